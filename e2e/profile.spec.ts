import { expect, memberTest as test } from './fixtures.ts';
import type { HallModel } from './models/HallModel.ts';

const confirm = async (hall: HallModel, password: string): Promise<void> => {
  const dialog = hall.dialog();
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.getByRole('button', { name: hall.text('profile.save'), exact: true }).click();
};

test('a contact is filled in, confirmed with the password, and shown masked', async ({
  hall,
  page,
  member,
}) => {
  await hall.open('/user/Info');
  const telegram = page.locator('[data-entry="member_telegram"]');
  await telegram.getByRole('button').click();
  await telegram.locator('input[name="value"]').fill('a b');
  await hall.button('profile.save').click();
  await expect(telegram.getByRole('alert')).toHaveText(hall.text('signup.err_contact_format'));
  await telegram.locator('input[name="value"]').fill('lantern_moon');
  await hall.button('profile.save').click();
  await confirm(hall, 'Wrong123');
  await expect(hall.dialog().getByRole('alert')).toBeVisible();
  await confirm(hall, member.password);
  await expect(hall.dialog()).toBeHidden();
  await expect(telegram).toContainText('la********on');
});

test('a new mail address is proved by the code that was sent to it', async ({ hall, page, member }) => {
  await hall.open('/user/Info');
  const email = page.locator('[data-entry="member_email"]');
  await expect(email).toContainText(hall.text('profile.unverified'));
  await email
    .getByRole('button', {
      name: hall.text('profile.change_of', { field: hall.text('signup.field.member_email') }),
    })
    .click();
  await email.locator('input[name="value"]').fill(`new.${member.account}@example.com`);
  await hall.button('signup.code_send').click();
  await expect(hall.toast(hall.text('signup.code_sent'))).toBeVisible();
  await email.locator('input[name="code"]').fill('000000');
  await hall.button('profile.save').click();
  await confirm(hall, member.password);
  await expect(email.getByRole('alert')).toBeVisible();
  await email.locator('input[name="code"]').fill('123456');
  await hall.button('profile.save').click();
  await confirm(hall, member.password);
  await expect(email).toContainText(hall.text('profile.verified'));
  await expect(email).toContainText('@example.com');
});

test('what was said once about oneself cannot be changed', async ({ hall, page }) => {
  await hall.open('/user/Info');
  const birthday = page.locator('[data-entry="member_birthday"]');
  await expect(birthday).toContainText('****-**-07');
  await expect(birthday.getByRole('button')).toHaveCount(0);
});

test('times are read by the clock that the member chooses', async ({ hall, page, browser, context }) => {
  const other = await browser.newContext({
    storageState: await context.storageState(),
    timezoneId: 'Asia/Tokyo',
    viewport: page.viewportSize(),
  });
  const tokyo = await other.newPage();
  await tokyo.goto('/user/Security');
  const started = tokyo.locator('[data-session] .tnum').first();
  const byTheHall = (await started.textContent()) ?? '';
  await tokyo.goto('/user/Info');
  await tokyo.locator('select[name="time_zone"]').selectOption('device');
  await tokyo.goto('/user/Security');
  await expect(started).not.toHaveText(byTheHall);
  await other.close();
  await hall.open('/user/Info');
  await expect(page.locator('select[name="time_zone"]')).toHaveValue('site');
});
