import { staffPasswordLengthMin } from '@pavilion/contract/office';
import { createKysely } from '@pavilion/postgres';
import {
  addressBlockOf,
  assertMayTry,
  forgetFailures,
  giveTryBack,
  type IdentityTables,
  isLeakedPassword,
  takeTry,
} from '../identity/index.ts';
import type { StaffDeps } from './staffDeps.ts';

/** Staff are the installation's: their tries are counted under no site's number. */
const noSite = 0;

/** An account as it is compared and kept. */
export const staffAccountOf = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

/** Whether a guesser would try this password early. */
export const isEasyPassword = (password: string, account: string): boolean =>
  password.length < staffPasswordLengthMin ||
  isLeakedPassword(password) ||
  password.toLowerCase().includes(account);

export interface PasswordTry {
  /** What is guessed at: an account, or the account that somebody sits in. */
  readonly accountKey: string;
  readonly ip: string;
  /** Null where there is no such account, or none that may come in: it takes as long. */
  readonly hash: string | null;
  readonly password: string;
  readonly isStranger: boolean;
}

/**
 * Whether a password fits, paced as the logins of members are (`identity/loginAttempts`): per pair of account and address,
 * strangers in turns, nobody locked out by others. Throws HTTP 429 to whom it makes wait.
 */
export const checkPassword = async (
  { pool, clock, passwords }: Pick<StaffDeps, 'pool' | 'clock' | 'passwords'>,
  { accountKey, ip, hash, password, isStranger }: PasswordTry,
): Promise<boolean> => {
  const db = createKysely<IdentityTables>(pool);
  const pair = { siteId: noSite, accountKey, ip: addressBlockOf(ip).name };
  const now = clock.now();
  await assertMayTry(db, pair, now);
  await takeTry(db, pair, now, { isStranger });
  const fits = await passwords.verify(hash, password).catch(async (error: unknown) => {
    // Too busy to look at the password: that was no guess.
    await giveTryBack(db, pair);
    throw error;
  });
  if (fits) await forgetFailures(db, pair);
  return fits;
};
