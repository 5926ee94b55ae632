import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { differencesOfReports, gatherReports } from '../../reports/index.ts';
import type { Counter } from '../counter.fixture.ts';
import { openPayoutCounter, type PayoutCounter, type Taker } from './withdrawals.fixture.ts';

let desk: PayoutCounter;
let counter: Counter;
let taker: Taker;

beforeAll(async () => {
  desk = await openPayoutCounter();
  ({ counter } = desk);
});
afterAll(() => counter.close());
beforeEach(async () => {
  taker = await desk.addTaker();
  counter.gateway.mood = 'opens';
  counter.gateway.payoutState = 'paid';
});

const requested = async (from = taker): Promise<string> =>
  (await desk.create(from)).data.withdrawal.order_number;
const approved = async (from = taker): Promise<string> => {
  const order = await requested(from);
  await desk.approve(order);
  return order;
};

describe('paying', () => {
  test('asks the gateway for the amount less the fee, posts the hold, tells by event and letter', async () => {
    const order = await approved();
    await counter.cashier.payWithdrawals();
    expect(counter.gateway.payouts.at(-1)).toEqual({
      order_number: order,
      amount: 19_800,
      currency: 'RMB',
      bank_name: 'Harbour Bank',
      account_number: '6222000011112345',
      holder: 'Lin Wan',
    });
    expect(await desk.stateOf(order)).toBe('paid');
    expect(await desk.heldOf(taker.memberId)).toBe(0n);
    expect(await counter.cashOf(taker.memberId)).toBe(80_000n);
    expect((await desk.eventsOf(taker.memberId, 'withdrawal_status')).map(({ state }) => state)).toEqual([
      'requested',
      'approved',
      'paying',
      'paid',
    ]);
    expect(await desk.lettersOf(taker.memberId)).toEqual(['Your withdrawal has been paid']);
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('tells the member’s day what the gateway keeps, of what was paid alone', async () => {
    const feesOf = () =>
      counter.rows<{ fees: bigint; times: number }>(
        `select sum(fees_minor)::bigint as fees, sum(withdrawals)::integer as times from report.member_game_day
          where member_id = $1`,
        [taker.memberId],
      );
    await approved();
    await gatherReports(counter.hall.database.pool);
    expect(await feesOf()).toMatchObject([{ fees: 0n, times: 0 }]);
    await counter.cashier.payWithdrawals();
    await gatherReports(counter.hall.database.pool);
    expect(await feesOf()).toEqual([{ fees: 200n, times: 1 }]);
    expect(await differencesOfReports(counter.hall.database.pool)).toEqual([]);
  });

  test('pays nothing that was not approved', async () => {
    const order = await requested();
    await counter.cashier.payWithdrawals();
    expect(counter.gateway.payouts.some(({ order_number }) => order_number === order)).toBe(false);
    expect(await desk.stateOf(order)).toBe('requested');
  });

  test.each(['refuses', 'fails'] as const)('returns the hold when the gateway %s', async (how) => {
    if (how === 'refuses') counter.gateway.mood = 'refuses';
    else counter.gateway.payoutState = 'failed';
    const order = await approved();
    await counter.cashier.payWithdrawals();
    expect(await desk.stateOf(order)).toBe('failed');
    expect(await counter.cashOf(taker.memberId)).toBe(100_000n);
    expect(await desk.lettersOf(taker.memberId)).toEqual(['Your withdrawal could not be paid']);
  });

  test.each(['silent', 'broken'] as const)(
    'keeps the hold while a %s gateway does not say, and asks again',
    async (mood) => {
      counter.gateway.mood = mood;
      const order = await approved();
      await counter.cashier.payWithdrawals();
      expect(await desk.stateOf(order)).toBe('paying');
      expect(await desk.heldOf(taker.memberId)).toBe(20_000n);
      expect(await desk.refuse(order, 'too late')).toBe('too_late');
      expect(await counter.cashier.payWithdrawals()).toBe(0);
      counter.gateway.mood = 'opens';
      counter.hall.clock.advance(60_000);
      await counter.cashier.payWithdrawals();
      expect(await desk.stateOf(order)).toBe('paid');
    },
  );

  test('keeps the hold when the gateway knows the number with other content: it may have paid under it', async () => {
    counter.gateway.mood = 'silent';
    const order = await approved();
    await counter.cashier.payWithdrawals();
    counter.gateway.mood = 'mismatches';
    counter.hall.clock.advance(60_000);
    expect(await counter.cashier.payWithdrawals()).toBe(1);
    expect(await desk.stateOf(order)).toBe('paying');
    expect(await desk.heldOf(taker.memberId)).toBe(20_000n);
  });

  test('is not held up by one that cannot be paid', async () => {
    const broken = await approved();
    await counter.rows(`update bank_account set details_sealed = 'torn' where id = $1`, [taker.accountId]);
    const other = await approved(await desk.addTaker());
    await counter.cashier.payWithdrawals();
    expect(await desk.stateOf(other)).toBe('paid');
    expect(await desk.stateOf(broken)).toBe('paying');
    expect(await desk.heldOf(taker.memberId)).toBe(20_000n);
  });

  test('waits for a payout that is pending', async () => {
    counter.gateway.payoutState = 'pending';
    const order = await approved();
    await counter.cashier.payWithdrawals();
    expect(await desk.stateOf(order)).toBe('paying');
    counter.gateway.payoutState = 'paid';
    counter.hall.clock.advance(60_000);
    await counter.cashier.payWithdrawals();
    expect(await desk.stateOf(order)).toBe('paid');
  });

  test('by several processes at once pays once', async () => {
    const order = await approved();
    await Promise.all(Array.from({ length: 4 }, () => counter.cashier.payWithdrawals()));
    expect(counter.gateway.payouts.filter(({ order_number }) => order_number === order)).toHaveLength(1);
    expect(await desk.lettersOf(taker.memberId)).toHaveLength(1);
  });
});
