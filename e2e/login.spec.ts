import { expect, memberTest, once, test } from './fixtures.ts';
import { captchaAnswer, newMember } from './hallApi.ts';
import { changeMember } from './houseDatabase.ts';
import { channelStands } from './line.ts';

/** One of the demo accounts for each template: a login elsewhere would end the other's session. */
const demoAccounts = {
  wide: { account: 'player01', password: 'Player01' },
  narrow: { account: 'agent01', password: 'Agent001' },
} as const;

test('a demo account of npm start logs in and sees its balance', once, async ({ hall, page }) => {
  const { account, password } = demoAccounts[hall.template];
  await hall.openAnyPage();
  const form = await hall.logIn(account, password);
  await expect(hall.toast(hall.text('message.login_success'))).toBeVisible();
  await expect(form.root).toBeHidden();
  await expect(hall.balance()).toContainText('¥');
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(account);
});

test('a press on "log in" before the scripts have arrived opens the form when they have', async ({
  hall,
  page,
}) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: hall.text('shell.login'), exact: true }).click();
  await expect(hall.dialog()).toBeHidden();
  arrive();
  await expect(hall.dialog()).toBeVisible();
});

test(
  'a wrong password is told without saying which of the two is wrong, and asks for another captcha',
  once,
  async ({ hall, api }) => {
    const { account } = await api.join();
    await hall.openAnyPage();
    const form = await hall.openLogin();
    const picture = form.root.getByAltText(hall.text('login.captcha_picture'));
    const before = await picture.getAttribute('src');
    await form.input('account').fill(account);
    await form.input('password').fill('Wrong999');
    await form.input('answer').fill('0000');
    await form.submit();
    await expect(form.complaints()).toHaveText([hall.text('message.account_error')]);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(form.input('answer')).toHaveValue('');
    await expect(form.input('account')).toHaveValue(account);
    await hall
      .dialog()
      .getByRole('button', { name: hall.text('shell.close') })
      .click();

    const unknown = await hall.logIn(newMember().account, 'Wrong999');
    await expect(unknown.complaints()).toHaveText([hall.text('message.account_error')]);
  },
);

test(
  'what is missing is told one at a time, a wrong captcha under its field; the right one lets in',
  once,
  async ({ hall, api }) => {
    const { account, password } = await api.join();
    await hall.openAnyPage();
    const form = await hall.openLogin();
    const steps = [
      ['account', 'message.ph_account_name', account],
      ['password', 'message.ph_password', password],
      ['answer', 'message.ph_account_verify_code', '9999'],
    ] as const;
    for (const [name, key, value] of steps) {
      await form.submit();
      await form.expectComplaint(form.input(name), hall.text(key));
      await expect(form.complaints()).toHaveCount(1);
      await form.input(name).fill(value);
    }
    await form.submit();
    await form.expectComplaint(form.input('answer'), hall.text('message.verify_failed'));
    await expect(form.complaints()).toHaveCount(1);
    await form.answerCaptcha('0000', 'answer');
    await form.submit();
    await expect(form.root).toBeHidden();
    await hall.expectBalance('$0.00');
  },
);

test('the keyboard alone logs in, and Escape gives the focus back', async ({ hall, page, api }) => {
  const { account, password } = await api.join();
  await hall.openAnyPage();
  const opener = hall.button('shell.login').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(hall.dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hall.dialog()).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const form = hall.form('login', 'login.submit');
  // On a touch screen the keyboard waits until a field is chosen.
  if (hall.template === 'wide') await expect(form.input('account')).toBeFocused();
  else await hall.tabTo(form.input('account'));
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(form.root.getByRole('button', { name: hall.text('login.password_show') })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.input('password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(form.root.getByAltText(hall.text('login.captcha_picture'))).toBeVisible();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(form.root).toBeHidden();
  await hall.expectBalance('$0.00');
});

const closed = [
  ['disabled', 'message.account_disable'],
  ['frozen', 'message.account_freezen'],
] as const;
test('a closed account is told so, but only after the right password', once, async ({ hall, api }) => {
  for (const [status, key] of closed)
    await test.step(status, async () => {
      const { account, password } = await api.join();
      await changeMember(account, { status });
      await hall.openAnyPage();
      const form = await hall.logIn(account, 'Wrong999');
      await expect(form.complaints()).toHaveText([hall.text('message.account_error')]);
      await form.input('password').fill(password);
      await form.answerCaptcha(captchaAnswer, 'answer');
      await form.submit();
      await expect(form.complaints()).toHaveText([hall.text(key)]);
    });
});

test('a member of whom withdraw verification is demanded is led to it', once, async ({ hall, api, page }) => {
  const { account, password } = await api.join();
  await changeMember(account, { withdraw_verification_demanded: true });
  await hall.openAnyPage();
  await hall.logIn(account, password);
  const verify = page.locator('[data-form="withdraw-verify"]');
  await expect(verify).toBeVisible();
  await expect(verify.locator('input[name="account"]')).toHaveValue(account);
});

test.describe('after too many guesses', () => {
  test.use({ expectedConsole: [/the server responded with a status of 429/] });

  test('the form waits, and says how long', once, async ({ hall, api }) => {
    const { account } = await api.join();
    await hall.openAnyPage();
    const form = await hall.logIn(account, 'Wrong999');
    const waiting = form.root.getByRole('button', { name: /\d+ s$/ });
    await expect(async () => {
      await expect(form.complaints()).not.toHaveCount(0);
      await form.input('answer').fill(captchaAnswer);
      await form.root.locator('button[type="submit"]').click();
      await expect(waiting).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000, intervals: [0] });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(form.complaints()).toHaveCount(1);
  });
});

memberTest.describe('a login elsewhere', () => {
  // A call that was under way is answered for the session that is over.
  memberTest.use({ expectedConsole: [/401/] });

  memberTest('ends this one, and says so', once, async ({ hall, page, api, member }) => {
    const stands = channelStands(page);
    await hall.openAnyPage();
    await hall.expectBalance('$0.00');
    await stands;
    await api.logIn(member);
    await expect(hall.toast(hall.text('message.already_login_msg'))).toBeVisible();
    await hall.expectVisitor();
  });
});
