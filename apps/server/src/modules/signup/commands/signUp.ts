import { type BodyOf, locales } from '@pavilion/contract';
import { register } from '@pavilion/contract/signup';
import { isPhoneCodeOn, isShown, type SignupValues } from '@pavilion/contract/signupRules';
import { createKysely } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../http/caller.ts';
import { badField, Refusal, refused } from '../../../http/refusal.ts';
import type { Clock } from '../../../infra/clock.ts';
import { siteNameIn } from '../../../infra/site.ts';
import { findAccepted, serviceShelf } from '../../agreements/index.ts';
import {
  type CaptchaServices,
  deviceInfoOf,
  judgeAddress,
  plainAddress,
  redeemCaptcha,
} from '../../identity/index.ts';
import {
  assertConfirmed,
  assertFieldRules,
  assertNotDenied,
  payloadOf,
  shownValues,
} from '../fieldChecks.ts';
import { isTakenAnswer, takenField } from '../fieldCodes.ts';
import { type Identifier, identifiersOf, lookUp } from '../identifiers.ts';
import { findCampaign, type IntroducerClaim, resolveIntroducer } from '../introducers.ts';
import { assertPhoneCode } from '../phoneCodes.ts';
import { readSignupRules, type SignupRules } from '../ruleContext.ts';
import { recordRefused, type SignupAttempt } from '../signupAttempts.ts';
import { assertSignupPace, noteTakenAnswer } from '../signupPace.ts';
import type { SignupTables } from '../tables.ts';
import { type RegisterDeps, type Registration, registerMember } from './registerMember.ts';
import { repeatSignUp } from './repeatSignUp.ts';

type Body = BodyOf<typeof register>;
type SignupDeps = RegisterDeps & { readonly clock: Clock; readonly captchaServices: CaptchaServices };

/** One sign-up on its way through the checks. */
interface Signup {
  readonly db: Kysely<SignupTables>;
  readonly caller: Caller;
  readonly body: Body;
  readonly siteId: number;
  readonly ip: string;
  readonly now: Date;
}

/** Refuses with 224. Any submit uses the captcha up, whatever else is wrong with it (spec §4 Sign-up). */
const assertCaptcha = async (
  services: CaptchaServices,
  { db, siteId, body, now }: Signup,
  { context }: SignupRules,
): Promise<void> => {
  if (!isShown(context, 'captcha')) return;
  const { captcha_token: token = '', answer = body.member_captcha ?? '' } = body;
  if (!(await redeemCaptcha(db, services, { token, answer, siteId, type: 2, now }))) {
    throw refused(register.codes, 224, 'verify_failed', { field: 'captcha' });
  }
};

const claimOf = ({ caller, body }: Signup): IntroducerClaim => ({
  memberAgent: body.member_agent?.trim(),
  recommendCode: body.recommend_code?.trim(),
  introducer: body.introducer?.trim(),
  host: new URL(caller.origin).hostname,
});

/** Refuses with the code of the first field that breaks a rule; HTTP 400 without a tick under the agreement. */
const checkedValues = ({ body }: Signup, { context }: SignupRules): SignupValues => {
  const payload = payloadOf(body);
  const values = shownValues(payload, context);
  assertFieldRules(values, context);
  assertConfirmed(payload);
  if (body.agreement !== true) throw badField('agreement', 'signup.err_agreement');
  return values;
};

/** The phone and the code that proves it, when the site asks for one; refuses with 113 or 222. */
const provePhone = async (
  { db, siteId, now }: Signup,
  { context }: SignupRules,
  values: SignupValues,
): Promise<Registration['provedPhone']> => {
  const { member_phone: phone, phone_verify: code } = values;
  if (!isPhoneCodeOn(context) || phone === undefined || code === undefined) return null;
  await assertPhoneCode(db, { siteId, phone, code, now });
  return { phone, code };
};

/**
 * Refuses before the costly hash what would be refused after it: pace, black list, taken values. The transaction that
 * makes the member asks again, with the values locked.
 */
const assertMayJoin = async (
  { db, siteId, ip, now, body }: Signup,
  { policy }: SignupRules,
  identifiers: readonly Identifier[],
): Promise<void> => {
  await assertSignupPace(db, { siteId, ip, policy, now });
  const standing = await lookUp(db, { siteId, account: body.member_account, identifiers });
  assertNotDenied(standing);
  if (standing.taken !== undefined) throw takenField(standing.taken);
};

const join = async (deps: SignupDeps, signup: Signup, rules: SignupRules, attempt: SignupAttempt) => {
  const { db, caller, body, siteId, ip, now } = signup;
  const { locale, userAgent, country } = caller;
  await assertCaptcha(deps.captchaServices, signup, rules);
  const values = checkedValues(signup, rules);
  const identifiers = identifiersOf(values, rules.context);
  const { recommendOpen } = rules.policy;
  const introducer = await resolveIntroducer(
    db,
    { siteId, recommendOpen },
    claimOf(signup),
    body.member_currency,
  );
  const campaignId = await findCampaign(db, siteId, introducer, body.campaign);
  const provedPhone = await provePhone(signup, rules, values);
  await assertMayJoin(signup, rules, identifiers);
  const { today } = rules.context;
  const agreement = await findAccepted(deps.pool, serviceShelf, {
    siteId,
    locale,
    today,
    shownId: body.agreement_id,
  });
  return registerMember(deps, {
    siteId,
    siteNames: Object.fromEntries(locales.map((name) => [name, siteNameIn(caller.site.settings, name)])),
    rules,
    values: { ...values, member_account: body.member_account, password: body.password },
    identifiers,
    introducer,
    campaignId,
    agreement,
    provedPhone,
    requestId: body.request_id,
    attempt,
    ip,
    userAgent,
    country,
    locale,
    device: deviceInfoOf(body),
    now,
  });
};

/** The answer to a form that has made its member already; null for any other. */
const repeat = async (deps: SignupDeps, { caller, body, siteId, ip, now }: Signup) => {
  const { request_id: requestId, member_account: account, password } = body;
  if (requestId === undefined) return null;
  const { userAgent, country } = caller;
  const device = deviceInfoOf(body);
  return repeatSignUp(deps, {
    siteId,
    requestId,
    account,
    password,
    ip,
    userAgent,
    country,
    device,
    now,
  });
};

/** What a refusal leaves behind: a line for whoever looks into it, and a use of what taken values may be asked for. */
const noteRefusal = async (
  { db, siteId, ip, now }: Signup,
  attempt: SignupAttempt,
  refusal: Refusal,
): Promise<void> => {
  const { data } = refusal;
  const told = typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : null;
  await recordRefused(db, attempt, { code: refusal.code, field: refusal.field ?? told });
  if (isTakenAnswer(refusal)) await noteTakenAnswer(db, { siteId, ip, now });
};

/**
 * Signs a visitor up (spec §4, §5, §8 Sign-up): address, captcha, every field rule, introducer, phone code, pace, black
 * list and taken values are proved in this order, then the member is made. Each refusal bears its code of spec §8, with
 * the field that it belongs to in `data.field`; a broken rule without a code of its own is HTTP 400 with the field. A
 * form that has made its member and is sent again answers with the same member (decision 0026).
 */
export const signUp = async (deps: SignupDeps, caller: Caller, body: Body) => {
  const { site } = caller;
  const db = createKysely<SignupTables>(deps.pool);
  const now = deps.clock.now();
  const ip = plainAddress(caller.ip);
  const siteId = site.id;
  if (site.settings.is_demo) throw refused(register.codes, 403, 'error.demo');
  if ((await judgeAddress(db, siteId, ip)).refusesSignup) throw refused(register.codes, 218, 'ip_error');

  const { member_currency: currency, error_track: errorTrack = [] } = body;
  const rules = await readSignupRules(db, site, currency, now);
  const signup: Signup = { db, caller, body, siteId, ip, now };
  const already = await repeat(deps, signup);
  if (already !== null) return already;
  const attempt: SignupAttempt = { siteId, currency, errorTrack, ip, now };
  try {
    return await join(deps, signup, rules, attempt);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Its twin may have been faster: then this one is the repeat.
    const twin = await repeat(deps, signup);
    if (twin !== null) return twin;
    await noteRefusal(signup, attempt, error);
    throw error;
  }
};
