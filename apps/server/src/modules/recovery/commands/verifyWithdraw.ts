import type { Locale } from '@pavilion/contract';
import type { RecoveryMethod, RecoveryToken } from '@pavilion/contract/recovery';
import { withdrawVerify } from '@pavilion/contract/recovery';
import { createKysely, withTransaction } from '@pavilion/postgres';
import { refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import { accountKeyOf } from '../../identity/index.ts';
import { findCandidate, fitsContact } from '../queries.ts';
import type { RecoveryDeps } from '../recoveryDeps.ts';
import type { RecoveryTables } from '../tables.ts';
import { issueResetToken } from '../tokens.ts';
import { bookTry, markRight, slowdownOf } from '../tries.ts';
import { tellMember } from './tellMember.ts';

export interface WithdrawProof {
  readonly site: Site;
  readonly account: string;
  readonly withdrawPassword: string;
  readonly method: RecoveryMethod;
  readonly contact: string;
  readonly ip: string;
  readonly locale: Locale;
}

const pleaseVerifyAgain = 'signup.error_verify_pls_reVerify';

/**
 * Proves a member by withdraw password and contact, and answers a token for a new login password (spec §4, §8 Withdraw
 * verify). Refuses with 102 and 204 an address that was wrong too often, and with 101 everything that is not proved: an
 * unknown account, a wrong contact, a wrong withdraw password and a used-up allowance look alike and cost alike.
 */
export const verifyWithdraw = async (deps: RecoveryDeps, proof: WithdrawProof): Promise<RecoveryToken> => {
  const { pool, clock, passwords } = deps;
  const { site, method, contact, ip } = proof;
  const db = createKysely<RecoveryTables>(pool);
  const now = clock.now();
  const claim = { siteId: site.id, accountKey: accountKeyOf(proof.account), method, contact, ip };

  const slowdown = deps.testMode ? null : await slowdownOf(db, { ...claim, now });
  if (slowdown === 'pair') throw refused(withdrawVerify.codes, 102, pleaseVerifyAgain);
  if (slowdown === 'address') throw refused(withdrawVerify.codes, 204, pleaseVerifyAgain);

  const candidate = await findCandidate(db, claim);
  const fits = fitsContact(candidate, claim);
  const purse = candidate?.knows_address === true ? 'known' : 'stranger';
  const booked = await bookTry(pool, { ...claim, purse, fitsContact: fits, now });
  const isRight = await passwords.verify(candidate?.withdraw_password_hash ?? null, proof.withdrawPassword);

  if (candidate !== undefined && fits && isRight && !booked.isSpent) {
    await markRight(db, booked);
    return issueResetToken(db, {
      siteId: site.id,
      memberId: candidate.id,
      cause: 'withdraw_verified',
      now,
    });
  }
  if (candidate !== undefined && fits && booked.isLast) {
    // Whoever guesses must not see it, so the member is told where only the member reads.
    await withTransaction(pool, (client) =>
      tellMember(deps, client, {
        site,
        member: candidate,
        notice: 'withdraw_tries_spent',
        locale: proof.locale,
      }),
    );
  }
  throw refused(withdrawVerify.codes, 101, pleaseVerifyAgain);
};
