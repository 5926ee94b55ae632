import { describe, expect, it } from 'vitest';
import type { RegisterFieldName, RegisterSetting } from './calls/signup.ts';
import type { Currency } from './fields.ts';
import {
  birthdayOf,
  checkSignup,
  checkSignupField,
  cleanSignupValues,
  isOfAge,
  isPhoneCodeOn,
  isRequired,
  type SignupFieldName,
  type SignupRuleContext,
  type SignupRuleKey,
  type SignupValues,
  signupRuleKeys,
} from './signup-rules.ts';

const setting = (
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

const context = (over: Partial<SignupRuleContext> = {}): SignupRuleContext => {
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

interface Row {
  readonly field: SignupFieldName;
  readonly value: string;
  readonly key: SignupRuleKey | null;
  readonly why: string;
  readonly over?: Partial<SignupRuleContext>;
  readonly values?: SignupValues;
}

const longName = 'n'.repeat(200);
const rows: readonly Row[] = [
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

  // What a name may be made of has a table of its own: signup-rules-name.test.ts.
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
  { field: 'member_email', value: `${longName}@mail.org`, key: 'signup.err_email_format', why: 'too long' },
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

describe('each sign-up rule (spec §5)', () => {
  it.each(rows)('$field, $why: $key', ({ field, value, key, over, values }) => {
    expect(checkSignupField(field, { ...values, [field]: value }, context(over))).toBe(key);
  });

  it('has a row for every rule key', () => {
    const told = new Set<string | null>(rows.map(({ key }) => key));
    const withoutRow = signupRuleKeys.filter((key) => !told.has(key) && key !== 'signup.err_agreement');
    expect(withoutRow).toEqual([]);
  });

  it('wants the agreement ticked', () => {
    expect(checkSignupField('agreement', {}, context())).toBe('signup.err_agreement');
    expect(checkSignupField('agreement', { agreement: false }, context())).toBe('signup.err_agreement');
    expect(checkSignupField('agreement', { agreement: true }, context())).toBeNull();
  });
});

describe('which fields the form demands', () => {
  const only = (...settings: RegisterSetting[]) => context({ settings });

  it('leaves a field alone that is required but not displayed', () => {
    const hidden = only(setting('member_email', 'USD', { is_display: 0 }));
    expect(checkSignupField('member_email', {}, hidden)).toBeNull();
  });

  it('checks an optional field only when something was typed', () => {
    const optional = only(setting('member_email', 'USD', { is_required: 0 }));
    expect(checkSignupField('member_email', {}, optional)).toBeNull();
    expect(checkSignupField('member_email', { member_email: 'x' }, optional)).toBe('signup.err_email_format');
  });

  it('ignores the settings of another currency', () => {
    const foreign = only(setting('member_email', 'RMB'));
    expect(isRequired(foreign, 'member_email', {})).toBe(false);
  });

  it('always demands account, password and agreement', () => {
    expect(checkSignup({}, only()).map(({ field }) => field)).toEqual([
      'member_account',
      'password',
      'agreement',
    ]);
  });

  it('asks for a phone code when the phone is to be verified', () => {
    expect(isPhoneCodeOn(only(setting('member_phone', 'USD')))).toBe(false);
    expect(isPhoneCodeOn(only(setting('member_phone', 'USD', { is_verification: 1 })))).toBe(true);
    expect(isPhoneCodeOn(only(setting('member_phone', 'USD'), setting('phone_verify', 'USD')))).toBe(true);
    expect(isPhoneCodeOn(only(setting('phone_verify', 'USD')))).toBe(false);
  });
});

describe('values', () => {
  it('trims what people type and leaves passwords as they are', () => {
    const cleaned = cleanSignupValues({ member_name: '  Ana ', password: ' x ', member_birthday: '--' });
    expect(cleaned).toEqual({ member_name: 'Ana', password: ' x ', agreement: undefined });
  });

  it('writes a birthday in full width, and refuses days that never were', () => {
    expect(birthdayOf('1990-1-5')).toBe('1990-01-05');
    expect(birthdayOf('1899-12-31')).toBeUndefined();
    expect(birthdayOf('1990-13-01')).toBeUndefined();
  });

  it('counts a leap-day birthday from the first of March', () => {
    expect(isOfAge('2008-02-29', 18, '2026-02-28')).toBe(false);
    expect(isOfAge('2008-02-29', 18, '2026-03-01')).toBe(true);
  });
});
