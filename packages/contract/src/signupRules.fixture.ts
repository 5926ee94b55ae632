import type { RegisterFieldName, RegisterSetting } from './calls/signup.ts';
import type { Currency } from './fields.ts';
import type { SignupFieldName, SignupRuleContext, SignupRuleKey, SignupValues } from './signupRules.ts';
import type { NameRuleKey } from './signupRulesName.ts';

/** One row for each rule of spec §5 Sign-up: judged as functions here, and over the wire by the server's own tests. */

export const setting = (
  name: RegisterFieldName,
  currency: Currency,
  over: Partial<RegisterSetting> = {},
): RegisterSetting => ({
  name,
  currency,
  is_display: 1,
  is_required: 1,
  is_unique: 0,
  is_member_center: 1,
  is_verification: 0,
  is_member_center_verification: 0,
  ...over,
});

const everyField = [
  'member_account',
  'password',
  'check_password',
  'member_name',
  'member_email',
  'member_birthday',
  'withdraw_password',
  'member_phone',
  'phone_verify',
  'member_qq',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_wechat',
  'member_line',
  'member_others',
  'identity_id',
  'introducer',
  'captcha',
] as const satisfies readonly RegisterFieldName[];

export const context = (over: Partial<SignupRuleContext> = {}): SignupRuleContext => {
  const currency = over.currency ?? 'USD';
  return {
    currency,
    settings: everyField.map((name) => setting(name, currency)),
    passwordPolicy: 'default',
    minimumAgeYears: 18,
    phoneDigits: null,
    today: '2026-11-20',
    ...over,
  };
};

export interface RuleRow {
  readonly field: SignupFieldName;
  readonly value: string;
  readonly key: SignupRuleKey | null;
  readonly why: string;
  readonly over?: Partial<SignupRuleContext>;
  readonly values?: SignupValues;
}

const longName = 'n'.repeat(200);
export const ruleRows: readonly RuleRow[] = [
  { field: 'member_account', value: 'player7', key: null, why: 'letters and digits' },
  { field: 'member_account', value: '', key: 'signup.err_account_blank', why: 'blank' },
  { field: 'member_account', value: 'play1', key: 'signup.err_account_length', why: 'five characters' },
  { field: 'member_account', value: 'player1234567', key: 'signup.err_account_length', why: '13 characters' },
  { field: 'member_account', value: '1player', key: 'signup.err_account_format', why: 'starts with a digit' },
  { field: 'member_account', value: 'play_er', key: 'signup.err_account_format', why: 'an underscore' },
  { field: 'member_account', value: 'рlayer1', key: 'signup.err_account_format', why: 'Cyrillic look-alike' },
  {
    field: 'member_account',
    value: 'play\u200ber1',
    key: 'signup.err_account_format',
    why: 'zero-width space',
  },
  {
    field: 'member_account',
    value: 'ｐｌａｙｅｒ',
    key: 'signup.err_account_format',
    why: 'full-width letters',
  },
  { field: 'member_account', value: ' player1', key: 'signup.err_account_format', why: 'a leading space' },

  { field: 'password', value: 'sesame88', key: null, why: 'a letter and a digit' },
  { field: 'password', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'password', value: 'se5am', key: 'signup.err_psw_length', why: 'five characters' },
  { field: 'password', value: 'sesame8888888', key: 'signup.err_psw_length', why: '13 characters' },
  { field: 'password', value: 'sesamese', key: 'signup.err_psw_format', why: 'no digit' },
  { field: 'password', value: '92837465', key: 'signup.err_psw_format', why: 'no letter' },
  { field: 'password', value: 'sesame-8', key: 'signup.err_psw_format', why: 'a hyphen' },
  { field: 'password', value: 'PassWord1', key: 'signup.err_psw_common', why: 'a common one' },
  {
    field: 'password',
    value: 'ncc1701e',
    key: 'signup.err_psw_common',
    why: 'one of the longer list',
    over: { isLeaked: (password) => password === 'ncc1701e' },
  },
  {
    field: 'password',
    value: 'xNora77x',
    key: 'signup.err_psw_account',
    why: 'the account stands in it',
    values: { member_account: 'nora77' },
  },
  {
    field: 'password',
    value: 'a quiet lantern by the pond',
    key: null,
    why: 'a phrase under the strong policy',
    over: { passwordPolicy: 'strong' },
  },
  {
    field: 'password',
    value: 'sesame8',
    key: 'signup.err_psw_length_strong',
    why: 'seven characters under the strong policy',
    over: { passwordPolicy: 'strong' },
  },
  {
    field: 'password',
    value: 'qwertyuiop',
    key: 'signup.err_psw_common',
    why: 'a keyboard walk under the strong policy',
    over: { passwordPolicy: 'strong' },
  },

  {
    field: 'check_password',
    value: 'sesame88',
    key: null,
    why: 'the same',
    values: { password: 'sesame88' },
  },
  { field: 'check_password', value: '', key: 'signup.require_text', why: 'blank' },
  {
    field: 'check_password',
    value: 'sesame89',
    key: 'signup.err_checkPsw_diff',
    why: 'another',
    values: { password: 'sesame88' },
  },

  // What a name may be made of has a table of its own: signupRulesName.test.ts.
  { field: 'member_name', value: '  Ana ', key: null, why: 'a name' },
  { field: 'member_name', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'member_name', value: '   ', key: 'signup.require_text', why: 'only spaces' },
  { field: 'member_name', value: longName, key: 'signup.err_name_format', why: '200 letters' },
  {
    field: 'member_name',
    value: 'Wang',
    key: 'signup.err_name_chinese',
    why: 'Latin for RMB',
    over: context({ currency: 'RMB' }),
  },
  {
    field: 'member_name',
    value: 'Nguyễn An',
    key: 'signup.err_name_single_word',
    why: 'two words for VND',
    over: context({ currency: 'VND' }),
  },

  { field: 'member_email', value: 'ana.b+hall@mail.example.org', key: null, why: 'a plus part' },
  { field: 'member_email', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'member_email', value: 'ana@mail', key: 'signup.err_email_format', why: 'no dot' },
  { field: 'member_email', value: 'ana@@mail.org', key: 'signup.err_email_format', why: 'two at signs' },
  {
    field: 'member_email',
    value: 'ana@mаil.org',
    key: 'signup.err_email_format',
    why: 'Cyrillic look-alike',
  },
  { field: 'member_email', value: 'ana@mail.org\nx', key: 'signup.err_email_format', why: 'a line break' },
  {
    field: 'member_email',
    value: `${longName.slice(0, 100)}@mail.org`,
    key: 'signup.err_email_format',
    why: 'too long',
  },
  { field: 'member_email', value: 'ana..b@mail.org', key: 'signup.err_email_format', why: 'two dots' },
  { field: 'member_email', value: 'ana.@mail.org', key: 'signup.err_email_format', why: 'a dot at the end' },
  { field: 'member_email', value: 'ana@-mail.org', key: 'signup.err_email_format', why: 'a hyphen in front' },
  { field: 'member_email', value: 'ana@mail.xn--p1ai', key: null, why: 'an encoded top level' },
  {
    field: 'member_email',
    value: `${'a'.repeat(65)}@mail.org`,
    key: 'signup.err_email_format',
    why: 'a local part of 65',
  },

  { field: 'member_birthday', value: '1990-1-5', key: null, why: 'short parts' },
  { field: 'member_birthday', value: '--', key: 'signup.require_text', why: 'no part chosen' },
  { field: 'member_birthday', value: '1990--5', key: 'signup.err_birthday', why: 'no month' },
  { field: 'member_birthday', value: '1990-02-30', key: 'signup.err_birthday', why: 'no such day' },
  { field: 'member_birthday', value: '2027-01-01', key: 'signup.err_birthday', why: 'not born yet' },
  { field: 'member_birthday', value: '2008-11-20', key: null, why: 'eighteen today' },
  { field: 'member_birthday', value: '2008-11-21', key: 'signup.err_age', why: 'eighteen tomorrow' },
  { field: 'member_birthday', value: '2000-02-29', key: null, why: 'a leap day' },
  { field: 'member_birthday', value: '1900-02-29', key: 'signup.err_birthday', why: 'no leap day in 1900' },
  { field: 'member_birthday', value: '１９９０-1-5', key: 'signup.err_birthday', why: 'full-width digits' },

  { field: 'withdraw_password', value: '0427', key: null, why: 'four digits' },
  { field: 'withdraw_password', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'withdraw_password', value: '042', key: 'signup.err_withdraw_psw', why: 'three digits' },
  { field: 'withdraw_password', value: '04a7', key: 'signup.err_withdraw_psw', why: 'a letter' },
  {
    field: 'withdraw_password',
    value: '٠١٢٣',
    key: 'signup.err_withdraw_psw',
    why: 'digits of another script',
  },

  { field: 'member_phone', value: '5551234567', key: null, why: 'digits' },
  { field: 'member_phone', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'member_phone', value: '+5551234', key: 'signup.err_phone_invalid', why: 'a plus' },
  { field: 'member_phone', value: '1234', key: 'signup.err_phone_invalid', why: 'four digits' },
  {
    field: 'member_phone',
    value: '0912345678',
    key: null,
    why: 'ten for VND',
    over: context({ currency: 'VND' }),
  },
  {
    field: 'member_phone',
    value: '091234567',
    key: 'signup.err_phone_invalid',
    why: 'nine for VND',
    over: context({ currency: 'VND' }),
  },
  {
    field: 'member_phone',
    value: '5551234567',
    key: 'signup.err_phone_invalid',
    why: 'ten where the site asks for eleven',
    over: { phoneDigits: 11 },
  },

  {
    field: 'phone_verify',
    value: '123456',
    key: null,
    why: 'six digits',
    values: { member_phone: '5551234567' },
  },
  { field: 'phone_verify', value: '', key: null, why: 'blank without a phone' },
  {
    field: 'phone_verify',
    value: '',
    key: 'signup.require_text',
    why: 'blank with a phone',
    values: { member_phone: '5551234567' },
  },
  { field: 'phone_verify', value: '12345', key: 'signup.err_phone_code', why: 'five digits' },
  { field: 'phone_verify', value: '12345x', key: 'signup.err_phone_code', why: 'a letter' },

  { field: 'member_qq', value: '10001', key: null, why: 'five characters' },
  { field: 'member_qq', value: '1000', key: 'signup.err_contact_format', why: 'four characters' },
  { field: 'member_wechat', value: 'wx_lantern-8.a', key: null, why: 'all allowed marks' },
  { field: 'member_wechat', value: 'w'.repeat(51), key: 'signup.err_contact_format', why: '51 characters' },
  { field: 'member_whats_app', value: 'me@home', key: 'signup.err_contact_format', why: 'an at sign' },
  { field: 'member_zalo', value: 'me@home', key: 'signup.err_contact_format', why: 'an at sign' },
  { field: 'member_fb', value: 'me@home', key: 'signup.err_contact_format', why: 'an at sign' },
  { field: 'member_telegram', value: '@lantern', key: null, why: 'an at sign' },
  { field: 'member_skype', value: 'live@home', key: null, why: 'an at sign' },
  { field: 'member_skype', value: 'live home', key: 'signup.err_contact_format', why: 'a space' },
  { field: 'member_line', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'member_others', value: 'signal: lantern', key: null, why: 'free text' },
  { field: 'member_others', value: 'x'.repeat(101), key: 'signup.err_others_length', why: '101 characters' },
  { field: 'member_others', value: '<b>hi</b>', key: 'signup.err_others_length', why: 'markup' },
  { field: 'member_others', value: 'a\u202eb', key: 'signup.err_others_length', why: 'a direction override' },

  { field: 'identity_id', value: 'A123456-7', key: null, why: 'letters, digits, hyphen' },
  { field: 'identity_id', value: '', key: 'signup.require_text', why: 'blank' },
  { field: 'identity_id', value: 'A1 2', key: 'signup.err_identity_format', why: 'a space' },
  { field: 'introducer', value: 'LANTERN8', key: null, why: 'a code' },
  { field: 'introducer', value: '<LANTERN>', key: 'signup.err_introducer_format', why: 'brackets' },
  { field: 'captcha', value: '', key: 'signup.require_text', why: 'blank' },
];

export interface NameRow {
  readonly currency: Currency;
  readonly name: string;
  readonly key: NameRuleKey | null;
  readonly why: string;
}

const format = 'signup.err_name_format';
const chinese = 'signup.err_name_chinese';
const singleWord = 'signup.err_name_single_word';

export const nameRows: readonly NameRow[] = [
  { currency: 'USD', name: "Ana-María O'Neil Jr.", key: null, why: 'marks between words' },
  { currency: 'USD', name: 'Q', key: null, why: 'one letter' },
  { currency: 'USD', name: 'n'.repeat(60), key: null, why: '60 letters' },
  { currency: 'USD', name: 'n'.repeat(61), key: format, why: '61 letters' },
  { currency: 'USD', name: 'n'.repeat(200), key: format, why: '200 letters' },
  { currency: 'USD', name: 'Ana <b>', key: format, why: 'markup' },
  { currency: 'USD', name: "Ana'; --", key: format, why: 'a quote and a comment' },
  { currency: 'USD', name: 'Ana 2', key: format, why: 'a digit' },
  { currency: 'USD', name: 'An\u200ba', key: format, why: 'a zero-width space' },
  { currency: 'USD', name: 'An\u200da', key: format, why: 'a joiner between Latin letters' },
  { currency: 'USD', name: 'An\u00ada', key: format, why: 'a soft hyphen' },
  { currency: 'USD', name: 'Ana\u200f', key: format, why: 'a right-to-left mark' },
  { currency: 'USD', name: '\u202eanA', key: format, why: 'a direction override' },
  { currency: 'USD', name: 'An\u2067a\u2069', key: format, why: 'a direction isolate' },
  { currency: 'USD', name: 'Ana\r\nBcc: x', key: format, why: 'a line break' },
  { currency: 'USD', name: 'Ana\u0007', key: format, why: 'a bell' },
  { currency: 'USD', name: 'An\u0085a', key: format, why: 'a control character beyond ASCII' },
  { currency: 'USD', name: '\u3164', key: format, why: 'a filler that nobody sees' },
  { currency: 'USD', name: 'A\ufe0fna', key: format, why: 'a variation selector' },
  { currency: 'USD', name: `A${'\u0316'.repeat(7)}na`, key: format, why: 'a tower of marks' },
  { currency: 'USD', name: '\u0301Ana', key: format, why: 'a mark without a letter' },
  { currency: 'USD', name: 'Аna', key: format, why: 'a Cyrillic letter among Latin ones' },
  { currency: 'USD', name: 'Αna', key: format, why: 'a Greek letter among Latin ones' },
  { currency: 'USD', name: 'Анна Иванова', key: null, why: 'Cyrillic alone' },
  { currency: 'USD', name: 'عائشة', key: null, why: 'Arabic' },
  { currency: 'INR', name: 'आशा देवी', key: null, why: 'Hindi with vowel signs' },
  { currency: 'INR', name: 'क्\u200dषिति', key: null, why: 'a joiner after a virama' },
  { currency: 'BDT', name: 'র\u200d্যাব', key: null, why: 'a joiner before a virama' },
  { currency: 'MMK', name: 'မောင်ကျွန်ုပ်', key: null, why: 'Burmese with stacked signs' },
  { currency: 'RMB', name: '王小明', key: null, why: 'three characters' },
  { currency: 'RMB', name: '𠮷田', key: null, why: 'a character beyond the basic plane' },
  { currency: 'RMB', name: '𪚥'.repeat(30), key: null, why: '30 rare characters' },
  { currency: 'RMB', name: '李〇', key: null, why: 'the zero of names' },
  { currency: 'RMB', name: '阿卜杜拉·艾山', key: null, why: 'a middle dot' },
  { currency: 'RMB', name: '阿卜杜拉·', key: chinese, why: 'a middle dot at the end' },
  { currency: 'RMB', name: '阿··艾山', key: chinese, why: 'two middle dots' },
  { currency: 'RMB', name: '王', key: chinese, why: 'one character' },
  { currency: 'RMB', name: '王'.repeat(31), key: chinese, why: '31 characters' },
  { currency: 'RMB', name: '王'.repeat(200), key: chinese, why: '200 characters' },
  { currency: 'RMB', name: 'Wang', key: chinese, why: 'Latin letters' },
  { currency: 'RMB', name: '王 小明', key: chinese, why: 'a space' },
  { currency: 'RMB', name: '王\u200b小明', key: chinese, why: 'a zero-width space' },
  { currency: 'RMB', name: '⼤小', key: chinese, why: 'a radical that looks like a character' },
  { currency: 'RMB', name: '葛\u{e0100}城', key: chinese, why: 'a variation of a character' },
  { currency: 'VND', name: 'Nguyễn', key: null, why: 'one word' },
  { currency: 'VND', name: 'A', key: null, why: 'one letter' },
  { currency: 'VND', name: 'Nguyễn An', key: singleWord, why: 'two words' },
  { currency: 'VND', name: 'Nguyễn-An', key: singleWord, why: 'a hyphen' },
  { currency: 'VND', name: 'Nguyễn\u00a0An', key: format, why: 'a space that does not break' },
  { currency: 'VND', name: 'Nguyễn1', key: format, why: 'a digit' },
  { currency: 'VND', name: 'n'.repeat(200), key: format, why: '200 letters' },
];
