import { randomUUID } from 'node:crypto';
import { withdrawalCreate, withdrawalQuote } from '@pavilion/contract/cashier';
import {
  withdrawalApprove,
  withdrawalAskAgain,
  withdrawalList,
  withdrawalOne,
  withdrawalRefuse,
} from '@pavilion/contract/office';
import { memberMain, post, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../realtime/index.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../../testing/officeHall.ts';
import { sealDetails } from '../../identity/bankAccounts/details.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { staffAtCommand } from '../../staff/index.ts';
import { approveWithdrawal } from '../index.ts';

/** The desk of withdrawals, over the office's own calls. */

const secret = 'a secret of thirty-two characters!';
const withdrawPassword = '4821';

let hall: OfficeHall;
let payments: OfficeBrowser;
let risk: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  payments = await hall.logIn('payments01', { ip: '10.0.0.1' });
  risk = await hall.logIn('risk01', { ip: '10.0.0.2' });
  await hall.database.owner.query(
    `UPDATE withdrawal_rule SET second_approval_from_minor = 50000, turnover_percent = 0 WHERE site_id = 1 AND currency = 'USD'`,
  );
});
afterAll(() => hall.close());

const fund = (memberId: number, amount: number) =>
  post(hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'adjustment',
    reference: 'test',
    moves: [
      { from: siteAdjustment(1, 'USD'), to: memberMain(1, memberId, 'USD'), amountMinor: minor(amount) },
    ],
  });

/** A new member with 2,000.00, a bank account and a withdraw password. */
const joinTaker = async () => {
  const member = await hall.joinMember();
  await fund(member.memberId, 200_000);
  const owner = { siteId: 1, memberId: member.memberId };
  const { rows } = await hall.database.owner.query<{ id: number }>(
    `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
     VALUES (1, $1, gen_random_uuid(), sha256('x'), 'USD', 'Harbour Bank', $2, sha256($3::bytea), $4) RETURNING id`,
    [
      member.memberId,
      sealDetails(secret, owner, { number: '6222000011112345', holder: 'Lin Wan' }),
      Buffer.from(String(member.memberId)),
      hall.clock.now(),
    ],
  );
  await hall.database.owner.query('UPDATE member SET withdraw_password_hash = $2 WHERE id = $1', [
    member.memberId,
    await createPasswordHasher().hash(withdrawPassword),
  ]);
  return { ...member, accountId: rows[0]?.id ?? 0 };
};

const ask = async (
  { token, accountId }: { token: string; accountId: number },
  amount: string,
): Promise<string> => {
  const { body } = await hall.call(
    withdrawalCreate.path,
    { request_id: randomUUID(), amount, bank_account_id: accountId, withdraw_password: withdrawPassword },
    { token },
  );
  const { data, code, message } = body as {
    code: number;
    message: string;
    data: { withdrawal?: { order_number: string } };
  };
  if (code !== 100) throw new Error(`refused with ${code}: ${message}`);
  return data.withdrawal?.order_number ?? '';
};

describe('the desk', () => {
  it('lists what waits, the oldest first, and finds by order, account and state', async () => {
    const one = await joinTaker();
    const other = await joinTaker();
    const orders = [await ask(one, '100.00'), await ask(other, '600.00')];
    const { data } = await payments.call(withdrawalList, {});
    expect(data.rows.map(({ order_number }) => order_number)).toEqual(orders);
    expect(data.rows[1]).toMatchObject({
      amount: '600.00',
      currency: 'USD',
      approvals: 0,
      approvals_needed: 2,
      state: 'requested',
    });
    const find = async (filter: object) => (await payments.call(withdrawalList, { filter })).data.total;
    expect(await find({ account: other.account.toUpperCase() })).toBe(1);
    expect(await find({ order_number: orders[0] })).toBe(1);
    expect(await find({ states: ['paid'] })).toBe(0);
    const largest = await payments.call(withdrawalList, {
      sort: { field: 'amount', order: 'DESC' },
      perPage: 1,
    });
    expect(largest.data.rows[0]?.order_number).toBe(orders[1]);
    expect(largest.data.total).toBe(2);
  });

  it('shows what a reviewer needs', async () => {
    const taker = await joinTaker();
    const neighbour = await hall.joinMember();
    await hall.database.owner.query(
      `INSERT INTO known_device (member_id, device_hash, first_seen_at, last_seen_at) SELECT id, sha256('tablet'), $2, $2
         FROM unnest($1::integer[]) AS id`,
      [[taker.memberId, neighbour.memberId], hall.clock.now()],
    );
    await hall.database.owner.query(
      `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                  method_id, gateway_code, state, deposit_times, locale, return_url, ask_at, created_at, updated_at,
                                  expires_at, settled_at)
       SELECT 'D20261120DESK', 1, $1, gen_random_uuid(), sha256('x'), currency, 10000, 0, id, gateway_code, 'succeeded', 1, 'zh_CN',
              'http://localhost', $2, $2, $2, $2, $2 FROM deposit_method WHERE site_id = 1 AND currency = 'USD' ORDER BY id LIMIT 1`,
      [taker.memberId, hall.clock.now()],
    );
    const order = await ask(taker, '80.00');
    const { data } = await payments.call(withdrawalOne, { order_number: order });
    expect(data).toMatchObject({
      order_number: order,
      member: { id: taker.memberId, account: taker.account },
      balance: '1920.00',
      bank_account: {
        bank_name: 'Harbour Bank',
        number: '************2345',
        holder: 'L******',
        is_new: true,
        was_paid_before: false,
      },
      play: { since: null, rounds: 0, staked: '0.00', largest_wins: [] },
      turnover: { left: '0.00' },
      totals: { deposited: '100.00', withdrawn: '0.00' },
      approvals_given: [],
    });
    expect(data.deposits).toMatchObject([{ order_number: 'D20261120DESK', amount: '100.00' }]);
    const device = data.shared.find(({ trait }) => trait === 'device');
    expect(device?.members).toEqual([{ id: neighbour.memberId, account: neighbour.account }]);
    const address = data.shared.find(({ trait }) => trait === 'address');
    expect(address?.members.map(({ id }) => id)).toContain(neighbour.memberId);
    expect(data.history).toMatchObject([{ to: 'requested' }]);
    expect(JSON.stringify(data)).not.toContain('6222000011112345');
    expect((await payments.call(withdrawalOne, { order_number: 'W0' })).code).toBe(404);
    await payments.call(withdrawalRefuse, { order_number: order, reason: 'only looked at' });
  });

  it('approves below the threshold at once, and over the amount that was looked at', async () => {
    const order = await ask(await joinTaker(), '100.00');
    expect((await payments.call(withdrawalApprove, { order_number: order, amount: '10.00' })).code).toBe(363);
    expect((await payments.call(withdrawalApprove, { order_number: order, amount: 'x' })).status).toBe(400);
    const approved = await payments.call(withdrawalApprove, { order_number: order, amount: '100.00' });
    expect(approved.data).toEqual({ state: 'approved', approvals: 1 });
    const again = await risk.call(withdrawalApprove, { order_number: order, amount: '100.00' });
    expect(again).toMatchObject({ code: 361, data: { state: 'approved' } });
  });

  it('asks for two people from the threshold on, and is one person once', async () => {
    const order = await ask(await joinTaker(), '600.00');
    const approve = (browser: OfficeBrowser) =>
      browser.call(withdrawalApprove, { order_number: order, amount: '600.00' });
    const twice = await Promise.all([approve(payments), approve(payments)]);
    expect(twice.map(({ code }) => code).sort()).toEqual([100, 362]);
    const { data } = await payments.call(withdrawalOne, { order_number: order });
    expect(data).toMatchObject({ state: 'reviewing', approvals: 1, approved_by_me: true });
    expect((await approve(risk)).data).toEqual({ state: 'approved', approvals: 2 });
    const { rows } = await hall.database.owner.query<{ staff: number[] }>(
      `SELECT array_agg(staff_id ORDER BY staff_id) AS staff FROM withdrawal_approval a JOIN withdrawal_order o ON o.id = order_id
        WHERE order_number = $1`,
      [order],
    );
    const people = [await hall.staffId('payments01'), await hall.staffId('risk01')];
    expect(rows[0]?.staff).toEqual(people.sort((one, next) => one - next));
  });

  it('takes a command line for the person that it names, not for a second one', async () => {
    const order = await ask(await joinTaker(), '600.00');
    await payments.call(withdrawalApprove, { order_number: order, amount: '600.00' });
    const at = (account: string) => {
      const caller = {
        siteId: 1,
        account,
        right: 'withdrawals.decide',
        command: 'npm run withdrawals',
      } as const;
      return staffAtCommand(hall.database.pool, hall.clock, caller);
    };
    expect(await Promise.all(['nobody', 'auditor01'].map(at))).toEqual([null, null]);
    const deps = { pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() };
    const results = [];
    for (const account of ['payments01', 'risk01']) {
      const by = await at(account);
      if (by !== null) results.push(await approveWithdrawal(deps, { orderNumber: order, by }));
    }
    expect(results).toEqual(['same_operator', 'approved']);
    const { rows } = await hall.database.owner.query(
      `SELECT call, address FROM trace WHERE subject_id = $1 ORDER BY number DESC LIMIT 1`,
      [order],
    );
    expect(rows).toEqual([{ call: 'npm run withdrawals', address: null }]);
  });

  it('refuses with a reason, gives the money back and writes a letter', async () => {
    const taker = await joinTaker();
    const order = await ask(taker, '100.00');
    expect((await payments.call(withdrawalRefuse, { order_number: order, reason: '' })).field).toBe('reason');
    expect(
      (await payments.call(withdrawalRefuse, { order_number: order, reason: 'documents are missing' })).code,
    ).toBe(100);
    const { data } = await payments.call(withdrawalOne, { order_number: order });
    expect(data).toMatchObject({ state: 'refused', balance: '2000.00' });
    expect(data.history.at(-1)).toMatchObject({
      actor: 'operator:payments01',
      cause: 'documents are missing',
    });
    const letters = await hall.database.owner.query(
      `SELECT FROM letter JOIN member_letter ON letter_id = letter.id WHERE member_id = $1 AND send_key = $2`,
      [taker.memberId, `withdrawal:${order}:refused`],
    );
    expect(letters.rowCount).toBe(1);
    expect((await payments.call(withdrawalApprove, { order_number: order, amount: '100.00' })).code).toBe(
      361,
    );
    const lines = await hall.database.owner.query<{ reason: string }>(
      `SELECT reason FROM trace WHERE subject_kind = 'withdrawal' AND subject_id = $1 AND outcome = 'done'`,
      [order],
    );
    expect(lines.rows).toEqual([{ reason: 'documents are missing' }]);
  });

  it('makes a payout due at once while one is under way, and not after its end', async () => {
    const order = await ask(await joinTaker(), '100.00');
    const again = (browser = payments) => browser.call(withdrawalAskAgain, { order_number: order });
    expect(await again()).toMatchObject({ code: 361, data: { state: 'requested' } });
    await payments.call(withdrawalApprove, { order_number: order, amount: '100.00' });
    await hall.database.owner.query(
      `UPDATE withdrawal_order SET ask_at = $2::timestamptz + interval '1 hour' WHERE order_number = $1`,
      [order, hall.clock.now()],
    );
    expect((await again()).data).toEqual({ state: 'approved' });
    const { rows } = await hall.database.owner.query<{ ask_at: Date }>(
      'SELECT ask_at FROM withdrawal_order WHERE order_number = $1',
      [order],
    );
    expect(rows[0]?.ask_at).toEqual(hall.clock.now());
    await payments.call(withdrawalRefuse, { order_number: order, reason: 'the account was closed' });
    expect(await again()).toMatchObject({ code: 361, data: { state: 'refused' } });
  });

  it('is closed to the desk of another site', async () => {
    const order = await ask(await joinTaker(), '100.00');
    await hall.give('payments01', 2, 'payments');
    const harbor = await hall.logIn('payments01', { host: 'harbor.localhost', ip: '10.0.0.3' });
    expect((await harbor.call(withdrawalOne, { order_number: order })).code).toBe(404);
    expect((await harbor.call(withdrawalApprove, { order_number: order, amount: '100.00' })).code).toBe(404);
    expect((await harbor.call(withdrawalRefuse, { order_number: order, reason: 'not ours' })).code).toBe(404);
    expect((await harbor.call(withdrawalAskAgain, { order_number: order })).code).toBe(404);
    expect((await harbor.call(withdrawalList, {})).data.total).toBe(0);
  });
});

describe('a member with a level', () => {
  it('stands before older ones that wait where the level says so, and takes out more at once', async () => {
    const [earlier, first] = [await joinTaker(), await joinTaker()];
    await hall.database.owner.query(
      `INSERT INTO vip_member SELECT $1, 1, 'USD', max(level), '2026-01-01' FROM vip_level WHERE site_id = 1 AND currency = 'USD'`,
      [first.memberId],
    );
    await ask(earlier, '100.00');
    const order = await ask(first, '100.00');
    const listed = async (over: object) => (await payments.call(withdrawalList, over)).data.rows;
    expect((await listed({}))[0]).toMatchObject({ order_number: order, is_first: true });
    // Whoever asks for states reads a history, not a queue.
    expect((await listed({ filter: { states: ['requested'] } })).at(-1)?.order_number).toBe(order);
    const mostOf = async ({ token }: { token: string }) =>
      (
        (await hall.call(withdrawalQuote.path, {}, { token })).body as {
          data: { amount_max: string; daily_left: number };
        }
      ).data;
    const [usual, lifted] = [await mostOf(earlier), await mostOf(first)];
    expect(Number(lifted.amount_max)).toBe(2 * Number(usual.amount_max));
    expect(lifted.daily_left).toBe(usual.daily_left + 3);
  });
});
