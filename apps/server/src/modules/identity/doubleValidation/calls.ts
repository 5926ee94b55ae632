import { doubleValidation, doubleValidationSkip } from '@pavilion/contract/identity';
import { type CallHandler, handle } from '../../../http/caller.ts';
import { plainAddress } from '../addresses.ts';
import { deviceInfoOf } from '../deviceInfo.ts';
import { rememberingBrowser } from '../knownBrowser.ts';
import { presentLogin } from '../presenter.ts';
import { refuseInDemo } from '../sitePolicy.ts';
import { answerQuestion, type DoubleValidationDeps } from './answerQuestion.ts';
import { skipQuestion } from './skipQuestion.ts';

/** Calls a minute and address. Guessing is bounded more finely by `guesses`. */
const perMinute = 60;
const perMinuteInTestMode = 1_000;

/** The calls of a login that met questions (spec §7). */
export const doubleValidationCalls = (
  deps: DoubleValidationDeps & { readonly testMode: boolean; readonly secret: string },
): CallHandler[] => {
  const limit = { perMinute: deps.testMode ? perMinuteInTestMode : perMinute };
  return [
    handle(
      doubleValidation,
      async ({ site, ip, userAgent, country }, body) => {
        refuseInDemo(site);
        const loggedIn = await answerQuestion(deps, {
          siteId: site.id,
          ip: plainAddress(ip),
          userAgent,
          country,
          memberLoginId: body.member_login_id,
          answer: body.answer,
          captchaToken: body.captcha_token,
          captchaAnswer: body.captcha_answer,
          device: deviceInfoOf(body),
        });
        return presentLogin(loggedIn);
      },
      { ...limit, cookiesOf: rememberingBrowser(deps) },
    ),
    handle(
      doubleValidationSkip,
      ({ site, ip, userAgent }, { member_login_id }) =>
        skipQuestion(deps.pool, {
          memberLoginId: member_login_id,
          siteId: site.id,
          ip: plainAddress(ip),
          userAgent,
          now: deps.clock.now(),
        }),
      limit,
    ),
  ];
};
