import { signinSendListKeys } from '@pavilion/contract/signup';
import { expect, once, test } from './fixtures.ts';
import { captchaAnswer, newMember } from './hallApi.ts';
import { showEveryField } from './houseDatabase.ts';
import type { HallModel } from './models/HallModel.ts';
import type { SignupModel } from './models/SignupModel.ts';

/**
 * Every code of spec §8's sign-up and SMS rows, as it stands on the wire: where the form says it. That the server gives
 * each of them is proved in `apps/server/src/modules/signup`.
 */

/** A currency that no other spec joins in. */
const currency = 'NGN';
test.beforeAll(() => showEveryField(currency));

const fieldCodes = {
  'account and name': [
    [101, 'member_account'],
    [102, 'member_account'],
    [103, 'member_name'],
    [227, 'member_name'],
    [214, 'member_name'],
  ],
  'phone and mail': [
    [104, 'member_phone'],
    [209, 'member_phone'],
    [215, 'member_phone'],
    [105, 'member_email'],
    [206, 'member_email'],
    [216, 'member_email'],
  ],
  introducer: [
    [106, 'introducer'],
    [108, 'introducer'],
    [109, 'introducer'],
    [110, 'introducer'],
    [112, 'introducer'],
    [219, 'introducer'],
    [228, 'introducer'],
  ],
  'proofs and documents': [
    [113, 'phone_verify'],
    [222, 'phone_verify'],
    [114, 'identity_id'],
    [223, 'identity_id'],
    [224, 'captcha'],
  ],
  contacts: [
    [301, 'member_qq'],
    [302, 'member_skype'],
    [304, 'member_wechat'],
    [305, 'member_zalo'],
    [306, 'member_fb'],
    [307, 'member_telegram'],
    [308, 'member_whats_app'],
  ],
} as const;
const toastCodes = [218, 996, 997, 403, 555] as const;

/** A form that keeps every rule, so that only the server's word stands in the way. */
const filledForm = async (hall: HallModel): Promise<SignupModel> => {
  const member = newMember();
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency(currency);
  await form.input('member_account').fill(member.account);
  await form.fillSecrets(member);
  return form;
};

/** Sends the form and lets the server answer with a code. */
const refuse = async (form: SignupModel, code: number, word = `word ${code}`): Promise<void> => {
  await form.answer('/register', code, word);
  await form.answerCaptcha(captchaAnswer);
  await form.submit();
};

for (const [group, rows] of Object.entries(fieldCodes))
  test(
    `codes of ${group}: each under its field with the focus; the captcha is new and the rest as it was`,
    once,
    async ({ hall }) => {
      const form = await filledForm(hall);
      const account = await form.input('member_account').inputValue();
      for (const [code, field] of rows) {
        await refuse(form, code);
        await form.expectComplaint(form.input(field), `word ${code}`);
        await expect(form.complaints()).toHaveCount(1);
        await expect(form.input(field)).toBeFocused();
        await expect(form.input('captcha')).toHaveValue('');
      }
      await expect(form.input('member_account')).toHaveValue(account);
      await expect(form.input('password')).toHaveValue('Lantern8');
    },
  );

test(
  'what belongs to no field is told in passing, in the words of the server or in ours',
  once,
  async ({ hall }) => {
    const form = await filledForm(hall);
    for (const code of toastCodes) {
      await refuse(form, code);
      await expect(hall.toast(`word ${code}`)).toBeVisible();
      await expect(form.complaints()).toHaveCount(0);
    }
    await refuse(form, 556, '');
    await expect(hall.toast(hall.text('message.error'))).toBeVisible();
  },
);

test(
  'a sign-up reports its steps, what was complained of and codes that nobody knows; nothing that was typed',
  once,
  async ({ hall, page }) => {
    const member = newMember();
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency(currency);
    await form.submit();
    await form.input('member_account').fill(member.account);
    await form.fillSecrets(member);
    await form.answer('/register', 555, 'word 555');
    const sent = () => page.waitForRequest('**/api/register');
    const first = sent();
    await form.submit();
    await first;
    await expect(form.input('captcha')).toHaveValue('');
    await form.answerCaptcha(captchaAnswer);
    const second = sent();
    await form.submit();
    const { error_track } = (await second).postDataJSON();
    const isStep = (entry: string): boolean => signinSendListKeys.some((key) => key === entry);
    expect(error_track.filter(isStep)).toEqual([
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
    expect(error_track).toContain('member_account:signup.err_account_blank');
    expect(error_track).toContain('555');
    expect(JSON.stringify(error_track)).not.toContain(member.account);
  },
);

test.describe('when the browser itself speaks of a failed request', () => {
  test.use({ expectedConsole: [/status of 400|ERR_CONNECTION_RESET/] });

  test('a rule that only the server knows is told under its field', once, async ({ hall, page }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.fillDollars(newMember());
    await page.route('**/api/register', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, message: 'This password is easy to guess.', field: 'password' },
      }),
    );
    await form.submit();
    await form.expectComplaint(form.input('password'), 'This password is easy to guess.');
  });

  test(
    'the same form that is sent again after a lost answer bears the same number',
    once,
    async ({ hall, page }) => {
      await hall.open('/');
      const form = await hall.openSignup();
      await form.fillDollars(newMember());
      await page.route('**/api/register', (route) => route.abort('connectionreset'));
      const numberOf = async (): Promise<unknown> => {
        const request = page.waitForRequest('**/api/register');
        await form.submit();
        const { request_id } = (await request).postDataJSON();
        await expect(form.input('captcha')).toHaveValue('');
        await form.answerCaptcha(captchaAnswer);
        return request_id;
      };
      const first = await numberOf();
      await expect(hall.toast(hall.text('message.networkError'))).toBeVisible();
      expect(await numberOf()).toBe(first);
      await form.input('member_email').fill('another@example.com');
      expect(await numberOf()).not.toBe(first);
    },
  );
});

const verificationCodes = [
  [102, 'member_account', 'lantern8moon'],
  [103, 'member_name', 'Adaeze Obi'],
  [104, 'member_phone', '8031234567'],
  [105, 'member_email', 'ada@example.com'],
  [223, 'identity_id', 'A1234567'],
  [301, 'member_qq', '10012345'],
  [307, 'member_telegram', '@lantern'],
] as const;

test(
  'what the server knows against a left field stands under it; an unknown code is told in passing',
  once,
  async ({ hall }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency(currency);
    for (const [code, field, value] of verificationCodes) {
      await form.answer('/register/verification', code, `word ${code}`);
      await form.leave(form.input(field), value);
      await form.expectComplaint(form.input(field), `word ${code}`);
    }
    await form.answer('/register/verification', 555, 'word 555');
    await form.leave(form.input('member_fb'), 'lantern.fb');
    await expect(hall.toast(hall.text('signup.register_error'))).toBeVisible();
    await form.expectNoComplaint(form.input('member_fb'));
  },
);

test('a late answer about a field never overwrites what was typed since', once, async ({ hall, page }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency('USD');
  const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
  const account = form.input('member_account');
  await page.route('**/api/register/verification', async (route) => {
    if (route.request().postDataJSON().member_account !== 'firstname') return route.continue();
    await mayAnswer;
    return route.fulfill({ json: { code: 102, message: 'taken', data: {} } });
  });
  await form.leave(account, 'firstname');
  const second = newMember().account;
  const late = page.waitForResponse((response) => response.url().endsWith('/register/verification'));
  await account.fill(second);
  answerNow();
  await late;
  // Another field is left and judged: by then the late answer has been heard.
  await form.leave(form.input('member_email'), 'nobody@');
  await form.expectComplaint(form.input('member_email'), hall.text('signup.err_email_format'));
  await form.expectNoComplaint(account);
  await expect(account).toHaveValue(second);
});

const smsRows = [
  [99, 'field'],
  [201, 'field'],
  [103, 'toast'],
  [104, 'toast'],
  [555, 'error'],
] as const;

test(
  'each SMS code has its place, and none but a sent code or one sent before counts down',
  once,
  async ({ hall }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency('RMB');
    const phone = form.input('member_phone');
    await phone.fill('13800138000');
    for (const [code, place] of smsRows) {
      await form.answer('/register/sms', code, `word ${code}`);
      await form.sendCode().click();
      if (place === 'field') await form.expectComplaint(phone, `word ${code}`);
      else
        await expect(
          hall.toast(place === 'toast' ? `word ${code}` : hall.text('message.error')),
        ).toBeVisible();
      await expect(form.sendCode()).toHaveText(hall.text('signup.code_send'));
    }
    await form.answer('/register/sms', 102, 'word 102');
    await form.sendCode().click();
    await expect(hall.toast('word 102')).toBeVisible();
    await expect(form.sendCode()).toHaveAttribute('aria-disabled', 'true');
    await expect(form.sendCode()).not.toHaveText(hall.text('signup.code_send'));
  },
);
