import { kyselyOn, withTransaction } from '@pavilion/postgres';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { addressBlockOf } from '../identity/index.ts';
import { tryLimits } from './limits.ts';
import type { Purse, RecoveryTables } from './tables.ts';

export interface Try {
  readonly siteId: number;
  readonly accountKey: string;
  readonly ip: string;
  readonly purse: Purse;
  readonly fitsContact: boolean;
  readonly now: Date;
}

export interface BookedTry {
  readonly id: bigint;
  /** The allowance was used up before: whatever was typed counts as wrong. */
  readonly isSpent: boolean;
  /** A wrong answer now is the last one for today. */
  readonly isLast: boolean;
}

/** Too often wrong from one address: at this account, or at all accounts together. */
export type Slowdown = 'pair' | 'address' | null;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Whether this address has to wait. Counted by what was typed, so that it says nothing of which accounts there are. */
export const slowdownOf = async (
  db: Kysely<RecoveryTables>,
  { siteId, accountKey, ip, now }: Pick<Try, 'siteId' | 'accountKey' | 'ip' | 'now'>,
): Promise<Slowdown> => {
  const { first, last } = addressBlockOf(ip);
  const { pair, address } = await db
    .selectFrom('withdraw_try')
    .select([
      sql<number>`count(*) FILTER (WHERE account_key = ${accountKey})::integer`.as('pair'),
      sql<number>`count(*)::integer`.as('address'),
    ])
    .where('site_id', '=', siteId)
    .where('ip', '>=', first)
    .where('ip', '<=', last)
    .where('purse', '!=', 'session')
    .where('was_right', '=', false)
    .where('tried_at', '>', before(now, tryLimits.windowMs))
    .executeTakeFirstOrThrow();
  if (pair >= tryLimits.pairWrongMax) return 'pair';
  return address >= tryLimits.addressWrongMax ? 'address' : null;
};

/**
 * Books a try as wrong before the answer is looked at, one at a time for each account: guesses side by side cannot slip
 * past the limit. `markRight` takes it back.
 */
export const bookTry = (pool: Pool, given: Try): Promise<BookedTry> =>
  withTransaction(pool, async (client) => {
    const db = kyselyOn<RecoveryTables>(client);
    const { siteId, accountKey, ip, purse, now } = given;
    const lock = `${siteId} withdraw_try ${accountKey}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
    const { today, month } = await db
      .selectFrom('withdraw_try')
      .select([
        sql<number>`count(*) FILTER (WHERE tried_at > ${before(now, tryLimits.dayMs)})::integer`.as('today'),
        sql<number>`count(*)::integer`.as('month'),
      ])
      .where('site_id', '=', siteId)
      .where('account_key', '=', accountKey)
      .where('purse', '=', purse)
      .where('fits_contact', '=', true)
      .where('was_right', '=', false)
      .where('tried_at', '>', before(now, tryLimits.monthMs))
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('withdraw_try')
      .values({
        site_id: siteId,
        account_key: accountKey,
        ip,
        purse,
        fits_contact: given.fitsContact,
        tried_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      id,
      isSpent: today >= tryLimits.wrongDailyMax || month >= tryLimits.wrongMonthlyMax,
      isLast: today + 1 === tryLimits.wrongDailyMax || month + 1 === tryLimits.wrongMonthlyMax,
    };
  });

export const markRight = async (db: Kysely<RecoveryTables>, { id }: BookedTry): Promise<void> => {
  await db.updateTable('withdraw_try').set({ was_right: true }).where('id', '=', id).execute();
};
