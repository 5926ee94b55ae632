import type { SecondFactorOptions, SecondFactorProof } from '@pavilion/contract/secondFactors';
import { loginSecondFactorVerify } from '@pavilion/contract/secondFactors';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import { Refusal, refused } from '../../../../http/refusal.ts';
import { judgeAddress } from '../../addressRules.ts';
import {
  type ChallengeHolder,
  countWrongAnswer,
  credentialHashOf,
  endChallenge,
  findChallenge,
  holdChallenge,
} from '../../challenges/loginChallenges.ts';
import { admitMember, completeLogin, type LoggedIn } from '../../commands/completeLogin.ts';
import type { DeviceInfo } from '../../deviceInfo.ts';
import type { IdentityTables } from '../../tables.ts';
import type { SecondFactorDeps } from '../changeFactors.ts';
import { findHolder } from '../holders.ts';
import { type ProofPlace, proofOptions, proveFactor } from '../proveFactor.ts';
import type { RelyingParty } from '../relyingParty.ts';
import type { SecondFactorTables } from '../tables.ts';

/** Wrong answers before the login has to begin anew. */
const wrongAnswersMax = 5;

export interface LoginStep {
  readonly siteId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly country?: string | null;
  readonly memberLoginId: string;
  readonly party: RelyingParty;
}

const over = () => refused(loginSecondFactorVerify.codes, 101, 'second_factor.login_over');

const placeOf = (step: LoginStep, tokenHash: Buffer, holderId: number, now: Date): ProofPlace => ({
  siteId: step.siteId,
  holderId,
  party: step.party,
  purpose: 'login_step',
  bearer: tokenHash.toString('hex'),
  ip: step.ip,
  now,
});

const findAsked = async (db: Kysely<IdentityTables>, holder: ChallengeHolder) => {
  const asked = await findChallenge(db, 'second_factor', holder);
  if (asked === undefined) throw over();
  return asked;
};

/** What a login that has proved its password may go on with. Refuses with 101 when it is over. */
export const loginStepOptions = async (
  { pool, clock }: SecondFactorDeps,
  step: LoginStep,
): Promise<SecondFactorOptions> => {
  const db = createKysely<IdentityTables & SecondFactorTables>(pool);
  const now = clock.now();
  const asked = await findAsked(db, { ...step, now });
  const holder = await findHolder(db, { siteId: step.siteId, memberId: asked.memberId });
  if (holder === null) throw over();
  return proofOptions(db, placeOf(step, asked.tokenHash, holder.id, now));
};

/**
 * Finishes a login by a second factor (decisions: Second factor). Refuses with 106 and 201–203 for a denied address, 101
 * when the login is over, 102, 103 and 802 as login does, 304 after the fifth wrong answer, and as `proveFactor` does.
 */
export const passLoginStep = async (
  deps: SecondFactorDeps,
  step: LoginStep,
  { proof, device }: { proof: SecondFactorProof; device: DeviceInfo },
): Promise<LoggedIn> => {
  const { pool, clock, outbox, secret } = deps;
  const { siteId } = step;
  const now = clock.now();
  const db = createKysely<IdentityTables & SecondFactorTables>(pool);
  const { loginCode } = await judgeAddress(db, siteId, step.ip);
  if (loginCode !== null) throw refused(loginSecondFactorVerify.codes, loginCode, 'ip_error');
  const { memberId } = await findAsked(db, { ...step, now });
  const outcome = await withTransaction(pool, async (client): Promise<LoggedIn | Refusal> => {
    const locked = kyselyOn<IdentityTables & SecondFactorTables>(client);
    const member = await admitMember(client, { siteId, memberId });
    const asked = await holdChallenge(client, 'second_factor', { ...step, now });
    const holder = await findHolder(locked, { siteId, memberId });
    if (asked === undefined || holder === null) return over();
    const { tokenHash, credentialHash } = asked;
    if (!credentialHashOf(member.passwordHash).equals(credentialHash)) {
      await endChallenge(locked, tokenHash);
      return over();
    }
    const refusal = await proveFactor(client, secret, placeOf(step, tokenHash, holder.id, now), proof);
    if (refusal === null) {
      await endChallenge(locked, tokenHash);
      return completeLogin(client, outbox, member, { ...step, device, now });
    }
    if ((await countWrongAnswer(locked, tokenHash)) < wrongAnswersMax) return refusal;
    await endChallenge(locked, tokenHash);
    return refused(loginSecondFactorVerify.codes, 304, 'second_factor.too_many_wrong');
  });
  if (outcome instanceof Refusal) throw outcome;
  outbox.wake();
  return outcome;
};
