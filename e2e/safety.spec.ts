import { expect, memberTest as test } from './fixtures.ts';

test.use({ openingDeposit: '100.00' });

test('a limit holds at once, a looser one waits, and the cashier keeps to it', async ({ hall, page }) => {
  await hall.open('/user/Safety');
  const row = page.locator('[data-limit="deposit-day"]');
  const set = async (amount: string): Promise<void> => {
    await row.getByRole('button').first().click();
    await row.locator('input[name="amount"]').fill(amount);
    await row.getByRole('button', { name: hall.text('safety.save'), exact: true }).click();
  };
  await set('1e3');
  await expect(row.getByRole('alert')).toHaveText(hall.text('cashier.problem_format'));
  await row.locator('input[name="amount"]').fill('150');
  await row.getByRole('button', { name: hall.text('safety.save'), exact: true }).click();
  await expect(hall.toast(hall.text('safety.saved'))).toBeVisible();
  await expect(row).toContainText('$100.00');
  await expect(row).toContainText('$150.00');
  await set('200');
  await expect(hall.toast(hall.text('safety.saved_later'))).toBeVisible();
  await expect(row).toContainText('$200.00');

  await hall.open('/user/Deposit');
  const form = hall.depositForm();
  await form.input('amount').fill('60');
  await form.submit();
  await expect(form.complaints()).toHaveText(['This is over the deposit limit that you set for yourself.']);
});

test('a break begins when it is understood, stops deposits, and is never shorter', async ({ hall, page }) => {
  await hall.open('/user/Safety');
  const card = page.locator('[data-form="away"]');
  const begin = hall.button('safety.away_begin');
  await expect(begin).toBeDisabled();
  await card.getByRole('combobox').selectOption('7_days');
  await card.getByRole('checkbox').check();
  await begin.click();
  await expect(page.locator('[data-away]')).toBeVisible();
  await card.getByRole('combobox').selectOption('1_day');
  await card.getByRole('checkbox').check();
  await begin.click();
  await expect(card.getByRole('alert')).toContainText('cannot be shortened');

  await hall.open('/user/Deposit');
  const form = hall.depositForm();
  await form.input('amount').fill('60');
  await form.submit();
  await expect(form.complaints()).toHaveCount(1);
});

test('reminders and the position are told', async ({ hall, page }) => {
  await hall.open('/user/Safety');
  const choice = page.getByRole('button', { name: hall.text('safety.minutes', { number: 30 }), exact: true });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hall.ready();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-position="day"]')).toContainText('$0.00');
});
