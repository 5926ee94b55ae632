import type { Page } from '@playwright/test';
import { expect, once, remember, memberTest as test } from './fixtures.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';

const confirm = async (hall: HallModel, password: string): Promise<void> => {
  const dialog = hall.dialog();
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.getByRole('button', { name: hall.text('profile.save'), exact: true }).click();
};

test(
  'a contact is filled in, confirmed with the password, and shown masked; what was said once cannot be changed',
  once,
  async ({ hall, page, member }) => {
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
    const birthday = page.locator('[data-entry="member_birthday"]');
    await expect(birthday).toContainText('****-**-07');
    await expect(birthday.getByRole('button')).toHaveCount(0);
  },
);

test('a new mail address is proved by the code that was sent to it', once, async ({ hall, page, member }) => {
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

test(
  'times are read by the clock that the member chooses',
  once,
  async ({ hall, page, browser, context, remembered }) => {
    const other = await browser.newContext({
      storageState: await context.storageState(),
      timezoneId: 'Asia/Tokyo',
      viewport: page.viewportSize(),
    });
    await remember(other, remembered);
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
  },
);

test(
  'receipts and statements keep to the clock that the member chose',
  once,
  async ({ hall, page, browser, context, api, member }) => {
    const { order_number: order, created_at: orderedAt } = await api.deposit(member.session, '25.00');
    const told = (timeZone: string): string =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
        new Date(orderedAt),
      );
    /** The first moment that the statement of a page asks for. */
    const statementFrom = async (shown: Page): Promise<string> => {
      const asked = shown.waitForRequest('**/api/member/records/statement');
      await shown.goto('/user/Transaction');
      return String((await asked).postDataJSON().from);
    };
    await hall.open(`/user/Deposit?order=${order}`);
    await expect(hall.order()).toContainText(told('America/Caracas'));
    expect(await statementFrom(page)).toMatch(/T04:00:00\.000Z$/);

    const other = await browser.newContext({
      storageState: await context.storageState(),
      timezoneId: 'Asia/Tokyo',
      viewport: page.viewportSize(),
    });
    const tokyo = hallOf(await other.newPage(), hall.locale);
    await tokyo.open('/user/Info');
    await tokyo.page.locator('select[name="time_zone"]').selectOption('device');
    await tokyo.open(`/user/Deposit?order=${order}`);
    await expect(tokyo.order()).toContainText(told('Asia/Tokyo'));
    expect(await statementFrom(tokyo.page)).toMatch(/T15:00:00\.000Z$/);
    await other.close();
  },
);

test('a theme is chosen in the menu, worn at once, and remembered from the first byte of a page on', async ({
  hall,
  page,
}) => {
  const root = page.locator('html');
  await hall.open('/user/Info');
  const worn = (await root.getAttribute('data-theme')) ?? '';
  const look = page.getByRole('group', { name: hall.text('profile.look') });
  const choose = (theme: 'H5_6' | 'H5_7') =>
    look.getByText(hall.text(`profile.theme_${theme}`), { exact: true }).click();
  await choose('H5_6');
  await expect(root).toHaveAttribute('data-theme', 'H5_6');
  await expect(look.getByRole('radio', { checked: true })).toHaveValue('H5_6');
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('data-theme="H5_6"');
  await expect(root).toHaveAttribute('data-theme', 'H5_6');
  await page.goto('/user/Info');
  await expect(look.getByRole('radio', { checked: true })).toHaveValue('H5_6');
  // A site that has come to keep to one look since the page was loaded.
  await page.route('**/api/template_config', (route) =>
    route.fulfill({ json: { code: 403, message: 'one look', data: {} } }),
  );
  await choose('H5_7');
  await expect(hall.toast('one look')).toBeVisible();
  await expect(look.getByRole('radio', { checked: true })).toHaveValue('H5_6');
  await expect(root).toHaveAttribute('data-theme', 'H5_6');
  expect(worn).not.toBe('H5_6');
});

test('the profile is loaded with the login, wherever the member is', once, async ({ hall, page }) => {
  const asked = page.waitForRequest('**/api/member/profile');
  await hall.open('/');
  expect((await asked).method()).toBe('POST');
});
