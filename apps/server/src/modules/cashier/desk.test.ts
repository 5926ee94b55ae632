import {
  depositApprove,
  depositAsk,
  depositExceptionCredit,
  depositExceptionList,
  depositExceptionResolve,
  depositList,
  depositOne,
  depositReceiptLook,
  depositRefuse,
  officeToday,
} from '@pavilion/contract/office';
import { reconcile } from '@pavilion/ledger';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeBrowser } from '../../testing/officeHall.ts';
import { type Desk, openDesk } from './desk.fixture.ts';

/** The desk of money that comes in, over the office's own calls. */

let desk: Desk;
let payments: OfficeBrowser;
let risk: OfficeBrowser;
let harbor: OfficeBrowser;
const logInAll = async (): Promise<void> => {
  const { hall } = desk;
  payments = await hall.logIn('payments01', { ip: '10.0.0.1' });
  risk = await hall.logIn('risk01', { ip: '10.0.0.2' });
  harbor = await hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.3' });
};
beforeAll(async () => {
  desk = await openDesk();
  await desk.hall.give('manager01', 2, 'payments');
  await logInAll();
});
afterAll(async () => {
  expect((await reconcile(desk.hall.database.owner)).differences).toEqual([]);
  await desk.close();
});

const join = () => desk.hall.joinMember();
const linesOf = async (kind: string, id: string) => {
  const { rows } = await desk.hall.database.owner.query<{
    call: string;
    kind: string;
    reason: string | null;
    account: string;
  }>(
    `SELECT t.call, t.kind, t.reason, s.account FROM trace t JOIN staff s ON s.id = t.staff_id
      WHERE subject_kind = $1 AND subject_id = $2 AND outcome = 'done' ORDER BY number`,
    [kind, id],
  );
  return rows;
};

describe('transfers that wait', () => {
  it('are listed, the oldest first, and found by account and order', async () => {
    const [one, other] = [await join(), await join()];
    const orders = [await desk.handIn(one, '100.00'), await desk.handIn(other, '250.00')];
    await desk.order(one, 'page');
    const { data } = await payments.call(depositList, {});
    expect(data.rows.map(({ order_number }) => order_number)).toEqual(orders);
    expect(data.rows[1]).toMatchObject({
      member: { id: other.memberId, account: other.account },
      amount: '250.00',
      currency: 'USD',
      state: 'reviewing',
      kind: 'transfer',
      ask_at: null,
    });
    const find = async (filter: object) => (await payments.call(depositList, { filter })).data.total;
    expect(await find({ account: other.account.toUpperCase() })).toBe(1);
    expect(await find({ order_number: orders[0] })).toBe(1);
    expect(await find({ view: 'all', member_id: one.memberId })).toBe(2);
    expect(await find({ view: 'all', member_id: one.memberId, state: 'reviewing' })).toBe(1);
  });

  it('show account, course and the member’s last deposits', async () => {
    const payer = await join();
    const first = await desk.handIn(payer, '60.00');
    await payments.call(depositRefuse, { order_number: first, reason: 'receipt_unclear' });
    const order = await desk.handIn(payer, '80.00');
    const { data } = await payments.call(depositOne, { order_number: order });
    expect(data).toMatchObject({
      order_number: order,
      amount: '80.00',
      account: { bank_name: 'Lantern Quay Bank', holder: 'Pavilion Demo House' },
      refusal: null,
    });
    expect(data.others).toMatchObject([
      { order_number: first, amount: '60.00', state: 'declined', refusal: 'receipt_unclear' },
    ]);
    expect(data.history.map(({ from, to }) => [from, to])).toEqual([['created', 'reviewing']]);
    expect((await payments.call(depositOne, { order_number: 'D0' })).code).toBe(404);
    await payments.call(depositRefuse, { order_number: order, reason: 'not_received' });
  });

  it('show their receipt with the name in clear, and the trace says who looked', async () => {
    const payer = await join();
    await desk.hall.database.owner.query(`UPDATE member SET name = 'Lin Wan' WHERE id = $1`, [
      payer.memberId,
    ]);
    const order = await desk.handIn(payer);
    const one = await risk.call(depositOne, { order_number: order });
    expect(JSON.stringify(one.data)).not.toContain('Lin Wan');
    expect(await linesOf('deposit', order)).toEqual([]);
    const { data } = await risk.call(depositReceiptLook, { order_number: order });
    expect(data.name).toBe('Lin Wan');
    expect(await sharp(Buffer.from(data.picture, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
    });
    expect(await linesOf('deposit', order)).toMatchObject([
      { call: '/office/deposit/receipt', kind: 'read', account: 'risk01' },
    ]);
    const bare = await desk.order(payer, 'transfer');
    expect((await risk.call(depositReceiptLook, { order_number: bare })).code).toBe(404);
    await payments.call(depositRefuse, { order_number: order, reason: 'other_payer' });
  });

  it('are credited once, over the amount that was looked at, and not by who only reads', async () => {
    const payer = await join();
    const order = await desk.handIn(payer, '100.00');
    const approve = (browser: OfficeBrowser, amount = '100.00') =>
      browser.call(depositApprove, { order_number: order, amount });
    expect((await approve(risk)).status).toBe(403);
    expect((await approve(payments, '10.00')).code).toBe(363);
    expect((await approve(payments, '1.005')).status).toBe(400);
    const twice = await Promise.all([approve(payments), approve(payments)]);
    expect(twice.map(({ code }) => code).sort()).toEqual([100, 361]);
    expect(twice.find(({ code }) => code === 361)?.data).toEqual({ state: 'succeeded' });
    expect(await desk.cashOf(payer.memberId)).toBe(10_000n);
    expect(await linesOf('deposit', order)).toMatchObject([{ call: '/office/deposit/approve' }]);
    const { rows } = await desk.hall.database.owner.query(
      `SELECT t.to_state, t.staff_id FROM deposit_transition t JOIN deposit_order o ON o.id = t.order_id
        WHERE o.order_number = $1 ORDER BY t.id`,
      [order],
    );
    expect(rows.at(-1)).toEqual({ to_state: 'succeeded', staff_id: await desk.hall.staffId('payments01') });
  });

  it('are declined for one of the four reasons, told by letter', async () => {
    const payer = await join();
    const order = await desk.handIn(payer);
    expect((await payments.send(depositRefuse, { order_number: order, reason: 'whim' })).field).toBe(
      'reason',
    );
    expect((await payments.call(depositRefuse, { order_number: order, reason: 'amount_differs' })).code).toBe(
      100,
    );
    expect((await payments.call(depositOne, { order_number: order })).data).toMatchObject({
      state: 'declined',
      refusal: 'amount_differs',
    });
    expect((await payments.call(depositRefuse, { order_number: order, reason: 'amount_differs' })).code).toBe(
      361,
    );
    const letters = await desk.hall.database.owner.query('SELECT FROM letter WHERE send_key = $1', [
      `deposit:${order}:refused`,
    ]);
    expect(letters.rowCount).toBe(1);
    expect(await linesOf('deposit', order)).toMatchObject([{ reason: 'amount_differs' }]);
  });

  it('are closed to the desk of another site', async () => {
    const order = await desk.handIn(await join());
    const at = { order_number: order };
    expect((await harbor.call(depositOne, at)).code).toBe(404);
    expect((await harbor.call(depositReceiptLook, at)).code).toBe(404);
    expect((await harbor.call(depositApprove, { ...at, amount: '100.00' })).code).toBe(404);
    expect((await harbor.call(depositRefuse, { ...at, reason: 'not_received' })).code).toBe(404);
    expect((await harbor.call(depositList, { filter: { view: 'all' } })).data.total).toBe(0);
  });
});

describe('a gateway that is silent', () => {
  it('is asked by staff once the time to pay is over, and its answer counts', async () => {
    const payer = await join();
    const order = await desk.order(payer, 'page');
    const ask = () => payments.call(depositAsk, { order_number: order });
    expect((await ask()).code).toBe(364);
    desk.hall.clock.advance(32 * 60_000);
    await logInAll();
    const { data } = await payments.call(depositList, {
      filter: { view: 'silent', member_id: payer.memberId },
    });
    expect(data.rows).toMatchObject([{ order_number: order, state: 'pending', asked_times: 0 }]);
    expect((await ask()).data).toEqual({ answered: false, state: 'pending' });
    desk.gateway.states.set(order, {
      status: 'OK',
      payment_id: await desk.paymentOf(order),
      state: 'approved',
      amount: 10_000,
      currency: 'USD',
    });
    expect((await ask()).data).toEqual({ answered: true, state: 'succeeded' });
    expect(await desk.cashOf(payer.memberId)).toBe(10_000n);
    expect(await ask()).toMatchObject({ code: 361, data: { state: 'succeeded' } });
    expect(await linesOf('deposit', order)).toHaveLength(2);
  });

  it('is not asked about a transfer', async () => {
    const order = await desk.order(await join(), 'transfer');
    expect((await payments.call(depositAsk, { order_number: order })).code).toBe(404);
  });
});

describe('what gateways told that did not fit', () => {
  const listed = async (browser: OfficeBrowser, order_number: string, settled = false) =>
    (await browser.call(depositExceptionList, { filter: { order_number, settled } })).data.rows;

  it('is credited after all where the whole sum was paid after a no, once', async () => {
    const payer = await join();
    const order = await desk.order(payer, 'page');
    const word = { order_number: order, payment_id: await desk.paymentOf(order), amount: 10_000 };
    await desk.tell({ ...word, state: 'declined' });
    desk.hall.clock.advance(5_000);
    await desk.tell({ ...word, state: 'approved' });
    const [row] = await listed(payments, order);
    expect(row).toMatchObject({
      kind: 'contradiction',
      gateway: 'sandbox',
      may_credit: true,
      order: { order_number: order, state: 'declined', amount: '100.00', member: { id: payer.memberId } },
      told: { state: 'approved', amount_minor: '10000', currency: 'USD' },
    });
    const credit = () =>
      payments.call(depositExceptionCredit, { id: row?.id ?? '1', reason: 'seen in the gateway’s list' });
    expect((await credit()).code).toBe(100);
    expect((await credit()).code).toBe(404);
    expect(await desk.cashOf(payer.memberId)).toBe(10_000n);
    expect(await listed(payments, order)).toEqual([]);
    expect(await listed(payments, order, true)).toMatchObject([
      { resolved_by: 'payments01', resolution: 'seen in the gateway’s list', may_credit: false },
    ]);
    expect(await linesOf('deposit_exception', row?.id ?? '')).toMatchObject([
      { reason: 'seen in the gateway’s list', account: 'payments01' },
    ]);
  });

  it('of another amount is credited by nobody, and settled with words', async () => {
    const payer = await join();
    const order = await desk.order(payer, 'page');
    const payment_id = await desk.paymentOf(order);
    expect(await desk.tell({ order_number: order, payment_id, amount: 9_999, state: 'approved' })).toBe(
      'MISMATCH',
    );
    const [row] = await listed(payments, order);
    const id = row?.id ?? '1';
    expect(row).toMatchObject({ kind: 'amount_mismatch', may_credit: false });
    const reason = 'given back by the gateway';
    expect((await payments.call(depositExceptionCredit, { id, reason })).code).toBe(366);
    expect((await risk.call(depositExceptionResolve, { id, reason })).status).toBe(403);
    expect((await harbor.call(depositExceptionResolve, { id, reason })).code).toBe(404);
    expect((await payments.call(depositExceptionResolve, { id, reason: '' })).field).toBe('reason');
    expect((await payments.call(depositExceptionResolve, { id, reason })).code).toBe(100);
    expect((await payments.call(depositExceptionResolve, { id, reason })).code).toBe(404);
    expect(await desk.cashOf(payer.memberId)).toBe(0n);
  });

  it('of no order at all waits at every site that pays in with the gateway; of an order, at its own', async () => {
    const order_number = 'D20261120NOBODY';
    await desk.tell({ order_number, payment_id: 'pay-nobody', amount: 100, state: 'approved' });
    expect(await listed(payments, order_number)).toMatchObject([{ kind: 'unknown_order', order: null }]);
    expect(await listed(harbor, order_number)).toHaveLength(1);
    const queueOf = async () =>
      (await payments.call(officeToday, {})).data.queues.find(({ name }) => name === 'payment_exceptions')
        ?.count;
    const open = (await payments.call(depositExceptionList, {})).data.total;
    expect(await queueOf()).toBe(open);
    const order = await desk.order(await join(), 'page');
    const payment_id = await desk.paymentOf(order);
    await desk.tell({ order_number: order, payment_id, amount: 1, state: 'approved' });
    expect(await listed(harbor, order)).toEqual([]);
    expect(await queueOf()).toBe(open + 1);
  });
});
