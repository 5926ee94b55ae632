import type { RegisterSetting } from './calls/signup.ts';
import { isCommonPassword } from './commonPasswords.ts';
import {
  accountLength,
  contactHandleLength,
  passwordLength,
  phoneCodeDigits,
  vndPhoneDigits,
  withdrawPasswordDigits,
} from './constants.ts';
import type { Currency } from './fields.ts';
import { type RegisterFieldName, registerFieldNames } from './registerFields.ts';
import { brokenNameRule, cleanName, type NameRuleKey } from './signupRulesName.ts';

/**
 * The rules of the sign-up form (spec §5), the same in browser and server: pure functions over the typed values.
 * Each rule bears the message key that is shown when it is broken; a field shows the first rule that it breaks.
 */

/** Names that a rule can complain about: the fields of the register settings, and the agreement tick. */
export type SignupFieldName = RegisterFieldName | 'agreement';

/** Message keys that sign-up rules answer with. The first nine are the specification's. */
export const signupRuleKeys = [
  'signup.err_account_blank',
  'signup.err_account_length',
  'signup.err_account_format',
  'signup.err_psw_length',
  'signup.err_checkPsw_diff',
  'signup.require_text',
  'signup.err_email_format',
  'signup.err_phone_invalid',
  'signup.err_agreement',
  'signup.err_psw_format',
  'signup.err_psw_length_strong',
  'signup.err_psw_common',
  'signup.err_psw_account',
  'signup.err_name_format',
  'signup.err_name_chinese',
  'signup.err_name_single_word',
  'signup.err_birthday',
  'signup.err_age',
  'signup.err_withdraw_psw',
  'signup.err_phone_code',
  'signup.err_contact_format',
  'signup.err_others_length',
  'signup.err_identity_format',
  'signup.err_introducer_format',
] as const;
export type SignupRuleKey = (typeof signupRuleKeys)[number];

/** What was typed, by field. Absent and empty mean the same. */
export type SignupValues = { readonly [Field in RegisterFieldName]?: string | undefined } & {
  readonly agreement?: boolean | undefined;
};

export type PasswordPolicy = 'default' | 'strong';

export interface SignupRuleContext {
  readonly currency: Currency;
  /** Register settings of the site; those of other currencies are ignored. */
  readonly settings: readonly RegisterSetting[];
  readonly passwordPolicy: PasswordPolicy;
  readonly minimumAgeYears: number;
  /** Exact digits of a phone when the site demands them for every currency; null otherwise. */
  readonly phoneDigits: number | null;
  /** The day of today at the site, `YYYY-MM-DD`. */
  readonly today: string;
  /** Passwords that many have chosen, where a longer list is at hand than travels to the browser. */
  readonly isLeaked?: ((password: string) => boolean) | undefined;
}

export interface SignupViolation {
  readonly field: SignupFieldName;
  readonly key: SignupRuleKey;
}

interface RuleInput {
  readonly value: string;
  readonly values: SignupValues;
  readonly context: SignupRuleContext;
}
interface Rule {
  readonly key: SignupRuleKey;
  readonly broken: (input: RuleInput) => boolean;
}

export const strongPasswordLength = { min: 8, max: 64 } as const;
export const phoneDigitsRange = { min: 5, max: 15 } as const;
export const emailLengthMax = 100;
export const othersLengthMax = 100;
export const identityIdLength = { min: 4, max: 32 } as const;
const earliestBirthYear = 1900;

const accountPattern = /^[A-Za-z][A-Za-z0-9]*$/;
/** A local part of 64 at most without doubled or outer dots, labels without outer hyphens, a top level of letters. */
const emailPattern =
  /^(?=[^@]{1,64}@)[A-Za-z0-9][A-Za-z0-9_%+-]*(?:\.[A-Za-z0-9_%+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,24}|xn--[A-Za-z0-9-]{2,59})$/;
const contactPattern = /^[A-Za-z0-9_.-]+$/;
const contactAtPattern = /^[A-Za-z0-9_.@-]+$/;
const identityPattern = /^[A-Za-z0-9-]+$/;
const introducerPattern = /^[A-Za-z0-9_-]{1,32}$/;
const digitsPattern = /^[0-9]+$/;
/** What cannot be shown, and what would be markup where somebody forgot that this is text. */
const unfitPattern = /[<>\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

const exactDigits = (value: string, count: number): boolean =>
  value.length === count && digitsPattern.test(value);

/** The setting of a field for the currency of the context. */
export const settingOf = (context: SignupRuleContext, name: RegisterFieldName): RegisterSetting | undefined =>
  context.settings.find((setting) => setting.name === name && setting.currency === context.currency);

const alwaysShown: ReadonlySet<SignupFieldName> = new Set(['member_account', 'password', 'agreement']);

/** Whether the form shows the field. Account, password and agreement are always there. */
export const isShown = (context: SignupRuleContext, name: SignupFieldName): boolean =>
  alwaysShown.has(name) || (name !== 'agreement' && settingOf(context, name)?.is_display === 1);

/** Whether the site sends a code to the phone that was typed, and wants it back. */
export const isPhoneCodeOn = (context: SignupRuleContext): boolean =>
  isShown(context, 'member_phone') &&
  (isShown(context, 'phone_verify') || settingOf(context, 'member_phone')?.is_verification === 1);

/** Whether the field must be filled. A field that is not displayed is never required (spec §5). */
export const isRequired = (
  context: SignupRuleContext,
  name: SignupFieldName,
  values: SignupValues,
): boolean => {
  if (alwaysShown.has(name)) return true;
  if (name === 'phone_verify') return isPhoneCodeOn(context) && (values.member_phone ?? '') !== '';
  if (!isShown(context, name)) return false;
  if (name === 'check_password' || name === 'captcha') return true;
  return name !== 'agreement' && settingOf(context, name)?.is_required === 1;
};

/** `YYYY-MM-DD` of a birthday given as year-month-day in any width; undefined when there is no such day. */
export const birthdayOf = (text: string): string | undefined => {
  const match = /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})$/.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= earliestBirthYear ? date.toISOString().slice(0, 10) : undefined;
};

/** Whether somebody born on `birthday` has completed `years` on `today` (all `YYYY-MM-DD`). */
export const isOfAge = (birthday: string, years: number, today: string): boolean =>
  `${String(Number(birthday.slice(0, 4)) + years).padStart(4, '0')}${birthday.slice(4)}` <= today;

const required = (key: SignupRuleKey, field: SignupFieldName): Rule => ({
  key,
  broken: ({ value, values, context }) => value === '' && isRequired(context, field, values),
});
/** A rule about what was typed: never broken by an empty field. */
const typed = (key: SignupRuleKey, broken: (input: RuleInput) => boolean): Rule => ({
  key,
  broken: (input) => input.value !== '' && broken(input),
});
const contact = (field: RegisterFieldName, pattern: RegExp): readonly Rule[] => [
  required('signup.require_text', field),
  typed(
    'signup.err_contact_format',
    ({ value }) =>
      value.length < contactHandleLength.min ||
      value.length > contactHandleLength.max ||
      !pattern.test(value),
  ),
];
const outside = (length: number, range: { readonly min: number; readonly max: number }): boolean =>
  length < range.min || length > range.max;

const nameRule = (key: NameRuleKey): Rule =>
  typed(key, ({ value, context }) => brokenNameRule(value, context.currency) === key);
const nameRules: readonly Rule[] = [
  required('signup.require_text', 'member_name'),
  nameRule('signup.err_name_chinese'),
  nameRule('signup.err_name_format'),
  nameRule('signup.err_name_single_word'),
];

const passwordRules: readonly Rule[] = [
  required('signup.require_text', 'password'),
  typed(
    'signup.err_psw_length',
    ({ value, context }) => context.passwordPolicy === 'default' && outside(value.length, passwordLength),
  ),
  typed(
    'signup.err_psw_length_strong',
    ({ value, context }) =>
      context.passwordPolicy === 'strong' && outside([...value].length, strongPasswordLength),
  ),
  typed(
    'signup.err_psw_format',
    ({ value, context }) =>
      context.passwordPolicy === 'default' &&
      !(/^[A-Za-z0-9]+$/.test(value) && /[A-Za-z]/.test(value) && /[0-9]/.test(value)),
  ),
  typed(
    'signup.err_psw_common',
    ({ value, context }) => isCommonPassword(value) || context.isLeaked?.(value) === true,
  ),
  typed('signup.err_psw_account', ({ value, values }) => {
    const account = values.member_account?.toLowerCase() ?? '';
    return account !== '' && value.toLowerCase().includes(account);
  }),
];

const phoneRules: readonly Rule[] = [
  required('signup.require_text', 'member_phone'),
  typed('signup.err_phone_invalid', ({ value, context }) => {
    const exact = context.phoneDigits ?? (context.currency === 'VND' ? vndPhoneDigits : null);
    return exact === null
      ? !digitsPattern.test(value) || outside(value.length, phoneDigitsRange)
      : !exactDigits(value, exact);
  }),
];

/** Every rule of every field, in the order in which they are told. */
const rules: Readonly<Record<RegisterFieldName, readonly Rule[]>> = {
  member_account: [
    required('signup.err_account_blank', 'member_account'),
    typed('signup.err_account_length', ({ value }) => outside([...value].length, accountLength)),
    typed('signup.err_account_format', ({ value }) => !accountPattern.test(value)),
  ],
  password: passwordRules,
  check_password: [
    required('signup.require_text', 'check_password'),
    typed('signup.err_checkPsw_diff', ({ value, values }) => value !== values.password),
  ],
  member_name: nameRules,
  member_email: [
    required('signup.require_text', 'member_email'),
    typed(
      'signup.err_email_format',
      ({ value }) => value.length > emailLengthMax || !emailPattern.test(value),
    ),
  ],
  member_birthday: [
    required('signup.require_text', 'member_birthday'),
    typed('signup.err_birthday', ({ value, context }) => {
      const birthday = birthdayOf(value);
      return birthday === undefined || birthday > context.today;
    }),
    typed(
      'signup.err_age',
      ({ value, context }) => !isOfAge(birthdayOf(value) ?? value, context.minimumAgeYears, context.today),
    ),
  ],
  withdraw_password: [
    required('signup.require_text', 'withdraw_password'),
    typed('signup.err_withdraw_psw', ({ value }) => !exactDigits(value, withdrawPasswordDigits)),
  ],
  member_phone: phoneRules,
  phone_verify: [
    required('signup.require_text', 'phone_verify'),
    typed('signup.err_phone_code', ({ value }) => !exactDigits(value, phoneCodeDigits)),
  ],
  member_qq: contact('member_qq', contactPattern),
  member_telegram: contact('member_telegram', contactAtPattern),
  member_whats_app: contact('member_whats_app', contactPattern),
  member_skype: contact('member_skype', contactAtPattern),
  member_fb: contact('member_fb', contactPattern),
  member_zalo: contact('member_zalo', contactPattern),
  member_wechat: contact('member_wechat', contactPattern),
  member_line: contact('member_line', contactPattern),
  member_others: [
    required('signup.require_text', 'member_others'),
    typed(
      'signup.err_others_length',
      ({ value }) => [...value].length > othersLengthMax || unfitPattern.test(value),
    ),
  ],
  identity_id: [
    required('signup.require_text', 'identity_id'),
    typed(
      'signup.err_identity_format',
      ({ value }) => outside(value.length, identityIdLength) || !identityPattern.test(value),
    ),
  ],
  introducer: [
    required('signup.require_text', 'introducer'),
    typed('signup.err_introducer_format', ({ value }) => !introducerPattern.test(value)),
  ],
  captcha: [required('signup.require_text', 'captcha')],
};

/** Fields whose characters count as typed: never trimmed. */
const verbatim: ReadonlySet<RegisterFieldName> = new Set(['member_account', 'password', 'check_password']);

/** The values as they are checked and stored: trimmed, names composed (NFC), a birthday without any part left out. */
export const cleanSignupValues = (values: SignupValues): SignupValues => {
  const cleaned: { [Field in RegisterFieldName]?: string } = {};
  for (const name of registerFieldNames) {
    const value = values[name];
    if (value === undefined) continue;
    const text = verbatim.has(name)
      ? value
      : name === 'member_name'
        ? cleanName(value)
        : value.normalize('NFC').trim();
    if (text !== '' && !(name === 'member_birthday' && /^-*$/.test(text))) cleaned[name] = text;
  }
  return { ...cleaned, agreement: values.agreement };
};

/** The first rule that one field breaks, or null. `values` are cleaned or raw: cleaning happens here too. */
export const checkSignupField = (
  name: SignupFieldName,
  values: SignupValues,
  context: SignupRuleContext,
): SignupRuleKey | null => {
  const cleaned = cleanSignupValues(values);
  if (name === 'agreement') return cleaned.agreement === true ? null : 'signup.err_agreement';
  const input: RuleInput = { value: cleaned[name] ?? '', values: cleaned, context };
  return rules[name].find((rule) => rule.broken(input))?.key ?? null;
};

/** Every field that breaks a rule, in the order of the form, each with its first broken rule. */
export const checkSignup = (values: SignupValues, context: SignupRuleContext): readonly SignupViolation[] =>
  [...registerFieldNames, 'agreement' as const].flatMap((field) => {
    const key = checkSignupField(field, values, context);
    return key === null ? [] : [{ field, key }];
  });
