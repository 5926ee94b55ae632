import { envelopeContentShape, envelopeCreate, envelopeEnd } from '@pavilion/contract/office';
import { type Minor, parseDecimal } from '@pavilion/money';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import { type DeedBook, hashOf, proposeOnce, proposeOrDo, readBound } from '../../proposals/index.ts';
import { budgetMaxMinor } from '../drawShares.ts';
import { givenAlone } from '../officeQueries.ts';
import type { PromotionDeps } from './claimRedEnvelope.ts';
import { createRedEnvelope } from './createRedEnvelope.ts';

export interface EnvelopeDeskDeps extends PromotionDeps {
  readonly book: DeedBook;
}

const kind = 'promotions.create_envelope';
export const envelopeContent = z.strictObject(envelopeContentShape);
export type EnvelopeContent = z.output<typeof envelopeContent>;

const executorOf = (tx: PoolClient): SqlExecutor => ({
  query: ({ text, values }) => tx.query(text, values),
});

export interface EnvelopeSums {
  readonly budgetMinor: Minor;
  readonly minDepositMinor: Minor;
}

/** The amounts of an envelope. Refuses a field that its currency does not know, 391 and 392. */
export const sumsOf = (content: EnvelopeContent, now: Date): EnvelopeSums => {
  const { codes } = envelopeCreate;
  const budgetMinor = parseDecimal(content.budget, content.currency);
  if (budgetMinor === undefined || budgetMinor > budgetMaxMinor) throw badField('budget');
  const minDepositMinor = parseDecimal(content.min_deposit, content.currency);
  if (minDepositMinor === undefined || minDepositMinor > budgetMaxMinor) throw badField('min_deposit');
  if (budgetMinor < BigInt(content.shares)) throw refused(codes, 391, 'office.envelope_too_small');
  const [starts, ends] = [new Date(content.starts_at), new Date(content.end_at)];
  if (ends <= starts || ends <= now) throw refused(codes, 392, 'office.envelope_no_time');
  return { budgetMinor, minDepositMinor };
};

interface Stored {
  readonly by: Actor;
  readonly now: Date;
  readonly request?: { readonly staffId: number; readonly id: string; readonly hash: Buffer };
}

const store = (tx: PoolClient, content: EnvelopeContent, { by, now, request }: Stored): Promise<number> => {
  const { budgetMinor, minDepositMinor } = sumsOf(content, now);
  return createRedEnvelope(executorOf(tx), {
    siteId: by.siteId,
    currency: content.currency,
    title: content.title,
    startsAt: new Date(content.starts_at),
    endAt: new Date(content.end_at),
    budgetMinor,
    shares: content.shares,
    spread: content.spread,
    minDepositMinor,
    depositDays: content.deposit_days,
    createdBy: `operator:${by.account}`,
    createdAt: now,
    ...(request === undefined ? {} : { request }),
  });
};

/** What one of the staff may still give away alone, and whether an envelope goes beyond that. */
export const judgeAlone = async (
  executor: SqlExecutor,
  who: Pick<Actor, 'siteId' | 'staffId'>,
  { currency }: Pick<EnvelopeContent, 'currency'>,
  budgetMinor: bigint,
  now: Date,
): Promise<{ readonly needsSecond: boolean; readonly leftMinor: bigint }> => {
  const bound = await readBound(executor, who.siteId, kind, currency);
  const given = await givenAlone(executor, { ...who, currency }, now);
  const leftMinor = bound > given ? bound - given : 0n;
  return { needsSecond: budgetMinor > leftMinor, leftMinor };
};

/** An envelope beyond what one person may give away is made by two. */
export const registerEnvelopeDeeds = ({ book, clock }: EnvelopeDeskDeps): void =>
  book.register({
    kind,
    right: 'promotions.manage',
    content: envelopeContent,
    worldOf: async (tx, { currency }, siteId) => {
      const { rows } = await tx.query<{ open: boolean }>(
        'SELECT $2 = ANY (currencies) AS open FROM site WHERE id = $1',
        [siteId, currency],
      );
      return { currency_open: rows[0]?.open ?? false };
    },
    run: async (tx, content, by) => {
      await store(tx, content, { by, now: clock.now() });
    },
  });

/** The envelope that this request has made alone already. Refuses with 345 when it said something else. */
const findRepeated = async (
  tx: PoolClient,
  who: Actor,
  requestId: string,
  hash: Buffer,
): Promise<number | undefined> => {
  const { rows } = await tx.query<{ id: number; request_hash: Buffer }>(
    'SELECT id, request_hash FROM red_envelope WHERE staff_id = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  const [known] = rows;
  if (known === undefined) return undefined;
  if (!known.request_hash.equals(hash)) throw refused(envelopeCreate.codes, 345, 'office.other_content');
  return known.id;
};

export interface Published {
  readonly proposal_id: number | null;
  readonly id: number | null;
}

/**
 * Makes an envelope once, or proposes it where it goes beyond what this person may give away alone in 24 hours. Refuses with
 * 391 and 392 what could not be, with 345 a repeat with other content.
 */
export const publishEnvelope = (
  { pool, clock, book }: EnvelopeDeskDeps,
  who: Actor,
  { reason, request_id: requestId, ...content }: z.output<typeof envelopeCreate.body>,
): Promise<Published> =>
  withTransaction(pool, async (tx) => {
    const hash = hashOf(content);
    // Of two requests of one person at once the second sees what the first has given away.
    await tx.query('SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE', [who.staffId]);
    const repeated = await findRepeated(tx, who, requestId, hash);
    if (repeated !== undefined) {
      await who.trace(tx, { subject: { kind: 'envelope', id: repeated }, after: { repeated: true } });
      return { proposal_id: null, id: repeated };
    }
    const now = clock.now();
    let id: number | null = null;
    const proposal_id = await proposeOnce(tx, who, { kind, content, requestId }, async () => {
      const { budgetMinor } = sumsOf(content, now);
      const { needsSecond } = await judgeAlone(executorOf(tx), who, content, budgetMinor, now);
      if (needsSecond) {
        const name = textOf(content.title, 'zh_CN');
        const subject = { kind: 'envelope', id: name.slice(0, 40), name };
        return proposeOrDo(tx, book, who, { kind, content, requestId, subject, reason }, now);
      }
      id = await store(tx, content, { by: who, now, request: { staffId: who.staffId, id: requestId, hash } });
      await who.trace(tx, { subject: { kind: 'envelope', id }, after: content, reason });
      return null;
    });
    return { proposal_id, id };
  });

/** Ends an envelope now; pages hear of it within a second. Refuses with 404, and 393 for one that is over. */
export const endEnvelope = (
  { pool, clock }: EnvelopeDeskDeps,
  who: Actor,
  { id, reason }: z.output<typeof envelopeEnd.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const now = clock.now();
    const { rows } = await tx.query<{ starts_at: Date; end_at: Date }>(
      'SELECT starts_at, end_at FROM red_envelope WHERE site_id = $1 AND id = $2 FOR UPDATE',
      [who.siteId, id],
    );
    const [envelope] = rows;
    if (envelope === undefined) throw refused(envelopeEnd.codes, 404, 'office.not_found');
    if (envelope.end_at <= now) throw refused(envelopeEnd.codes, 393, 'office.envelope_over');
    await tx.query(
      'UPDATE red_envelope SET starts_at = least(starts_at, $2), end_at = $2, ended_early_at = $2 WHERE id = $1',
      [id, now],
    );
    await who.trace(tx, {
      subject: { kind: 'envelope', id },
      before: { starts_at: envelope.starts_at.toISOString(), end_at: envelope.end_at.toISOString() },
      after: { ended_at: now.toISOString() },
      reason,
    });
  });
