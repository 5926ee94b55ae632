import { expectAccessible } from './accessibility.ts';
import { expect, once, memberTest as test } from './fixtures.ts';
import { giveMoney } from './houseDatabase.ts';

test.use({ openingDeposit: '100.00' });

test('the wallet tells how the balance went, as a picture and as a table', async ({ hall, page }) => {
  await hall.open('/user/MyWallet');
  const balance = page.locator('[data-chart="balance"]');
  await expect(balance.getByRole('img')).toHaveAccessibleName(/\$0\.00.*\$100\.00/);
  await expect(page.locator('[data-chart="net"]').getByRole('img')).toBeVisible();
  await balance.getByText(hall.text('wallet.chart_table')).click();
  await expect(balance.locator('tbody tr')).toHaveCount(30);
  await expect(balance.locator('tbody tr').last()).toContainText('$100.00');
  await page
    .getByRole('button', { name: hall.text('wallet.chart_days', { number: 7 }), exact: true })
    .click();
  await expect(balance.locator('tbody tr')).toHaveCount(7);
  await expectAccessible(page, 'main');
  await page
    .locator('main')
    .getByRole('button', { name: hall.text('shell.balance_hide') })
    .click();
  await expect(balance.getByRole('img')).not.toHaveAccessibleName(/\$/);
  await expect(balance.locator('tbody')).not.toContainText('$');
});

test(
  'the record is narrowed by kind and by direction, with what it comes to',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/Transaction');
    const postings = await hall.openRecords('postings');
    await expect(postings.locator('[data-figure="in"]')).toHaveText('$100.00');
    await postings.getByText(hall.text('statement.by_kind')).click();
    await expect(postings.locator('[data-totals] tbody tr')).toHaveCount(1);
    await postings.getByRole('combobox', { name: hall.text('records.kind') }).selectOption('bet');
    await expect(postings).toContainText(hall.text('records.filtered_empty'));
    await page.getByRole('button', { name: hall.text('records.clear_filters') }).click();
    await expect(postings.locator('[data-record-list]')).toContainText('+$100.00');
    const payments = await hall.openRecords('dw');
    await expect(payments.locator('[data-total="deposited"]')).toHaveText('$100.00');
    await expect(payments.locator('[data-total="withdrawn"]')).toHaveText('$0.00');
    await payments.getByRole('combobox', { name: hall.text('records.kind') }).selectOption('withdrawal');
    await expect(payments).toContainText(hall.text('records.filtered_empty'));
    const rounds = await hall.openRecords('rounds');
    await expect(rounds.locator('[data-total="rounds"]')).toHaveText('0');
    await expectAccessible(page, 'main');
  },
);

test(
  'the statement is printed on a sheet of its own, without the page around it or words for staff',
  once,
  async ({ hall, page, member }) => {
    await giveMoney(member.session.member_id, 500, 'USD');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await hall.open('/user/Transaction');
    await expect(page.locator('[data-figure="closing"]')).toHaveText('$105.00');
    await page.locator('[data-action="print"]').click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText('+$100.00');
    await expect(sheet.locator('tbody tr')).toHaveCount(2);
    await expect(sheet).toContainText('+$5.00');
    await expect(sheet).not.toContainText('gift');
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('main')).toBeVisible();
    // Whoever prints the page itself gets the page.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main')).toBeVisible();
  },
);
