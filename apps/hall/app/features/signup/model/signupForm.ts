import type { Currency, DataOf, InputOf, SiteSettings } from '@pavilion/contract';
import { type register, type registerSettings, registerVerification } from '@pavilion/contract/signup';
import {
  checkSignup,
  checkSignupField,
  cleanSignupValues,
  isPhoneCodeOn,
  isRequired,
  isShown,
  type SignupFieldName,
  type SignupRuleContext,
  type SignupRuleKey,
  type SignupValues,
} from '@pavilion/contract/signup-rules';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { fieldOfCode } from './signupCodes.ts';

/** The typed fields, in the order in which the form shows them. Captcha and agreement stand at its end. */
export const formFields = [
  'member_account',
  'password',
  'check_password',
  'member_name',
  'member_email',
  'member_phone',
  'phone_verify',
  'member_birthday',
  'withdraw_password',
  'member_wechat',
  'member_qq',
  'member_telegram',
  'member_whats_app',
  'member_line',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_others',
  'identity_id',
  'introducer',
] as const satisfies readonly SignupFieldName[];
export type FormField = (typeof formFields)[number];

type Settings = DataOf<typeof registerSettings>;

/** What the rules need to know; before the settings have come, what holds for most sites. */
export const ruleContext = (
  site: SiteSettings,
  settings: Settings | undefined,
  currency: Currency,
): SignupRuleContext => ({
  currency,
  settings: settings?.list ?? [],
  passwordPolicy: settings?.policy.password_policy ?? 'default',
  minimumAgeYears: settings?.policy.minimum_age_years ?? site.age_min,
  phoneDigits: settings?.policy.phone_digits ?? null,
  today: new Intl.DateTimeFormat('en-CA', { timeZone: site.time_zone }).format(new Date()),
});

/**
 * The fields that the form shows for a currency. The code field follows the phone when the site sends codes; nobody is
 * asked for an introducer while recommendations are closed.
 */
export const shownFields = (
  context: SignupRuleContext,
  policy: Settings['policy'] | undefined,
): readonly FormField[] =>
  formFields.filter((name) => {
    if (name === 'phone_verify') return isPhoneCodeOn(context);
    if (name === 'introducer' && policy?.recommend_open === 0) return false;
    return isShown(context, name);
  });

export const requiredField = (context: SignupRuleContext, name: FormField, values: SignupValues): boolean =>
  isRequired(context, name, values);

/** What is wrong with the form, field by field. */
export const violations = (
  values: SignupValues,
  context: SignupRuleContext,
): ReadonlyMap<SignupFieldName, SignupRuleKey> =>
  new Map(checkSignup(values, context).map(({ field, key }) => [field, key]));

export const violationOf = (
  name: SignupFieldName,
  values: SignupValues,
  context: SignupRuleContext,
): SignupRuleKey | null => checkSignupField(name, values, context);

/** Fields that the server is asked about on blur: whether they are taken or on a black list. */
const verifiedOnBlur: ReadonlySet<FormField> = new Set([
  'member_account',
  'member_name',
  'member_email',
  'member_phone',
  'identity_id',
  'member_qq',
  'member_skype',
  'member_wechat',
  'member_zalo',
  'member_fb',
  'member_telegram',
  'member_whats_app',
]);

export interface ServerWord {
  readonly field: SignupFieldName;
  readonly message: string;
}

/** Asks the server about one field. Answers its word, or null when it has nothing against it or could not be asked. */
export const verifyOnBlur = async (
  name: FormField,
  values: SignupValues,
  currency: Currency,
): Promise<ServerWord | null> => {
  const value = cleanSignupValues(values)[name];
  if (!verifiedOnBlur.has(name) || value === undefined) return null;
  try {
    await callApi(registerVerification, { [name]: value, member_currency: currency, verification: 1 });
    return null;
  } catch (error) {
    if (!isCallFailure(error) || error.kind !== 'refused') return null;
    const field = fieldOfCode(error.code);
    return field === undefined ? null : { field, message: error.message };
  }
};

/** The sign-up payload as sent (spec §3): without the confirmation, with the introducer in its place. */
export const payloadOf = (
  values: SignupValues,
  currency: Currency,
  captcha: { readonly token: string; readonly answer: string },
  errorTrack: readonly string[],
): InputOf<typeof register> => {
  const {
    agreement: _agreement,
    check_password: _confirmation,
    captcha: _captcha,
    member_account = '',
    password = '',
    ...rest
  } = cleanSignupValues(values);
  const typed = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''),
  );
  return {
    ...typed,
    member_account,
    password,
    member_currency: currency,
    answer: captcha.answer,
    captcha_token: captcha.token,
    agreement: true,
    error_track: errorTrack.slice(0, 50),
  };
};
