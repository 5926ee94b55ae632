import { localeCookie } from '@pavilion/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, once, test } from './fixtures.ts';
import { captchaAnswer, type NewMember, newMember } from './hallApi.ts';
import { changeMember } from './houseDatabase.ts';
import { FormModel } from './models/FormModel.ts';
import type { HallModel } from './models/HallModel.ts';
import { hallOrigin } from './surroundings.ts';
import { serverTextOf } from './texts.ts';

/** The second demo site asks unknown devices for more than the password (spec §4 Double verification). */

const harborHost = 'harbor.localhost';
const harborOrigin = (): string => `http://${harborHost}:${new URL(hallOrigin()).port}`;

test.beforeEach(async ({ context, hall }) => {
  await context.addCookies([
    { name: localeCookie.name, value: hall.locale, domain: harborHost, path: '/', sameSite: 'Lax' },
  ]);
});

/** The browser forgets everything: to the site it is another device. */
const becomeAnotherDevice = async (hall: HallModel, page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.clear());
  await hall.open(`${harborOrigin()}/faq`);
};

const joinHarbor = async (hall: HallModel, page: Page): Promise<NewMember> => {
  const member = newMember();
  await hall.open(`${harborOrigin()}/faq`);
  await hall.join(member);
  await expect(hall.balance()).toBeVisible();
  await becomeAnotherDevice(hall, page);
  return member;
};

const question = (hall: HallModel, page: Page): FormModel =>
  new FormModel(page.locator('[data-form="double-check"]'), hall.text('login.check_submit'));

const answer = async (form: FormModel, text: string, captcha: string = captchaAnswer): Promise<void> => {
  await form.input('question_answer').fill(text);
  await form.answerCaptcha(captcha, 'captcha_answer');
  await form.submit();
};

test(
  'a login from an unknown device answers a question once: what is missing or wrong is told one at a time',
  once,
  async ({ hall, page }) => {
    const member = await joinHarbor(hall, page);
    await hall.logIn(member.account, member.password);
    const form = question(hall, page);
    await expect(form.root).toContainText(hall.text('message.different_device'));
    await expect(form.root.getByLabel(hall.text('login.question_member_email'))).toBeVisible();
    await form.submit();
    await form.expectComplaint(form.input('question_answer'), hall.text('login.ph_check_answer'));
    await expect(form.complaints()).toHaveCount(1);
    await expectAccessible(page, '[role="dialog"]');
    await form.input('question_answer').fill(member.email);
    await form.submit();
    await form.expectComplaint(form.input('captcha_answer'), hall.text('message.ph_account_verify_code'));
    await expect(form.complaints()).toHaveCount(1);

    const picture = form.root.getByAltText(hall.text('login.captcha_picture'));
    const before = await picture.getAttribute('src');
    await answer(form, member.email, '9999');
    await form.expectComplaint(form.input('captcha_answer'), hall.text('message.verify_failed'));
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(form.input('captcha_answer')).toHaveValue('');

    await answer(form, 'somebody@example.com');
    const left = hall.text('login.check_left', { left: 4 });
    await form.expectComplaint(
      form.input('question_answer'),
      `${hall.text('message.double_validation_faild')} ${left}`,
    );
    await expect(form.complaints()).toHaveCount(1);
    await answer(form, ` ${member.email.toUpperCase()} `);
    await expect(form.root).toBeHidden();
    await expect(hall.balance()).toBeVisible();

    // The device is known from then on.
    await page.evaluate(() => localStorage.removeItem('token'));
    await hall.open(`${harborOrigin()}/faq`);
    const again = await hall.logIn(member.account, member.password);
    await expect(again.root).toBeHidden();
    await expect(hall.balance()).toBeVisible();
  },
);

test('a question can be put aside for another, until the last', once, async ({ hall, page }) => {
  const member = await joinHarbor(hall, page);
  const answers = { member_email: member.email, member_name: 'Ada Marsh', member_phone: '13800138000' };
  await changeMember(member.account, { name: answers.member_name, phone: answers.member_phone });
  await hall.logIn(member.account, member.password);
  const form = question(hall, page);
  const asked = async (): Promise<keyof typeof answers> => {
    for (const column of ['member_email', 'member_name', 'member_phone'] as const) {
      if (await form.root.getByLabel(hall.text(`login.question_${column}`)).isVisible()) return column;
    }
    throw new Error('no question is asked');
  };
  const another = (left: number) =>
    form.root.getByRole('button', { name: hall.text('login.check_skip', { left }), exact: true });

  await expect(another(2)).toBeVisible();
  const seen = [await asked()];
  await form.input('question_answer').fill('half an answer');
  await another(2).click();
  await expect(another(1)).toBeVisible();
  await expect(form.input('question_answer')).toHaveValue('');
  await expect(form.input('question_answer')).toBeFocused();
  seen.push(await asked());
  await another(1).press('Enter');
  await expect(form.root.getByRole('button', { name: /[(（]/ })).toHaveCount(0);
  const last = await asked();
  expect(new Set([...seen, last]).size).toBe(3);
  await answer(form, answers[last]);
  await expect(form.root).toBeHidden();
});

test('too many wrong answers end the login, and say how to go on', once, async ({ hall, page }) => {
  const member = await joinHarbor(hall, page);
  await hall.logIn(member.account, member.password);
  const form = question(hall, page);
  for (const left of [4, 3, 2, 1]) {
    await answer(form, 'somebody@example.com');
    await expect(form.root).toContainText(hall.text('login.check_left', { left }));
    await expect(form.input('captcha_answer')).toHaveValue('');
  }
  // The fifth may meet the wait between two pictures; the form is then answered once there is a new one.
  await expect(async () => {
    await answer(form, 'somebody@example.com');
    await expect(form.root).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(hall.dialog()).toContainText(serverTextOf(hall.locale, 'double_validation_spent'));
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('login.check_again') })
    .click();
  await expect(hall.form('login', 'login.submit').root).toBeVisible();
});
