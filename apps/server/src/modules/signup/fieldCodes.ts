import type { RegisterFieldName } from '@pavilion/contract/signup';
import { register } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupRuleKey } from '@pavilion/contract/signupRules';
import { badField, type Refusal, refused } from '../../http/refusal.ts';

/** The result code of a field that breaks its rule (spec §8 Sign-up codes). */
const invalidCodes: Partial<Record<SignupFieldName, keyof typeof register.codes>> = {
  member_account: 101,
  phone_verify: 113,
  member_email: 206,
  member_phone: 209,
  member_name: 227,
  introducer: 228,
  member_qq: 301,
  member_skype: 302,
  member_wechat: 304,
  member_zalo: 305,
  member_fb: 306,
  member_telegram: 307,
  member_whats_app: 308,
};

/** The result code and message of a value that another member has (spec §8 Sign-up codes). */
const takenCodes: Partial<
  Record<RegisterFieldName, readonly [code: keyof typeof register.codes, messageKey: string]>
> = {
  member_account: [102, 'signup.account_repeat'],
  member_name: [103, 'signup.name_repeat'],
  member_phone: [104, 'signup.phone_repeat'],
  member_email: [105, 'signup.email_repeat'],
  identity_id: [114, 'signup.identity_repeat'],
  member_qq: [301, 'signup.contact_repeat'],
  member_skype: [302, 'signup.contact_repeat'],
  member_wechat: [304, 'signup.contact_repeat'],
  member_zalo: [305, 'signup.contact_repeat'],
  member_fb: [306, 'signup.contact_repeat'],
  member_telegram: [307, 'signup.contact_repeat'],
  member_whats_app: [308, 'signup.contact_repeat'],
};

/** Code of a taken identity id when it is checked on blur; on submit it is 114. */
export const identityTakenOnBlur = 223;

/** A field that breaks a rule: its code, or HTTP 400 with the field where the specification names none. */
export const invalidField = (field: SignupFieldName, key: SignupRuleKey): Refusal => {
  const code = invalidCodes[field];
  return code === undefined ? badField(field, key) : refused(register.codes, code, key, { field });
};

export const takenField = (field: RegisterFieldName): Refusal => {
  const known = takenCodes[field];
  return known === undefined
    ? badField(field, 'signup.contact_repeat')
    : refused(register.codes, known[0], known[1], { field });
};

const takenKeys: ReadonlySet<string> = new Set(Object.values(takenCodes).map(([, messageKey]) => messageKey));

/** Whether a refusal tells that somebody else has a value. An account's name is no secret: every form must tell it. */
export const isTakenAnswer = ({ messageKey }: Refusal): boolean =>
  messageKey !== 'signup.account_repeat' && takenKeys.has(messageKey);
