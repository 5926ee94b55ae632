import type { SqlExecutor } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { SmsGateway } from '../../modules/signup/index.ts';
import type { Hall } from '../hall.ts';
import { repeat } from '../repeat.ts';
import { seal, unseal } from '../seal.ts';
import type { MailCarrier, MailOutcome } from './mail.ts';

const mailSchema = z.object({
  channel: z.literal('mail'),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
const smsSchema = z.object({ channel: z.literal('sms'), to: z.string(), text: z.string() });
const contentSchema = z.discriminatedUnion('channel', [mailSchema, smsSchema]);
export type MessageContent = z.infer<typeof contentSchema>;

export interface Posting {
  readonly siteId: number;
  readonly content: MessageContent;
  /** After this it is of no use: a code that has run out is not sent any more. */
  readonly goodUntil: Date;
  /** Written as any other but never sent, so that an account that is not there costs what another costs. */
  readonly withheld?: boolean;
}

export interface PostOffice {
  /** Writes a message into the caller's transaction: it goes if and only if that commits. */
  readonly post: (tx: SqlExecutor, posting: Posting) => Promise<void>;
  /** Spares the wait for the next look. Call it after the commit. */
  readonly wake: () => void;
  /** Whether this house has a way to send by this channel at all. */
  readonly carries: (channel: MessageContent['channel']) => boolean;
  /** Sends what is due; answers how many messages it took on. */
  readonly deliverDue: () => Promise<number>;
  /** Forgets what was finished a week ago. */
  readonly sweep: () => Promise<void>;
  /** Delivers from now on. Answers how to stop. */
  readonly start: () => () => Promise<void>;
}

export interface PostOfficeDeps extends Pick<Hall, 'clock' | 'secret'> {
  readonly db: SqlExecutor;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Undefined: there is no such way. */
  readonly mail: MailCarrier | undefined;
  readonly sms: SmsGateway | undefined;
}

/** Waits between tries; after the last one the message is given up. Ten tries within some nine hours. */
const retryAfterSeconds = [5, 15, 60, 180, 600, 1_800, 3_600, 7_200, 14_400] as const;
/** A process that took a message on and died leaves it to another after this. Longer than any carrier waits. */
const leaseSeconds = 60;
/** Messages on their way at once. */
const batchMax = 8;
/** Batches in one look, so that a flood cannot keep one look going for ever. */
const batchesMax = 50;
const lookEveryMs = 1_000;
const finishedKeptMs = 7 * 24 * 60 * 60_000;

const sealName = 'message';

const takeDue = {
  name: 'message_take_due',
  text: `UPDATE message SET attempts = attempts + 1, due_at = $2
          WHERE id IN (SELECT id FROM message WHERE state = 'waiting' AND due_at <= $1
                        ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING id, sealed, attempts, good_until`,
};

interface DueRow {
  readonly id: bigint;
  readonly sealed: Buffer;
  readonly attempts: number;
  readonly good_until: Date;
}

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/**
 * Carries letters and short messages from the table `message` to their carriers. Nobody waits for SMTP, and nothing is
 * lost in a crash: a message is sent at least once, and twice only when a process dies between sending and noting it.
 */
export const createPostOffice = (deps: PostOfficeDeps): PostOffice => {
  const { db, clock, log, secret, mail, sms } = deps;

  const carry = async (content: MessageContent): Promise<MailOutcome> => {
    if (content.channel === 'mail') return mail === undefined ? 'refused' : mail.send(content);
    const outcome = await sms?.send({ phone: content.to, text: content.text });
    // A gateway does not say whether the number or its own state is at fault: it is asked again.
    return outcome === 'sent' ? 'sent' : outcome === undefined ? 'refused' : 'unreachable';
  };

  const finish = (id: bigint, state: 'sent' | 'given_up') =>
    db.query({
      name: 'message_finish',
      text: 'UPDATE message SET state = $2, finished_at = $3, sealed = NULL WHERE id = $1',
      values: [id, state, clock.now()],
    });

  const deliver = async (row: DueRow): Promise<void> => {
    if (row.good_until <= clock.now()) return void (await finish(row.id, 'given_up'));
    const content = contentSchema.parse(JSON.parse(unseal(secret, sealName, row.sealed)));
    const outcome = await carry(content);
    if (outcome === 'sent') return void (await finish(row.id, 'sent'));
    const waitSeconds = retryAfterSeconds[row.attempts - 1];
    const now = clock.now();
    if (outcome === 'refused' || waitSeconds === undefined || later(now, waitSeconds) >= row.good_until) {
      log.error(
        { messageId: Number(row.id), channel: content.channel, attempts: row.attempts, outcome },
        'a message is given up',
      );
      return void (await finish(row.id, 'given_up'));
    }
    await db.query({
      name: 'message_wait',
      text: 'UPDATE message SET due_at = $2 WHERE id = $1',
      values: [row.id, later(now, waitSeconds)],
    });
  };

  const deliverDue = async (): Promise<number> => {
    let taken = 0;
    for (let batch = 0; batch < batchesMax; batch += 1) {
      const now = clock.now();
      const { rows } = await db.query<DueRow>({
        ...takeDue,
        values: [now, later(now, leaseSeconds), batchMax],
      });
      const done = await Promise.allSettled(rows.map(deliver));
      for (const { id, failed } of done.flatMap((result, index) =>
        result.status === 'rejected' ? [{ id: rows[index]?.id, failed: result.reason }] : [],
      ))
        log.error({ err: failed, messageId: Number(id) }, 'a message could not be handled');
      taken += rows.length;
      if (rows.length < batchMax) break;
    }
    return taken;
  };

  let wakeUp = (): void => undefined;
  return {
    post: async (tx, { siteId, content, goodUntil, withheld = false }) => {
      const now = clock.now();
      await tx.query({
        name: 'message_post',
        text: `INSERT INTO message (site_id, channel, sealed, state, due_at, good_until, created_at, finished_at)
               VALUES ($1, $2, $3, $4, $5, $6, $5, $7)`,
        values: [
          siteId,
          content.channel,
          seal(secret, sealName, JSON.stringify(content)),
          withheld ? 'withheld' : 'waiting',
          now,
          goodUntil,
          withheld ? now : null,
        ],
      });
    },
    wake: () => wakeUp(),
    carries: (channel) => (channel === 'mail' ? mail : sms) !== undefined,
    deliverDue,
    sweep: async () => {
      await db.query({
        text: 'DELETE FROM message WHERE finished_at <= $1',
        values: [new Date(clock.now().getTime() - finishedKeptMs)],
      });
    },
    start: () => {
      const loop = repeat(deliverDue, { everyMs: lookEveryMs, what: 'delivering messages', log });
      let running: Promise<unknown> = Promise.resolve();
      wakeUp = () => {
        running = running
          .then(deliverDue)
          .catch((error: unknown) => log.error({ err: error }, 'delivering messages'));
      };
      return async () => {
        wakeUp = () => undefined;
        await loop();
        await running;
        mail?.close();
      };
    },
  };
};
