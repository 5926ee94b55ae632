import type { BodyOf } from '@pavilion/contract';
import type { register } from '@pavilion/contract/signup';
import { isPhoneCodeOn, isShown, type SignupValues } from '@pavilion/contract/signup-rules';
import { createKysely } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Clock } from '../../../infra/clock.ts';
import { deviceInfoOf, judgeAddress, plainAddress, redeemCaptcha } from '../../identity/index.ts';
import { findAgreement } from '../agreement.ts';
import { assertFieldRules, assertNotDenied, shownValues } from '../fieldChecks.ts';
import { resolveIntroducer } from '../introducers.ts';
import { assertPhoneCode } from '../phoneCodes.ts';
import { readSignupRules, type SignupRules } from '../ruleContext.ts';
import type { SignupTables } from '../tables.ts';
import { type RegisterDeps, type Registration, registerMember } from './registerMember.ts';

type Body = BodyOf<typeof register>;

/** Refuses with 224. Any submit uses the captcha up, whatever else is wrong with it (spec §4 Sign-up). */
const assertCaptcha = async (
  db: Kysely<SignupTables>,
  { context }: SignupRules,
  given: { siteId: number; body: Body; now: Date },
): Promise<void> => {
  if (!isShown(context, 'captcha')) return;
  const { siteId, body, now } = given;
  const { captcha_token: token = '', answer = '' } = body;
  if (!(await redeemCaptcha(db, { token, answer, siteId, type: 2, now }))) {
    throw refused(224, 'verify_failed', { field: 'captcha' });
  }
};

/** The phone and the code that proves it, when the site asks for one; refuses with 113 or 222. */
const provePhone = async (
  db: Kysely<SignupTables>,
  { context }: SignupRules,
  { siteId, values, now }: { siteId: number; values: SignupValues; now: Date },
): Promise<Registration['provedPhone']> => {
  const { member_phone: phone, phone_verify: code } = values;
  if (!isPhoneCodeOn(context) || phone === undefined || code === undefined) return null;
  await assertPhoneCode(db, { siteId, phone, code, now });
  return { phone, code };
};

/**
 * Signs a visitor up (spec §4, §5, §8 Sign-up): address, captcha, every field rule, black list, introducer and phone
 * code are proved in this order, then the member is made. Each refusal bears its code of spec §8, with the field that
 * it belongs to in `data.field`; a broken rule without a code of its own is HTTP 400 with the field.
 */
export const signUp = async (deps: RegisterDeps & { readonly clock: Clock }, caller: Caller, body: Body) => {
  const { site, userAgent, locale } = caller;
  const db = createKysely<SignupTables>(deps.pool);
  const now = deps.clock.now();
  const ip = plainAddress(caller.ip);
  const siteId = site.id;
  if (site.settings.is_demo) throw refused(403, 'error.demo');
  if ((await judgeAddress(db, siteId, ip)).refusesSignup) throw refused(218, 'ip_error');

  const rules = await readSignupRules(db, site, body.member_currency, now);
  await assertCaptcha(db, rules, { siteId, body, now });
  const values = shownValues(body, rules.context);
  assertFieldRules(values, rules.context);
  await assertNotDenied(db, siteId, values);
  const introducer = await resolveIntroducer(
    db,
    { siteId, recommendOpen: rules.policy.recommendOpen },
    {
      memberAgent: body.member_agent,
      recommendCode: body.recommend_code,
      introducer: values.introducer,
    },
    body.member_currency,
  );
  const provedPhone = await provePhone(db, rules, { siteId, values, now });
  const agreement = await findAgreement(db, { siteId, locale, today: rules.context.today });
  return registerMember(deps, {
    siteId,
    rules,
    values: { ...values, member_account: body.member_account, password: body.password },
    introducer,
    agreement,
    provedPhone,
    ip,
    userAgent,
    locale,
    device: deviceInfoOf(body),
    now,
  });
};
