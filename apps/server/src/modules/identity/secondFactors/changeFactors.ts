import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { confirmCodes } from '@pavilion/contract/secondFactors';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { countGuess, forgetGuesses } from '../credentials/passwordGuesses.ts';
import type { CredentialTables } from '../credentials/tables.ts';
import type { MemberNotices } from '../memberNotices.ts';
import type { PasswordHasher } from '../passwords.ts';
import { endOtherSessions } from '../sessions/endSession.ts';
import type { IdentityTables } from '../tables.ts';
import { demandFactorOf, type FactorOwner } from './demandFactor.ts';
import { type Holder, hasFactor, holdMember } from './holders.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import type { SecondFactorTables } from './tables.ts';

export interface SecondFactorDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
  readonly notices: MemberNotices;
}

/** That it is the member who asks: the password, and a factor as soon as there is one. */
export interface Confirmation {
  readonly password: string;
  readonly proof: SecondFactorProof | undefined;
}

const wrongPassword = () => refused(confirmCodes, 309, 'second_factor.password_wrong');

/**
 * Judges the password of somebody who is logged in; answers the hash that it fitted. Refuses with 309; HTTP 429 after
 * too many wrong ones.
 */
const confirmPassword = async (
  { pool, clock, passwords }: SecondFactorDeps,
  { siteId, memberId }: FactorOwner,
  password: string,
): Promise<string> => {
  const db = createKysely<SecondFactorTables & CredentialTables>(pool);
  await countGuess(db, memberId, clock.now());
  const { password_hash } = await db
    .selectFrom('member')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(password_hash, password))) throw wrongPassword();
  await forgetGuesses(db, memberId);
  return password_hash;
};

/**
 * Does something that a session alone must not do, to a member's factors or to what else leads in or out (decision 0031),
 * after the member has confirmed it. Refuses with 309 for the password, 310 without
 * a factor from a member who has one, and as `proveFactor` does. `change` runs in the transaction of the proof: what it
 * throws leaves the proof unspent.
 */
export const changeFactors = async <T>(
  deps: SecondFactorDeps,
  owner: FactorOwner,
  { password, proof }: Confirmation,
  change: (client: PoolClient, holder: Holder, now: Date) => Promise<T>,
): Promise<T> => {
  const verifiedHash = await confirmPassword(deps, owner, password);
  const now = deps.clock.now();
  const outcome = await withTransaction(deps.pool, async (client): Promise<{ done: T } | Refusal> => {
    const holder = await holdMember(client, owner, now);
    // The password was changed between the check and the lock, and whoever knew the old one is out.
    if (holder.passwordHash !== verifiedHash) throw wrongPassword();
    const refusal = await demandFactorOf(client, holder, { secret: deps.secret, owner, proof, now });
    if (refusal !== null) return refusal;
    return { done: await change(client, holder, now) };
  });
  if (outcome instanceof Refusal) throw outcome;
  deps.outbox.wake();
  return outcome.done;
};

/** Replaces whatever recovery codes there were by ten new ones. Answers them: nobody can read them again. */
export const replaceRecoveryCodes = async (
  client: PoolClient,
  secret: string,
  holderId: number,
  now: Date,
): Promise<string[]> => {
  const db = kyselyOn<SecondFactorTables>(client);
  const codes = newRecoveryCodes();
  await db.deleteFrom('recovery_code').where('holder_id', '=', holderId).execute();
  await db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        holder_id: holderId,
        code_hash: hashRecoveryCode(secret, holderId, code),
        created_at: now,
      })),
    )
    .execute();
  return codes;
};

/**
 * What a first factor brings along, called before it is stored: recovery codes, and the end of every other session and
 * of every login under way, which got in, or would, without it. Answers the codes, or null when there was a factor already.
 */
export const welcomeFirstFactor = async (
  { secret }: SecondFactorDeps,
  client: PoolClient,
  owner: FactorOwner,
  holderId: number,
  now: Date,
): Promise<string[] | null> => {
  const db = kyselyOn<SecondFactorTables>(client);
  if (await hasFactor(db, holderId)) return null;
  await endOtherSessions(kyselyOn(client), { ...owner, currentId: owner.sessionId, now });
  // A login that is being asked a question would otherwise go on without the factor.
  await kyselyOn<IdentityTables>(client)
    .deleteFrom('login_challenge')
    .where('member_id', '=', owner.memberId)
    .execute();
  return replaceRecoveryCodes(client, secret, holderId, now);
};
