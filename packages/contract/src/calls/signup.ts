import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyData, idSchema, languageSchema, siteScoped, textSchema } from '../fields.ts';
import { identifierFields, type RegisterFieldName, registerFieldNames } from '../registerFields.ts';
import { captchaAnswerMax, deviceInfoShape, loginDataSchema } from './identity.ts';

const tag = 'signup';
const flag = z.union([z.literal(0), z.literal(1)]);

export { identifierFields, type RegisterFieldName, registerFieldNames };

export const registerSettingSchema = z.object({
  name: z.enum(registerFieldNames),
  currency: currencySchema,
  is_display: flag,
  is_required: flag,
  is_unique: flag,
  is_member_center: flag,
  is_verification: flag,
  is_member_center_verification: flag,
});
export type RegisterSetting = z.infer<typeof registerSettingSchema>;

export const registerSettings = defineCall({
  path: '/arks/web/register-settings',
  summary: 'Which sign-up fields are shown, required, unique and verified, per currency.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped }),
  data: z.object({
    list: z.array(registerSettingSchema),
    /** What the rules of `@pavilion/contract/signupRules` need beside the list. */
    policy: z.object({
      password_policy: z.enum(['default', 'strong']),
      minimum_age_years: z.number().int(),
      phone_digits: z.number().int().nullable(),
      recommend_open: flag,
    }),
  }),
});

export const serviceAgreement = defineCall({
  path: '/arks/web/register-settings/service-agreement',
  summary: 'The service agreement, as safe HTML, in the language of the `lang` header.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, language: languageSchema.optional() }),
  data: z.object({
    list: z.array(z.object({ id: idSchema, title: z.string(), content: z.string(), version: z.string() })),
  }),
});

export const agreementAccept = defineCall({
  path: '/member/service_agreement/accept',
  summary: 'Accept the service agreement: the very text that was shown. Accepting it again changes nothing.',
  tag,
  audience: 'member',
  body: z.strictObject({ agreement_id: idSchema }),
  data: emptyData,
});

const shortText = textSchema(200);
/** An agent by id: the number itself, or its digits as a link has them. */
const agentIdSchema = z.union([shortText, idSchema.transform(String)]);

/** The sign-up payload as sent (spec §3). The hall's rules for each field stand in `signupRules`; the server checks them again. */
export const signupPayloadShape = {
  member_account: shortText,
  password: z.string().max(128),
  member_currency: currencySchema,
  member_name: shortText.optional(),
  member_email: shortText.optional(),
  member_birthday: shortText.optional().describe('year-month-day'),
  withdraw_password: shortText.optional(),
  member_phone: shortText.optional(),
  member_qq: shortText.optional(),
  member_telegram: shortText.optional(),
  member_whats_app: shortText.optional(),
  member_skype: shortText.optional(),
  member_fb: shortText.optional(),
  member_zalo: shortText.optional(),
  member_wechat: shortText.optional(),
  member_line: shortText.optional(),
  member_others: shortText.optional(),
  phone_verify: shortText.optional(),
  identity_id: shortText.optional(),
  introducer: agentIdSchema.optional(),
  member_agent: agentIdSchema.optional(),
  recommend_code: shortText.optional(),
};

/** Other names under which the specification sends what a form holds (spec §3). Checked, never stored. */
const confirmationShape = {
  /** The password's second typing, under either name. */
  check_password: z.string().max(128).optional(),
  member_confirm_password: z.string().max(128).optional(),
  /** Another name of `phone_verify`. */
  verify_code: shortText.optional(),
  /** Another name of `answer`. */
  member_captcha: z.string().max(captchaAnswerMax).optional(),
};

/**
 * The steps of a sign-up that a page reports (spec §3 Sign-in send-list keys), meaning: the button was pressed, the press
 * counted, every rule of the form was kept; the server took the member in, the member is logged in on the page, nobody
 * can join here, the server answered.
 */
export const signinSendListKeys = [
  'click_signin',
  'click_signin_true',
  'click_signin_pass',
  'is_signin_pass',
  'is_signin_success',
  'is_signin_noopen',
  'is_signin_true',
] as const;
export type SigninSendListKey = (typeof signinSendListKeys)[number];

export const registerVerification = defineCall({
  path: '/register/verification',
  summary:
    'Check single sign-up fields on blur. Whoever asks too often is only told whether the rules are kept.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    ...z.object(signupPayloadShape).partial().shape,
    ...confirmationShape,
    member_currency: currencySchema,
    verification: z.literal(1),
  }),
  data: emptyData,
  codes: {
    101: 'account invalid',
    102: 'account taken',
    103: 'name taken',
    104: 'phone taken',
    105: 'email taken',
    206: 'email invalid',
    209: 'phone invalid',
    214: 'name on the black list',
    215: 'phone refused',
    216: 'email on the black list',
    223: 'identity id taken',
    227: 'name invalid',
    301: 'qq',
    302: 'skype',
    304: 'wechat',
    305: 'zalo',
    306: 'facebook',
    307: 'telegram',
    308: 'whatsapp',
  },
});

export const register = defineCall({
  path: '/register',
  summary: 'Join. Answers with login data: the new member is logged in.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    ...deviceInfoShape,
    ...signupPayloadShape,
    ...confirmationShape,
    /** Made by the page for one filled-in form: sent again, it answers with the same member (decision 0026). */
    request_id: z.uuid().optional(),
    /** Of the agent's link that was followed; one that is not this agent's counts as none. */
    campaign: shortText.optional(),
    answer: z.string().max(captchaAnswerMax).optional(),
    captcha_token: z.string().max(128).optional(),
    agreement: z.boolean().optional(),
    /** `id` of the agreement that was shown. One that no longer holds is HTTP 400 with the field `agreement`. */
    agreement_id: idSchema.optional(),
    /**
     * What happened on the way: steps of `signinSendListKeys`, and what was complained of, as `field`, `field:rule`,
     * `field:code` or a code. Anything else, and any text behind a code, is not kept.
     */
    error_track: z.array(z.string().max(100)).max(50).optional(),
  }),
  data: loginDataSchema,
  codes: {
    ...registerVerification.codes,
    106: 'agent not found',
    107: 'recommendation closed',
    108: 'agent disabled',
    109: 'recommendation disabled',
    110: 'code disabled',
    112: 'introducer not found',
    113: 'phone code wrong',
    114: 'identity id taken',
    218: 'address refused',
    219: 'introducer not found',
    222: 'verification code wrong',
    224: 'captcha wrong',
    228: 'introducer invalid',
    403: 'demo site: nobody joins',
    996: 'registering too often',
    997: 'too many members from this address',
  },
});

export const registerSms = defineCall({
  path: '/register/sms',
  summary: 'Send the six-digit phone code.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    member_phone: shortText,
    currency: currencySchema,
    type: z.literal('register_member'),
  }),
  data: emptyData,
  codes: {
    99: 'phone invalid',
    102: 'sent less than five minutes ago; `retry_after_seconds` tells how long it still is',
    103: 'no balance for SMS',
    104: 'ask customer service',
    201: 'phone blank',
    403: 'demo site: nothing is sent',
  },
});

export const memberInfo = defineCall({
  path: '/member_info',
  summary: "The currency that an agent link fixes: that of an active agent, or one's own.",
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, id: idSchema }),
  data: z.object({ currency: currencySchema }),
  notFound: 'Somebody who is no active agent, or an id that nobody has.',
});

export const validMessage = defineCall({
  path: '/register/valid_message',
  summary: 'Whether a recommendation code or agent id may introduce a member.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    recommend_code: shortText.optional(),
    agent_id: agentIdSchema.optional(),
  }),
  data: z.object({ is_valid: flag, currency: currencySchema.nullable() }),
});

export const checkAgentDomain = defineCall({
  path: '/arks/web/check-agent-domain',
  summary: "Whether this host is an agent's domain, and the currency it fixes.",
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, host: textSchema(255) }),
  data: z.object({ is_valid: flag, currency: currencySchema.nullable(), agent_id: idSchema.nullable() }),
});
