import type { Currency } from '@pavilion/contract';
import type { Minor } from '@pavilion/money';
import { createKysely } from '@pavilion/postgres';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { addressRuleCalls } from './addressCalls.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { identityCalls } from './calls.ts';
import {
  type CaptchaEndpoints,
  type CaptchaServices,
  createCaptchaServices,
} from './captcha/captchaServices.ts';
import { sweepExpired } from './commands/sweepExpired.ts';
import type { MemberNotices } from './memberNotices.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords.ts';
import { registerLoginHeader } from './routes.ts';
import { sweepSecondFactors } from './secondFactors/sweep.ts';
import type { IdentityTables } from './tables.ts';

export { accountKeyOf } from './accounts.ts';
export { addressBlockOf } from './addressBlock.ts';
export { plainAddress } from './addresses.ts';
export { judgeAddress } from './addressRules.ts';
export { type Authenticator, onlineMs } from './authenticator.ts';
export { listBankAccounts, listOpenedAccounts, openBankAccount } from './bankAccounts/accounts.ts';
export { hashesOfNumber } from './bankAccounts/details.ts';
export {
  emptyBankAccounts,
  type ReplaceHindrance,
  replaceBankAccount,
  replaceHindrance,
  type SealedAccount,
  sealAccount,
} from './bankAccounts/replaceBankAccount.ts';
export { newCaptchaAnswer } from './captcha/captchaAnswer.ts';
export { type CaptchaServices, storeCaptchaService } from './captcha/captchaServices.ts';
export { captchaSetting } from './captcha/captchaSetting.ts';
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
export { isKnownBrowser, rememberBrowser, rememberingBrowser } from './knownBrowser.ts';
export { deviceHashOf, udidLengthMin } from './knownDevices.ts';
export { assertMayTry, forgetFailures, giveTryBack, loginSlowdown, takeTry } from './loginAttempts.ts';
export type { MemberNotices, SecurityNotice } from './memberNotices.ts';
export { createPasswordHasher, type PasswordHasher } from './passwords.ts';
export { identityPolicySetting } from './policySetting.ts';
export { mask, maskField, presentLogin } from './presenter.ts';
export { readRelatives } from './relatives.ts';
export {
  type Confirmation,
  changeFactors,
  replaceRecoveryCodes,
  type SecondFactorDeps,
} from './secondFactors/changeFactors.ts';
export { beginPasskeyOf, confirmPasskeyOf } from './secondFactors/commands/enrolPasskey.ts';
export { beginTotpOf, confirmTotpOf } from './secondFactors/commands/enrolTotp.ts';
export { factorsOf, liftFactors } from './secondFactors/commands/liftFactors.ts';
export { demandFactor, type FactorOwner } from './secondFactors/demandFactor.ts';
export { type Holder, hasFactor, holdStaff } from './secondFactors/holders.ts';
export { ownerOf } from './secondFactors/memberCalls.ts';
export { presentPasskey } from './secondFactors/presenter.ts';
export { type ProofPlace, proofOptions, proveFactor, totpSealName } from './secondFactors/proveFactor.ts';
export { drawQr } from './secondFactors/qrPicture.ts';
export { countRecoveryCodes, findTotp, listPasskeys } from './secondFactors/queries.ts';
export { relyingPartyOf } from './secondFactors/relyingParty.ts';
export type { SecondFactorTables } from './secondFactors/tables.ts';
export { stepAt, totpCode } from './secondFactors/totp.ts';
export { hashSecret, newDigits, newSecret } from './secrets.ts';
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
    calls: identityCalls(bound),
    officeCalls: addressRuleCalls(deps),
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
