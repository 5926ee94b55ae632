import { randomInt, randomUUID } from 'node:crypto';
import { editWithdrawPassword } from '@pavilion/contract/recovery';
import { bankAccountBind } from '@pavilion/contract/sessions';
import type { Page } from '@playwright/test';
import { expect, memberTest as test } from './fixtures.ts';
import type { HallApi, JoinedMember } from './hallApi.ts';
import { approve, giveMoney } from './houseDatabase.ts';

const withdrawPassword = '4821';
const newNumber = (): string => String(randomInt(10_000_000, 99_999_999));

/** A member who may withdraw: a bound account, a withdraw password, money that nobody has to play. */
const prepare = async (
  api: HallApi,
  { session, password }: JoinedMember,
  accountNumber = `${newNumber()}12`,
): Promise<void> => {
  await api.call(editWithdrawPassword, { password, withdraw_password: withdrawPassword }, session);
  await api.call(
    bankAccountBind,
    {
      request_id: randomUUID(),
      bank_name: 'Harbour Bank',
      account_number: accountNumber,
      holder: 'Ada Marsh',
      password,
    },
    session,
  );
  await giveMoney(session.member_id, 50_000, 'USD');
};

const receipt = (page: Page) => page.locator('[data-withdrawal-state]');
const orderNumberOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

test('a withdrawal is priced, held, approved and paid, and each state is told as it comes', async ({
  hall,
  page,
  api,
  member,
}) => {
  await prepare(api, member);
  await hall.open('/user/Withdrawal');
  const form = hall.form('withdrawal', 'withdrawal.submit');
  await form.input('amount').fill('200');
  await expect(form.root).toContainText('$1.00');
  await expect(form.root).toContainText('$199.00');
  await form.input('withdraw_password').fill(withdrawPassword);
  await form.submit();
  await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
  await hall.expectBalance('$300.00');
  await page.reload();
  await hall.ready();
  await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
  await approve(orderNumberOf(page));
  await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'paid', { timeout: 20_000 });
  await expect(receipt(page)).toContainText(hall.text('withdrawal.state_paid_text'));
  await hall.expectBalance('$300.00');
});

test('a payout that the bank does not take returns the money, and a letter says so', async ({
  hall,
  page,
  api,
  member,
}) => {
  await prepare(api, member, `${newNumber()}0000`);
  await hall.open('/user/Withdrawal');
  const form = hall.form('withdrawal', 'withdrawal.submit');
  await form.input('amount').fill('100');
  await form.input('withdraw_password').fill(withdrawPassword);
  await form.submit();
  await hall.expectBalance('$400.00');
  await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
  await approve(orderNumberOf(page));
  await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'failed', { timeout: 20_000 });
  await hall.expectBalance('$500.00');
  await hall.open('/user/Letter');
  await expect(page.locator('[data-letters] > li')).toHaveCount(1);
});

test('what cannot be withdrawn is refused in its own words, and nothing is held', async ({
  hall,
  api,
  member,
}) => {
  await prepare(api, member);
  await hall.open('/user/Withdrawal');
  const form = hall.form('withdrawal', 'withdrawal.submit');
  const amount = form.input('amount');
  await form.input('withdraw_password').fill(withdrawPassword);
  const limits = { min: '$5.00', max: '$10,000.00' };
  const refusals = [
    ['', hall.text('cashier.problem_blank')],
    ['1e2', hall.text('cashier.problem_format')],
    ['12.345', hall.text('cashier.problem_format')],
    ['4.99', hall.text('cashier.problem_limits', limits)],
    ['500.01', hall.text('withdrawal.problem_funds', { amount: '$500.00' })],
  ] as const;
  for (const [typed, words] of refusals) {
    await amount.fill(typed);
    await form.submit();
    await form.expectComplaint(amount, words);
  }
  await amount.fill('100');
  await form.input('withdraw_password').fill('0000');
  await form.submit();
  await expect(form.complaints()).toHaveText(['The withdraw password is wrong.']);
  await expect(amount).toHaveValue('100');
  await hall.expectBalance('$500.00');
});

test.describe('a member who has only paid in', () => {
  test.use({ openingDeposit: '100.00' });
  test('is led to what is missing, one thing after the other', async ({ hall, page, api, member }) => {
    await hall.open('/user/Withdrawal');
    await expect(page.getByText(hall.text('withdrawal.no_account'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: hall.text('bank.bind_title') }).click();
    await page.waitForURL('**/user/BindAccount');
    await prepare(api, member);
    await hall.open('/user/Withdrawal');
    await expect(page.locator('[data-turnover-left]')).toHaveAttribute('data-turnover-left', '100.00');
    await expect(page.locator('[data-turnover-left] li')).toHaveCount(1);
  });
});
