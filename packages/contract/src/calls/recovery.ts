import { z } from 'zod';
import { defineCall } from '../call.ts';
import { phoneCodeDigits, withdrawPasswordDigits } from '../constants.ts';
import { emptyData, instantSchema, siteScoped, textSchema } from '../fields.ts';
import {
  checkSignupField,
  type PasswordPolicy,
  phoneDigitsRange,
  type SignupRuleContext,
  type SignupRuleKey,
} from '../signupRules.ts';
import { factorCodes, secondFactorProofSchema } from './secondFactors.ts';

const tag = 'recovery';

/** The longest mail address there is (RFC 5321); an operator may have brought members in with such a one. */
export const mailAddressLengthMax = 254;

/** How a member is reached, and proves who it is beside the withdraw password (spec §5 Withdraw verification). */
export const recoveryMethods = ['email', 'phone'] as const;
export type RecoveryMethod = (typeof recoveryMethods)[number];

const accountField = textSchema(64).min(1);
const contactShape = {
  member_email: textSchema(mailAddressLengthMax).optional(),
  member_phone: textSchema(64).optional(),
};
const hasOneContact = ({
  member_email = '',
  member_phone = '',
}: {
  readonly member_email?: string | undefined;
  readonly member_phone?: string | undefined;
}): boolean => (member_email === '') !== (member_phone === '');
const oneContact = { error: 'one of member_email and member_phone', path: ['member_email'] };

const passwordPolicySchema = z.enum(['default', 'strong']);
const tokenDataSchema = z.object({
  /** Sets one new password with `vx/reset`: for this account on this site, once, within minutes. */
  token: z.string(),
  expires_at: instantSchema,
  /** Which rule of the new password holds on this site. */
  password_policy: passwordPolicySchema,
});
export type RecoveryToken = z.infer<typeof tokenDataSchema>;

/** The codes for an address that may not come in, the same wherever somebody proves who they are (spec §8 Login). */
const addressCodes = { 201: 'address denied', 202: 'country denied', 203: 'proxy denied' } as const;

export const withdrawVerify = defineCall({
  path: '/arks/web/vx/verify',
  summary: 'Prove who somebody is by the withdraw password and the e-mail or phone; answers a token.',
  tag,
  audience: 'public',
  body: z
    .strictObject({
      ...siteScoped,
      account: accountField,
      withdraw_password: textSchema(32).min(1),
      ...contactShape,
    })
    .refine(hasOneContact, oneContact),
  data: tokenDataSchema,
  codes: {
    101: 'not proved: account, withdraw password or contact do not belong together',
    102: 'too many wrong tries at this account from this address',
    ...addressCodes,
    204: 'too many wrong tries from this address',
    403: 'demo site: nothing to verify',
  },
});

export const resetPassword = defineCall({
  path: '/arks/web/vx/reset',
  summary: 'Set a new password with a token; every session of the member ends.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    account: accountField,
    password: z.string().max(128),
    token: textSchema(128).min(1),
  }),
  data: emptyData,
  codes: {
    101: 'token unknown, or of another account or site',
    102: 'token used or expired',
    ...addressCodes,
    403: 'demo site: nothing to reset',
  },
});

export const recoveryWays = defineCall({
  path: '/arks/web/forgot/ways',
  summary:
    'Which ways back an account has, for a browser in which it was logged in before; every way for all others, whether there is such an account or not.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, account: accountField }),
  data: z.object({
    methods: z.array(z.enum(recoveryMethods)),
    /** Whether a withdraw password can prove who it is. */
    by_withdraw_password: z.boolean(),
  }),
  codes: { ...addressCodes, 403: 'demo site: there are none' },
});

export const forgotSend = defineCall({
  path: '/arks/web/forgot/send',
  summary: 'Send a six-digit code to the e-mail or phone of an account. Answers alike whether there is one.',
  tag,
  audience: 'public',
  body: z
    .strictObject({
      ...siteScoped,
      account: accountField,
      ...contactShape,
      /** Made by the page for one press: sent again while the code lives, it answers the same ticket and sends nothing. */
      request_id: z.uuid().optional(),
    })
    .refine(hasOneContact, oneContact),
  data: z.object({
    /** Stays with the browser that asked; only together with it the code is good. */
    ticket: z.string(),
    expires_at: instantSchema,
  }),
  codes: {
    102: 'asked less than five minutes ago for this account from this address',
    104: 'nothing can be sent this way, or to so many accounts from one address: ask customer service',
    ...addressCodes,
    403: 'demo site: nothing is sent',
  },
});

export const forgotVerify = defineCall({
  path: '/arks/web/forgot/verify',
  summary: 'Answer with the code; answers a token.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    ticket: textSchema(128).min(1),
    code: textSchema(16).min(1),
  }),
  data: tokenDataSchema,
  codes: {
    101: 'code wrong',
    102: 'code expired, used, or answered wrongly too often',
    ...addressCodes,
    403: 'demo site: nothing to verify',
  },
});

export const editWithdrawPassword = defineCall({
  path: '/member/profile/edit_withdraw_password',
  summary:
    "Change one's own withdraw password with the old one, or set the first one with the login password.",
  tag,
  audience: 'member',
  body: z.strictObject({
    /** The withdraw password that holds; left out when there is none yet. */
    old_withdraw_password: textSchema(32).optional(),
    /** The login password; asked for while there is no withdraw password. */
    password: z.string().max(128).optional(),
    withdraw_password: textSchema(32),
    /** For the first one, from a member who has a second factor. */
    proof: secondFactorProofSchema.optional(),
  }),
  data: emptyData,
  codes: {
    101: 'old withdraw password wrong',
    102: 'login password wrong',
    103: 'too many wrong tries today',
    ...factorCodes,
    403: 'demo site: nothing changes',
  },
});

/** What the rules of spec §5 for these forms answer with: keys of the sign-up form, which words them. */
export type RecoveryRuleKey = SignupRuleKey;

const contextOf = (passwordPolicy: PasswordPolicy): SignupRuleContext => ({
  currency: 'USD',
  settings: [],
  passwordPolicy,
  minimumAgeYears: 0,
  phoneDigits: null,
  today: '',
});

const mailAddressSchema = z.email().max(mailAddressLengthMax);
const digits = (range: { readonly min: number; readonly max: number }) =>
  new RegExp(`^[0-9]{${range.min},${range.max}}$`);
const phonePattern = digits(phoneDigitsRange);
const exactly = (count: number): RegExp => digits({ min: count, max: count });
const withdrawPasswordPattern = exactly(withdrawPasswordDigits);
const codePattern = exactly(phoneCodeDigits);

/** The rule that an e-mail address or phone breaks (spec §5 Withdraw verification), or null. Trimmed here. */
export const checkContact = (method: RecoveryMethod, value: string): RecoveryRuleKey | null => {
  const typed = value.trim();
  if (typed === '') return 'signup.require_text';
  if (method === 'email')
    return mailAddressSchema.safeParse(typed).success ? null : 'signup.err_email_format';
  return phonePattern.test(typed) ? null : 'signup.err_phone_invalid';
};

/** The rule that a withdraw password breaks when it is typed or set: four digits. */
export const checkWithdrawPassword = (value: string): RecoveryRuleKey | null => {
  if (value === '') return 'signup.require_text';
  return withdrawPasswordPattern.test(value) ? null : 'signup.err_withdraw_psw';
};

export const checkSentCode = (value: string): RecoveryRuleKey | null => {
  if (value.trim() === '') return 'signup.require_text';
  return codePattern.test(value.trim()) ? null : 'signup.err_phone_code';
};

/** The rule that a new password breaks (spec §5 New password), or null. */
export const checkNewPassword = (
  password: string,
  policy: PasswordPolicy,
  account: string,
  isLeaked?: SignupRuleContext['isLeaked'],
): RecoveryRuleKey | null =>
  password === ''
    ? 'signup.require_text'
    : checkSignupField(
        'password',
        { password, member_account: account.trim() },
        { ...contextOf(policy), isLeaked },
      );

/** The confirmation must be the same, letter by letter. */
export const checkConfirmation = (password: string, confirmation: string): RecoveryRuleKey | null => {
  if (confirmation === '') return 'signup.require_text';
  return password === confirmation ? null : 'signup.err_checkPsw_diff';
};
