import { verifyCountdownSeconds } from '@pavilion/contract';
import { expectAccessible } from './accessibility.ts';
import { expect, once, onPhone, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import { showEveryField } from './houseDatabase.ts';
import { SignupModel } from './models/SignupModel.ts';

/** The controls of the sign-up form, and that nothing typed into them is lost (spec §5 Sign-up, §9). */

const currency = 'BRL';
test.beforeAll(() => showEveryField(currency));

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
    await form.passAccount(member);
    // Chinese yuan ask for a phone without demanding it.
    await form.unfold();
    await form.sendCode().click();
    await form.expectComplaint(form.input('member_phone'), hall.text('signup.require_text'));
    await form.input('member_phone').fill('12');
    await form.sendCode().click();
    await form.expectComplaint(form.input('member_phone'), hall.text('signup.err_phone_invalid'));
    await expect(form.sendCode()).toHaveText(hall.text('signup.code_send'));

    // The other tab stands before anything is sent, and hears of it.
    const other = await context.newPage();
    await other.goto('/?modal=register');
    const otherForm = new SignupModel(other, (key) => hall.text(key));
    await otherForm.chooseCurrency('RMB');
    await otherForm.passAccount(member);
    await otherForm.unfold();
    const otherButton = otherForm.sendCode();
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
    await form.fillPasswords(member);
    await form.goOn();
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
    await form.input('member_name').fill('林晚晴');
    await form.chooseBirthday(1990, 4, 7);
    await form.prove();
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
      for (const secret of ['password', 'check_password', 'captcha'])
        await expect(form.input(secret)).toHaveValue('');
      await form.fillPasswords(member);
      await form.goOn();
      await expect(form.input('member_email')).toHaveValue(member.email);
      await expect(form.birthdayPart('year')).toHaveValue('1990');
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

    await form.prove();
    await form.submit();
    await hall.expectBalance('$0.00');
    // Once joined, the next one at this screen finds an empty form.
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(member.email);
  },
);

test(
  'the agreement says from which day it holds; one that has changed meanwhile is not accepted',
  once,
  async ({ hall, page }) => {
    await hall.open('/');
    const form = await hall.openSignup();
    await form.passAccount(newMember());
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

test('the whole form can be used by everybody, in each of its states', async ({ hall, page }) => {
  // axe looks through a long form three times.
  test.slow();
  await hall.open('/?invite=LANTERN8');
  const form = await hall.openSignup();
  await expect(form.input('member_account')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await form.passAccount(newMember());
  await form.expectLocked(form.input('introducer'), 'LANTERN8');
  await hall.open('/?invite=NOSUCHCODE');
  await hall.openSignup();
  await form.chooseCurrency(currency);
  await form.passAccount(newMember());
  await form.unfold();
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
    await form.passAccount(newMember());
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
