import type { SignupFieldName } from '@pavilion/contract/signupRules';

/** Where the message of a sign-up code belongs (spec §8). */
const fieldByCode: Readonly<Record<number, SignupFieldName>> = {
  101: 'member_account',
  102: 'member_account',
  103: 'member_name',
  104: 'member_phone',
  105: 'member_email',
  106: 'introducer',
  107: 'introducer',
  108: 'introducer',
  109: 'introducer',
  110: 'introducer',
  112: 'introducer',
  113: 'phone_verify',
  114: 'identity_id',
  206: 'member_email',
  209: 'member_phone',
  214: 'member_name',
  215: 'member_phone',
  216: 'member_email',
  219: 'introducer',
  222: 'phone_verify',
  223: 'identity_id',
  224: 'captcha',
  227: 'member_name',
  228: 'introducer',
  301: 'member_qq',
  302: 'member_skype',
  304: 'member_wechat',
  305: 'member_zalo',
  306: 'member_fb',
  307: 'member_telegram',
  308: 'member_whats_app',
};

export const fieldOfCode = (code: number): SignupFieldName | undefined => fieldByCode[code];

/** The address is refused, or joins too often: told as a toast. 403: nobody joins a demo house. */
const toastCodes: ReadonlySet<number> = new Set([218, 403, 996, 997]);
export const isKnownCode = (code: number): boolean => toastCodes.has(code) || fieldByCode[code] !== undefined;

/** The server's word against the introducer: what is remembered of it is dropped, and its field unlocked. */
const introducerCodes: ReadonlySet<number> = new Set([106, 108, 109, 110, 112, 219, 228]);
export const isAgainstIntroducer = (code: number): boolean => introducerCodes.has(code);

/** What an introducer is refused with that cannot introduce: noted when it is found out before the form is sent. */
export const introducerInvalidCode = 228;

/** Recommendation is closed: the form asks for no introducer any more. */
export const recommendClosedCode = 107;

/** Codes of the SMS call (spec §8 SMS send). */
export const smsCodes = {
  phoneInvalid: 99,
  tooSoon: 102,
  noBalance: 103,
  askService: 104,
  phoneBlank: 201,
} as const;
