import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  emptyBody,
  emptyData,
  idSchema,
  instantSchema,
  moneySchema,
  siteScoped,
  textSchema,
} from '../fields.ts';

const tag = 'identity';

/** Device facts that go with a login (spec §3). All are the client's own claims and never trusted for access. */
export const deviceInfoShape = {
  remote_addr: textSchema(64).optional(),
  host: textSchema(255).optional(),
  device: z.union([textSchema(64), z.number().int().min(0).max(99)]).optional(),
  system_group: textSchema(64).optional(),
  udid: textSchema(128).optional(),
  login_type: z.union([textSchema(32), z.number().int().min(0).max(99)]).optional(),
  cdn: textSchema(128).optional(),
  system: textSchema(64).optional(),
  browser: textSchema(128).optional(),
  system_version: textSchema(64).optional(),
};
const deviceInfoSchema = z.object(deviceInfoShape);
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;

export const loginDataSchema = z.object({
  member_id: idSchema,
  member_account: z.string(),
  member_currency: currencySchema,
  member_login_id: z.string(),
  /** Opaque bearer token for the `authorization` header. */
  token: z.string(),
});
export type LoginData = z.infer<typeof loginDataSchema>;

/** spec §3 Double-check question: the columns of the profile that a login may ask for. */
export const questionColumns = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
] as const;
export const questionColumnSchema = z.enum(questionColumns);
export type QuestionColumn = z.infer<typeof questionColumnSchema>;

const questionsChallengeSchema = z.object({
  method: z.literal('questions'),
  /** Names the login that waits for an answer; good once, for minutes, for the browser that began. */
  member_login_id: z.string(),
  question: questionColumnSchema,
  /** The question asked and those to which it can be skipped (spec §9: three at first). */
  available_questions_count: z.number().int().min(1),
});
export type QuestionsChallenge = z.infer<typeof questionsChallengeSchema>;

/** What login code 107 carries: what must be proved beside the password, and how. */
export const loginChallengeSchema = z.discriminatedUnion('method', [
  questionsChallengeSchema,
  z.object({
    method: z.literal('second_factor'),
    member_login_id: z.string(),
    question: z.null(),
    available_questions_count: z.literal(0),
  }),
]);
export type LoginChallenge = z.infer<typeof loginChallengeSchema>;

/** Own route of the site (spec §7): answers the single-use header that `/login` requires. Served at `/get_login_header`. */
export const loginHeaderDataSchema = z.object({
  name: z.literal('x-login-ticket'),
  value: z.string(),
  expires_at: instantSchema,
  /** The address that the site sees, for the `remote_addr` of the login. */
  remote_addr: z.string(),
});

/** Captcha services that may stand in the place of the hall's own picture. */
export const captchaProviders = ['turnstile', 'hcaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

const captchaServiceSchema = z.object({
  provider: z.enum(captchaProviders),
  /** Public: what the widget is opened with. */
  site_key: z.string(),
});
export type CaptchaService = z.infer<typeof captchaServiceSchema>;

/** What is read from a picture is four letters; the token of a service's widget may be as long as this. */
export const captchaAnswerMax = 2_048;

export const captcha = defineCall({
  path: '/captcha',
  summary: 'A new captcha. One use, five minutes.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, type: z.union([z.literal(1), z.literal(2)]) }),
  data: z.object({
    captcha_token: z.string(),
    captcha: z
      .string()
      .describe('SVG document that holds the picture as PNG; empty where a service takes its place'),
    /** Where there is one, the answer is the token that its widget gives. */
    service: captchaServiceSchema.nullable(),
    expires_at: instantSchema,
  }),
  codes: { 101: 'asked again too soon; wait one second' },
});

export const login = defineCall({
  path: '/login',
  summary: 'Log in with account, password and captcha.',
  tag,
  audience: 'ticket',
  body: z.strictObject({
    ...siteScoped,
    ...deviceInfoShape,
    account: textSchema(64).min(1),
    password: z.string().min(1).max(128),
    answer: z.string().min(1).max(captchaAnswerMax),
    captcha_token: z.string().min(1).max(128),
  }),
  data: loginDataSchema,
  codes: {
    101: 'account or password wrong (account_error)',
    102: 'account disabled (account_disable)',
    103: 'account frozen (account_freezen)',
    105: 'captcha wrong or used (verify_failed)',
    106: 'address refused (ip_error)',
    107: 'more than the password must be proved: a question on an unknown device, or a second factor (different_device)',
    201: 'address denied',
    202: 'country denied',
    203: 'proxy denied',
    403: 'demo site: nobody logs in',
    802: 'withdraw verification demanded',
  },
});

export const doubleValidation = defineCall({
  path: '/login/double_validation',
  summary: 'Answer the question of a login that met code 107; the answer is that of /login.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    ...deviceInfoShape,
    member_login_id: z.string().min(1).max(128),
    answer: textSchema(256).min(1),
    captcha_answer: z.string().min(1).max(captchaAnswerMax),
    captcha_token: z.string().min(1).max(128),
  }),
  data: loginDataSchema,
  codes: {
    101: 'this login is over: answered, late, or begun by another browser',
    102: 'account disabled or frozen meanwhile',
    103: 'captcha answer blank (verify_failed)',
    104: 'captcha unknown or used (verify_failed)',
    105: 'captcha misread (verify_failed)',
    106: 'address refused (ip_error)',
    202: 'too many wrong answers: this login is over',
    205: 'captcha expired (verify_failed)',
    206: 'captcha made for another form or site (verify_failed)',
    403: 'demo site: nobody logs in',
    998: 'wrong answer; `answers_left` in data (double_validation_faild)',
  },
});

export const doubleValidationSkip = defineCall({
  path: '/login/double_validation/skip',
  summary: 'Another question in place of the one asked.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, member_login_id: z.string().min(1).max(128) }),
  data: questionsChallengeSchema,
  codes: { 101: 'this login is over, or there is no other question (account_error)' },
});

export const logout = defineCall({
  path: '/logout',
  summary: 'End this session and drop its sockets.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: emptyData,
});

export const memberLayoutSchema = z.object({
  id: idSchema,
  member_account: z.string(),
  member_type: z.number().int(),
  agent_type: z.number().int(),
  agent_level: z.number().int(),
  agent_active: z.union([z.literal(0), z.literal(1)]),
  is_agent: z.union([z.literal(0), z.literal(1)]),
  member_currency: currencySchema,
  member_cash: moneySchema,
  is_playing: z.boolean(),
  /** 1: balances may be brought back; 0 while a one-key transfer back runs. */
  cash_back_status: z.number().int(),
  /** 1: open; 0 while transfers are paused and games of transfer providers do not start. */
  wallet_status: z.number().int(),
  first_login_to_change_password: z.union([z.literal(0), z.literal(1)]),
  need_bank_account_deposit_verified: z.union([z.literal(0), z.literal(1)]),
  /** 1: the service agreement has a version that the member had not accepted when this session began. */
  service_agreement_due: z.union([z.literal(0), z.literal(1)]),
});
export type MemberLayout = z.infer<typeof memberLayoutSchema>;

export const memberCommonLayout = defineCall({
  path: '/member/profile/common/layout',
  summary: "The logged-in member's header: who, currency, cash, whether a game is open.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ member_common_layout: memberLayoutSchema }),
});

const text = z.string().nullable();
export const memberProfileSchema = z.object({
  id: idSchema,
  member_account: z.string(),
  member_name: text,
  is_withdraw_password: z.union([z.literal(0), z.literal(1)]),
  member_birthday: text,
  member_email: text,
  member_currency: currencySchema,
  member_phone: text,
  member_line: text,
  member_others: text,
  member_qq: text,
  member_skype: text,
  member_wechat: text,
  member_fb: text,
  member_zalo: text,
  member_telegram: text,
  member_whats_app: text,
  new_identity_id: text,
});
export type MemberProfile = z.infer<typeof memberProfileSchema>;

export const memberProfile = defineCall({
  path: '/member/profile',
  summary: "The member's own profile; personal fields are masked except for their ends.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ member_profile: memberProfileSchema }),
});
