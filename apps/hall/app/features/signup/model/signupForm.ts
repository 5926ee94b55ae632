import type { Currency, DataOf, InputOf, SiteSettings } from '@pavilion/contract';
import {
  type register,
  type registerSettings,
  registerVerification,
  validMessage,
} from '@pavilion/contract/signup';
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
} from '@pavilion/contract/signupRules';
import { callApi } from '../../../api/client.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { IntroducerClaim } from './useIntroducer.ts';

/** The typed fields. Captcha and agreement stand at the form's end. */
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

const first: readonly FormField[] = ['member_account', 'password'];
const isFormField = (name: string): name is FormField => formFields.some((field) => field === name);

/**
 * The fields that the form shows for a currency, in the order of its settings. Account and password are always there;
 * the code follows the phone when the site sends codes; nobody is asked for an introducer while recommendations are
 * closed.
 */
export const shownFields = (context: SignupRuleContext, recommendOpen: boolean): readonly FormField[] => {
  const set = context.settings.flatMap(({ name, currency }): FormField[] =>
    currency === context.currency && isFormField(name) && name !== 'phone_verify' && isShown(context, name)
      ? [name]
      : [],
  );
  return [...new Set([...first.filter((name) => !set.includes(name)), ...set])]
    .filter((name) => name !== 'introducer' || recommendOpen)
    .flatMap((name): FormField[] =>
      name === 'member_phone' && isPhoneCodeOn(context) ? [name, 'phone_verify'] : [name],
    );
};

/** The shown fields in the places where the form asks for them. */
export interface FieldGroups {
  /** What somebody logs in with: the first step. */
  readonly account: readonly FormField[];
  /** What must be told beside it: the second. */
  readonly details: readonly FormField[];
  /** What may be left out: folded away in the second step. */
  readonly folded: readonly FormField[];
}

const ofAccount: ReadonlySet<FormField> = new Set(['member_account', 'password', 'check_password']);

/** Each group keeps the order of the settings; a code stands with its phone, which decides whether it is asked for. */
export const fieldGroups = (context: SignupRuleContext, fields: readonly FormField[]): FieldGroups => {
  const beside = fields.filter((name) => !ofAccount.has(name));
  const mustBeTold = (name: FormField): boolean =>
    isRequired(context, name === 'phone_verify' ? 'member_phone' : name, {});
  return {
    account: fields.filter((name) => ofAccount.has(name)),
    details: beside.filter(mustBeTold),
    folded: beside.filter((name) => !mustBeTold(name)),
  };
};

export const requiredField = (context: SignupRuleContext, name: FormField, values: SignupValues): boolean =>
  isRequired(context, name, values);

const atTheEnd = ['captcha', 'agreement'] as const satisfies readonly SignupFieldName[];

export const isSignupField = (name: string): name is SignupFieldName =>
  isFormField(name) || atTheEnd.some((field) => field === name);

/**
 * The values of what the form shows. A currency that asks for less leaves what was typed for another in its place, and
 * neither judges nor sends it.
 */
const valuesOf = (values: SignupValues, fields: readonly FormField[]): SignupValues =>
  Object.fromEntries([...fields, ...atTheEnd].map((name) => [name, values[name]]));

/** What is wrong with the form, field by field. */
export const violations = (
  values: SignupValues,
  fields: readonly FormField[],
  context: SignupRuleContext,
): ReadonlyMap<SignupFieldName, SignupRuleKey> =>
  new Map(checkSignup(valuesOf(values, fields), context).map(({ field, key }) => [field, key]));

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

/** Longer numbers are no ids of the wire; they are asked for as codes and found unknown. */
const isAgentId = (text: string): boolean => /^[1-9][0-9]{0,8}$/.test(text);

/** Whether an introducer that was typed exists; for which currency it brings members. */
export const askIntroducer = (text: string): Promise<DataOf<typeof validMessage>> =>
  callApi(validMessage, isAgentId(text) ? { agent_id: Number(text) } : { recommend_code: text });

/** Asks the server about one field. Null when it has nothing against it or is not to be asked; throws its refusal. */
export const verifyOnBlur = async (
  name: FormField,
  values: SignupValues,
  currency: Currency,
): Promise<null> => {
  const value = cleanSignupValues(values)[name];
  if (!verifiedOnBlur.has(name) || value === undefined) return null;
  await callApi(registerVerification, { [name]: value, member_currency: currency, verification: 1 });
  return null;
};

interface Submission {
  readonly values: SignupValues;
  readonly fields: readonly FormField[];
  readonly currency: Currency;
  /** From a link or an agent's domain: it goes before a typed introducer. */
  readonly claim: IntroducerClaim;
  readonly captchaToken: string;
  /** Of the agreement that was shown. */
  readonly agreementId: number | undefined;
  /** One for each filled-in form: a form that is sent again makes no second member. */
  readonly requestId: string;
  readonly diagnostics: Diagnostics;
}

/** The sign-up payload as sent (spec §3): what the form shows, without the confirmation. */
export const payloadOf = (submission: Submission): InputOf<typeof register> => {
  const { values, fields, currency, claim, diagnostics } = submission;
  const {
    agreement: _agreement,
    check_password: _confirmation,
    captcha: answer = '',
    member_account = '',
    password = '',
    ...rest
  } = cleanSignupValues(valuesOf(values, fields));
  return {
    ...rest,
    ...claim,
    member_account,
    password,
    member_currency: currency,
    answer,
    captcha_token: submission.captchaToken,
    agreement: true,
    agreement_id: submission.agreementId,
    request_id: submission.requestId,
    error_track: diagnostics.list(),
  };
};
