import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import { accountKeyOf } from '../accounts.ts';
import { judgeAddress } from '../addressRules.ts';
import type { DeviceInfo } from '../deviceInfo.ts';
import { assertMayTry, forgetFailures, recordFailure } from '../loginAttempts.ts';
import type { PasswordHasher } from '../passwords.ts';
import { readIdentityPolicy } from '../policy.ts';
import type { IdentityTables } from '../tables.ts';
import { type OpenedSession, openSession } from './openSession.ts';
import { redeemCaptcha } from './redeemCaptcha.ts';
import { redeemLoginTicket } from './redeemLoginTicket.ts';

export interface LoginDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly passwords: PasswordHasher;
}

export interface LoginAttempt {
  readonly siteId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly ticket: string | null;
  readonly account: string;
  readonly password: string;
  readonly captchaToken: string;
  readonly captchaAnswer: string;
  readonly device: DeviceInfo;
}

export interface LoggedIn extends OpenedSession {
  readonly memberId: number;
  readonly account: string;
  readonly currency: string;
}

const wrongPassword = () => refused(101, 'account_error');

/** Locks the member and says again, now that nothing can change under it, whether this member may come in. */
const admit = async (client: PoolClient, memberId: number, verifiedHash: string) => {
  const member = await kyselyOn<IdentityTables>(client)
    .selectFrom('member')
    .select(['id', 'account', 'currency', 'status', 'password_hash', 'withdraw_verification_demanded'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The password was changed between the check and the lock.
  if (member.password_hash !== verifiedHash) throw wrongPassword();
  if (member.status === 'disabled') throw refused(102, 'account_disable');
  if (member.status === 'frozen') throw refused(103, 'account_freezen');
  if (member.withdraw_verification_demanded) throw refused(802, 'withdraw_verification');
  return member;
};

/**
 * Logs a member in (spec §4, §8 Login). Refuses with 106, 201–203 for a denied address, 105 for the captcha, 101 for an
 * unknown account and a wrong password alike and in the same time, and only after the right password 102, 103 or 802.
 * HTTP 400 without a good ticket, HTTP 429 while the pair of account and address has to wait.
 */
export const logIn = async (deps: LoginDeps, attempt: LoginAttempt): Promise<LoggedIn> => {
  const { pool, clock, outbox, passwords } = deps;
  const { siteId, ip } = attempt;
  const db = createKysely<IdentityTables>(pool);
  const now = clock.now();
  const accountKey = accountKeyOf(attempt.account);
  const pair = { siteId, accountKey, ip };

  await redeemLoginTicket(db, { ticket: attempt.ticket, siteId, ip, now });
  const { loginCode } = await judgeAddress(db, siteId, ip);
  if (loginCode !== null) throw refused(loginCode, 'ip_error');
  await assertMayTry(db, pair, now);
  const captchaRead = await redeemCaptcha(db, {
    token: attempt.captchaToken,
    answer: attempt.captchaAnswer,
    siteId,
    type: 1,
    now,
  });
  if (!captchaRead) throw refused(105, 'verify_failed');

  const candidate = await db
    .selectFrom('member')
    .select(['id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('account_key', '=', accountKey)
    .executeTakeFirst();
  const passwordFits = await passwords.verify(candidate?.password_hash ?? null, attempt.password);
  if (candidate === undefined || !passwordFits) {
    await recordFailure(db, pair, now);
    throw wrongPassword();
  }

  const { singleSession } = await readIdentityPolicy(db, siteId);
  const loggedIn = await withTransaction(pool, async (client) => {
    const member = await admit(client, candidate.id, candidate.password_hash);
    await forgetFailures(kyselyOn<IdentityTables>(client), pair);
    const opened = await openSession(client, outbox, {
      siteId,
      memberId: member.id,
      ip,
      userAgent: attempt.userAgent,
      device: attempt.device,
      single: singleSession,
      now,
    });
    return { ...opened, memberId: member.id, account: member.account, currency: member.currency };
  });
  outbox.wake();
  return loggedIn;
};
