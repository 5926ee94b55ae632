import type { Page } from '@playwright/test';
import { expect, memberTest as test } from './fixtures.ts';

/** The limits of the demo hall's sandbox payment in US dollars. */
const limits = { min: '$5.00', max: '$10,000.00' } as const;

const decide = (
  payment: Page,
  decision: 'approve' | 'decline' | 'keep' | 'expire' | 'twice',
): Promise<void> => payment.locator(`[data-action="${decision}"]`).click();

test('an amount that cannot be paid is refused in its own words before anything is ordered', async ({
  hall,
  page,
}) => {
  await hall.open('/user/Deposit');
  const form = hall.depositForm();
  const amount = form.input('amount');
  const refusals = [
    ['', 'cashier.problem_blank'],
    ['ten', 'cashier.problem_format'],
    ['12.345', 'cashier.problem_format'],
    ['-20', 'cashier.problem_limits'],
    ['0', 'cashier.problem_limits'],
    ['4.99', 'cashier.problem_limits'],
    ['10000.01', 'cashier.problem_limits'],
  ] as const;
  let orders = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/member/deposit/create')) orders += 1;
  });
  for (const [typed, key] of refusals) {
    await amount.fill(typed);
    await form.submit();
    await form.expectComplaint(amount, hall.text(key, limits));
    await expect(form.complaints()).toHaveCount(1);
  }
  expect(orders).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
  await amount.fill('100.00');
  await form.expectNoComplaint(amount);
  await form.submit();
  await expect(hall.order()).toHaveAttribute('data-deposit-state', /created|pending/);
});

const endings = [
  { decision: 'decline', state: 'declined' },
  { decision: 'expire', state: 'expired' },
  { decision: 'keep', state: 'pending' },
] as const;
for (const { decision, state } of endings) {
  test(`a payment that is ${state} says so, and the balance stays`, async ({ hall }) => {
    await hall.open('/user/Deposit');
    const payment = await hall.orderDeposit('25.00');
    await decide(payment, decision);
    await hall.expectDeposit(state);
    await hall.expectBalance('$0.00');
  });
}

test('a payment that was kept for later is credited when it is approved', async ({ hall }) => {
  await hall.open('/user/Deposit');
  const payment = await hall.orderDeposit('25.00');
  const address = payment.url();
  await decide(payment, 'keep');
  await hall.expectDeposit('pending');
  await payment.goto(address);
  await decide(payment, 'approve');
  await hall.expectDeposit('succeeded');
  await hall.expectBalance('$25.00');
});

test('a payment told twice is credited once', async ({ hall, page }) => {
  await hall.open('/user/Deposit');
  const payment = await hall.orderDeposit('25.00');
  await decide(payment, 'twice');
  await hall.expectDeposit('succeeded');
  await hall.expectBalance('$25.00');
  await hall.openPlace('records');
  const postings = await hall.openRecords('postings');
  await expect(postings.locator('tbody tr, li')).toHaveCount(1);
  await expect(page.getByText('+$25.00')).toHaveCount(1);
});

test('the order is found again after a reload', async ({ hall, page }) => {
  await hall.open('/user/Deposit');
  const payment = await hall.orderDeposit('25.00');
  await page.reload();
  await hall.ready();
  await expect(hall.order()).toHaveAttribute('data-deposit-state', /created|pending/);
  await decide(payment, 'approve');
  await hall.expectDeposit('succeeded');
  await hall.expectBalance('$25.00');
});

test('a payment window that the browser blocks is told, and nothing is ordered', async ({ hall, page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await hall.open('/user/Deposit');
  const form = hall.depositForm();
  await form.input('amount').fill('25.00');
  await form.submit();
  await expect(form.complaints()).toHaveText([hall.text('cashier.popup_blocked')]);
  await expect(form.input('amount')).toHaveValue('25.00');
  await hall.openPlace('records');
  const payments = await hall.openRecords('dw');
  await expect(payments).toContainText(hall.text('records.empty'));
});

test.describe('records of a member with a deposit', () => {
  test.use({ openingDeposit: '1000.00' });
  test('tell the time of every line in full', async ({ hall }) => {
    await hall.open('/user/Transaction');
    for (const tab of ['postings', 'dw'] as const) {
      const records = await hall.openRecords(tab);
      // The seconds are the last that a cut would take.
      const time = records.getByText(/\d{1,2}:\d{2}:\d{2} [AP]M$/).first();
      await expect(time).toBeInViewport({ ratio: 1 });
      const cut = await time.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(cut).toBe(false);
    }
  });
});
