import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '../tables.ts';

/** How often questions may be answered wrongly before they are not asked on. */
export const guessLimits = {
  /** In one challenge; the login then starts over. */
  challengeMax: 5,
  /** Of one member, over all challenges. Devices that the member has used before are not asked, so they stay open. */
  memberMax: 10,
  /** Without a wrong answer for this long, the member's count starts afresh. */
  forgetAfterMs: 24 * 60 * 60_000,
} as const;

export const hasGuessedTooOften = async (
  db: Kysely<IdentityTables>,
  memberId: number,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('double_validation_guess')
    .select('wrong_answers')
    .where('member_id', '=', memberId)
    .where('last_wrong_at', '>', new Date(now.getTime() - guessLimits.forgetAfterMs))
    .executeTakeFirst();
  return (row?.wrong_answers ?? 0) >= guessLimits.memberMax;
};

/** Counts a wrong answer of the member; answers how many there have been. */
export const countGuess = async (
  db: Kysely<IdentityTables>,
  memberId: number,
  now: Date,
): Promise<number> => {
  const forgotten = new Date(now.getTime() - guessLimits.forgetAfterMs);
  const { wrong_answers } = await db
    .insertInto('double_validation_guess')
    .values({ member_id: memberId, wrong_answers: 1, last_wrong_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({
        wrong_answers: sql<number>`CASE WHEN double_validation_guess.last_wrong_at <= ${forgotten} THEN 1
                                        ELSE double_validation_guess.wrong_answers + 1 END`,
        last_wrong_at: now,
      }),
    )
    .returning('wrong_answers')
    .executeTakeFirstOrThrow();
  return wrong_answers;
};

export const forgetGuesses = async (db: Kysely<IdentityTables>, memberId: number): Promise<void> => {
  await db.deleteFrom('double_validation_guess').where('member_id', '=', memberId).execute();
};
