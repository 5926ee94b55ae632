import type { Kysely } from 'kysely';
import { guessBounds } from './guesses.ts';
import type { SecondFactorTables } from './tables.ts';

/** Removes what was begun and never finished, and wrong codes that no longer count. Safe to run at any time. */
export const sweepSecondFactors = async (db: Kysely<SecondFactorTables>, now: Date): Promise<void> => {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('totp_enrolment').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('second_factor_guess')
    .where('last_wrong_at', '<=', new Date(now.getTime() - guessBounds.forgetAfterMs))
    .execute();
};
