import { captcha, login, logout, memberCommonLayout, memberProfile } from '@pavilion/contract/identity';
import type { Kysely } from 'kysely';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { elapsedMs } from '../../infra/clock.ts';
import { addressBlockOf } from './addressBlock.ts';
import { plainAddress } from './addresses.ts';
import { bankAccountCalls } from './bankAccounts/calls.ts';
import { newCaptchaAnswer } from './captcha/captchaAnswer.ts';
import { createCaptchaPace } from './captcha/captchaPace.ts';
import type { CaptchaServices } from './captcha/captchaServices.ts';
import { issueCaptcha } from './commands/issueCaptcha.ts';
import { logIn } from './commands/logIn.ts';
import { logOut } from './commands/logOut.ts';
import { credentialCalls } from './credentials/calls.ts';
import { deviceInfoOf } from './deviceInfo.ts';
import { doubleValidationCalls } from './doubleValidation/calls.ts';
import type { IdentityDeps } from './index.ts';
import { rememberingBrowser } from './knownBrowser.ts';
import type { PasswordHasher } from './passwords.ts';
import { presentLayout, presentLogin, presentProfile } from './presenter.ts';
import { findMemberLayout, findMemberProfile } from './queries.ts';
import { secondFactorLoginCalls } from './secondFactors/loginCalls.ts';
import { secondFactorMemberCalls } from './secondFactors/memberCalls.ts';
import { sessionCalls } from './sessions/calls.ts';
import { refuseInDemo } from './sitePolicy.ts';
import type { IdentityTables } from './tables.ts';

/** Calls a minute and address. Guessing is slowed down more finely by `loginAttempts`. */
const perMinute = { captcha: 60, login: 60, loginInTestMode: 1_000 } as const;

type Bound = IdentityDeps & {
  readonly db: Kysely<IdentityTables>;
  readonly passwords: PasswordHasher;
  readonly captchaServices: CaptchaServices;
};

const loginCalls = (deps: Bound): CallHandler[] => {
  const { db, clock, testMode } = deps;
  const pace = createCaptchaPace();
  return [
    handle(
      captcha,
      async ({ site, ip }, { type }) => {
        const now = clock.now();
        if (!pace.allows(`${site.id} ${type} ${addressBlockOf(plainAddress(ip)).name}`, elapsedMs(clock)))
          throw refused(captcha.codes, 101, 'captcha_wait');
        const service = await deps.captchaServices.of(site.id);
        const answer = service === null ? newCaptchaAnswer(testMode) : null;
        const { token, svg, expiresAt } = await issueCaptcha(db, { siteId: site.id, type, answer, now });
        return { captcha_token: token, captcha: svg, service, expires_at: expiresAt.toISOString() };
      },
      { perMinute: testMode ? perMinute.loginInTestMode : perMinute.captcha },
    ),
    handle(
      login,
      async ({ site, ip, userAgent, country, loginTicket, knownBrowser }, body) => {
        refuseInDemo(site);
        const loggedIn = await logIn(deps, {
          siteId: site.id,
          ip: plainAddress(ip),
          userAgent,
          country,
          ticket: loginTicket,
          account: body.account,
          password: body.password,
          captchaToken: body.captcha_token,
          captchaAnswer: body.answer,
          device: deviceInfoOf(body),
          knownBrowser,
        });
        return presentLogin(loggedIn);
      },
      {
        perMinute: testMode ? perMinute.loginInTestMode : perMinute.login,
        cookiesOf: rememberingBrowser(deps),
      },
    ),
  ];
};

const memberCalls = ({ db, clock, outbox, cashOf, isPlaying, walletStatusOf }: Bound): CallHandler[] => [
  handle(logout, async ({ member }) => {
    await logOut(db, { sessionId: member.sessionId, now: clock.now() });
    outbox.wake();
    return {};
  }),
  handle(memberCommonLayout, async ({ member }) => {
    const [row, cash, playing, wallet] = await Promise.all([
      findMemberLayout(db, member),
      cashOf(member),
      isPlaying(member.memberId),
      walletStatusOf(member),
    ]);
    return { member_common_layout: presentLayout(row, { cash, isPlaying: playing, wallet }) };
  }),
  handle(memberProfile, async ({ member }) => ({
    member_profile: presentProfile(await findMemberProfile(db, member.siteId, member.memberId)),
  })),
];

/** What a member does about the account's own safety. */
const accountCalls = (deps: Bound): CallHandler[] => [
  ...sessionCalls(deps),
  ...credentialCalls(deps),
  ...bankAccountCalls(deps),
  ...secondFactorMemberCalls(deps),
];

/** Logging in and out, what stands around it, and what members see of their own account (spec §3, §7). */
export const identityCalls = (bound: Bound): CallHandler[] => [
  ...loginCalls(bound),
  ...doubleValidationCalls(bound),
  ...secondFactorLoginCalls(bound),
  ...memberCalls(bound),
  ...accountCalls(bound),
];
