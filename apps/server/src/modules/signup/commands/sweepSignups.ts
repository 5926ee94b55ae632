import type { Kysely } from 'kysely';
import { allowancesKeptMs } from '../allowances.ts';
import { attemptsKeptMs } from '../signupAttempts.ts';
import type { SignupTables } from '../tables.ts';
import { repeatableMs } from './repeatSignUp.ts';

/** A phone code is dead after minutes; what is left of it are a phone and an address. */
const phoneCodesKeptMs = 24 * 60 * 60_000;

/** Removes what sign-ups leave behind and nobody needs any more. Safe to run at any time, any number of times. */
export const sweepSignups = async (db: Kysely<SignupTables>, now: Date): Promise<void> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.deleteFrom('signup_allowance').where('period_start', '<', before(allowancesKeptMs)).execute();
  await db.deleteFrom('signup_attempt').where('at', '<', before(attemptsKeptMs)).execute();
  await db.deleteFrom('signup_request').where('created_at', '<', before(repeatableMs)).execute();
  await db.deleteFrom('sms_code').where('sent_at', '<', before(phoneCodesKeptMs)).execute();
};
