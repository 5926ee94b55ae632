import { factorCodes } from '@pavilion/contract/secondFactors';
import { type Kysely, sql } from 'kysely';
import { Refusal, refused } from '../../../http/refusal.ts';
import type { SecondFactorTables } from './tables.ts';

/**
 * Bounds guessing at codes per holder and address, as `loginAttempts` does for passwords. Whoever guesses has proved the
 * password already; even so nobody is shut out by it: passkeys and recovery codes cannot be guessed and are always taken.
 */
export const guessBounds = {
  /** Wrong codes from one address before it has to wait. */
  freeWrong: 5,
  firstWaitMs: 30_000,
  waitMsMax: 15 * 60_000,
  /** Wrong codes are forgotten after this long without another. */
  forgetAfterMs: 24 * 60 * 60_000,
  /** Wrong codes from all addresses within a day; from then on codes of the app are taken from known addresses only. */
  pressure: 50,
} as const;

interface GuessPlace {
  readonly holderId: number;
  readonly ip: string;
  readonly now: Date;
}

const windowStart = (now: Date): Date => new Date(now.getTime() - guessBounds.forgetAfterMs);

/** Throws HTTP 429 while this address has to wait for its next code. */
export const assertMayGuess = async (
  db: Kysely<SecondFactorTables>,
  { holderId, ip, now }: GuessPlace,
): Promise<void> => {
  const row = await db
    .selectFrom('second_factor_guess')
    .select('blocked_until')
    .where('holder_id', '=', holderId)
    .where('ip', '=', ip)
    .executeTakeFirst();
  const waitMs = (row?.blocked_until?.getTime() ?? 0) - now.getTime();
  if (waitMs > 0)
    throw new Refusal(429, 'error.too_many', {
      httpStatus: 429,
      data: { retry_after_seconds: Math.ceil(waitMs / 1000) },
    });
};

/** Whether the holder was let in from this address since the app was enrolled, by a second factor therefore. */
const isKnownAddress = async (
  db: Kysely<SecondFactorTables>,
  { holderId, ip }: GuessPlace,
): Promise<boolean> => {
  const row = await db
    .selectFrom('second_factor_holder as holder')
    .innerJoin('totp_factor as totp', 'totp.holder_id', 'holder.id')
    .innerJoin('session', 'session.member_id', 'holder.member_id')
    .select('session.id')
    .where('holder.id', '=', holderId)
    .where(sql<boolean>`session.ip = ${ip}::inet`)
    .whereRef('session.created_at', '>=', 'totp.confirmed_at')
    .executeTakeFirst();
  if (row !== undefined) return true;
  const ofStaff = await db
    .selectFrom('second_factor_holder as holder')
    .innerJoin('totp_factor as totp', 'totp.holder_id', 'holder.id')
    .innerJoin('staff_session', 'staff_session.staff_id', 'holder.staff_id')
    .select('holder.id')
    .where('holder.id', '=', holderId)
    .where(sql<boolean>`staff_session.ip = ${ip}::inet`)
    .whereRef('staff_session.factor_at', '>=', 'totp.confirmed_at')
    .executeTakeFirst();
  return ofStaff !== undefined;
};

/** Refuses codes of the app with 305 from addresses that nobody knows, while many guess at this holder. */
export const assertCodesAreTaken = async (
  db: Kysely<SecondFactorTables>,
  place: GuessPlace,
): Promise<void> => {
  const { wrong } = await db
    .selectFrom('second_factor_guess')
    .select(sql<number>`coalesce(sum(wrong_answers), 0)::integer`.as('wrong'))
    .where('holder_id', '=', place.holderId)
    .where('last_wrong_at', '>', windowStart(place.now))
    .executeTakeFirstOrThrow();
  if (wrong < guessBounds.pressure || (await isKnownAddress(db, place))) return;
  throw refused(factorCodes, 305, 'second_factor.codes_paused');
};

const waitAfter = (wrong: number): number =>
  wrong < guessBounds.freeWrong
    ? 0
    : Math.min(
        guessBounds.waitMsMax,
        guessBounds.firstWaitMs * 2 ** Math.min(wrong - guessBounds.freeWrong, 20),
      );

/** Counts a wrong code; the address waits longer with each one past the free ones. */
export const recordWrongGuess = async (
  db: Kysely<SecondFactorTables>,
  { holderId, ip, now }: GuessPlace,
): Promise<void> => {
  const { wrong_answers } = await db
    .insertInto('second_factor_guess')
    .values({ holder_id: holderId, ip, wrong_answers: 1, last_wrong_at: now })
    .onConflict((conflict) =>
      conflict.columns(['holder_id', 'ip']).doUpdateSet({
        wrong_answers: sql<number>`CASE WHEN second_factor_guess.last_wrong_at <= ${windowStart(now)} THEN 1
                                        ELSE second_factor_guess.wrong_answers + 1 END`,
        last_wrong_at: now,
      }),
    )
    .returning('wrong_answers')
    .executeTakeFirstOrThrow();
  const waitMs = waitAfter(wrong_answers);
  if (waitMs === 0) return;
  await db
    .updateTable('second_factor_guess')
    .set({ blocked_until: new Date(now.getTime() + waitMs) })
    .where('holder_id', '=', holderId)
    .where('ip', '=', ip)
    .execute();
};

/** A right answer wipes the slate of its address. */
export const forgetGuesses = async (
  db: Kysely<SecondFactorTables>,
  { holderId, ip }: Omit<GuessPlace, 'now'>,
): Promise<void> => {
  await db.deleteFrom('second_factor_guess').where('holder_id', '=', holderId).where('ip', '=', ip).execute();
};
