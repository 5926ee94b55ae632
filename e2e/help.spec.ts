import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, test } from './fixtures.ts';
import { withHouse } from './houseDatabase.ts';
import { pressWhenTaken } from './taken.ts';

test('a visitor finds an answer by words, and sees when somebody answers and whom else to ask', async ({
  hall,
  page,
}) => {
  await hall.open('/');
  await pressWhenTaken(page.locator('[data-opens="help"]').first());
  const sheet = hall.dialog();
  await expect(sheet).toContainText(hall.text('help.title'));
  const answers = sheet.locator('[data-answers] > li');
  await expect(answers).not.toHaveCount(0);
  await sheet.getByRole('searchbox', { name: hall.text('help.search') }).fill('deposit not received');
  await expect(answers.first()).toContainText(/deposit/i);
  const first = answers.first().getByRole('button');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(answers.first().locator('.reading')).toBeVisible();
  await expect(sheet.locator('[data-field="service-hours"]')).toContainText('09:00');
  // A letter needs somebody to answer to.
  await expect(sheet.locator('[data-form="help"]')).toHaveCount(0);
  await expect(sheet.getByRole('link', { name: hall.text('help.contacts') })).toHaveAttribute(
    'href',
    '/main/contact',
  );
  await expectAccessible(page, '[role="dialog"]');
  await sheet.getByRole('button', { name: hall.text('shell.login'), exact: true }).click();
  await expect(hall.form('login', 'login.submit').root).toBeVisible();
});

memberTest('a member writes to staff, once', async ({ hall, page, member }) => {
  await hall.open('/faq?modal=help');
  const form = hall.dialog().locator('[data-form="help"]');
  const send = form.getByRole('button', { name: hall.text('help.send'), exact: true });
  await send.click();
  const words = form.locator('textarea');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(hall.text('help.too_short', { count: 10 }));
  await words.fill('Where is my deposit of today?');
  await send.dblclick();
  await expect(hall.dialog().getByText(hall.text('help.sent'))).toBeVisible();
  const written = await withHouse(async (pool) => {
    const { rows } = await pool.query<{ words: string }>('SELECT words FROM help_case WHERE member_id = $1', [
      member.session.member_id,
    ]);
    return rows;
  });
  expect(written).toEqual([{ words: 'Where is my deposit of today?' }]);
  await page.reload();
  await hall.ready();
  await expect(hall.dialog()).toBeHidden();
});
