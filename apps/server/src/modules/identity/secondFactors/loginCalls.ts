import {
  loginSecondFactorOptions,
  loginSecondFactorVerify,
  passkeyLogin,
  passkeyLoginOptions,
} from '@pavilion/contract/secondFactors';
import { type Caller, type CallHandler, handle } from '../../../http/caller.ts';
import { plainAddress } from '../addresses.ts';
import { deviceInfoOf } from '../deviceInfo.ts';
import { rememberingBrowser } from '../knownBrowser.ts';
import { presentLogin } from '../presenter.ts';
import { refuseInDemo } from '../sitePolicy.ts';
import type { SecondFactorDeps } from './changeFactors.ts';
import { logInByPasskey, passkeyLoginRequest } from './commands/logInByPasskey.ts';
import { type LoginStep, loginStepOptions, passLoginStep } from './commands/passLoginStep.ts';
import { relyingPartyOf } from './relyingParty.ts';

/** Calls a minute and address. Guessing is bounded more finely by `guesses`. */
const perMinute = 60;
const perMinuteInTestMode = 1_000;

const stepOf = ({ site, ip, userAgent, country, origin }: Caller, memberLoginId: string): LoginStep => ({
  siteId: site.id,
  ip: plainAddress(ip),
  userAgent,
  country,
  memberLoginId,
  party: relyingPartyOf(origin),
});

/** The second step of a login, and the login that begins and ends with a passkey. */
export const secondFactorLoginCalls = (
  deps: SecondFactorDeps & { readonly testMode: boolean },
): CallHandler[] => {
  const limit = { perMinute: deps.testMode ? perMinuteInTestMode : perMinute };
  const login = { ...limit, cookiesOf: rememberingBrowser(deps) };
  return [
    handle(
      loginSecondFactorOptions,
      (caller, { member_login_id }) => {
        refuseInDemo(caller.site);
        return loginStepOptions(deps, stepOf(caller, member_login_id));
      },
      limit,
    ),
    handle(
      loginSecondFactorVerify,
      async (caller, body) => {
        refuseInDemo(caller.site);
        const step = stepOf(caller, body.member_login_id);
        return presentLogin(
          await passLoginStep(deps, step, { proof: body.proof, device: deviceInfoOf(body) }),
        );
      },
      login,
    ),
    handle(
      passkeyLoginOptions,
      async ({ site, origin }) => {
        refuseInDemo(site);
        return {
          passkey: await passkeyLoginRequest(deps, { siteId: site.id, party: relyingPartyOf(origin) }),
        };
      },
      limit,
    ),
    handle(
      passkeyLogin,
      async ({ site, ip, userAgent, country, origin }, body) => {
        refuseInDemo(site);
        const loggedIn = await logInByPasskey(deps, {
          siteId: site.id,
          ip: plainAddress(ip),
          userAgent,
          country,
          device: deviceInfoOf(body),
          party: relyingPartyOf(origin),
          credential: body.credential,
        });
        return presentLogin(loggedIn);
      },
      login,
    ),
  ];
};
