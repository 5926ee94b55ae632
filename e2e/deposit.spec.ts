import { randomBytes } from 'node:crypto';
import { safetyState } from '@pavilion/contract/safety';
import type { Page } from '@playwright/test';
import { expect, once, memberTest as test } from './fixtures.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';
import { approveTransfer, refuseTransfer } from './transferHouse.ts';

/** The limits of the demo hall's sandbox payment in US dollars. */
const limits = { min: '$5', max: '$10,000' } as const;

const recordRows = '[data-record-list] :is(tbody tr, li)';

const decide = (
  payment: Page,
  decision: 'approve' | 'decline' | 'keep' | 'expire' | 'twice',
): Promise<void> => payment.locator(`[data-action="${decision}"]`).click();

test(
  'an amount that cannot be paid is refused in its own words before anything is ordered',
  once,
  async ({ hall, page }) => {
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
      await expect(amount).toBeFocused();
      await expect(form.complaints()).toHaveCount(1);
    }
    expect(orders).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
    await amount.fill('100.00');
    await form.expectNoComplaint(amount);
    await form.submit();
    await expect(hall.order()).toHaveAttribute('data-deposit-state', /created|pending/);
  },
);

test(
  'a deposit limit is offered at the first deposit, in a box that refuses what is none',
  once,
  async ({ api, hall, member, page }) => {
    await hall.open('/user/Deposit');
    const offer = page.locator('[data-offer="deposit-limit"]');
    await offer.getByRole('button').click();
    const box = page.locator('[data-form="message-box"]');
    const save = box.getByRole('button', { name: hall.text('safety.save'), exact: true });
    await box.getByRole('textbox').fill('abc');
    await save.click();
    await expect(box.getByRole('alert')).toHaveText(hall.text('message.illegal_input'));
    await box.getByRole('textbox').fill('1e3');
    await save.click();
    await expect(box.getByRole('alert')).toHaveText(hall.text('cashier.problem_format'));
    await box.getByRole('textbox').fill('150');
    await save.click();
    await expect(hall.toast(hall.text('safety.saved'))).toBeVisible();
    await expect(offer).toHaveCount(0);
    const { limits: own } = await api.call(safetyState, {}, member.session);
    expect(own).toContainEqual(expect.objectContaining({ kind: 'deposit', period: 'day', amount: '150.00' }));
  },
);

test(
  'a payment that comes to nothing, or not yet, says so, and the balance stays until it is approved',
  once,
  async ({ hall }) => {
    for (const { decision, state } of [
      { decision: 'decline', state: 'declined' },
      { decision: 'expire', state: 'expired' },
    ] as const) {
      await hall.open('/user/Deposit');
      const payment = await hall.orderDeposit('25.00');
      await decide(payment, decision);
      await hall.expectDeposit(state);
      await hall.expectBalance('$0.00');
      await payment.close();
    }
    await hall.open('/user/Deposit');
    const payment = await hall.orderDeposit('25.00');
    const address = payment.url();
    await decide(payment, 'keep');
    await hall.expectDeposit('pending');
    await hall.expectBalance('$0.00');
    await payment.goto(address);
    await decide(payment, 'approve');
    await hall.expectDeposit('succeeded');
    await hall.expectBalance('$25.00');
  },
);

test(
  'an order is found again after a reload, and credited once though it is told twice',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/Deposit');
    const payment = await hall.orderDeposit('25.00');
    await page.reload();
    await hall.ready();
    await expect(hall.order()).toHaveAttribute('data-deposit-state', /created|pending/);
    await decide(payment, 'twice');
    await hall.expectDeposit('succeeded');
    await hall.expectBalance('$25.00');
    await hall.openPlace('records');
    const postings = await hall.openRecords('postings');
    await expect(postings.locator(recordRows)).toHaveCount(1);
    await expect(page.getByText('+$25.00')).toHaveCount(1);
  },
);

test(
  'a payment window that the browser blocks is told, and nothing is ordered',
  once,
  async ({ hall, page }) => {
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
  },
);

test.describe('records of a member with a deposit', () => {
  test.use({ openingDeposit: '1000.00' });
  test('tell the time of every line in full', once, async ({ hall }) => {
    await hall.open('/user/Transaction');
    for (const tab of ['postings', 'dw'] as const) {
      const records = await hall.openRecords(tab);
      // The seconds are the last that a cut would take.
      const time = records.getByText(/\d{1,2}:\d{2}:\d{2} [AP]M$/).first();
      await time.scrollIntoViewIfNeeded();
      await expect(time).toBeInViewport({ ratio: 1 });
      const cut = await time.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(cut).toBe(false);
    }
  });
});

/** How many deposits the member has ordered. */
const expectOrders = async (hall: HallModel, count: number): Promise<void> => {
  await hall.open('/user/Transaction');
  const payments = await hall.openRecords('dw');
  await expect(payments.locator(recordRows)).toHaveCount(count);
};

test(
  'two quick presses order once, and so does the way back; another order is one that is asked for',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/Deposit');
    const form = hall.depositForm();
    await form.input('amount').fill('25.00');
    const payment = await hall.windowFrom(() => form.submitButton().dblclick());
    await expect(hall.order()).toBeVisible();
    await decide(payment, 'approve');
    await hall.expectDeposit('succeeded');
    await hall.expectBalance('$25.00');
    await payment.close();

    await test.step('the way back after paying leads to the paid order, not to a second one', async () => {
      await page.goBack();
      await expect(form.input('amount')).toHaveValue('25.00');
      const empty = await hall.windowFrom(() => form.submit());
      await hall.expectDeposit('succeeded');
      await expect.poll(() => empty.isClosed()).toBe(true);
      await hall.expectBalance('$25.00');
      await expectOrders(hall, 1);
    });

    await test.step('the same amount again is another order', async () => {
      await page.goBack();
      await hall.expectDeposit('succeeded');
      await expect(page.locator('[data-field="deposit-times"]')).toHaveText(
        hall.text('cashier.nth', { number: 1 }),
      );
      await page.getByRole('button', { name: hall.text('cashier.again') }).click();
      const second = await hall.orderDeposit('25.00');
      await decide(second, 'approve');
      await hall.expectDeposit('succeeded');
      await hall.expectBalance('$50.00');
      await expectOrders(hall, 2);
    });
  },
);

test('two tabs pay for themselves, and each hears of the money', once, async ({ hall, page, context }) => {
  await hall.open('/user/Deposit');
  const other = await context.newPage();
  await other.goto('/user/MyWallet');
  await expect(other.locator('main [data-field="main-balance"]')).toHaveText('$0.00');
  const payment = await hall.orderDeposit('25.00');
  await decide(payment, 'approve');
  await hall.expectDeposit('succeeded');
  await expect(other.locator('main [data-field="main-balance"]')).toHaveText('$25.00');
  await other.goto('/user/Deposit');
  await expect(other.locator('[data-form="deposit"]')).toBeVisible();
  await expect(page.locator('[data-deposit-state="succeeded"]')).toBeVisible();
});

test('an order counts down and leads back to its payment', once, async ({ hall, page }) => {
  await hall.open('/user/Deposit');
  const payment = await hall.orderDeposit('25.00');
  const address = payment.url();
  await payment.close();
  await expect(page.locator('[data-field="time-left"]')).toContainText(/\b(30:00|29:\d\d)\b/);
  const again = await hall.windowFrom(() => hall.button('cashier.continue').click());
  await again.waitForURL(address);
  await decide(again, 'approve');
  await hall.expectDeposit('succeeded');
});

test(
  'a promotion is quoted before the button, and its bonus comes with the deposit and only with it',
  once,
  async ({ hall, page }) => {
    const promotion = page.getByText('Welcome bonus 50%');
    await test.step('what comes to nothing brings no bonus, and its receipt speaks of none', async () => {
      await hall.open('/user/Deposit');
      await promotion.click();
      const payment = await hall.orderDeposit('100.00');
      const bonus = hall.order().getByText(hall.text('cashier.bonus'), { exact: true });
      await expect(bonus).toBeVisible();
      await decide(payment, 'decline');
      await hall.expectDeposit('declined');
      await expect(bonus).toHaveCount(0);
      await payment.close();
    });
    await hall.open('/user/Deposit');
    const summary = page.locator('[data-field="deposit-summary"]');
    await hall.depositForm().input('amount').fill('100.00');
    await expect(summary).toContainText('$100.00');
    await promotion.click();
    await expect(summary).toContainText('$50.00');
    await expect(summary).toContainText('$150.00');
    await expect(summary).toContainText('$750.00');
    await expect(page.locator('[data-field="deposit-deal"]')).toContainText('$150.00');
    await hall.depositForm().input('amount').fill('10.00');
    await expect(summary.getByRole('status')).toHaveText(
      'The amount is below the minimum for this promotion.',
    );
    await hall.depositForm().submit();
    await expect(hall.depositForm().complaints()).toHaveText([
      'The amount is below the minimum for this promotion.',
    ]);
    const payment = await hall.orderDeposit('100.00');
    await decide(payment, 'approve');
    await hall.expectDeposit('succeeded');
    await expect(hall.order()).toContainText('$50.00');
    await expect(
      hall.order().getByText(hall.text('cashier.turnover_of', { offer: 'Welcome bonus 50%' })),
    ).toBeVisible();
    await hall.expectBalance('$150.00');
  },
);

/** The smallest PNG there is, and bytes after its end that make it unlike any other. */
const newPicture = (): Buffer =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
    randomBytes(16),
  ]);

test.describe('a bank transfer', () => {
  const order = async (hall: HallModel, page: Page): Promise<string> => {
    await hall.open('/user/Deposit');
    await page.locator('[data-field="deposit-method"]').getByText('Bank transfer').click();
    const form = hall.form('deposit', 'cashier.transfer_pay');
    await form.input('amount').fill('40.00');
    await form.submit();
    await expect(page.locator('[data-transfer]')).toBeVisible();
    return new URL(page.url()).searchParams.get('order') ?? '';
  };
  const handIn = async (hall: HallModel, page: Page, file: Buffer): Promise<void> => {
    const form = hall.form('receipt', 'cashier.receipt_send');
    await form.input('receipt').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: file });
    await form.submit();
    await expect(page.locator('[data-form="receipt"] [aria-busy]')).toHaveCount(0);
  };

  test(
    'shows where to pay, takes a picture as its receipt, and is credited by staff',
    once,
    async ({ hall, page }) => {
      const orderNumber = await order(hall, page);
      await expect(page.locator('[data-transfer-field="reference"]')).toHaveText(orderNumber);
      await expect(page.locator('[data-transfer-field="amount"]')).toHaveText('$40.00');
      await expect(hall.order()).toContainText(hall.text('cashier.state_transfer'));
      await expect(page.locator('[data-field="time-left"]')).toContainText(/\b(24:00:00|23:59:\d\d)\b/);
      const form = hall.form('receipt', 'cashier.receipt_send');
      await form.submit();
      await expect(form.complaints()).toHaveText([hall.text('cashier.receipt_missing')]);
      await handIn(hall, page, Buffer.from('paid, honestly'));
      await expect(form.complaints()).toHaveText(['This file is not a JPEG, PNG or WebP image.']);
      await handIn(hall, page, Buffer.alloc(5 * 1024 * 1024 + 1));
      await expect(form.complaints()).toHaveText([hall.text('cashier.receipt_large')]);
      await handIn(hall, page, newPicture());
      await hall.expectDeposit('reviewing');
      await hall.expectBalance('$0.00');
      const picture = await page.request.get(
        (await page.locator('[data-field="receipt-link"]').getAttribute('href')) ?? '',
      );
      expect(picture.headers()['content-type']).toBe('image/webp');
      await approveTransfer(orderNumber);
      await hall.expectDeposit('succeeded');
      await hall.expectBalance('$40.00');
    },
  );

  test('that staff decline says why, on the page and in a letter', once, async ({ hall, page }) => {
    const orderNumber = await order(hall, page);
    await handIn(hall, page, newPicture());
    await hall.expectDeposit('reviewing');
    await refuseTransfer(orderNumber);
    await expect(hall.order()).toHaveAttribute('data-deposit-state', 'declined', { timeout: 20_000 });
    await expect(hall.order()).toContainText(hall.text('cashier.state_refused'));
    await expect(hall.order()).toContainText(hall.text('cashier.refusal_not_received'));
    await hall.open('/user/Letter');
    // Beside the one that every member begins with.
    await expect(page.locator('[data-letters] > li')).toHaveCount(2);
    await hall.expectBalance('$0.00');
  });
});

test.describe('the fast payment', () => {
  test('pays in its own window, and offers the same again with one press', async ({ hall, page }) => {
    await hall.open('/fastPayment');
    await expect(page.locator('[data-field="fast-again"]')).toHaveCount(0);
    const form = hall.depositForm();
    await form.input('amount').fill('25.00');
    await form.submit();
    await page.waitForURL('**/pay/**');
    await decide(page, 'approve');
    await page.locator('[data-action="return"]').click();
    await page.waitForURL('**/loading?deposit=*');
    await page.getByRole('link', { name: hall.text('windows.paid_see') }).click();
    await hall.expectDeposit('succeeded');
    await hall.open('/fastPayment');
    await page
      .locator('[data-field="fast-again"]')
      .getByRole('button', { name: hall.text('cashier.fast_again', { amount: '$25.00' }) })
      .click();
    await page.waitForURL('**/pay/**');
    await expect(page.locator('body')).toContainText('25.00');
  });

  test('closes its window when the payment sends it back, and the page behind it has the money', async ({
    hall,
    page,
  }) => {
    await hall.open('/');
    await hall.expectBalance('$0.00');
    // A phone has no windows beside the page: there it is one tab that opened another.
    const window = await hall.windowFrom(async () => {
      if (hall.template === 'narrow') {
        await page.evaluate(() => void open('/fastPayment', 'fpWindow'));
        return;
      }
      await hall.balance().click();
      await hall
        .dialog()
        .getByRole('link', { name: hall.text('cashier.fast_title') })
        .click();
    });
    const fast = hallOf(window, hall.locale);
    await fast.ready();
    const form = fast.depositForm();
    await form.input('amount').fill('25.00');
    await form.submit();
    await window.waitForURL('**/pay/**');
    await decide(window, 'approve');
    const closed = window.waitForEvent('close');
    await window.locator('[data-action="return"]').click();
    await closed;
    await hall.expectBalance('$25.00');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
