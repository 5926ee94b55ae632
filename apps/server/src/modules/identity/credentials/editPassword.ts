import type { Currency } from '@pavilion/contract';
import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { editPassword as editPasswordCall } from '@pavilion/contract/sessions';
import { checkSignupField, type SignupRuleKey } from '@pavilion/contract/signupRules';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { issueToken, tokenGraceMs } from '../authenticator.ts';
import { isLeakedPassword } from '../commonPasswords.ts';
import type { MemberNotices } from '../memberNotices.ts';
import type { PasswordHasher } from '../passwords.ts';
import { demandFactor, type FactorOwner } from '../secondFactors/demandFactor.ts';
import { type IdentityPolicy, readIdentityPolicy } from '../sitePolicy.ts';
import type { IdentityTables } from '../tables.ts';
import { countGuess, forgetGuesses } from './passwordGuesses.ts';
import type { CredentialTables } from './tables.ts';

export interface EditPasswordDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
  readonly notices: MemberNotices;
}

export interface PasswordChange {
  /** The member who asks; the session goes on. */
  readonly owner: FactorOwner;
  readonly currency: Currency;
  readonly oldPassword: string;
  readonly password: string;
  readonly checkPassword: string;
  readonly proof: SecondFactorProof | undefined;
}

const wrongOldPassword = () => refused(editPasswordCall.codes, 101, 'security.old_password_wrong');

/** The first rule of the site's password policy that a new password breaks (spec §5 Sign-up). */
const brokenRule = (
  { password, owner, currency }: PasswordChange,
  policy: IdentityPolicy,
  now: Date,
): SignupRuleKey | null =>
  checkSignupField(
    'password',
    { password, member_account: owner.account },
    {
      currency,
      settings: [],
      passwordPolicy: policy.passwordPolicy,
      minimumAgeYears: policy.minimumAgeYears,
      phoneDigits: policy.phoneDigits,
      today: now.toISOString().slice(0, 10),
      isLeaked: isLeakedPassword,
    },
  );

/**
 * Stores the new password, ends what the old one had opened, and answers the token with which this session goes on, or
 * the refusal of a second factor that does not hold.
 */
const replacePassword = async (
  { outbox, notices, secret }: EditPasswordDeps,
  client: PoolClient,
  change: PasswordChange & { readonly verifiedHash: string; readonly newHash: string; readonly now: Date },
): Promise<string | Refusal> => {
  const { owner, proof, verifiedHash, newHash, now } = change;
  const { siteId, memberId, sessionId } = owner;
  const refusal = await demandFactor(client, { secret, owner, proof, now });
  if (refusal !== null) return refusal;
  const db = kyselyOn<IdentityTables & CredentialTables>(client);
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ password_hash: newHash, password_changed_at: now, first_login_to_change_password: false })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    // Another change was faster: the old password that was proved is not the old one any more.
    .where('password_hash', '=', verifiedHash)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw wrongOldPassword();
  await forgetGuesses(db, memberId);
  await outbox.toMember(client, memberId, 'profile_updated', {});
  await notices.tell(client, { siteId, memberId, notice: 'password_edited' });
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'password_changed' })
    .where('member_id', '=', memberId)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  // Whoever may have copied a token of this session is out as well, 30 s from now.
  await db
    .updateTable('session_token')
    .set({ good_until: new Date(now.getTime() + tokenGraceMs) })
    .where('session_id', '=', sessionId)
    .where('good_until', 'is', null)
    .execute();
  return issueToken(client, sessionId, now);
};

/**
 * Changes the member's password (spec §7 edit_password), which also meets the demand of a first login. Every other session
 * ends at once; the channel is told `profile_updated`. Refuses with 101 for a wrong old password, 102 with the message of
 * the rule that the new one breaks, 103 when the confirmation differs, 104 when nothing would change, 310 without a factor
 * from a member who has one, and as `proveFactor` does; HTTP 429 after too many wrong old passwords. Nothing is told about the old password until the new one is good.
 */
export const editPassword = async (deps: EditPasswordDeps, change: PasswordChange): Promise<string> => {
  const { pool, clock, outbox, passwords } = deps;
  const { siteId, memberId } = change.owner;
  const db = createKysely<IdentityTables & CredentialTables>(pool);
  const now = clock.now();
  const broken = brokenRule(change, await readIdentityPolicy(db, siteId), now);
  if (broken !== null) throw refused(editPasswordCall.codes, 102, broken);
  if (change.checkPassword !== change.password)
    throw refused(editPasswordCall.codes, 103, 'signup.err_checkPsw_diff');

  await countGuess(db, memberId, now);
  const { password_hash: verifiedHash } = await db
    .selectFrom('member')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(verifiedHash, change.oldPassword))) throw wrongOldPassword();
  if (change.oldPassword === change.password) {
    await forgetGuesses(db, memberId);
    throw refused(editPasswordCall.codes, 104, 'security.same_password');
  }
  const newHash = await passwords.hash(change.password);
  const token = await withTransaction(pool, (client) =>
    replacePassword(deps, client, { ...change, verifiedHash, newHash, now }),
  );
  if (token instanceof Refusal) throw token;
  outbox.wake();
  return token;
};
