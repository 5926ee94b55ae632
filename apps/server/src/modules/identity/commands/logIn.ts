import type { LoginChallenge } from '@pavilion/contract/identity';
import { login } from '@pavilion/contract/identity';
import { createKysely, withTransaction } from '@pavilion/postgres';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { accountKeyOf } from '../accounts.ts';
import { addressBlockOf } from '../addressBlock.ts';
import { judgeAddress } from '../addressRules.ts';
import type { CaptchaServices } from '../captcha/captchaServices.ts';
import type { Entrant } from '../challenges/challenger.ts';
import { challengers } from '../challenges/challengers.ts';
import { challengeEntrant } from '../challenges/loginChallenges.ts';
import type { DeviceInfo } from '../deviceInfo.ts';
import { isKnownBrowser } from '../knownBrowser.ts';
import { isKnownDevice } from '../knownDevices.ts';
import { assertMayTry, forgetFailures, giveTryBack, takeTry } from '../loginAttempts.ts';
import type { PasswordHasher } from '../passwords.ts';
import type { IdentityTables } from '../tables.ts';
import { admitMember, completeLogin, type LoggedIn } from './completeLogin.ts';
import { redeemCaptcha } from './redeemCaptcha.ts';
import { redeemLoginTicket } from './redeemLoginTicket.ts';

export interface LoginDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
  readonly captchaServices: CaptchaServices;
}

export interface LoginAttempt {
  readonly siteId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly country?: string | null;
  readonly ticket: string | null;
  readonly account: string;
  readonly password: string;
  readonly captchaToken: string;
  readonly captchaAnswer: string;
  readonly device: DeviceInfo;
  /** The cookie of `knownBrowser`. */
  readonly knownBrowser: string | null;
}

/** The session, or what must be answered before there is one. */
type LoginOutcome =
  | { readonly kind: 'in'; readonly loggedIn: LoggedIn }
  | { readonly kind: 'challenged'; readonly challenge: LoginChallenge };

const wrongPassword = () => refused(login.codes, 101, 'account_error');

/** Everything after the right password, in one transaction: the member's standing, what else is asked, the session. */
const enter = ({ pool, outbox }: LoginDeps, entrant: Entrant, verifiedHash: string): Promise<LoginOutcome> =>
  withTransaction(pool, async (client) => {
    const { siteId, memberId } = entrant;
    const member = await admitMember(client, { siteId, memberId });
    // The password was changed between the check and the lock.
    if (member.passwordHash !== verifiedHash) throw wrongPassword();
    const challenge = await challengeEntrant(client, challengers, entrant, member.passwordHash);
    if (challenge !== null) return { kind: 'challenged', challenge };
    return { kind: 'in', loggedIn: await completeLogin(client, outbox, member, entrant) };
  });

/**
 * Logs a member in (spec §4, §8 Login). Refuses with 106, 201–203 for a denied address, 105 for the captcha, 101 for an
 * unknown account and a wrong password alike and in the same time, and only after the right password 102, 103, 802, or
 * 107 with the challenge that must be answered first (`challenges/`). HTTP 400 without a good ticket, HTTP 429 while the
 * pair of account and address has to wait, or a stranger for a turn at the account.
 */
export const logIn = async (deps: LoginDeps, attempt: LoginAttempt): Promise<LoggedIn> => {
  const { pool, clock, outbox, passwords } = deps;
  const { siteId, ip } = attempt;
  const db = createKysely<IdentityTables>(pool);
  const now = clock.now();
  const accountKey = accountKeyOf(attempt.account);
  // Whoever holds an IPv6 network has more addresses in it than any limit could count.
  const pair = { siteId, accountKey, ip: addressBlockOf(ip).name };

  await redeemLoginTicket(db, { ticket: attempt.ticket, siteId, ip, now });
  const { loginCode } = await judgeAddress(db, siteId, ip);
  if (loginCode !== null) throw refused(login.codes, loginCode, 'ip_error');
  await assertMayTry(db, pair, now);
  const captchaRead = await redeemCaptcha(db, deps.captchaServices, {
    token: attempt.captchaToken,
    answer: attempt.captchaAnswer,
    siteId,
    type: 1,
    now,
  });
  if (!captchaRead) throw refused(login.codes, 105, 'verify_failed');

  const candidate = await db
    .selectFrom('member')
    .select(['id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('account_key', '=', accountKey)
    .executeTakeFirst();
  const isStranger =
    !isKnownBrowser(deps.secret, { siteId, accountKey }, attempt.knownBrowser, now) &&
    // Asked for an account that there is not as well, in the same time.
    !(await isKnownDevice(db, { memberId: candidate?.id ?? 0, device: attempt.device }));
  await takeTry(db, pair, now, { isStranger });
  const passwordFits = await passwords
    .verify(candidate?.password_hash ?? null, attempt.password)
    .catch(async (error: unknown) => {
      // Too busy to look at the password: that was no guess.
      await giveTryBack(db, pair);
      throw error;
    });
  if (candidate === undefined || !passwordFits) throw wrongPassword();
  await forgetFailures(db, pair);

  const outcome = await enter(
    deps,
    {
      siteId,
      memberId: candidate.id,
      ip,
      userAgent: attempt.userAgent,
      country: attempt.country ?? null,
      device: attempt.device,
      now,
    },
    candidate.password_hash,
  );
  if (outcome.kind === 'challenged') throw refused(login.codes, 107, 'different_device', outcome.challenge);
  outbox.wake();
  return outcome.loggedIn;
};
