import { expect, memberTest, once, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import { serverTextOf } from './texts.ts';

test('a field that is left shows the first rule that it breaks, and forgets it when it is mended', async ({
  hall,
}) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.select(hall.text('signup.currency')).selectOption('USD');
  const cases = [
    ['member_account', 'abc', 'signup.err_account_length'],
    ['member_account', '9lives', 'signup.err_account_format'],
    ['password', 'abc12', 'signup.err_psw_length'],
    ['password', 'abcdefgh', 'signup.err_psw_format'],
    ['password', 'password1', 'signup.err_psw_common'],
    ['member_email', 'nobody@', 'signup.err_email_format'],
  ] as const;
  for (const [name, value, key] of cases) {
    const control = form.input(name);
    await control.fill(value);
    await control.blur();
    await form.expectComplaint(control, hall.text(key));
    await control.fill('');
    await form.expectNoComplaint(control);
  }
  await form.input('password').fill('Lantern8');
  await form.input('check_password').fill('Lantern9');
  await form.input('check_password').blur();
  await form.expectComplaint(form.input('check_password'), hall.text('signup.err_checkPsw_diff'));
  await form.input('password').fill('Lantern9');
  await form.input('password').blur();
  await form.expectNoComplaint(form.input('check_password'));
});

test('an empty form says what is missing in every field and takes the eye to the first', async ({ hall }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.select(hall.text('signup.currency')).selectOption('USD');
  await form.submit();
  await form.expectComplaint(form.input('member_account'), hall.text('signup.err_account_blank'));
  for (const name of ['password', 'check_password', 'member_email', 'captcha'])
    await form.expectComplaint(form.input(name), hall.text('signup.require_text'));
  await expect(form.complaints().last()).toHaveText(hall.text('signup.err_agreement'));
  await expect(form.input('member_account')).toBeFocused();
  await expect(form.input('member_account')).toBeInViewport();
});

test(
  'a taken account is told under the account, when it is left and when it is sent',
  once,
  async ({ hall, api }) => {
    const taken = await api.join();
    const taking = { ...newMember(), account: taken.account };
    await hall.open('/');
    const form = await hall.openSignup();
    await form.select(hall.text('signup.currency')).selectOption('USD');
    const account = form.input('member_account');
    await account.fill(taking.account);
    await account.blur();
    await form.expectComplaint(account, serverTextOf('en_US', 'signup.account_repeat'));

    await form.input('password').fill(taking.password);
    await form.input('check_password').fill(taking.password);
    await form.input('member_email').fill(taking.email);
    await hall.chooseBirthday(form);
    await form.answerCaptcha('0000');
    await form.root.getByRole('checkbox').check();
    await form.submit();
    await form.expectComplaint(account, serverTextOf('en_US', 'signup.account_repeat'));
    await expect(account).toBeFocused();
    // After any submit the captcha is another and its answer empty (spec §4); the rest stays as it was typed.
    await expect(form.input('captcha')).toHaveValue('');
    await expect(form.input('member_email')).toHaveValue(taking.email);
  },
);

test('a wrong captcha is told under its field', once, async ({ hall }) => {
  const member = newMember();
  await hall.open('/');
  const form = await hall.openSignup();
  await form.select(hall.text('signup.currency')).selectOption('USD');
  await form.input('member_account').fill(member.account);
  await form.input('password').fill(member.password);
  await form.input('check_password').fill(member.password);
  await form.input('member_email').fill(member.email);
  await hall.chooseBirthday(form);
  await form.answerCaptcha('9999');
  await form.root.getByRole('checkbox').check();
  await form.submit();
  await form.expectComplaint(form.input('captcha'), serverTextOf('en_US', 'verify_failed'));
  await form.answerCaptcha('0000');
  await form.submit();
  await expect(form.root).toBeHidden();
  await hall.expectBalance('$0.00');
});

test('each currency asks for its own fields', once, async ({ hall }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  const optional = ['member_name', 'member_email', 'member_phone', 'introducer'] as const;
  const shown = {
    RMB: ['member_name', 'member_phone', 'introducer'],
    USD: ['member_email'],
    VND: ['member_name', 'member_phone', 'introducer'],
  } as const;
  for (const [currency, fields] of Object.entries(shown)) {
    await form.select(hall.text('signup.currency')).selectOption(currency);
    for (const name of optional)
      await expect(form.input(name), `${name} for ${currency}`).toBeVisible({
        visible: fields.some((field) => field === name),
      });
  }
  const name = form.input('member_name');
  await name.fill('Nguyen Van An');
  await name.blur();
  await form.expectComplaint(name, hall.text('signup.err_name_single_word'));
  const phone = form.input('member_phone');
  await phone.fill('123456789');
  await phone.blur();
  await form.expectComplaint(phone, hall.text('signup.err_phone_invalid'));
  await form.select(hall.text('signup.currency')).selectOption('RMB');
  await form.expectNoComplaint(name);
  await name.blur();
  await name.focus();
  await name.blur();
  await form.expectComplaint(name, hall.text('signup.err_name_chinese'));
});

test(
  'the agreement must be accepted, and can be read without losing what was typed',
  once,
  async ({ hall }) => {
    const member = newMember();
    await hall.open('/');
    const form = await hall.openSignup();
    await form.select(hall.text('signup.currency')).selectOption('USD');
    await form.input('member_account').fill(member.account);
    await form.input('password').fill(member.password);
    await form.input('check_password').fill(member.password);
    await form.input('member_email').fill(member.email);
    await hall.chooseBirthday(form);
    await form.answerCaptcha('0000');
    await form.submit();
    await expect(form.complaints()).toHaveText([hall.text('signup.err_agreement')]);

    await form.root.getByRole('button', { name: hall.text('signup.agreement') }).click();
    // It begins at its first line, and the way on stands below it without scrolling.
    await expect(hall.dialog().getByRole('article').getByRole('heading').first()).toBeInViewport({
      ratio: 1,
    });
    await expect(hall.button('signup.agree')).toBeInViewport({ ratio: 1 });
    await hall.button('signup.agree').click();
    await expect(form.root.getByRole('checkbox')).toBeFocused();
    await expect(form.root.getByRole('checkbox')).toBeChecked();
    await expect(form.complaints()).toHaveCount(0);
    await expect(form.input('member_account')).toHaveValue(member.account);
    await form.submit();
    await expect(hall.toast(hall.text('signup.joined'))).toBeVisible();
    await hall.expectBalance('$0.00');
  },
);

test('a field that is reached by keyboard shows its label, backwards too', async ({ hall, page }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.select(hall.text('signup.currency')).selectOption('RMB');
  await form.input('captcha').focus();
  const names = ['member_phone', 'member_name', 'check_password', 'password', 'member_account'];
  for (const name of names) {
    const control = form.input(name);
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(control).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
    const label = form.root.locator(`label[for="${await control.getAttribute('id')}"]`);
    await expect(label).toBeInViewport({ ratio: 1 });
  }
});

test('/register leads home and opens the sign-up once', once, async ({ hall, page }) => {
  await page.goto('/register');
  await expect(hall.form('signup', 'signup.submit').root).toBeVisible();
  await expect(page).toHaveURL('/');
  await hall.open('/');
  await expect(hall.dialog()).toBeHidden();
});

memberTest('a member who opens /register is a member still', once, async ({ hall, page, member }) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/');
  await hall.ready();
  await hall.expectBalance('$0.00');
  await expect(hall.dialog()).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(member.account);
});
