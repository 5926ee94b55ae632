import { createKysely } from '@pavilion/postgres';
import type { Pool } from 'pg';
import type { Clock } from '../../../infra/clock.ts';
import type { PasswordHasher } from '../../identity/index.ts';
import type { RecoveryTables } from '../tables.ts';
import { bookTry, markRight } from '../tries.ts';

export interface WithdrawPasswordProof {
  readonly siteId: number;
  readonly memberId: number;
  readonly ip: string;
  readonly withdrawPassword: string;
}

/**
 * Whether a logged-in member knows the own withdraw password. Every try is booked before the answer is looked at, from
 * the allowance of changing it: five wrong ones a day, whatever session they come from. `unset`: there is none.
 */
export const proveWithdrawPassword = async (
  { pool, clock, passwords }: { pool: Pool; clock: Clock; passwords: PasswordHasher },
  { siteId, memberId, ip, withdrawPassword }: WithdrawPasswordProof,
): Promise<'right' | 'wrong' | 'spent' | 'unset'> => {
  const db = createKysely<RecoveryTables>(pool);
  const member = await db
    .selectFrom('member')
    .select(['account_key', 'withdraw_password_hash'])
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (member.withdraw_password_hash === null) return 'unset';
  const booked = await bookTry(pool, {
    siteId,
    accountKey: member.account_key,
    ip,
    purse: 'session',
    fitsContact: true,
    now: clock.now(),
  });
  if (booked.isSpent) return 'spent';
  if (!(await passwords.verify(member.withdraw_password_hash, withdrawPassword))) return 'wrong';
  await markRight(db, booked);
  return 'right';
};
