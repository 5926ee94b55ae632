import type { Locale } from '@pavilion/contract';
import { editWithdrawPassword } from '@pavilion/contract/recovery';
import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import { badField, type Refusal, refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import { demandFactor, type FactorOwner } from '../../identity/index.ts';
import type { RecoveryDeps } from '../recoveryDeps.ts';
import type { RecoveryTables } from '../tables.ts';
import { bookTry, markRight } from '../tries.ts';
import { tellMember } from './tellMember.ts';

export interface WithdrawPasswordChange {
  readonly site: Site;
  /** The member who asks. */
  readonly owner: FactorOwner;
  readonly ip: string;
  readonly locale: Locale;
  readonly oldWithdrawPassword: string | undefined;
  readonly password: string | undefined;
  /** Already held against its rule. */
  readonly withdrawPassword: string;
  /** Judged where a first one is set. */
  readonly proof: SecondFactorProof | undefined;
}

interface Hashes {
  readonly password_hash: string;
  readonly withdraw_password_hash: string | null;
  readonly withdraw_password_before_hash: string | null;
  readonly withdraw_password_changed_at: Date | null;
}

/** How long a change may be sent again whose answer was lost. */
const repeatWithinMs = 10 * 60_000;

type Verdict = 'proved' | 'repeated' | Refusal;

/** Whether this very change was just made: it shows what held before, and asks for what holds now. */
const isRepeated = async (
  { passwords, clock }: RecoveryDeps,
  member: Hashes & { readonly withdraw_password_hash: string },
  { oldWithdrawPassword, password, withdrawPassword }: WithdrawPasswordChange,
): Promise<boolean> => {
  const { withdraw_password_before_hash: before, withdraw_password_changed_at: changedAt } = member;
  if (changedAt === null || clock.now().getTime() - changedAt.getTime() > repeatWithinMs) return false;
  const showsBefore =
    before === null
      ? password !== undefined && (await passwords.verify(member.password_hash, password))
      : oldWithdrawPassword !== undefined && (await passwords.verify(before, oldWithdrawPassword));
  return showsBefore && passwords.verify(member.withdraw_password_hash, withdrawPassword);
};

/** Who has a withdraw password shows it; who has none yet shows the login password. */
const judge = async (
  deps: RecoveryDeps,
  member: Hashes,
  change: WithdrawPasswordChange,
): Promise<Verdict> => {
  const { passwords } = deps;
  const { password_hash, withdraw_password_hash } = member;
  const { oldWithdrawPassword, password } = change;
  if (withdraw_password_hash === null) {
    const knowsLogin = await passwords.verify(password_hash, password ?? '');
    return knowsLogin ? 'proved' : refused(editWithdrawPassword.codes, 102, 'withdraw_password.login_wrong');
  }
  if (
    oldWithdrawPassword !== undefined &&
    (await passwords.verify(withdraw_password_hash, oldWithdrawPassword))
  )
    return 'proved';
  return (await isRepeated(deps, { ...member, withdraw_password_hash }, change))
    ? 'repeated'
    : refused(editWithdrawPassword.codes, 101, 'withdraw_password.old_wrong');
};

const assertComplete = ({ withdraw_password_hash }: Hashes, change: WithdrawPasswordChange): void => {
  const { oldWithdrawPassword, password } = change;
  if (password !== undefined) return;
  if (withdraw_password_hash === null) throw badField('password', 'signup.require_text');
  if (oldWithdrawPassword === undefined) throw badField('old_withdraw_password', 'signup.require_text');
};

/**
 * Changes the member's own withdraw password, or sets the first one. Refuses with 101 for a wrong old one, 102 for a
 * wrong login password, 103 when the day's wrong tries are used up: with a stolen session its four digits cannot be
 * guessed either. The first one opens the way out for money, so a member who has a second factor shows it: 310 without,
 * and as `proveFactor` does. The member is told.
 */
export const changeWithdrawPassword = async (
  deps: RecoveryDeps,
  change: WithdrawPasswordChange,
): Promise<void> => {
  const { pool, clock, outbox, passwords } = deps;
  const { site, owner, ip } = change;
  const { memberId } = owner;
  const db = createKysely<RecoveryTables>(pool);
  const member = await db
    .selectFrom('member')
    .select([
      'account',
      'account_key',
      'email',
      'phone',
      'locale',
      'password_hash',
      'withdraw_password_hash',
      'withdraw_password_before_hash',
      'withdraw_password_changed_at',
    ])
    .where('site_id', '=', site.id)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  assertComplete(member, change);
  const accountKey = member.account_key;
  const booked = await bookTry(pool, {
    siteId: site.id,
    accountKey,
    ip,
    purse: 'session',
    fitsContact: true,
    now: clock.now(),
  });
  if (booked.isSpent) throw refused(editWithdrawPassword.codes, 103, 'withdraw_password.too_many');
  const verdict = await judge(deps, member, change);
  if (verdict instanceof Error) throw verdict;
  await markRight(db, booked);
  if (verdict === 'repeated') return;

  const hash = await passwords.hash(change.withdrawPassword);
  const refusal = await withTransaction(pool, async (client) => {
    if (member.withdraw_password_hash === null) {
      const { secret } = deps;
      const demand = { secret, owner, proof: change.proof, now: clock.now() };
      const unproved = await demandFactor(client, demand);
      if (unproved !== null) return unproved;
    }
    const changed = await kyselyOn<RecoveryTables>(client)
      .updateTable('member')
      .set({
        withdraw_password_hash: hash,
        withdraw_password_before_hash: member.withdraw_password_hash,
        withdraw_password_changed_at: clock.now(),
      })
      .where('id', '=', memberId)
      // Another change has come in between: what was shown then is no longer the old one.
      .where('withdraw_password_hash', 'is not distinct from', member.withdraw_password_hash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw refused(editWithdrawPassword.codes, 101, 'withdraw_password.old_wrong');
    await outbox.toMember(client, memberId, 'profile_updated', {});
    await tellMember(deps, client, {
      site,
      member,
      notice: 'withdraw_password_changed',
      locale: change.locale,
    });
    return null;
  });
  if (refusal !== null) throw refusal;
  outbox.wake();
};
