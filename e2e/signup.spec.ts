import { expect, memberTest, once, test } from './fixtures.ts';
import { captchaAnswer, newMember } from './hallApi.ts';
import { serverTextOf } from './texts.ts';

test('somebody joins in two steps, and what is wrong in either leads back to it', async ({
  hall,
  api,
  page,
}) => {
  // Two forms are sent, one of them twice.
  test.slow();
  const taken = await api.join();
  const member = newMember();
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency('USD');
  await form.nextButton().click();
  await form.expectComplaint(form.input('member_account'), hall.text('signup.err_account_blank'));
  await expect(form.input('member_account')).toBeFocused();
  await expect(form.input('member_account')).toBeInViewport();
  // What a browser remembers of it.
  await expect(form.input('member_account')).toHaveAttribute('autocomplete', 'username');
  await expect(form.input('password')).toHaveAttribute('autocomplete', 'new-password');

  // Another takes the account while the form is filled in: nothing is said of it when it is left.
  await form.answer('/register/verification', 100, '');
  await form.passAccount({ ...member, account: taken.account });
  await page.unroute('**/api/register/verification');
  await form.submit();
  await form.expectComplaint(form.input('captcha'), hall.text('signup.require_text'));
  await expect(form.complaints().last()).toHaveText(hall.text('signup.err_agreement'));
  await expect(form.birthdayPart('year')).toBeFocused();
  await expect(form.birthdayPart('year')).toBeInViewport();
  await form.chooseBirthday(1990, 4, 7);
  await form.fillEmail(member);

  // The agreement is read in the form's place, from its first line, and the way on stands below it.
  await form.root.getByRole('button', { name: hall.text('signup.agreement') }).click();
  await expect(hall.dialog().getByRole('article').getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await expect(hall.button('signup.agree')).toBeInViewport({ ratio: 1 });
  await hall.button('signup.agree').click();
  await expect(form.agreement()).toBeFocused();
  await expect(form.agreement()).toBeChecked();

  await form.answerCaptcha(captchaAnswer);
  await form.submit();
  await form.expectComplaint(form.input('member_account'), serverTextOf('en_US', 'signup.account_repeat'));
  await expect(form.input('member_account')).toBeFocused();
  await form.input('member_account').fill(member.account);
  await form.goOn();
  // The browser's own back button takes back a step, and leaves the page.
  await page.goBack();
  await expect(form.nextButton()).toBeVisible();
  await expect(form.input('password')).toHaveValue(member.password);
  await form.goOn();
  // After any submit the captcha is another and its answer empty (spec §4); the rest stays as it was typed.
  await expect(form.input('captcha')).toHaveValue('');
  await expect(form.input('member_email')).toHaveValue(member.email);
  await form.answerCaptcha(captchaAnswer);
  await form.submit();
  await expect(hall.toast(hall.text('signup.joined'))).toBeVisible();
  await hall.expectBalance('$0.00');
});

test('a field that is reached by keyboard shows its label, backwards too', async ({ hall, page }) => {
  await hall.open('/');
  const form = await hall.openSignup();
  await form.chooseCurrency('RMB');
  await form.passAccount(newMember());
  await form.unfold();
  await form.input('captcha').focus();
  const names = ['introducer', 'member_phone', 'member_name'];
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
