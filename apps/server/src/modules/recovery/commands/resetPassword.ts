import type { Locale } from '@pavilion/contract';
import { resetPassword as resetPasswordCall } from '@pavilion/contract/recovery';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import { accountKeyOf, addressBlockOf, hashSecret } from '../../identity/index.ts';
import type { RecoveryDeps } from '../recoveryDeps.ts';
import type { RecoveryTables } from '../tables.ts';
import { tellMember } from './tellMember.ts';

export interface PasswordReset {
  readonly site: Site;
  readonly account: string;
  readonly token: string;
  /** Already held against the site's rules. */
  readonly password: string;
  readonly ip: string;
  readonly locale: Locale;
}

const pleaseVerifyAgain = 'signup.error_verify_pls_reVerify';
const tokenOver = () => refused(resetPasswordCall.codes, 102, pleaseVerifyAgain);

const findToken = async (
  db: Kysely<RecoveryTables>,
  { site, account, token }: Pick<PasswordReset, 'site' | 'account' | 'token'>,
) => {
  const row = await db
    .selectFrom('reset_token')
    .innerJoin('member', 'member.id', 'reset_token.member_id')
    .select([
      'reset_token.member_id',
      'reset_token.cause',
      'reset_token.expires_at',
      'reset_token.used_at',
      'member.password_hash',
    ])
    .where('reset_token.token_hash', '=', hashSecret(token))
    .where('reset_token.site_id', '=', site.id)
    .where('member.account_key', '=', accountKeyOf(account))
    .executeTakeFirst();
  if (row === undefined) throw refused(resetPasswordCall.codes, 101, pleaseVerifyAgain);
  return row;
};
type FoundToken = Awaited<ReturnType<typeof findToken>>;

/** Nothing that was open or begun before the new password stays open: sessions, codes, other tokens. */
const endWhatWasOpen = async (client: PoolClient, memberId: number, now: Date): Promise<void> => {
  const db = kyselyOn<RecoveryTables>(client);
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'password_changed' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
  for (const table of ['reset_code', 'reset_token'] as const)
    await db
      .updateTable(table)
      .set({ used_at: now })
      .where('member_id', '=', memberId)
      .where('used_at', 'is', null)
      .execute();
};

/** Uses the token up and sets the password; false when somebody else has just used it. */
const redeem = async (
  deps: RecoveryDeps,
  reset: PasswordReset,
  { memberId, cause, passwordHash }: { memberId: number; cause: FoundToken['cause']; passwordHash: string },
): Promise<boolean> => {
  const now = deps.clock.now();
  return withTransaction(deps.pool, async (client) => {
    const db = kyselyOn<RecoveryTables>(client);
    // The member first: of two tokens at once the second then sees that the first has ended it.
    const member = await db
      .selectFrom('member')
      .select(['account', 'account_key', 'email', 'phone', 'locale'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const used = await db
      .updateTable('reset_token')
      .set({ used_at: now })
      .where('token_hash', '=', hashSecret(reset.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('member_id')
      .executeTakeFirst();
    if (used === undefined) return false;
    await db
      .updateTable('member')
      .set({
        password_hash: passwordHash,
        password_changed_at: now,
        first_login_to_change_password: false,
        // Only the withdraw password answers the operator's demand; a code that was sent does not (login code 802).
        ...(cause === 'withdraw_verified' ? { withdraw_verification_demanded: false } : {}),
      })
      .where('id', '=', memberId)
      .execute();
    await db
      .deleteFrom('login_attempt')
      .where('site_id', '=', reset.site.id)
      .where('account_key', '=', member.account_key)
      .where('ip', '=', addressBlockOf(reset.ip).name)
      .execute();
    await deps.outbox.toMember(client, memberId, 'profile_updated', {});
    await endWhatWasOpen(client, memberId, now);
    await tellMember(deps, client, {
      site: reset.site,
      member,
      notice: 'password_changed',
      locale: reset.locale,
    });
    return true;
  });
};

/** A repeat of what was done is done: the answer had been lost. Refuses with 102 when it is not the same. */
const assertRepeat = async (deps: RecoveryDeps, found: FoundToken, password: string): Promise<void> => {
  if (found.used_at === null || found.expires_at <= deps.clock.now()) throw tokenOver();
  if (!(await deps.passwords.verify(found.password_hash, password))) throw tokenOver();
};

/**
 * Sets a new login password with a token (spec §4 Withdraw-password reset, §8 Reset): once. All sessions end, the
 * operator's demand is met when the withdraw password earned the token, and the member is told. Refuses with 101 for a
 * token that is unknown or of another account or site, 102 for one that is used or expired. A disabled or frozen account
 * stays what it is.
 */
export const resetPassword = async (deps: RecoveryDeps, reset: PasswordReset): Promise<void> => {
  const db = createKysely<RecoveryTables>(deps.pool);
  const found = await findToken(db, reset);
  const isLive = found.used_at === null && found.expires_at > deps.clock.now();
  if (!isLive) return assertRepeat(deps, found, reset.password);
  const passwordHash = await deps.passwords.hash(reset.password);
  const { member_id: memberId, cause } = found;
  if (!(await redeem(deps, reset, { memberId, cause, passwordHash })))
    return assertRepeat(deps, await findToken(db, reset), reset.password);
  deps.outbox.wake();
};
