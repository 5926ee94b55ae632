import type { SqlExecutor } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Hall } from '../hall.ts';
import type { Job, JobOutcome, Queue, Work } from '../jobs.ts';
import { seal, unseal } from '../seal.ts';
import type { SmsGateway } from '../sms.ts';
import type { MailCarrier, MailOutcome } from './mail.ts';

const mailSchema = z.object({
  channel: z.literal('mail'),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachment: z.object({ name: z.string(), type: z.string(), base64: z.string() }).optional(),
});
const smsSchema = z.object({ channel: z.literal('sms'), to: z.string(), text: z.string() });
const contentSchema = z.discriminatedUnion('channel', [mailSchema, smsSchema]);
export type MessageContent = z.infer<typeof contentSchema>;
type Channel = MessageContent['channel'];

/** What is sealed. Whether it goes is in there too: the queue does not tell who exists. */
const sealedSchema = z.intersection(contentSchema, z.object({ withheld: z.boolean().default(false) }));

const jobSchema = z.object({ siteId: z.number().int(), goodUntil: z.iso.datetime(), sealed: z.base64() });

export interface Message {
  readonly siteId: number;
  readonly content: MessageContent;
  /** After this it is of no use: a code that has run out is not sent any more. */
  readonly goodUntil: Date;
  /** Written as any other but never sent, so that an account that is not there costs what another costs. */
  readonly withheld?: boolean;
}

export interface PostOffice {
  /** Writes a message into the caller's transaction: it goes if and only if that commits. */
  readonly send: (tx: SqlExecutor, message: Message) => Promise<void>;
  /** Whether this hall has a way to send by this channel at all. */
  readonly carries: (channel: Channel) => boolean;
  /** What carries the messages. */
  readonly works: readonly Work[];
  readonly close: () => void;
}

export interface PostOfficeDeps extends Pick<Hall, 'clock' | 'secret' | 'jobs'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Undefined: there is no such way. */
  readonly mail: MailCarrier | undefined;
  readonly sms: SmsGateway | undefined;
}

/** Thirteen tries within some nine hours. No carrier takes a minute. */
const queueOf = (name: Channel): Queue => ({
  name,
  retriesMax: 12,
  retryAfterSeconds: 5,
  retryAfterSecondsMax: 4 * 60 * 60,
  leaseSeconds: 60,
});
export const messageQueues = { mail: queueOf('mail'), sms: queueOf('sms') } as const;
/** Messages of a channel on their way at once. */
const batchMax = 8;

const sealName = 'message';

/**
 * Carries letters and short messages from the job queue to their carriers. Nobody waits for SMTP, and nothing is lost in a
 * crash: a message is sent at least once, and twice only when a process ends between sending and noting it.
 */
export const createPostOffice = ({ clock, log, secret, jobs, mail, sms }: PostOfficeDeps): PostOffice => {
  const carry = async (content: MessageContent): Promise<MailOutcome> => {
    if (content.channel === 'mail') return mail === undefined ? 'refused' : mail.send(content);
    const outcome = await sms?.send({ phone: content.to, text: content.text });
    // A gateway does not say whether the number or its own state is at fault: it is asked again.
    return outcome === 'sent' ? 'sent' : outcome === undefined ? 'refused' : 'unreachable';
  };

  const deliver = async (job: Job): Promise<JobOutcome> => {
    const { goodUntil, sealed } = jobSchema.parse(job.data);
    const text = unseal(secret, sealName, Buffer.from(sealed, 'base64'));
    const { withheld, ...content } = sealedSchema.parse(JSON.parse(text));
    if (withheld) return { kind: 'done' };
    if (new Date(goodUntil) <= clock.now()) return { kind: 'given_up', why: 'too late' };
    const outcome = await carry(content);
    if (outcome === 'sent') return { kind: 'done' };
    return { kind: outcome === 'refused' ? 'given_up' : 'again', why: outcome };
  };

  const workOf = (channel: Channel): Work => ({
    queue: messageQueues[channel],
    batchMax,
    run: deliver,
    onGivenUp: async ({ id, data, tries }, why) => {
      const { siteId, goodUntil } = jobSchema.parse(data);
      log.error(
        { alarm: 'message_given_up', messageId: id, siteId, channel, tries, why, goodUntil },
        'a message is given up',
      );
    },
  });

  return {
    send: async (tx, { siteId, content, goodUntil, withheld = false }) => {
      const sealed = seal(secret, sealName, JSON.stringify({ ...content, withheld })).toString('base64');
      const data = { siteId, goodUntil: goodUntil.toISOString(), sealed };
      await jobs.send(tx, messageQueues[content.channel], data);
    },
    carries: (channel) => (channel === 'mail' ? mail : sms) !== undefined,
    works: [workOf('mail'), workOf('sms')],
    close: () => mail?.close(),
  };
};
