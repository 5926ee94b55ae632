import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { CredentialTables } from './tables.ts';

/** Slows down whoever sits in a member's session and guesses at the password itself. */
export const passwordGuessing = {
  /** Wrong tries before there is a wait. */
  freeFailures: 5,
  firstWaitMs: 60_000,
  waitMsMax: 60 * 60_000,
  /** A member who has been quiet this long starts afresh. */
  forgetAfterMs: 6 * 60 * 60_000,
} as const;

const tooMany = (waitMs: number): Refusal =>
  new Refusal(429, 'error.too_many', {
    httpStatus: 429,
    data: { retry_after_seconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  });

/**
 * Counts a try before it is judged, so that a thousand at once are a thousand tries; `forgetGuesses` takes it back when the
 * password was right. Throws HTTP 429 while the member has to wait.
 */
export const countGuess = async (
  db: Kysely<CredentialTables>,
  memberId: number,
  now: Date,
): Promise<void> => {
  const { freeFailures, firstWaitMs, waitMsMax, forgetAfterMs } = passwordGuessing;
  const forgotten = new Date(now.getTime() - forgetAfterMs);
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO password_guess AS known (member_id, failures, last_failed_at, blocked_until)
    VALUES (${memberId}, 1, ${now}, NULL)
    ON CONFLICT (member_id) DO UPDATE
      SET failures = CASE WHEN known.last_failed_at < ${forgotten} THEN 1 ELSE known.failures + 1 END,
          last_failed_at = ${now},
          blocked_until = CASE
            WHEN known.last_failed_at < ${forgotten} OR known.failures + 1 < ${freeFailures} THEN NULL
            ELSE ${now}::timestamptz + make_interval(secs => least(
              ${waitMsMax}::float8 / 1000,
              ${firstWaitMs}::float8 / 1000 * 2 ^ least(known.failures + 1 - ${freeFailures}, 20)))
          END
      WHERE known.blocked_until IS NULL OR known.blocked_until <= ${now}
    RETURNING failures`.execute(db);
  if (rows.length > 0) return;
  const blocked = await db
    .selectFrom('password_guess')
    .select('blocked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  throw tooMany((blocked?.blocked_until?.getTime() ?? now.getTime()) - now.getTime());
};

/** The password was right: the slate is clean. */
export const forgetGuesses = async (db: Kysely<CredentialTables>, memberId: number): Promise<void> => {
  await db.deleteFrom('password_guess').where('member_id', '=', memberId).execute();
};
