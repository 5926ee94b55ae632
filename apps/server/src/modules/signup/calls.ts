import type { Currency } from '@pavilion/contract';
import {
  agreementAccept,
  checkAgentDomain,
  memberInfo,
  register,
  registerSettings,
  registerSms,
  registerVerification,
  serviceAgreement,
  validMessage,
} from '@pavilion/contract/signup';
import { checkSignupField, isPhoneCodeOn } from '@pavilion/contract/signupRules';
import type { Kysely } from 'kysely';
import { type CallHandler, handle } from '../../http/caller.ts';
import { Refusal, refused } from '../../http/refusal.ts';
import { dayAt, type Site } from '../../infra/site.ts';
import { findAgreement, serviceShelf } from '../agreements/index.ts';
import { plainAddress, presentLogin, readIdentityPolicy, rememberingBrowser } from '../identity/index.ts';
import { acceptAgreement } from './commands/acceptAgreement.ts';
import { sendPhoneCode } from './commands/sendPhoneCode.ts';
import { signUp } from './commands/signUp.ts';
import { payloadOf, verifyFields } from './fieldChecks.ts';
import { identifiersOf, lookUp } from './identifiers.ts';
import type { SignupDeps } from './index.ts';
import { findAgentDomain, type IntroducerClaim, resolveIntroducer } from './introducers.ts';
import { minimumAgeOf, readSignupRules, readSiteRules } from './ruleContext.ts';
import type { SignupTables } from './tables.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

type Bound = SignupDeps & { readonly db: Kysely<SignupTables> };

/** Calls a minute and address. */
const perMinute = { register: 20, verification: 120, sms: 10, introducer: 60, inTestMode: 1_000 } as const;

const limit = (usual: number, testMode: boolean): { perMinute: number } => ({
  perMinute: testMode ? perMinute.inTestMode : usual,
});

const settingCalls = ({ db, pool, clock }: Bound): CallHandler[] => [
  handle(registerSettings, async ({ site }) => {
    const { settings, policy } = await readSiteRules(db, site);
    return {
      list: [...settings],
      policy: {
        password_policy: policy.passwordPolicy,
        minimum_age_years: minimumAgeOf(site, policy),
        phone_digits: policy.phoneDigits,
        recommend_open: flag(policy.recommendOpen),
      },
    };
  }),
  handle(serviceAgreement, async ({ site, locale }, { language }) => {
    const today = dayAt(site, clock.now());
    const found = await findAgreement(pool, serviceShelf, {
      siteId: site.id,
      locale: language ?? locale,
      today,
    });
    if (found === undefined) return { list: [] };
    const { id, title, content, version } = found;
    return { list: [{ id, title, content, version }] };
  }),
];

/** The currency that an introducer fixes; null when there is no such introducer or it may not introduce. */
const introducedCurrency = async (
  db: Kysely<SignupTables>,
  siteId: number,
  claim: IntroducerClaim,
): Promise<Currency | null> => {
  const { recommendOpen } = await readIdentityPolicy(db, siteId);
  try {
    return (await resolveIntroducer(db, { siteId, recommendOpen }, claim, null))?.currency ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

const introducerCalls = ({ db, testMode }: Bound): CallHandler[] => [
  handle(
    memberInfo,
    async ({ site, member }, { id }) => {
      if (member?.memberId === id) return { currency: member.currency };
      const currency = await introducedCurrency(db, site.id, { memberAgent: String(id) });
      // Somebody who is no agent and an id that nobody has look the same from outside.
      if (currency === null) throw new Refusal(404, 'error.not_found', { httpStatus: 404 });
      return { currency };
    },
    limit(perMinute.introducer, testMode),
  ),
  handle(
    validMessage,
    async ({ site }, { recommend_code, agent_id }) => {
      const claim = { memberAgent: agent_id?.trim(), recommendCode: recommend_code?.trim() };
      const currency = await introducedCurrency(db, site.id, claim);
      return { is_valid: flag(currency !== null), currency };
    },
    limit(perMinute.introducer, testMode),
  ),
  handle(checkAgentDomain, async ({ site }, { host }) => {
    const domain = await findAgentDomain(db, site.id, host);
    return {
      is_valid: flag(domain !== undefined),
      currency: domain?.currency ?? null,
      agent_id: domain?.agentId ?? null,
    };
  }),
];

/**
 * Refuses with the SMS codes of spec §8 before anything is sent: 201 blank, 99 invalid, 104 where the form asks for no
 * code, where codes are not sent, or for a phone on the black list.
 */
const assertPhoneMayBeSent = async (
  db: Kysely<SignupTables>,
  site: Site,
  given: { phone: string; currency: Currency; now: Date },
): Promise<void> => {
  const { phone, currency, now } = given;
  const field = 'member_phone';
  if (site.settings.is_demo) throw refused(registerSms.codes, 403, 'error.demo');
  const { context, policy } = await readSignupRules(db, site, currency, now);
  if (phone === '') throw refused(registerSms.codes, 201, 'signup.sms_phone_blank', { field });
  const values = { member_phone: phone };
  if (checkSignupField(field, values, context) !== null) {
    throw refused(registerSms.codes, 99, 'signup.err_phone_invalid', { field });
  }
  // Whoever cannot use a code here only wants it to be sent.
  const isWanted = policy.smsEnabled && isPhoneCodeOn(context);
  const identifiers = identifiersOf(values, context).map((phoneOnly) => ({ ...phoneOnly, isUnique: false }));
  if (!isWanted || (await lookUp(db, { siteId: site.id, identifiers })).denied !== undefined) {
    throw refused(registerSms.codes, 104, 'signup.sms_ask_service', { field });
  }
};

const joiningCalls = (deps: Bound): CallHandler[] => {
  const { db, clock, testMode } = deps;
  return [
    handle(
      registerVerification,
      async ({ site, ip }, body) => {
        const now = clock.now();
        const { context } = await readSignupRules(db, site, body.member_currency, now);
        const question = { siteId: site.id, ip: plainAddress(ip), testMode, now };
        await verifyFields(db, question, payloadOf(body), context);
        return {};
      },
      limit(perMinute.verification, testMode),
    ),
    handle(register, async (caller, body) => presentLogin(await signUp(deps, caller, body)), {
      ...limit(perMinute.register, testMode),
      cookiesOf: rememberingBrowser(deps),
    }),
    handle(
      registerSms,
      async ({ site, ip, locale }, { member_phone, currency }) => {
        const now = clock.now();
        const phone = member_phone.trim();
        await assertPhoneMayBeSent(db, site, { phone, currency, now });
        const request = { siteId: site.id, phone, ip: plainAddress(ip), locale, testMode, now };
        await sendPhoneCode(deps, request);
        return {};
      },
      limit(perMinute.sms, testMode),
    ),
  ];
};

const memberCalls = ({ pool, clock }: Bound): CallHandler[] => [
  handle(agreementAccept, async ({ site, locale, ip, userAgent, member }, { agreement_id }) => {
    await acceptAgreement(
      { pool },
      {
        site,
        memberId: member.memberId,
        locale,
        ip: plainAddress(ip),
        userAgent,
        agreementId: agreement_id,
        now: clock.now(),
      },
    );
    return {};
  }),
];

/** Everything that the sign-up asks for on its way (spec §7, §8). */
export const signupCalls = (bound: Bound): CallHandler[] => [
  ...settingCalls(bound),
  ...introducerCalls(bound),
  ...joiningCalls(bound),
  ...memberCalls(bound),
];
