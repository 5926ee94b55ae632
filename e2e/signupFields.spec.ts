import { verifyCountdownSeconds } from '@pavilion/contract';
import { expectAccessible } from './accessibility.ts';
import { expect, once, onPhone, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import { showEveryField } from './houseDatabase.ts';

/** The controls of the sign-up form, and that nothing typed into them is lost (spec §5 Sign-up, §9). */

const currency = 'BRL';
test.beforeAll(() => showEveryField(currency));

test(
  'the birthday offers a hundred years and the days of its month, all of them or none',
  once,
  async ({ hall }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency(currency);
    const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => form.birthdayPart(part));
    const options = (part: typeof year) => part?.locator('option:not([value=""])') ?? form.root;
    await expect(options(year)).toHaveCount(100);
    await expect(options(day)).toHaveCount(31);
    await month?.selectOption('2');
    await expect(options(day)).toHaveCount(29);
    await year?.selectOption('2001');
    await expect(options(day)).toHaveCount(28);
    await year?.selectOption('2000');
    await day?.selectOption('29');
    await expect(day ?? form.root).toHaveValue('29');
    // The 29th does not exist in 2001: it is taken back, not moved.
    await year?.selectOption('2001');
    await expect(day ?? form.root).toHaveValue('');
    await day?.focus();
    await form.input('member_account').focus();
    await form.expectComplaint(year ?? form.root, hall.text('signup.err_birthday'));
    for (const part of [year, month]) await part?.selectOption('');
    await month?.focus();
    await form.input('member_account').focus();
    await form.expectNoComplaint(year ?? form.root);
  },
);

test('somebody too young is told so', once, async ({ hall, page }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency(currency);
  const thisYear = await page.evaluate(() => new Date().getFullYear());
  await form.chooseBirthday(thisYear - 10, 6, 15);
  await form.birthdayPart('day').focus();
  await form.input('member_account').focus();
  await form.expectComplaint(form.birthdayPart('year'), hall.text('signup.err_age'));
});

test('the birthday is chosen by keyboard alone', once, async ({ hall, page }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency(currency);
  await form.birthdayPart('year').focus();
  await page.keyboard.type('1990');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(form.birthdayPart('year')).toHaveValue('1990');
  await expect(form.birthdayPart('month')).toHaveValue('1');
  await expect(form.birthdayPart('day')).toHaveValue('1');
});

test(
  'a code is sent to a phone, counts down over a reload and in the other tab, and proves the phone',
  once,
  async ({ hall, page, context }) => {
    // Three pages are loaded on the way.
    test.slow();
    const member = newMember();
    const phone = `138${String(Date.now()).slice(-8)}`;
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency('RMB');
    await form.sendCode().click();
    await form.expectComplaint(form.input('member_phone'), hall.text('signup.require_text'));
    await form.input('member_phone').fill('12');
    await form.sendCode().click();
    await form.expectComplaint(form.input('member_phone'), hall.text('signup.err_phone_invalid'));
    await expect(form.sendCode()).toHaveText(hall.text('signup.code_send'));

    // The other tab stands before anything is sent, and hears of it.
    const other = await context.newPage();
    await other.goto('/?modal=register');
    const otherForm = other.locator('[data-form="signup"]');
    await otherForm.locator('[name="member_currency"]').selectOption('RMB');
    const otherButton = otherForm.locator('input[name="phone_verify"] ~ button');
    await expect(otherButton).toHaveText(hall.text('signup.code_send'));

    await form.input('member_phone').fill(`${phone.slice(0, 3)} ${phone.slice(3)}`);
    await form.sendCode().click();
    await expect(hall.toast(hall.text('signup.code_sent'))).toBeVisible();
    await expect(form.input('phone_verify')).toBeFocused();
    await expect(form.input('phone_verify')).toHaveAttribute('autocomplete', 'one-time-code');
    const counting = new RegExp(hall.text('signup.code_again').replace('{{seconds}}', '(\\d+)'));
    await expect(form.sendCode()).toHaveText(counting);
    await expect(otherButton).toHaveText(counting);
    await other.close();
    await page.reload();
    await hall.ready();
    await hall.openSignup();
    await expect(form.sendCode()).toHaveText(counting);
    const seconds = Number(counting.exec((await form.sendCode().textContent()) ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(verifyCountdownSeconds);

    const code = form.input('phone_verify');
    for (const [typed, key] of [
      ['12345', 'signup.err_phone_code'],
      ['12345a', 'signup.err_phone_code'],
    ] as const) {
      await form.leave(code, typed);
      await form.expectComplaint(code, hall.text(key));
    }
    await form.leave(code, '123 456');
    await expect(code).toHaveValue('123456');
    await form.expectNoComplaint(code);
    await form.input('member_account').fill(member.account);
    await form.input('member_name').fill('林晚晴');
    await form.chooseBirthday(1990, 4, 7);
    await form.fillSecrets(member);
    await form.submit();
    await expect(form.root).toBeHidden();
    await hall.expectBalance('¥0.00');
  },
);

test(
  'what was typed outlives a closed form, the login and a reload; secrets do not',
  once,
  async ({ hall, page }) => {
    const member = newMember();
    await hall.open('/');
    const form = await hall.openSignup();
    await form.fillDollars(member);
    const expectKept = async () => {
      await expect(form.currency()).toHaveValue('USD');
      await expect(form.input('member_account')).toHaveValue(member.account);
      await expect(form.input('member_email')).toHaveValue(member.email);
      await expect(form.birthdayPart('year')).toHaveValue('1990');
      for (const secret of ['password', 'check_password', 'captcha'])
        await expect(form.input(secret)).toHaveValue('');
      await expect(form.agreement()).not.toBeChecked();
    };
    await page.keyboard.press('Escape');
    await expect(form.root).toBeHidden();
    await hall.openSignup();
    await expectKept();
    await page.reload();
    await hall.ready();
    await hall.openSignup();
    await expectKept();
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain(member.password);

    await form.fillSecrets(member);
    await form.submit();
    await hall.expectBalance('$0.00');
    // Once joined, the next one at this screen finds an empty form.
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(member.email);
  },
);

test(
  'another currency keeps what still applies, and neither judges nor sends what it does not ask for',
  once,
  async ({ hall, page }) => {
    const member = newMember();
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency('RMB');
    await form.leave(form.input('member_name'), 'not a Chinese name');
    await form.expectComplaint(form.input('member_name'), hall.text('signup.err_name_chinese'));
    await form.input('member_account').fill(member.account);
    await form.chooseCurrency('USD');
    await expect(form.input('member_account')).toHaveValue(member.account);
    await form.fillDollars(member);
    const request = page.waitForRequest('**/api/register');
    await form.submit();
    expect((await request).postDataJSON()).not.toHaveProperty('member_name');
    await hall.expectBalance('$0.00');
  },
);

test(
  'a pasted value is taken whole and tidied; what is too long is said, not cut off',
  once,
  async ({ hall }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.chooseCurrency(currency);
    const account = form.input('member_account');
    const free = newMember().account;
    await form.leave(account, ` \u200b${free}\u202e `);
    await expect(account).toHaveValue(free);
    await form.expectNoComplaint(account);
    await form.leave(account, 'a'.repeat(200));
    await expect(account).toHaveValue('a'.repeat(200));
    await form.expectComplaint(account, hall.text('signup.err_account_length'));
    // Cyrillic letters that look like Latin ones.
    await form.leave(account, 'l\u0430ntern8');
    await form.expectComplaint(account, hall.text('signup.err_account_format'));
    await form.leave(form.input('member_phone'), '(０８０) 3123-4567');
    await expect(form.input('member_phone')).toHaveValue('08031234567');
    await form.leave(form.input('member_name'), 'م'.repeat(60));
    await form.expectNoComplaint(form.input('member_name'));
    await form.leave(form.input('member_name'), 'م'.repeat(200));
    await form.expectComplaint(form.input('member_name'), hall.text('signup.err_name_format'));
    const fits = await hall.dialog().evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
    expect(fits, 'no sideways scrolling').toBe(true);
  },
);

test('each handle keeps to its signs, and says so before it is broken', once, async ({ hall }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency(currency);
  for (const name of ['member_qq', 'member_wechat', 'member_whats_app', 'member_zalo', 'member_fb']) {
    await expect(form.input(name)).toHaveAccessibleDescription(hall.text('signup.hint.contact'));
    await form.leave(form.input(name), '@lantern');
    await form.expectComplaint(form.input(name), hall.text('signup.err_contact_format'));
    await form.leave(form.input(name), 'four');
    await form.expectComplaint(form.input(name), hall.text('signup.err_contact_format'));
  }
  for (const name of ['member_telegram', 'member_skype']) {
    await expect(form.input(name)).toHaveAccessibleDescription(hall.text('signup.hint.contact_at'));
    await form.leave(form.input(name), '@lantern');
    await form.expectNoComplaint(form.input(name));
  }
  await form.leave(form.input('withdraw_password'), '12a4');
  await form.expectComplaint(form.input('withdraw_password'), hall.text('signup.err_withdraw_psw'));
});

test(
  'a password can be seen, pasted and remembered, and its strength is told in words',
  once,
  async ({ hall }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    const password = form.input('password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(form.input('check_password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(form.input('member_account')).toHaveAttribute('autocomplete', 'username');
    for (const [typed, strength] of [
      ['abc', 'weak'],
      ['aaaa1111', 'weak'],
      ['lantern88', 'fair'],
      ['Lm4tQz8rWx2v', 'strong'],
    ] as const) {
      await password.fill(typed);
      await expect(form.root.getByRole('status').last()).toHaveText(hall.text(`signup.strength.${strength}`));
    }
    await expect(password).toHaveAttribute('type', 'password');
    await form.root
      .getByRole('button', { name: hall.text('login.password_show') })
      .first()
      .click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('Lm4tQz8rWx2v');
  },
);

test(
  'the agreement says from which day it holds; one that has changed meanwhile is not accepted',
  once,
  async ({ hall, page }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.root.getByRole('button', { name: hall.text('signup.agreement') }).click();
    const version = hall.dialog().locator('time');
    await expect(version).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(version).toContainText('2026');
    await hall.button('signup.agree').click();
    await expect(form.agreement()).toBeChecked();
    await page.route('**/api/arks/web/register-settings/service-agreement', (route) =>
      route.fulfill({
        json: {
          code: 100,
          message: '',
          data: { list: [{ id: 999_999, title: 'New', content: '<p>New</p>', version: '2026-11-20' }] },
        },
      }),
    );
    await page.route('**/api/register', (route) =>
      route.fulfill({ json: { code: 100, message: '', data: {} } }),
    );
    // The tab is looked at again after a while: the agreement is asked for anew.
    await page.clock.install();
    await page.clock.fastForward('05:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(form.agreement()).not.toBeChecked();
    await expect(form.complaints()).toHaveText(hall.text('signup.agreement_changed'));
  },
);

test('a form whose settings do not come says so and can be asked for again', once, async ({ hall, page }) => {
  await page.route('**/api/arks/web/register-settings', (route) =>
    route.fulfill({ json: { code: 500, message: 'no', data: {} } }),
  );
  await hall.open('/');
  await hall.openSignup();
  await expect(hall.dialog().getByText(hall.text('signup.settings_failed'))).toBeVisible();
  await page.unroute('**/api/arks/web/register-settings');
  await hall.button('signup.retry').click();
  await expect(hall.signup().input('member_account')).toBeVisible();
});

test('two presses send one sign-up, and its completion is told once', once, async ({ hall, page }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.fillDollars(newMember());
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/register', '/api/fb_tracking'].includes(pathname)) told.push(pathname);
  });
  await form.submitButton().dblclick();
  await hall.expectBalance('$0.00');
  expect(told).toEqual(['/api/register', '/api/fb_tracking']);
});

test('the whole form can be used by everybody, in each of its states', async ({ hall, page }) => {
  // axe looks through a long form three times.
  test.slow();
  await hall.open('/?invite=LANTERN8');
  const form = await hall.openSignup();
  await form.expectLocked(form.input('introducer'), 'LANTERN8');
  await expectAccessible(page, '[role="dialog"]');
  await hall.open('/?invite=NOSUCHCODE');
  await hall.openSignup();
  await form.chooseCurrency(currency);
  await form.input('password').fill('Lantern8');
  await expectAccessible(page, '[role="dialog"]');
  await form.submit();
  await expect(form.complaints()).not.toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
});

test(
  'on a phone the sheet stands on the keyboard, and the field in use above it',
  onPhone,
  async ({ hall, page }) => {
    // What a browser reports that lays its keyboard over the page.
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: view });
    });
    await hall.open('/');
    const form = await hall.openSignup();
    const keyboardPx = 320;
    await page.evaluate((px) => {
      Object.assign(visualViewport ?? {}, { height: innerHeight - px });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, keyboardPx);
    const top = (page.viewportSize()?.height ?? 0) - keyboardPx;
    await expect
      .poll(async () => {
        const box = await hall.dialog().boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      })
      .toBe(top);
    await form.input('captcha').focus();
    const box = await form.input('captcha').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  },
);
