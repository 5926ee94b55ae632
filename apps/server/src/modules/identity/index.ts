import type { Currency } from '@pavilion/contract';
import { captcha, login, logout, memberCommonLayout, memberProfile } from '@pavilion/contract/identity';
import type { Minor } from '@pavilion/money';
import { createKysely } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { elapsedMs } from '../../infra/clock.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { addressBlockOf } from './addressBlock.ts';
import { plainAddress } from './addresses.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { bankAccountCalls } from './bankAccounts/index.ts';
import { newCaptchaAnswer } from './captcha/captchaAnswer.ts';
import { createCaptchaPace } from './captcha/captchaPace.ts';
import {
  type CaptchaEndpoints,
  type CaptchaServices,
  createCaptchaServices,
} from './captcha/captchaServices.ts';
import { issueCaptcha } from './commands/issueCaptcha.ts';
import { logIn } from './commands/logIn.ts';
import { logOut } from './commands/logOut.ts';
import { sweepExpired } from './commands/sweepExpired.ts';
import { credentialCalls } from './credentials/index.ts';
import { deviceInfoOf } from './deviceInfo.ts';
import { doubleValidationCalls } from './doubleValidation/calls.ts';
import { rememberingBrowser } from './knownBrowser.ts';
import type { MemberNotices } from './memberNotices.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords.ts';
import { presentLayout, presentLogin, presentProfile } from './presenter.ts';
import { findMemberLayout, findMemberProfile } from './queries.ts';
import { registerLoginHeader } from './routes.ts';
import { secondFactorLoginCalls } from './secondFactors/loginCalls.ts';
import { secondFactorMemberCalls } from './secondFactors/memberCalls.ts';
import { sweepSecondFactors } from './secondFactors/sweep.ts';
import { sessionCalls } from './sessions/index.ts';
import { refuseInDemo } from './sitePolicy.ts';
import type { IdentityTables } from './tables.ts';

export { accountKeyOf } from './accounts.ts';
export { addressBlockOf } from './addressBlock.ts';
export { plainAddress } from './addresses.ts';
export { judgeAddress } from './addressRules.ts';
export type { Authenticator } from './authenticator.ts';
export { listBankAccounts, openBankAccount } from './bankAccounts/index.ts';
export { newCaptchaAnswer } from './captcha/captchaAnswer.ts';
export { type CaptchaServices, storeCaptchaService } from './captcha/captchaServices.ts';
export { drawCaptcha } from './captcha/drawCaptcha.ts';
export { vouchedChallengers } from './challenges/challengers.ts';
export { challengeEntrant } from './challenges/loginChallenges.ts';
export { admitMember } from './commands/completeLogin.ts';
export { enterProved } from './commands/enterProved.ts';
export { enterUnasked } from './commands/enterUnasked.ts';
export { openSession } from './commands/openSession.ts';
export { redeemCaptcha } from './commands/redeemCaptcha.ts';
export { isLeakedPassword } from './commonPasswords.ts';
export { deviceInfoOf } from './deviceInfo.ts';
export { rememberingBrowser } from './knownBrowser.ts';
export type { MemberNotices, SecurityNotice } from './memberNotices.ts';
export { createPasswordHasher, type PasswordHasher } from './passwords.ts';
export { mask, maskField, presentLogin } from './presenter.ts';
export {
  type Confirmation,
  changeFactors,
  type SecondFactorDeps,
} from './secondFactors/changeFactors.ts';
export { demandFactor, type FactorOwner } from './secondFactors/demandFactor.ts';
export { ownerOf } from './secondFactors/memberCalls.ts';
export { drawQr } from './secondFactors/qrPicture.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { type IdentityPolicy, readIdentityPolicy } from './sitePolicy.ts';
export type { IdentityTables, IntroducerKind } from './tables.ts';

export interface IdentityDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'sites' | 'secret'> {
  readonly notices: MemberNotices;
  /** Test mode (PAVILION_TEST): captchas are answered `0000`, and one address may log many members in. */
  readonly testMode: boolean;
  readonly passwords?: PasswordHasher;
  /** Where captcha services are asked; left out, at their public addresses. */
  readonly captchaEndpoints?: CaptchaEndpoints;
  /** The member's main balance. */
  readonly cashOf: (member: { siteId: number; memberId: number; currency: Currency }) => Promise<Minor>;
  /** Whether the member has a game open. */
  readonly isPlaying: (memberId: number) => Promise<boolean>;
  /** Whether transfers are open to the member, and one key may be used. */
  readonly walletStatusOf: (member: {
    siteId: number;
    memberId: number;
  }) => Promise<{ readonly wallet: 0 | 1; readonly cashBack: 0 | 1 }>;
}

export interface IdentityModule extends ServerModule {
  readonly authenticator: Authenticator;
  readonly passwords: PasswordHasher;
  readonly captchaServices: CaptchaServices;
}

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

/** Who a member is and how a member gets in: tickets, captchas, login, sessions, the member's own data (spec §3, §4, §8). */
export const createIdentityModule = (deps: IdentityDeps): IdentityModule => {
  const { pool, clock, sites, testMode } = deps;
  const db = createKysely<IdentityTables>(pool);
  const passwords = deps.passwords ?? createPasswordHasher();
  const { captchaEndpoints: endpoints, secret } = deps;
  const captchaServices = createCaptchaServices({
    db,
    clock,
    secret,
    ...(endpoints === undefined ? {} : { endpoints }),
  });
  const bound = { ...deps, db, passwords, captchaServices };
  return {
    name: 'identity',
    authenticator: createAuthenticator({ db: pool, clock }),
    passwords,
    captchaServices,
    calls: [
      ...loginCalls(bound),
      ...doubleValidationCalls(bound),
      ...secondFactorLoginCalls(bound),
      ...memberCalls(bound),
      ...accountCalls(bound),
    ],
    routes: (app) => registerLoginHeader(app, { db, clock, sites, testMode }),
    schedules: [
      { name: 'identity-sweep', cron: '* * * * *', run: () => sweepExpired(db, clock.now()) },
      {
        name: 'second-factors-sweep',
        cron: '* * * * *',
        run: () => sweepSecondFactors(createKysely(pool), clock.now()),
      },
    ],
  };
};
