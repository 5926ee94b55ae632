import { depositMethods, depositStatus } from '@pavilion/contract/cashier';
import { expect, once, memberTest as test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { handInTransfer } from './officePayers.ts';
import { appoint } from './officeStaff.ts';

// The receipt of a transfer is a picture.
test.use({ pictures: true });

/** The name of a field, with the star of one that must be filled in. */
const named = (words: string): RegExp => new RegExp(`^${words}(\\s*\\*)?$`);

/** The rooms of money: transfers by hand, each job as the role that does it. */

test('payments lay a receipt beside its order and credit the transfer', async ({ page, api, member }) => {
  const order = await handInTransfer(api, member, '120.00');
  const office = new OfficeModel(page);
  await office.logIn(await appoint('payments'), '/deposits');
  await office.field('resources.deposits.fields.account').fill(member.account);
  await expect(page).toHaveURL(new RegExp(member.account));
  await page.getByText(member.account).first().click();
  await expect(office.title).toContainText(order);
  const receipt = page.getByAltText(office.text('office.deposits.receipt'));
  await expect(receipt).toBeVisible();
  await expect
    .poll(() =>
      receipt.evaluate((picture) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0)),
    )
    .toBe(360);
  await office.button('office.deposits.approve').click();
  await expect(office.dialog()).toContainText('120.00 USD');
  await office.confirm('office.deposits.approve');
  await expect(page.getByText(office.text('office.deposits.approved'))).toBeVisible();
  await expect(office.button('office.deposits.approve')).toBeHidden();
  const { deposit } = await api.call(depositStatus, { order_number: order }, member.session);
  expect(deposit.state).toBe('succeeded');
});

test(
  'a transfer is declined for one of four reasons, which its member reads',
  once,
  async ({ page, api, member }) => {
    const order = await handInTransfer(api, member, '75.00');
    const office = new OfficeModel(page);
    await office.logIn(await appoint('payments'), `/deposits/${order}/show`);
    await office.button('office.deposits.refuse').click();
    const yes = office.dialog().getByRole('button', { name: office.text('office.deposits.refuse') });
    await expect(yes).toBeDisabled();
    await office.dialog().getByLabel(office.text('office.deposits.refusal')).click();
    await page.getByRole('option', { name: office.text('office.deposit_refusal.amount_differs') }).click();
    await office.confirm('office.deposits.refuse');
    await expect(page.getByText(office.text('office.deposits.refused'))).toBeVisible();
    const { deposit } = await api.call(depositStatus, { order_number: order }, member.session);
    expect(deposit).toMatchObject({ state: 'declined', refusal: 'amount_differs' });
  },
);

test(
  'risk sees the receipt and decides nothing, and the trace says who looked',
  once,
  async ({ page, api, member }) => {
    const order = await handInTransfer(api, member, '60.00');
    const office = new OfficeModel(page);
    const watcher = await appoint('risk');
    await office.logIn(watcher, `/deposits/${order}/show`);
    await expect(page.getByAltText(office.text('office.deposits.receipt'))).toBeVisible();
    await expect(page.getByText(office.text('office.deposits.may_not'))).toBeVisible();
    await expect(office.button('office.deposits.approve')).toHaveCount(0);
    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    if (context === undefined) throw new Error('no browser');
    const owner = new OfficeModel(await context.newPage());
    await owner.logIn(await appoint('owner'), '/trace');
    const line = owner.page
      .getByRole('row', { name: owner.text('office.call.deposit_receipt') })
      .filter({ hasText: watcher.account });
    await expect(line.first()).toContainText(order);
    await context.close();
  },
);

test.describe('a form that the server refuses', () => {
  // The refusal names its field, as HTTP 400.
  test.use({ expectedConsole: [/the server responded with a status of 400/] });

  test(
    'a way to pay in is changed by two: one proposes, another confirms, members meet it',
    once,
    async ({ page, browser, api, member }) => {
      const made = `spec-${Date.now().toString(36)}`;
      const first = new OfficeModel(page);
      await first.logIn(await appoint('payments'), '/payments');
      await first.button('office.payments.make').click();
      const dialog = first.dialog();
      const field = (name: string) =>
        dialog.getByLabel(named(first.text(`resources.payments.fields.${name}`)));
      const choose = async (name: string, option: string) => {
        await field(name).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      };
      await field('code').fill(made);
      await choose('currency', 'USD');
      await choose('gateway', 'sandbox');
      await field('amount_min').fill('20');
      await field('amount_max').fill('10');
      await dialog.getByLabel('English').first().fill(`Way ${made}`);
      // The server judges, and the dialog stays with what it says.
      await dialog.getByLabel(first.text('office.deed.reason')).fill('New contract with the bank');
      await dialog.getByRole('button', { name: first.text('office.payments.propose') }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await field('amount_max').fill('400');
      await first.confirm('office.payments.propose');
      await expect(page.getByText(first.text('office.deed.proposed'))).toBeVisible();

      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const second = new OfficeModel(await context.newPage());
      await second.logIn(await appoint('payments'), '/proposals');
      await second.page.getByText(`${made} USD`).first().click();
      await expect(second.page.getByText('New contract with the bank')).toBeVisible();
      await second.button('office.proposals.confirm').click();
      await second.confirm('office.proposals.confirm');
      await context.close();
      const { list } = await api.call(depositMethods, {}, member.session);
      expect(list.find(({ code }) => code === made)).toMatchObject({
        amount_min: '20.00',
        amount_max: '400.00',
      });
    },
  );
});

test('a statement that differs makes a case, which somebody takes and closes', once, async ({ page }) => {
  const stranger = `D-${Date.now().toString(36).toUpperCase()}`;
  const office = new OfficeModel(page);
  const worker = await appoint('payments');
  await office.logIn(worker, '/reconciliation');
  await office.button('office.reconciliation.statement').click();
  const dialog = office.dialog();
  const field = (name: string) => dialog.getByLabel(named(office.text(`office.reconciliation.${name}`)));
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Order,Paid\n${stranger},12.50\n`),
  });
  await field('gateway').click();
  await page.getByRole('option', { name: 'sandbox', exact: true }).click();
  await field('column_order_number').fill('Reference');
  await field('column_amount').fill('Paid');
  // Before anybody paid anything here.
  await field('first_day').fill('2020-01-01');
  await field('last_day').fill('2020-01-01');
  await dialog.getByRole('button', { name: office.text('office.reconciliation.compare') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await field('column_order_number').fill('Order');
  await office.confirm('office.reconciliation.compare');
  await office.field('resources.reconciliation.fields.subject').fill(stranger);
  const row = page.getByRole('row', { name: stranger });
  await expect(row).toContainText(office.text('office.difference.missing_here'));
  await row.getByRole('button', { name: office.text('office.reconciliation.take') }).click();
  await office.dialog().getByLabel(office.text('office.reconciliation.note')).fill('Asked the gateway');
  await office.dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.dialog()).toBeHidden();
  await expect(row).toContainText(worker.account);
  await expect(row).toContainText('Asked the gateway');
  await row.getByRole('button', { name: office.text('office.reconciliation.close') }).click();
  await office.confirm('office.reconciliation.close', 'Belongs to another merchant');
  await expect(row).toBeHidden();
});
