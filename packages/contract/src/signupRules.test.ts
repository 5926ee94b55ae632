import { describe, expect, it } from 'vitest';
import type { RegisterSetting } from './calls/signup.ts';
import { context, ruleRows, setting } from './signupRules.fixture.ts';
import {
  birthdayOf,
  checkSignup,
  checkSignupField,
  cleanSignupValues,
  isOfAge,
  isPhoneCodeOn,
  isRequired,
  signupRuleKeys,
} from './signupRules.ts';

describe('each sign-up rule (spec §5)', () => {
  it.each(ruleRows)('$field, $why: $key', ({ field, value, key, over, values }) => {
    expect(checkSignupField(field, { ...values, [field]: value }, context(over))).toBe(key);
  });

  it('has a row for every rule key', () => {
    const told = new Set<string | null>(ruleRows.map(({ key }) => key));
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
