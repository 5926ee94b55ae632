import type { Currency } from '@pavilion/contract';
import { currencySchema } from '@pavilion/contract';
import {
  checkAgentDomain,
  memberInfo,
  register,
  registerSettings,
  registerSms,
  registerVerification,
  serviceAgreement,
  validMessage,
} from '@pavilion/contract/signup';
import { checkSignupField } from '@pavilion/contract/signup-rules';
import { createKysely } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type CallHandler, handle } from '../../http/caller.ts';
import { Refusal, refused } from '../../http/refusal.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Outbox } from '../../infra/outbox.ts';
import type { Site } from '../../infra/site.ts';
import type { ServerModule } from '../../module.ts';
import { type PasswordHasher, plainAddress, presentLogin, readIdentityPolicy } from '../identity/index.ts';
import { findAgreement } from './agreement.ts';
import { sendPhoneCode } from './commands/sendPhoneCode.ts';
import { signUp } from './commands/signUp.ts';
import { verifyFields } from './fieldChecks.ts';
import { findDenied, identifiersOf } from './identifiers.ts';
import { type IntroducerClaim, resolveIntroducer } from './introducers.ts';
import { dayAt, minimumAgeOf, readRegisterSettings, readSignupRules } from './ruleContext.ts';
import type { SmsGateway } from './sms.ts';
import type { SignupTables } from './tables.ts';

export { createFolderSms, type SmsGateway, type SmsOutcome } from './sms.ts';

export interface SignupDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly passwords: PasswordHasher;
  readonly sms: SmsGateway;
  /** Test mode (PAVILION_TEST): phone codes are `123456`, and one address may sign many members up. */
  readonly testMode: boolean;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

type Bound = SignupDeps & { readonly db: Kysely<SignupTables> };

/** Calls a minute and address. */
const perMinute = { register: 20, verification: 120, sms: 10, inTestMode: 1_000 } as const;

const settingCalls = ({ db, clock }: Bound): CallHandler[] => [
  handle(registerSettings, async ({ site }) => {
    const [list, policy] = await Promise.all([
      readRegisterSettings(db, site),
      readIdentityPolicy(db, site.id),
    ]);
    return {
      list,
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
    const found = await findAgreement(db, { siteId: site.id, locale: language ?? locale, today });
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
    const found = await resolveIntroducer(db, { siteId, recommendOpen }, claim, null);
    return found === null ? null : currencySchema.parse(found.currency);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

const introducerCalls = ({ db }: Bound): CallHandler[] => [
  handle(memberInfo, async ({ site, member }, { id }) => {
    if (member?.memberId === id) return { currency: member.currency };
    const currency = await introducedCurrency(db, site.id, { memberAgent: String(id) });
    // Somebody who is no agent and an id that nobody has look the same from outside.
    if (currency === null) throw new Refusal(404, 'error.not_found', { httpStatus: 404 });
    return { currency };
  }),
  handle(validMessage, async ({ site }, { recommend_code, agent_id }) => {
    const claim = { memberAgent: agent_id, recommendCode: recommend_code };
    const currency = await introducedCurrency(db, site.id, claim);
    return { is_valid: flag(currency !== null), currency };
  }),
  handle(checkAgentDomain, async ({ site }, { host }) => {
    const domain = await db
      .selectFrom('agent_domain')
      .select(['agent_id', 'currency'])
      .where('host', '=', host.toLowerCase().replace(/:[0-9]+$/, ''))
      .where('site_id', '=', site.id)
      .executeTakeFirst();
    const memberAgent = domain === undefined ? undefined : String(domain.agent_id);
    const agentCurrency = await introducedCurrency(db, site.id, { memberAgent });
    // A domain whose agent is out of service, or whose currency is no longer the agent's, introduces nobody.
    const isValid = domain !== undefined && agentCurrency === domain.currency;
    return {
      is_valid: flag(isValid),
      currency: isValid ? agentCurrency : null,
      agent_id: isValid ? domain.agent_id : null,
    };
  }),
];

/** Refuses with the SMS codes of spec §8 before anything is sent: 201 blank, 99 invalid, 104 where codes are not sent. */
const assertPhoneMayBeSent = async (
  db: Kysely<SignupTables>,
  site: Site,
  given: { phone: string; currency: Currency; now: Date },
): Promise<void> => {
  const { phone, currency, now } = given;
  if (site.settings.is_demo) throw refused(403, 'error.demo');
  const { context, policy } = await readSignupRules(db, site, currency, now);
  if (phone === '') throw refused(201, 'signup.sms_phone_blank');
  const values = { member_phone: phone };
  if (checkSignupField('member_phone', values, context) !== null) {
    throw refused(99, 'signup.err_phone_invalid');
  }
  const denied = await findDenied(db, site.id, identifiersOf(values));
  if (!policy.smsEnabled || denied !== undefined) throw refused(104, 'signup.sms_ask_service');
};

const joiningCalls = (deps: Bound): CallHandler[] => {
  const { db, clock, testMode } = deps;
  const limit = (usual: number): { perMinute: number } => ({
    perMinute: testMode ? perMinute.inTestMode : usual,
  });
  return [
    handle(
      registerVerification,
      async ({ site }, body) => {
        const { context } = await readSignupRules(db, site, body.member_currency, clock.now());
        await verifyFields(db, site.id, body, context);
        return {};
      },
      limit(perMinute.verification),
    ),
    handle(
      register,
      async (caller, body) => presentLogin(await signUp(deps, caller, body)),
      limit(perMinute.register),
    ),
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
      limit(perMinute.sms),
    ),
  ];
};

/** How a visitor becomes a member: register settings, agreement, field checks, phone codes, introducers (spec §3–§5, §8). */
export const createSignupModule = (deps: SignupDeps): ServerModule => {
  const db = createKysely<SignupTables>(deps.pool);
  const bound = { ...deps, db };
  return {
    name: 'signup',
    calls: [...settingCalls(bound), ...introducerCalls(bound), ...joiningCalls(bound)],
  };
};
