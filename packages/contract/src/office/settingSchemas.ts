import { z } from 'zod';
import { captchaProviders } from '../calls/identity.ts';
import { currencySchema, localeSchema, textSchema } from '../fields.ts';
import { identifierFields, registerFieldNames } from '../registerFields.ts';
import { brokenRules, jurisdictions, playRuleFields } from './jurisdictions.ts';

/** Settings of a site: with these whoever reads their tables parses them, and the office's forms are made from them. */

/** An own page or an https address: customer service is never a script. */
const serviceUrl = textSchema(500).regex(/^(\/(?![/\\])|https:\/\/)/);

/** What the site's environment config document may say as well (spec §7). */
export const siteFields = {
  site_name: textSchema(100).min(1),
  site_names: z.partialRecord(localeSchema, textSchema(100).min(1)),
  languages: z.array(localeSchema).min(1).max(localeSchema.options.length),
  currencies: z.array(currencySchema).min(1).max(currencySchema.options.length),
  age_min: z.number().int().min(18).max(99),
  game_room: z.boolean(),
  customer_service: z.strictObject({ open_type: z.enum(['window', 'tab', 'native']), url: serviceUrl }),
  /** When somebody answers, every day by the site's time: `09:00-23:00`; `00:00-24:00` is always, nothing is not told. */
  service_hours: textSchema(11).regex(
    /^(([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00))?$/,
  ),
  bulletin_display_frequency: z.union([z.literal(0), z.literal(1)]),
  /** The public icon API, or an operator's own copy of it. */
  icon_fallback_hosts: z.array(z.url({ protocol: /^https$/ }).max(200)).max(3),
} as const;

const isSet = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const siteSettingFields = z.strictObject({
  ...siteFields,
  languages: siteFields.languages.refine(isSet, 'each language once'),
  currencies: siteFields.currencies.refine(isSet, 'each currency once'),
  ...playRuleFields,
  /** Whose rules of play hold; what they hold cannot be set otherwise. */
  jurisdiction: z.enum(jurisdictions),
});

export const siteSettingSchema = siteSettingFields.superRefine(({ jurisdiction, ...rules }, context) => {
  for (const { name, source } of brokenRules(jurisdiction, rules))
    context.addIssue({ code: 'custom', path: [name], message: `held by ${source}` });
});

export const identityPolicySchema = z.strictObject({
  /** default: 6–12 with letter and digit (spec §5); strong: 8–64, no composition rule. */
  password_policy: z.enum(['default', 'strong']).default('default'),
  minimum_age_years: z.number().int().min(18).max(120).default(18),
  single_session: z.boolean().default(true),
  /** Whether a member with profile answers is asked a question on an unknown device (spec §4 Double verification). */
  double_validation: z.boolean().default(false),
  recommend_open: z.boolean().default(true),
  /** Sign-up codes 996 and 997. */
  signup_interval_seconds: z.number().int().min(0).max(86_400).default(30),
  signups_per_ip_daily_max: z.number().int().min(1).max(1_000_000).default(20),
  phone_digits: z.number().int().min(5).max(15).nullable().default(null),
  sms_enabled: z.boolean().default(true),
});

const messages = (usual: number) => z.number().int().min(0).max(10_000_000).default(usual);
export const smsPolicySchema = z.strictObject({
  per_address_hourly_max: messages(10),
  per_address_daily_max: messages(30),
  per_phone_daily_max: messages(5),
  per_prefix_daily_max: messages(30),
  per_site_daily_max: messages(5_000),
});

/** Fields whose values can be compared with those of others. */
export const comparableFields: ReadonlySet<string> = new Set(['member_account', ...identifierFields]);
/** Fields that a code to a phone can prove. */
export const verifiableFields: ReadonlySet<string> = new Set(['member_phone', 'phone_verify']);
/** Without these nobody could join. */
export const indispensableFields = ['member_account', 'password'] as const;

const signUpFieldSchema = z
  .strictObject({
    name: z.enum(registerFieldNames),
    is_display: z.boolean(),
    is_required: z.boolean(),
    is_unique: z.boolean(),
    is_verification: z.boolean(),
    is_member_center: z.boolean(),
    is_member_center_verification: z.boolean(),
  })
  .refine(({ name, is_unique: isUnique }) => !isUnique || comparableFields.has(name), {
    path: ['is_unique'],
    error: 'the values of this field cannot be compared',
  })
  .refine(
    ({ name, is_verification: atSignUp, is_member_center_verification: later }) =>
      !(atSignUp || later) || verifiableFields.has(name),
    { path: ['is_verification'], error: 'only a phone is proved by a code' },
  );
export type SignUpFieldSetting = z.output<typeof signUpFieldSchema>;

export const signUpFormSchema = z.strictObject({
  fields: z
    .array(signUpFieldSchema)
    .max(registerFieldNames.length)
    .refine((fields) => isSet(fields.map(({ name }) => name)), 'each field once'),
});

export const captchaSettingSchema = z.strictObject({
  provider: z.enum(captchaProviders),
  site_key: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
  enabled: z.boolean(),
});

export const frameHostsSchema = z.strictObject({
  hosts: z
    .array(
      z
        .string()
        .max(253)
        .regex(/^(?=.*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/),
    )
    .max(200)
    .refine(isSet, 'each host once'),
});

const notNegative = z.string().regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,2})?$/);
const isAboveNothing = (amount: string): boolean => /[1-9]/.test(amount);
const millionths = (max: number) => z.number().int().min(0).max(max);

export const recommendSettingSchema = z
  .strictObject({
    is_friend: z.boolean(),
    /** Of a friend's stakes of a day. */
    turnover_ppm: millionths(100_000),
    /** The most that one friend brings in a day; 0: no bound. */
    turnover_daily_max: notNegative,
    /** Given once for a friend who has paid in `deposit_min` altogether; 0 gives nothing. */
    deposit_award: notNegative,
    deposit_min: notNegative,
  })
  .refine(
    ({ deposit_award: award, deposit_min: paidIn }) => !isAboveNothing(award) || isAboveNothing(paidIn),
    { path: ['deposit_min'], error: 'an award wants something paid in' },
  );

const aboveNothing = notNegative.refine(isAboveNothing);

export const agentSettingSchema = z.strictObject({
  /** Of one transfer of an agent, of all of a day, and of what one receiver gets of these. */
  transfer_min: aboveNothing,
  transfer_max: aboveNothing,
  day_max: aboveNothing,
  receiver_day_max: aboveNothing,
  /** How much of what is received must be played, in per cent. */
  turnover_percent: z.number().int().min(0).max(100_000),
  /** Accounts that an agent opens on a day. */
  accounts_day_max: z.number().int().min(0).max(10_000),
  /** The deepest level of agents; 1 is the top of a tree. */
  level_max: z.number().int().min(1).max(50),
});

export const cashSurplusSchema = z.strictObject({
  active: z.boolean(),
  /** Of the day's lowest balance. */
  daily_ppm: z.number().int().min(1).max(10_000),
  balance_min: notNegative,
  /** What lies above earns nothing; 0: no bound. */
  balance_max: notNegative,
});

const weight = z.number().int().min(0).max(200);

const vipLevelSchema = z.strictObject({
  /** Weighted turnover of a calendar month from which a member rises to it, and with which it is kept. */
  reach: aboveNothing,
  keep: notNegative,
  /** Of what a week's play lost, and the most of it; 0 gives nothing. */
  cash_back_ppm: millionths(200_000),
  cash_back_max: notNegative,
  birthday: notNegative,
  /** Withdrawals a day beyond the terms of money out, and the most of one as a part of theirs, in per cent. */
  withdrawals_more: z.number().int().min(0).max(100),
  withdraw_max_percent: z.number().int().min(100).max(1_000),
  payouts_first: z.boolean(),
});
export type VipLevelSetting = z.output<typeof vipLevelSchema>;

export const vipSettingSchema = z.strictObject({
  active: z.boolean(),
  /** How much of a stake counts, in per cent, by type of game. */
  weights: z.strictObject({
    type_2: weight,
    type_3: weight,
    type_4: weight,
    type_5: weight,
    type_6: weight,
    type_7: weight,
    type_8: weight,
    type_9: weight,
  }),
  /** The lowest first; a level is called by its place. */
  levels: z.array(vipLevelSchema).min(1).max(20),
});

export const handoffKeySchema = z.strictObject({ note: textSchema(200), active: z.boolean() });

/** The sign-up fields that claims of a third party may fill. */
export const claimNamesSchema = z.strictObject({
  member_name: textSchema(60).optional(),
  member_email: textSchema(60).optional(),
  member_phone: textSchema(60).optional(),
});
const httpAddress = textSchema(500).regex(/^https?:\/\/[^\s?#]+$/);
export const thirdPartySchema = z.strictObject({
  label: z
    .partialRecord(localeSchema, textSchema(60).min(1))
    .refine((label) => Object.keys(label).length > 0, {
      error: 'a label in one language at least',
    }),
  issuer: httpAddress,
  client_id: textSchema(200).min(1),
  scope: textSchema(200).regex(/(^| )openid( |$)/),
  claims: claimNamesSchema,
  enabled: z.boolean(),
  sort: z.number().int().min(0).max(1_000),
});

/** The whole address that takes a site's marketing events. */
export const trackingSchema = z.strictObject({ endpoint: httpAddress, enabled: z.boolean() });
