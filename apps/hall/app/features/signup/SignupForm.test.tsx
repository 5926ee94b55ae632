// @vitest-environment happy-dom
import { signinSendListKeys } from '@pavilion/contract/signup';
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '../../deferred.fixture.ts';
import {
  answerOf,
  everyField,
  openSignupHouse,
  passAccount,
  proveOneself,
  type SignupHouse,
} from './signupHouse.fixture.tsx';

let house: SignupHouse;
afterEach(() => house.close());

const register = '/api/register';
const verification = '/api/register/verification';

/** The form at its end, where only the server's word stands in the way. */
const atTheEnd = async (): Promise<void> => {
  house = await openSignupHouse(everyField);
  await passAccount(house);
  await house.accept();
};

/** Sends the form and lets the server answer with a code. */
const refuse = async (code: number, word = `word ${code}`): Promise<void> => {
  const before = house.sent(register).length;
  house.answer(register, () => answerOf(code, {}, word));
  await proveOneself(house);
  await house.press('signup.submit');
  await house.becomes(() => expect(house.sent(register)).toHaveLength(before + 1));
};

describe('the two steps', () => {
  it('an empty first step says what is missing in every field, and the focus is on the first', async () => {
    house = await openSignupHouse(everyField);
    await house.press('signup.next');
    await house.becomes(() =>
      expect(house.complaints()).toEqual([
        'signup.err_account_blank',
        'signup.require_text',
        'signup.require_text',
      ]),
    );
    expect(house.step()).toBe('account');
    expect(document.activeElement).toBe(house.control('member_account'));
  });

  it('what must be told is asked in the second, and what may be left out is folded', async () => {
    house = await openSignupHouse([
      { name: 'check_password' },
      { name: 'member_email', required: true },
      { name: 'member_zalo' },
      { name: 'captcha' },
    ]);
    expect(house.isShown('member_email')).toBe(false);
    await passAccount(house);
    expect(house.isShown('member_account')).toBe(false);
    expect(house.isShown('member_email')).toBe(true);
    expect(house.isShown('member_zalo')).toBe(false);
    await house.press('signup.more');
    expect(house.isShown('member_zalo')).toBe(true);
  });

  it('the way back is the button and the browser’s own, and nothing that was typed is lost', async () => {
    house = await openSignupHouse(everyField);
    await passAccount(house);
    await house.press('signup.back');
    expect(house.step()).toBe('account');
    await house.press('signup.next');
    await house.becomes(() => expect(house.step()).toBe('details'));
    await house.goBack();
    expect(house.step()).toBe('account');
    expect(house.control('password').value).toBe('Lantern8');
  });

  it('an account that is taken keeps the first step; a hall that does not answer lets it pass', async () => {
    house = await openSignupHouse(everyField);
    house.answer(verification, () => answerOf(102, {}, 'taken'));
    await house.type('member_account', 'lantern8moon');
    await house.type('password', 'Lantern8');
    await house.type('check_password', 'Lantern8');
    await house.press('signup.next');
    await house.becomes(() => expect(house.below('member_account')).toBe('taken'));
    expect(house.step()).toBe('account');
    house.answer(verification, () => Promise.reject(new TypeError('no network')));
    await house.press('signup.next');
    await house.becomes(() => expect(house.sent(verification)).toHaveLength(2));
    await house.type('member_account', 'lantern9moon');
    await house.press('signup.next');
    await house.becomes(() => expect(house.step()).toBe('details'));
  });

  it('who presses on from a field asks about it once', async () => {
    house = await openSignupHouse(everyField);
    const { promise: word, resolve: answerNow } = deferred<Response>();
    house.answer(verification, () => word);
    await house.type('password', 'Lantern8');
    await house.type('check_password', 'Lantern8');
    await house.leave('member_account', 'lantern8moon');
    await house.press('signup.next');
    answerNow(answerOf(100));
    await house.becomes(() => expect(house.step()).toBe('details'));
    expect(house.sent(verification)).toHaveLength(1);
  });

  it('the server’s word about a field of the first step leads back to it', async () => {
    await atTheEnd();
    await refuse(102);
    await house.becomes(() => expect(house.below('member_account')).toBe('word 102'));
    expect(house.step()).toBe('account');
    expect(document.activeElement).toBe(house.control('member_account'));
  });

  it('the server’s word about a folded field opens the fold', async () => {
    await atTheEnd();
    await refuse(305);
    await house.becomes(() => expect(house.below('member_zalo')).toBe('word 305'));
    expect(house.isShown('member_zalo')).toBe(true);
    expect(document.activeElement).toBe(house.control('member_zalo'));
  });
});

describe('a field that is left', () => {
  it.each([
    ['member_account', 'abc', 'signup.err_account_length'],
    ['member_account', '9lives', 'signup.err_account_format'],
    ['member_account', 'a'.repeat(200), 'signup.err_account_length'],
    // A Cyrillic letter that looks like a Latin one.
    ['member_account', 'l\u0430ntern8', 'signup.err_account_format'],
    ['password', 'abc12', 'signup.err_psw_length'],
    ['password', 'abcdefgh', 'signup.err_psw_format'],
    ['password', 'password1', 'signup.err_psw_common'],
    ['member_email', 'nobody@', 'signup.err_email_format'],
    ['member_phone', '12', 'signup.err_phone_invalid'],
    ['member_name', 'م'.repeat(200), 'signup.err_name_format'],
    ['withdraw_password', '12a4', 'signup.err_withdraw_psw'],
    ['member_qq', '@lantern', 'signup.err_contact_format'],
    ['member_qq', 'four', 'signup.err_contact_format'],
  ])('%s: %s is said to be wrong, and mended it is sound', async (name, value, key) => {
    house = await openSignupHouse(everyField);
    await house.leave(name, value);
    expect(house.below(name)).toBe(key);
    expect(house.complains(name)).toBe(true);
    await house.type(name, '');
    expect(house.complains(name)).toBe(false);
  });

  it('is taken whole and tidied of what cannot be seen', async () => {
    house = await openSignupHouse(everyField);
    await house.leave('member_account', ' \u200bfreename8\u202e ');
    expect(house.control('member_account').value).toBe('freename8');
    await house.leave('member_phone', '(０８０) 3123-4567');
    expect(house.control('member_phone').value).toBe('08031234567');
    await house.leave('member_telegram', '@lantern');
    expect(house.complaints()).toEqual([]);
  });

  it('the confirmation follows the password', async () => {
    house = await openSignupHouse(everyField);
    await house.leave('password', 'Lantern8');
    await house.leave('check_password', 'Lantern9');
    expect(house.below('check_password')).toBe('signup.err_checkPsw_diff');
    await house.leave('password', 'Lantern9');
    expect(house.complains('check_password')).toBe(false);
  });

  it('says what a personal detail is for, beside its rule', async () => {
    house = await openSignupHouse(everyField);
    expect(house.below('member_email')).toBe('signup.why.member_email');
    expect(house.below('member_phone')).toBe('signup.hint.member_phone · signup.why.member_phone');
    expect(house.below('member_account')).toBe('signup.hint.member_account');
  });

  it.each([
    [102, 'member_account', 'lantern8moon'],
    [103, 'member_name', 'Adaeze Obi'],
    [104, 'member_phone', '8031234567'],
    [105, 'member_email', 'ada@example.com'],
    [223, 'identity_id', 'A1234567'],
    [301, 'member_qq', '10012345'],
    [307, 'member_telegram', '@lantern'],
  ])('code %i of the server stands under %s', async (code, name, value) => {
    house = await openSignupHouse(everyField);
    house.answer(verification, () => answerOf(code, {}, `word ${code}`));
    await house.leave(name, value);
    await house.becomes(() => expect(house.below(name)).toBe(`word ${code}`));
  });

  it('a late answer about it never overwrites what was typed since', async () => {
    house = await openSignupHouse(everyField);
    const { promise: word, resolve: answerNow } = deferred<Response>();
    house.answer(verification, ({ member_account }) =>
      member_account === 'firstname' ? word : answerOf(100),
    );
    await house.leave('member_account', 'firstname');
    await house.type('member_account', 'secondname');
    answerNow(answerOf(102, {}, 'taken'));
    await house.leave('member_email', 'nobody@');
    expect(house.below('member_email')).toBe('signup.err_email_format');
    expect(house.complains('member_account')).toBe(false);
  });
});

describe('the birthday', () => {
  const list = (label: string) => [
    ...document.querySelectorAll<HTMLOptionElement>(`select[aria-label="${label}"] option:not([value=""])`),
  ];

  it('offers the years of those who are old enough, the youngest first', async () => {
    house = await openSignupHouse(everyField);
    const years = list('signup.year').map(({ value }) => Number(value));
    expect(years).toHaveLength(100);
    expect(years[0]).toBe(new Date().getUTCFullYear() - 18);
    expect(years[1]).toBe((years[0] ?? 0) - 1);
  });

  it('offers the days of its month, and takes back a day that the month has not', async () => {
    house = await openSignupHouse(everyField);
    await house.choose('signup.month', '2');
    expect(list('signup.day')).toHaveLength(29);
    await house.choose('signup.day', '29');
    await house.choose('signup.year', '2001');
    expect(list('signup.day')).toHaveLength(28);
    expect(document.querySelector<HTMLSelectElement>('select[aria-label="signup.day"]')?.value).toBe('');
  });
});

it.each([
  ['abc', 'weak'],
  ['aaaa1111', 'weak'],
  ['lantern88', 'fair'],
  ['Lm4tQz8rWx2v', 'strong'],
])('the strength of %s is told in words', async (typed, strength) => {
  house = await openSignupHouse(everyField);
  await house.type('password', typed);
  expect(document.querySelector('[data-strength]')?.textContent).toBe(`signup.strength.${strength}`);
});

/** Every code of spec §8's sign-up rows. That the server gives each of them is proved in its module. */
describe('what the server says of a form that keeps every rule', () => {
  it.each([
    [101, 'member_account'],
    [102, 'member_account'],
    [103, 'member_name'],
    [227, 'member_name'],
    [214, 'member_name'],
    [104, 'member_phone'],
    [209, 'member_phone'],
    [215, 'member_phone'],
    [105, 'member_email'],
    [206, 'member_email'],
    [216, 'member_email'],
    [106, 'introducer'],
    [108, 'introducer'],
    [109, 'introducer'],
    [110, 'introducer'],
    [112, 'introducer'],
    [219, 'introducer'],
    [228, 'introducer'],
    [113, 'phone_verify'],
    [222, 'phone_verify'],
    [114, 'identity_id'],
    [223, 'identity_id'],
    [224, 'captcha'],
    [301, 'member_qq'],
    [302, 'member_skype'],
    [304, 'member_wechat'],
    [305, 'member_zalo'],
    [306, 'member_fb'],
    [307, 'member_telegram'],
    [308, 'member_whats_app'],
  ])('code %i stands under %s with the focus; the rest is as it was', async (code, name) => {
    await atTheEnd();
    await refuse(code);
    await house.becomes(() => expect(house.below(name)).toContain(`word ${code}`));
    expect(house.complaints()).toHaveLength(1);
    expect(document.activeElement).toBe(house.control(name));
    expect(house.control('captcha').value).toBe('');
    expect(house.control('member_account').value).toBe('lantern8moon');
    expect(house.control('password').value).toBe('Lantern8');
  });

  it.each([218, 996, 997, 403, 555])('code %i belongs to no field', async (code) => {
    await atTheEnd();
    await refuse(code);
    await house.becomes(() => expect(house.control('captcha').value).toBe(''));
    expect(house.complaints()).toEqual([]);
    expect(house.step()).toBe('details');
  });

  it('a rule that only the server knows is told under its field', async () => {
    await atTheEnd();
    house.answer(register, () =>
      Response.json({ code: 400, message: 'Easy to guess.', field: 'password' }, { status: 400 }),
    );
    await proveOneself(house);
    await house.press('signup.submit');
    await house.becomes(() => expect(house.below('password')).toBe('Easy to guess.'));
    expect(house.step()).toBe('account');
  });
});

describe('what is sent', () => {
  it('tells its steps, what was complained of and codes that nobody knows; nothing that was typed', async () => {
    house = await openSignupHouse(everyField);
    await passAccount(house);
    await house.press('signup.submit');
    await house.becomes(() => expect(house.complaints()).toHaveLength(2));
    await house.accept();
    await refuse(555);
    await refuse(555);
    const track = house.sent(register).at(-1)?.error_track;
    const entries: readonly unknown[] = Array.isArray(track) ? track : [];
    expect(entries.filter((entry) => signinSendListKeys.some((key) => key === entry))).toEqual([
      'click_signin',
      'click_signin_true',
      'click_signin',
      'click_signin_true',
      'click_signin_pass',
      'is_signin_true',
      'click_signin',
      'click_signin_true',
      'click_signin_pass',
    ]);
    expect(entries).toContain('captcha:signup.require_text');
    expect(entries).toContain('555');
    expect(JSON.stringify(entries)).not.toContain('lantern8moon');
  });

  it('bears one number as long as it is the same', async () => {
    await atTheEnd();
    house.answer(register, () => Promise.reject(new TypeError('lost')));
    const send = async (): Promise<unknown> => {
      const before = house.sent(register).length;
      await proveOneself(house);
      await house.press('signup.submit');
      await house.becomes(() => expect(house.control('captcha').value).toBe(''));
      expect(house.sent(register)).toHaveLength(before + 1);
      return house.sent(register).at(-1)?.request_id;
    };
    const first = await send();
    expect(await send()).toBe(first);
    await house.type('member_email', 'another@example.com');
    expect(await send()).not.toBe(first);
  });

  it('a second press while it is under way sends nothing', async () => {
    await atTheEnd();
    house.answer(register, () => new Promise(() => undefined));
    await proveOneself(house);
    await house.press('signup.submit');
    await house.becomes(() => expect(house.sent(register)).toHaveLength(1));
    await house.press('signup.submit');
    expect(house.sent(register)).toHaveLength(1);
  });
});
