import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { IdentityTables } from './tables.ts';

/**
 * Slows guessing down per pair of account and address, and over all addresses for strangers to the account. Nobody can lock
 * a member out: with a browser or device that the member was logged in on, from an address that has not failed yet, the
 * first tries are always judged by the password alone.
 */
export const loginSlowdown = {
  /** Failures of one pair before it has to wait. */
  freeFailures: 5,
  /** The same while many addresses guess at the account. */
  freeFailuresUnderPressure: 1,
  firstWaitMs: 30_000,
  waitMsMax: 15 * 60_000,
  /** A pair that has been quiet this long starts afresh. */
  forgetAfterMs: 60 * 60_000,
  /** Failures of an account from all addresses within the hour that count as pressure. */
  accountPressure: 50,
  /** Failures of an account from all addresses within the hour after which strangers take turns at it. */
  turnsFrom: 20,
  /** Between two strangers; doubles with every further twenty failures. */
  turnWaitMs: 15_000,
  turnWaitMsMax: 2 * 60_000,
  addressWindowMs: 10 * 60_000,
  /** Failures of an address, over all accounts, in the window. */
  addressFailuresMax: 100,
  addressWaitMs: 60_000,
} as const;

interface Pair {
  readonly siteId: number;
  readonly accountKey: string;
  /** Of IPv6 the network (`addressBlockOf`). */
  readonly ip: string;
}

const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'error.too_many', {
    httpStatus: 429,
    data: { retry_after_seconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  });

/** Throws HTTP 429 when the pair or the address has to wait. */
export const assertMayTry = async (db: Kysely<IdentityTables>, pair: Pair, now: Date): Promise<void> => {
  const windowStart = new Date(now.getTime() - loginSlowdown.addressWindowMs);
  const row = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('login_attempt')
        .select('blocked_until')
        .where('site_id', '=', pair.siteId)
        .where('account_key', '=', pair.accountKey)
        .where('ip', '=', pair.ip)
        .as('blocked_until'),
      select
        .selectFrom('login_attempt')
        .select(sql<number>`coalesce(sum(failures), 0)::integer`.as('failures'))
        .where('site_id', '=', pair.siteId)
        .where('ip', '=', pair.ip)
        .where('last_failed_at', '>', windowStart)
        .as('address_failures'),
    ])
    .executeTakeFirstOrThrow();
  const waitMs = row.blocked_until === null ? 0 : row.blocked_until.getTime() - now.getTime();
  if (waitMs > 0) throw tooMany(waitMs);
  if ((row.address_failures ?? 0) >= loginSlowdown.addressFailuresMax) {
    throw tooMany(loginSlowdown.addressWaitMs);
  }
};

/** Takes the next turn of strangers at an account that many guess at. Throws HTTP 429 while it is not there. */
const takeTurn = async (
  db: Kysely<IdentityTables>,
  { siteId, accountKey }: Pick<Pair, 'siteId' | 'accountKey'>,
  pressure: number,
  now: Date,
): Promise<void> => {
  const { turnsFrom, turnWaitMs, turnWaitMsMax } = loginSlowdown;
  if (pressure < turnsFrom) return;
  const waitMs = Math.min(turnWaitMsMax, turnWaitMs * 2 ** Math.floor((pressure - turnsFrom) / turnsFrom));
  const { rows } = await sql<{ wait_ms: number | null }>`
    WITH taken AS (
      INSERT INTO login_turn AS turn (site_id, account_key, next_at)
      VALUES (${siteId}, ${accountKey}, ${new Date(now.getTime() + waitMs)})
      ON CONFLICT (site_id, account_key) DO UPDATE SET next_at = excluded.next_at WHERE turn.next_at <= ${now}
      RETURNING site_id
    )
    SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN NULL ELSE coalesce((
      SELECT extract(epoch FROM next_at - ${now}::timestamptz) * 1000 FROM login_turn
       WHERE site_id = ${siteId} AND account_key = ${accountKey}), ${waitMs})::float8 END AS wait_ms`.execute(
    db,
  );
  const left = rows[0]?.wait_ms ?? null;
  if (left !== null) throw tooMany(Math.max(left, 1));
};

/**
 * Takes one try of the pair before the password is looked at, so that guesses that come at once are counted like those
 * that come one by one; a right password gives it back. The same statements for an account that does not exist. Throws
 * HTTP 429 when another took the last one meanwhile, and to a stranger whose turn it is not.
 */
export const takeTry = async (
  db: Kysely<IdentityTables>,
  pair: Pair,
  now: Date,
  { isStranger }: { readonly isStranger: boolean },
): Promise<void> => {
  const { freeFailures, freeFailuresUnderPressure, firstWaitMs, waitMsMax, forgetAfterMs } = loginSlowdown;
  const forgotten = new Date(now.getTime() - forgetAfterMs);
  const { pressure } = await db
    .selectFrom('login_attempt')
    .select(sql<number>`coalesce(sum(failures), 0)::integer`.as('pressure'))
    .where('site_id', '=', pair.siteId)
    .where('account_key', '=', pair.accountKey)
    .where('last_failed_at', '>', forgotten)
    .executeTakeFirstOrThrow();
  if (isStranger) await takeTurn(db, pair, pressure, now);
  const free = pressure >= loginSlowdown.accountPressure ? freeFailuresUnderPressure : freeFailures;
  /** Doubles with every try past the free ones. */
  const blockedUntil = (
    failures: RawBuilder<number>,
  ) => sql<Date | null>`CASE WHEN ${failures} >= ${free}::integer THEN
    ${now}::timestamptz + interval '1 millisecond'
      * least(${waitMsMax}::bigint, ${firstWaitMs}::bigint * (1 << least(${failures} - ${free}::integer, 20))) END`;
  const counted = sql<number>`CASE WHEN login_attempt.last_failed_at < ${forgotten} THEN 1
                                   ELSE login_attempt.failures + 1 END`;
  const taken = await db
    .insertInto('login_attempt')
    .values({
      site_id: pair.siteId,
      account_key: pair.accountKey,
      ip: pair.ip,
      failures: 1,
      last_failed_at: now,
      blocked_until: blockedUntil(sql<number>`1`),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'account_key', 'ip'])
        .doUpdateSet({
          failures: counted,
          last_failed_at: now,
          blocked_until: blockedUntil(sql`(${counted})`),
        })
        .where((attempt) =>
          attempt.or([
            attempt('login_attempt.blocked_until', 'is', null),
            attempt('login_attempt.blocked_until', '<=', now),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (taken === undefined) throw tooMany(firstWaitMs);
};

/** Gives a try back that came to nothing. */
export const giveTryBack = async (db: Kysely<IdentityTables>, pair: Pair): Promise<void> => {
  await db
    .updateTable('login_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('site_id', '=', pair.siteId)
    .where('account_key', '=', pair.accountKey)
    .where('ip', '=', pair.ip)
    .execute();
};

/** A right password wipes the pair's slate, its own try with it. */
export const forgetFailures = async (db: Kysely<IdentityTables>, pair: Pair): Promise<void> => {
  await db
    .deleteFrom('login_attempt')
    .where('site_id', '=', pair.siteId)
    .where('account_key', '=', pair.accountKey)
    .where('ip', '=', pair.ip)
    .execute();
};
