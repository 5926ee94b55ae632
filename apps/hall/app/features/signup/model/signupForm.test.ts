import type { Currency } from '@pavilion/contract';
import { type RegisterFieldName, type RegisterSetting, register } from '@pavilion/contract/signup';
import type { SignupRuleContext } from '@pavilion/contract/signupRules';
import { describe, expect, it } from 'vitest';
import { kept } from '../../../session/storage.ts';
import { createDiagnostics } from './diagnostics.ts';
import { passwordStrength } from './passwordStrength.ts';
import { payloadOf, shownFields, violations } from './signupForm.ts';
import { tidied } from './tidy.ts';

const setting = (name: RegisterFieldName, over: Partial<RegisterSetting> = {}): RegisterSetting => ({
  name,
  currency: 'RMB',
  is_display: 1,
  is_required: 0,
  is_unique: 0,
  is_member_center: 1,
  is_verification: 0,
  is_member_center_verification: 0,
  ...over,
});

const contextOf = (
  settings: readonly RegisterSetting[],
  over: Partial<SignupRuleContext> = {},
): SignupRuleContext => ({
  currency: 'RMB' satisfies Currency,
  settings,
  passwordPolicy: 'default',
  minimumAgeYears: 18,
  phoneDigits: null,
  today: '2026-11-22',
  ...over,
});

describe('the shown fields', () => {
  it('follow the order of the settings; the code stands behind the phone', () => {
    const context = contextOf([
      setting('member_phone', { is_verification: 1 }),
      setting('member_account'),
      setting('password'),
      setting('phone_verify'),
      setting('captcha'),
    ]);
    expect(shownFields(context, true)).toEqual([
      'member_phone',
      'phone_verify',
      'member_account',
      'password',
    ]);
  });

  it('always begin with account and password where no setting names them', () => {
    expect(shownFields(contextOf([setting('member_email')]), true)).toEqual([
      'member_account',
      'password',
      'member_email',
    ]);
  });

  it('leave out what is not displayed, what belongs to another currency, and a closed recommendation', () => {
    const context = contextOf([
      setting('member_name', { is_display: 0 }),
      setting('member_zalo', { currency: 'VND' }),
      setting('introducer'),
    ]);
    expect(shownFields(context, true)).toContain('introducer');
    expect(shownFields(context, false)).toEqual(['member_account', 'password']);
    expect(shownFields(context, true)).not.toContain('member_name');
    expect(shownFields(context, true)).not.toContain('member_zalo');
  });
});

describe('what is judged and sent', () => {
  const context = contextOf([setting('member_email', { is_required: 1 }), setting('captcha')]);
  const fields = shownFields(context, true);
  const values = {
    member_account: 'lantern8',
    password: 'Harbour9',
    member_email: 'ada@example.com',
    member_name: 'typed for another currency',
    captcha: '0000',
    agreement: true,
  };

  it('is only what the form shows', () => {
    expect([...violations(values, fields, context)]).toEqual([]);
    expect([...violations({ ...values, member_email: '' }, fields, context)]).toEqual([
      ['member_email', 'signup.require_text'],
    ]);
  });

  it('is a payload of the contract, with the claim of a link and without the confirmation', () => {
    const diagnostics = createDiagnostics();
    diagnostics.step('click_signin');
    diagnostics.complaint('member_account', 102);
    diagnostics.unknownCode(555);
    const payload = payloadOf({
      values: { ...values, check_password: 'Harbour9' },
      fields,
      currency: 'RMB',
      claim: { member_agent: 7 },
      captchaToken: 'token',
      agreementId: 3,
      requestId: crypto.randomUUID(),
      diagnostics,
    });
    expect(register.body.safeParse(payload).success).toBe(true);
    expect(payload).toMatchObject({
      member_agent: 7,
      answer: '0000',
      agreement_id: 3,
      error_track: ['click_signin', 'member_account:102', '555'],
    });
    expect(payload).not.toHaveProperty('check_password');
    expect(payload).not.toHaveProperty('member_name');
  });
});

it('how far the last press came stands in the storage, under the names of the steps', () => {
  const diagnostics = createDiagnostics();
  for (const step of ['click_signin', 'is_signin_pass', 'is_signin_success'] as const) diagnostics.step(step);
  expect(['is_signin_pass', 'is_signin_success'].map((step) => kept.get(step))).toEqual(['1', '1']);
  diagnostics.step('click_signin');
  expect(['click_signin', 'is_signin_pass', 'is_signin_success'].map((step) => kept.get(step))).toEqual([
    '1',
    null,
    null,
  ]);
});

it('diagnostics keep to the last fifty entries', () => {
  const diagnostics = createDiagnostics();
  for (let count = 1; count <= 60; count += 1) diagnostics.unknownCode(count);
  expect(diagnostics.list()).toHaveLength(50);
  expect(diagnostics.list().at(-1)).toBe('60');
});

it.each([
  ['member_account', ' lan\u200btern8\u202e ', 'lantern8'],
  ['member_phone', '(138) 0013-8000', '13800138000'],
  ['phone_verify', '１２３ ４５６', '123456'],
  ['member_name', ' नि\u200dशा ', 'नि\u200dशा'],
  ['password', ' Lan tern8 ', ' Lan tern8 '],
  ['member_telegram', '@lantern\u00ad', '@lantern'],
] as const)('%s is tidied of what cannot be seen: %j', (name, typed, left) => {
  expect(tidied(name, typed)).toBe(left);
});

it.each([
  ['abc', 'default', 'weak'],
  ['password1', 'default', 'weak'],
  ['aaaa1111', 'default', 'weak'],
  ['lantern88', 'default', 'fair'],
  ['Lm4tQz8rWx2v', 'default', 'strong'],
  ['short', 'strong', 'weak'],
  ['four lanterns on a river', 'strong', 'strong'],
] as const)('%j under the %s policy is %s', (password, passwordPolicy, strength) => {
  expect(passwordStrength(password, contextOf([], { passwordPolicy }))).toBe(strength);
});
