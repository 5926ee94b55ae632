import { verifyCountdownSeconds } from '@pavilion/contract';
import { editWithdrawPassword } from '@pavilion/contract/recovery';
import { expectNothingGrave } from './accessibility.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { captchaAnswer, type HallApi, type JoinedMember, newMember } from './hallApi.ts';
import { changeMember } from './houseDatabase.ts';
import { FormModel } from './models/FormModel.ts';
import type { HallModel } from './models/HallModel.ts';
import { hallOrigin } from './surroundings.ts';
import { serverTextOf } from './texts.ts';

/** The ways back in, and the withdraw password: what a person sees of them (spec §2, §4, §5, §8). */

const withdraw = '4711';
const newPassword = 'Lantern99';
/** In test mode every code that is sent is this one (decisions: Running). */
const sentCode = '123456';

const formOf = (hall: HallModel, name: string, submitKey: string): FormModel =>
  new FormModel(hall.page.locator(`[data-form="${name}"]`), hall.text(submitKey));
const verifyForm = (hall: HallModel) => formOf(hall, 'withdraw-verify', 'recovery.next');
const askForm = (hall: HallModel) => formOf(hall, 'forgot', 'signup.code_send');
const codeForm = (hall: HallModel) => formOf(hall, 'forgot', 'recovery.next');
const newPasswordForm = (hall: HallModel) => formOf(hall, 'new-password', 'recovery.save');

/** A member with a withdraw password of whom an operator demands that it be shown. */
const demandedMember = async (api: HallApi): Promise<JoinedMember> => {
  const member = await api.join();
  await api.call(
    editWithdrawPassword,
    { password: member.password, withdraw_password: withdraw },
    member.session,
  );
  await changeMember(member.account, { withdraw_verification_demanded: true });
  return member;
};

const openForgot = async (hall: HallModel): Promise<FormModel> => {
  await hall.openLogin();
  await hall.button('recovery.forgot_link').click();
  return askForm(hall);
};

const chooseMethod = (form: FormModel, method: 'email' | 'phone') =>
  // The radio button is there for the keyboard; the eye and the finger have its label.
  form.root
    .locator('label')
    .filter({ has: form.root.page().locator(`input[value="${method}"]`) })
    .click();

const setPassword = async (hall: HallModel, password: string): Promise<void> => {
  const form = newPasswordForm(hall);
  await form.input('password').fill(password);
  await form.input('check_password').fill(password);
  await form.submit();
  await expect(form.root).toBeHidden();
};

/** Logs in with the form that stands there already. */
const logInHere = async (hall: HallModel, account: string, password: string): Promise<void> => {
  const form = hall.form('login', 'login.submit');
  await form.input('account').fill(account);
  await form.input('password').fill(password);
  await form.answerCaptcha(captchaAnswer, 'answer');
  await form.submit();
  await expect(form.root).toBeHidden();
};

const outboxText = async (): Promise<string> => (await fetch(`${hallOrigin()}/dev/outbox`)).text();

test(
  'a member of whom withdraw verification is demanded proves it, sets a new password and logs in with it',
  once,
  async ({ hall, api }) => {
    const { account, password, email } = await demandedMember(api);
    await hall.open('/');
    await hall.logIn(account, password);
    const form = verifyForm(hall);
    await expect(form.input('account')).toHaveValue(account);
    await form.input('withdraw_password').fill('0000');
    await form.input('member_email').fill(email);
    await form.answerCaptcha(captchaAnswer);
    await form.submit();
    await expect(form.complaints()).toHaveText([hall.text('signup.error_verify_pls_reVerify')]);
    // The captcha is another one; the rest stays as it was typed.
    await expect(form.input('captcha')).toHaveValue('');
    await expect(form.input('member_email')).toHaveValue(email);

    await form.input('withdraw_password').fill(withdraw);
    await form.answerCaptcha(captchaAnswer);
    await form.submit();
    await expect(hall.toast(hall.text('signup.verify_success'))).toBeVisible();
    await setPassword(hall, newPassword);
    await expect(hall.toast(hall.text('recovery.saved'))).toBeVisible();
    await logInHere(hall, account, newPassword);
    await hall.expectBalance('$0.00');
    await expect(async () => expect(await outboxText()).toContain(email)).toPass({ timeout: 15_000 });
  },
);

test(
  'withdraw verification tells what is missing one at a time, and an e-mail address when it is left',
  once,
  async ({ hall, api }) => {
    const { account, password, email } = await demandedMember(api);
    await hall.open('/');
    await hall.logIn(account, password);
    const form = verifyForm(hall);
    await form.input('account').fill('');
    const steps = [
      ['account', '', 'message.ph_account_name', account],
      ['withdraw_password', '', 'signup.require_text', '47'],
      ['withdraw_password', '47', 'signup.err_withdraw_psw', withdraw],
      ['member_email', '', 'signup.require_text', 'somebody@'],
      ['member_email', 'somebody@', 'signup.err_email_format', email],
      ['captcha', '', 'message.ph_account_verify_code', '9999'],
      ['captcha', '9999', 'message.verify_failed', captchaAnswer],
    ] as const;
    for (const [name, , key, next] of steps) {
      await form.submit();
      await form.expectComplaint(form.input(name), hall.text(key));
      await expect(form.complaints()).toHaveCount(1);
      await form.input(name).fill(next);
    }
    await form.input('member_email').fill('nobody@');
    await form.input('member_email').blur();
    await form.expectComplaint(form.input('member_email'), hall.text('signup.err_email_format'));
  },
);

test(
  'by phone just as well, and the new password keeps the rules of spec §5',
  once,
  async ({ hall, api }) => {
    const { account, password } = await demandedMember(api);
    const phone = '13800138000';
    await changeMember(account, { phone });
    await hall.open('/');
    await hall.logIn(account, password);
    const form = verifyForm(hall);
    await chooseMethod(form, 'phone');
    await form.input('withdraw_password').fill(withdraw);
    await form.input('member_phone').fill('12ab');
    await form.answerCaptcha(captchaAnswer);
    await form.submit();
    await form.expectComplaint(form.input('member_phone'), hall.text('signup.err_phone_invalid'));
    await form.input('member_phone').fill(phone);
    await form.submit();

    const next = newPasswordForm(hall);
    const rules = [
      ['password', 'abc12', 'signup.err_psw_length'],
      ['password', 'abcdefghijk12', 'signup.err_psw_length'],
      ['password', 'abcdefgh', 'signup.err_psw_format'],
      ['check_password', 'Lantern88', 'signup.err_checkPsw_diff'],
    ] as const;
    for (const [name, value, key] of rules) {
      if (name === 'check_password') await next.input('password').fill(newPassword);
      await next.input(name).fill(value);
      await next.submit();
      await next.expectComplaint(next.input(name), hall.text(key));
      await expect(next.complaints()).toHaveCount(1);
    }
    await setPassword(hall, newPassword);
    await logInHere(hall, account, newPassword);
  },
);

test(
  'a forgotten password: the code, its countdown over a reload, wrong digits, then the new password',
  once,
  async ({ hall, api, page }) => {
    const { account, email } = await api.join();
    await hall.open('/');
    const ask = await openForgot(hall);
    await ask.submit();
    await ask.expectComplaint(ask.input('account'), hall.text('message.ph_account_name'));
    await ask.input('account').fill(account);
    await ask.submit();
    await ask.expectComplaint(ask.input('member_email'), hall.text('signup.require_text'));
    await ask.input('member_email').fill(email);
    await ask.submit();

    const countdown = page.getByRole('button', { name: /\b(2\d\d|300)\b/ });
    await expect(codeForm(hall).input('code')).toBeVisible();
    await expect(countdown).toBeDisabled();
    await page.reload();
    await openForgot(hall);
    const form = codeForm(hall);
    await expect(form.input('code')).toBeVisible();
    await expect(countdown).toBeDisabled();
    const seconds = Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]);
    expect(seconds).toBeLessThanOrEqual(verifyCountdownSeconds);

    await form.input('code').fill('12345');
    await form.submit();
    await form.expectComplaint(form.input('code'), hall.text('signup.err_phone_code'));
    await form.input('code').fill('654321');
    await form.submit();
    await form.expectComplaint(form.input('code'), serverTextOf('en_US', 'recovery.code_wrong'));
    await form.input('code').fill(sentCode);
    await form.submit();
    await setPassword(hall, newPassword);
    await logInHere(hall, account, newPassword);
    await hall.expectBalance('$0.00');
    await expect(async () => {
      const text = await outboxText();
      expect(text.split(email).length - 1).toBeGreaterThanOrEqual(2);
    }).toPass({ timeout: 15_000 });
  },
);

test.describe('on a bad line', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED .*\/forgot\/send/] });

  test(
    'an answer that was lost costs no wait: asked for again, it comes, and the code that was sent is good',
    once,
    async ({ hall, page, api }) => {
      const { account, email } = await api.join();
      let isLost = false;
      await page.route('**/api/arks/web/forgot/send', async (route) => {
        if (isLost) return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort();
      });
      await hall.open('/');
      const ask = await openForgot(hall);
      await ask.input('account').fill(account);
      await ask.input('member_email').fill(email);
      await ask.submit();
      await expect(ask.complaints()).toHaveText([hall.text('message.networkError')]);
      await ask.submit();
      const form = codeForm(hall);
      await form.input('code').fill(sentCode);
      await form.submit();
      await setPassword(hall, newPassword);
      await logInHere(hall, account, newPassword);
    },
  );
});

test('an account that is not there looks the same, and no code opens it', once, async ({ hall }) => {
  const nobody = newMember();
  await hall.open('/');
  const ask = await openForgot(hall);
  await ask.input('account').fill(nobody.account);
  await ask.input('member_email').fill(nobody.email);
  await ask.submit();
  const form = codeForm(hall);
  await form.input('code').fill(sentCode);
  await form.submit();
  await form.expectComplaint(form.input('code'), serverTextOf('en_US', 'recovery.code_wrong'));
  expect(await outboxText()).not.toContain(nobody.email);
});

test('the ways back in can be used by everybody, also by the keyboard alone', async ({ hall, page }) => {
  await hall.open('/');
  const ask = await openForgot(hall);
  await expect(ask.input('account')).toBeVisible();
  await expectNothingGrave(page, '[role="dialog"]');
  const byMail = ask.root.getByRole('radio', { name: hall.text('signup.field.member_email') });
  await hall.tabTo(byMail);
  await page.keyboard.press('ArrowRight');
  await expect(ask.input('member_phone')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(ask.input('member_email')).toBeVisible();
  await ask.submit();
  await expect(ask.complaints()).toHaveCount(1);
  await expectNothingGrave(page, '[role="dialog"]');
  await hall.button('recovery.by_withdraw').click();
  await expect(verifyForm(hall).root).toBeVisible();
  await expect(verifyForm(hall).root.getByAltText(hall.text('login.captcha_picture'))).toBeVisible();
  await expectNothingGrave(page, '[role="dialog"]');
});

memberTest(
  'the security page sets the first withdraw password, then changes it with the old one',
  once,
  async ({ hall, page, member }) => {
    await hall.open('/user/Security');
    await expect(page.getByText(hall.text('recovery.card_none'))).toBeVisible();
    await hall.button('recovery.card_set').click();
    const form = formOf(hall, 'withdraw-password', 'recovery.card_set');
    await form.input('proof').fill('Wrong9999');
    await form.input('withdraw_password').fill(withdraw);
    await form.input('check_withdraw_password').fill('1174');
    await form.submit();
    await form.expectComplaint(form.input('check_withdraw_password'), hall.text('signup.err_checkPsw_diff'));
    await form.input('check_withdraw_password').fill(withdraw);
    await form.submit();
    await form.expectComplaint(form.input('proof'), serverTextOf('en_US', 'withdraw_password.login_wrong'));
    await form.input('proof').fill(member.password);
    await form.submit();
    await expect(hall.toast(hall.text('recovery.card_first'))).toBeVisible();
    await expect(form.root).toBeHidden();

    await hall.button('recovery.card_change').click();
    const change = formOf(hall, 'withdraw-password', 'recovery.card_change');
    await change.input('proof').fill('0000');
    await change.input('withdraw_password').fill('2580');
    await change.input('check_withdraw_password').fill('2580');
    await change.submit();
    await change.expectComplaint(change.input('proof'), serverTextOf('en_US', 'withdraw_password.old_wrong'));
    await change.input('proof').fill(withdraw);
    await change.submit();
    await expect(change.root).toBeHidden();
  },
);
