import { randomInt, randomUUID } from 'node:crypto';
import { withdrawalCreate, withdrawalList, withdrawalQuote } from '@pavilion/contract/cashier';
import { editWithdrawPassword } from '@pavilion/contract/recovery';
import { bankAccountBind } from '@pavilion/contract/sessions';
import type { Page } from '@playwright/test';
import { expect, once, memberTest as test } from './fixtures.ts';
import type { HallApi, JoinedMember } from './hallApi.ts';
import { giveMoney } from './houseDatabase.ts';
import type { HallModel } from './models/HallModel.ts';
import { approve } from './withdrawalHouse.ts';

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

/** The form with all that it asks for. */
const fillIn = async (hall: HallModel, amount: string) => {
  const form = hall.form('withdrawal', 'withdrawal.submit');
  await form.input('amount').fill(amount);
  await form.input('withdraw_password').fill(withdrawPassword);
  return form;
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

test(
  'stands in the records that were looked at a moment before',
  once,
  async ({ hall, page, api, member }) => {
    await prepare(api, member);
    await hall.open('/user/Transaction');
    const before = await hall.openRecords('dw');
    await expect(before.getByText(hall.text('records.empty'))).toBeVisible();
    await hall.openPlace('wallet');
    await page
      .locator('main')
      .getByRole('link', { name: hall.text('withdrawal.title'), exact: true })
      .click();
    await (await fillIn(hall, '100')).submit();
    await expect(receipt(page)).toBeVisible();
    const orderNumber = orderNumberOf(page);
    await hall.openPlace('records');
    await expect((await hall.openRecords('dw')).getByText(orderNumber, { exact: true })).toBeVisible();
  },
);

test(
  'a payout that the bank does not take returns the money, and a letter says so',
  once,
  async ({ hall, page, api, member }) => {
    await prepare(api, member, `${newNumber()}0000`);
    await hall.open('/user/Withdrawal');
    await (await fillIn(hall, '100')).submit();
    await hall.expectBalance('$400.00');
    await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
    await approve(orderNumberOf(page));
    await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'failed', { timeout: 20_000 });
    await hall.expectBalance('$500.00');
    // Nothing was paid and nothing was taken for it.
    await expect(receipt(page).getByText(hall.text('withdrawal.returned'), { exact: true })).toBeVisible();
    await expect(receipt(page).locator('dd').last()).toHaveText('$100.00');
    await expect(receipt(page).getByText(hall.text('withdrawal.received'), { exact: true })).toHaveCount(0);
    const orderNumber = orderNumberOf(page);
    await hall.open('/user/Transaction');
    await expect((await hall.openRecords('postings')).getByText(orderNumber, { exact: true })).toHaveCount(2);
    await hall.open('/user/Letter');
    // Beside the one that every member begins with.
    await expect(page.locator('[data-letters] > li')).toHaveCount(2);
  },
);

test.describe('a request whose answer is lost', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test(
    'shows in the list, and is the same request when it is sent again after a reload',
    once,
    async ({ hall, page, api, member }) => {
      await prepare(api, member);
      const ask = async () => (await fillIn(hall, '200')).submit();
      await page.route(
        `**/api${withdrawalCreate.path}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await hall.open('/user/Withdrawal');
      await ask();
      await expect(page.getByText(hall.text('message.networkError')).first()).toBeVisible();
      await expect(page.locator('[data-withdrawal]')).toHaveCount(1);
      await page.reload();
      await hall.ready();
      await ask();
      await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
      const { list } = await api.call(withdrawalList, { count: 5 }, member.session);
      expect(list).toHaveLength(1);
      // Answered: the same once more is another request.
      await hall.button('withdrawal.again').click();
      await ask();
      await expect
        .poll(async () => (await api.call(withdrawalList, { count: 5 }, member.session)).list.length)
        .toBe(2);
    },
  );
});

test.describe('a receipt', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test(
    'stands once the withdrawal is requested, also where nothing more can be fetched',
    once,
    async ({ hall, page, api, member }) => {
      await prepare(api, member);
      await hall.open('/user/Withdrawal');
      const form = await fillIn(hall, '100');
      let failed = 0;
      page.on('requestfailed', (request) => {
        if (request.url().endsWith(withdrawalList.path)) failed += 1;
      });
      await page.route(`**/api${withdrawalList.path}`, (route) => route.abort());
      await form.submit();
      await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
      // Asked three times, and given up (and so again where the channel stands only then): the receipt stays.
      await expect.poll(() => failed, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
      await expect(receipt(page)).toContainText(orderNumberOf(page));
    },
  );

  test(
    'that does not load says so, and is there when it is asked for again',
    once,
    async ({ hall, page, api, member }) => {
      await prepare(api, member);
      const { accounts } = await api.call(withdrawalQuote, {}, member.session);
      const { withdrawal } = await api.call(
        withdrawalCreate,
        {
          request_id: randomUUID(),
          amount: '100.00',
          bank_account_id: accounts[0]?.id ?? 0,
          withdraw_password: withdrawPassword,
        },
        member.session,
      );
      await page.route(`**/api${withdrawalList.path}`, (route) => route.abort());
      await hall.open(`/user/Withdrawal?order=${withdrawal.order_number}`);
      await expect(page.getByText(hall.text('withdrawal.order_failed'))).toBeVisible({ timeout: 20_000 });
      await page.unroute(`**/api${withdrawalList.path}`);
      await hall.button('member.retry').click();
      await expect(receipt(page)).toHaveAttribute('data-withdrawal-state', 'requested');
    },
  );
});

test(
  'what cannot be withdrawn is refused in its own words, and nothing is held',
  once,
  async ({ hall, api, member }) => {
    await prepare(api, member);
    await hall.open('/user/Withdrawal');
    const form = hall.form('withdrawal', 'withdrawal.submit');
    const amount = form.input('amount');
    await form.input('withdraw_password').fill(withdrawPassword);
    const limits = { min: '$5', max: '$10,000' };
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
    await expect(form.complaints()).toHaveText(['Incorrect withdrawal password.']);
    await expect(amount).toHaveValue('100');
    await hall.expectBalance('$500.00');
  },
);

test.describe('a member who has only paid in', () => {
  test.use({ openingDeposit: '100.00' });
  test('sees all that is missing at once, and comes back to it', async ({ hall, page, api, member }) => {
    const done = page.locator('[data-step][data-done="true"]');
    await hall.open('/user/Withdrawal');
    await expect(page.locator('[data-step]')).toHaveCount(3);
    await expect(done).toHaveCount(0);
    await expect(page.locator('[data-turnover-left]')).toHaveAttribute('data-turnover-left', '100.00');
    await expect(page.locator('[data-turnover-left] li')).toHaveCount(1);
    await page.getByRole('link', { name: hall.text('bank.bind_title') }).click();
    const bank = hall.form('bank', 'bank.bind');
    await bank.input('account_number').pressSequentially('1234567890');
    await expect(bank.input('account_number')).toHaveValue('1234 5678 90');
    await hall.button('bank.cancel').click();
    await page.waitForURL('**/user/Withdrawal');
    await prepare(api, member);
    await page.reload();
    await hall.ready();
    await expect(done).toHaveCount(2);
    await expect(page.locator('[data-step="turnover"]')).toHaveAttribute('data-done', 'false');
  });
});
