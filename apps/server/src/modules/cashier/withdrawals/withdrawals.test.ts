import { randomUUID } from 'node:crypto';
import { withdrawalList, withdrawalQuote, withdrawalStates } from '@pavilion/contract/cashier';
import { gatewayAccount, memberMain, post } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Counter } from '../counter.fixture.ts';
import { isEnded, mayBecome, nextWithdrawalStates } from './states.ts';
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
});

const create = (given: object = {}) => desk.create(taker, given);
const quote = (body: object = {}) => desk.quote(taker, body);

describe('the states of a withdrawal', () => {
  test('are a table: from each to those that may follow, and nothing follows an end', () => {
    const steps = withdrawalStates.flatMap((from) =>
      withdrawalStates.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(steps).toEqual([
      'requested > reviewing',
      'requested > approved',
      'requested > refused',
      'reviewing > approved',
      'reviewing > refused',
      'approved > paying',
      'approved > refused',
      'paying > paid',
      'paying > failed',
    ]);
    expect(withdrawalStates.filter(isEnded)).toEqual(['paid', 'refused', 'failed']);
    expect(Object.keys(nextWithdrawalStates)).toEqual([...withdrawalStates]);
  });
});

describe('the quote', () => {
  test('tells limits, fee, accounts and what is there', async () => {
    const { data } = await quote({ amount: '200.00' });
    expect(data).toEqual({
      currency: 'RMB',
      available: '1000.00',
      bonus_taken_back: '0.00',
      amount_min: '10.00',
      amount_max: '10000.00',
      daily_left: 3,
      fee: '2.00',
      received: '198.00',
      fee_fixed: '1.00',
      fee_basis_points: 50,
      turnover: { required: '0.00', played: '0.00', left: '0.00', deposits: [] },
      takes: null,
      withdraw_password_set: 1,
      accounts: [{ id: taker.accountId, bank_name: 'Harbour Bank', account_number: '************2345' }],
    });
    expect((await quote()).data).toMatchObject({ fee: null, received: null });
    expect((await quote({ amount: '1.00' })).data).toMatchObject({ fee: null, received: null });
  });

  test('tells what is still to be played, and on which deposits', async () => {
    const word = await counter.order(taker.token, '300.00');
    await counter.tell(word);
    await desk.stake(taker.memberId, 12_000);
    const { data } = await quote();
    expect(data.turnover).toMatchObject({ required: '300.00', played: '120.00', left: '180.00' });
    expect(data.turnover.deposits).toEqual([
      expect.objectContaining({ order_number: word.order_number, amount: '300.00', left: '180.00' }),
    ]);
    await desk.stake(taker.memberId, 18_000);
    expect((await quote()).data.turnover).toMatchObject({ left: '0.00', deposits: [] });
  });

  test('is for members only, refused where nothing is paid out, and by the name of a bad field', async () => {
    expect((await counter.hall.call(withdrawalQuote, {})).status).toBe(401);
    const dollars = await counter.hall.addMember({ account: 'usd', currency: 'USD' });
    expect((await counter.hall.call(withdrawalQuote, {}, { token: dollars.token })).code).toBe(104);
    expect(await quote({ amount: '1e3' })).toMatchObject({ status: 400, field: 'amount' });
    expect(await quote({ amount: '１００' })).toMatchObject({ status: 400, field: 'amount' });
  });
});

describe('asking for money', () => {
  test('holds it at once, answers the order with a masked account, and tells the screens', async () => {
    const { code, data } = await create();
    expect(code).toBe(100);
    expect(data.withdrawal).toMatchObject({
      state: 'requested',
      amount: '200.00',
      fee: '2.00',
      received: '198.00',
      account_number: '************2345',
      settled_at: null,
    });
    expect(data.withdrawal.order_number).toMatch(/^W261120/);
    expect(await counter.cashOf(taker.memberId)).toBe(80_000n);
    expect(await desk.heldOf(taker.memberId)).toBe(20_000n);
    expect(await desk.eventsOf(taker.memberId, 'withdrawal_status')).toEqual([
      { order_number: data.withdrawal.order_number, state: 'requested' },
    ]);
    expect(await desk.eventsOf(taker.memberId, 'member_cash')).toEqual([{ main: '800.00', currency: 'RMB' }]);
  });

  test.each([
    ['too little', { amount: '9.99' }, 102],
    ['too much', { amount: '10000.01' }, 102],
    ['less than nothing', { amount: '-200.00' }, 102],
    ['more than there is', { amount: '1000.01' }, 107],
    ["an account that is nobody's", { bank_account_id: 2_000_000 }, 108],
    ['a wrong withdraw password', { withdraw_password: '0000' }, 101],
  ])('refuses %s and holds nothing', async (_what, given, code) => {
    expect((await create(given)).code).toBe(code);
    expect(await counter.cashOf(taker.memberId)).toBe(100_000n);
    expect(await desk.heldOf(taker.memberId)).toBe(0n);
  });

  test.each(['1e3', '200.001', '+200', ' 200', '200.', '٢٠٠', ''])(
    'refuses the amount %j by name',
    async (amount) => {
      expect(await create({ amount })).toMatchObject({ status: 400, field: 'amount' });
    },
  );

  test("refuses somebody else's account, and one of another currency", async () => {
    const other = await desk.addTaker();
    expect((await create({ bank_account_id: other.accountId })).code).toBe(108);
    expect((await create({ bank_account_id: await desk.bindAccount(taker.memberId, 'JPY') })).code).toBe(108);
  });

  test('refuses who has no withdraw password, and who has guessed too often', async () => {
    await counter.rows('update member set withdraw_password_hash = null where id = $1', [taker.memberId]);
    expect((await create()).code).toBe(109);
    await desk.setWithdrawPassword(taker.memberId);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await create({ withdraw_password: `000${wrong}` })).code).toBe(101);
    expect((await create()).code).toBe(103);
    counter.hall.clock.advance(25 * 3_600_000);
    expect((await create()).code).toBe(100);
  });

  test('waits until every deposit was played, and open rounds do not count', async () => {
    await counter.tell(await counter.order(taker.token, '100.00'));
    expect(await create()).toMatchObject({ code: 106, data: { left: '100.00' } });
    await desk.stake(taker.memberId, 10_000);
    await counter.rows(
      `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at)
       values (1, 1, $1, 'open', 1, 1, 'RMB', 1, 4000, 4000, 0, 'open', now())`,
      [taker.memberId],
    );
    expect(await create()).toMatchObject({ code: 106, data: { left: '40.00' } });
    await counter.rows(
      `update round set state = 'closed', held_minor = 0, closed_at = now() where member_id = $1`,
      [taker.memberId],
    );
    expect((await create()).code).toBe(100);
  });

  test('waits for the last of a thousand deposits and more as for the first', async () => {
    const deposited = (place: number) => `many-${place}`;
    const places = Array.from({ length: 1_001 }, (_, place) => place);
    for (const place of places) {
      await post(counter.hall.database.pool, {
        scope: 'deposit',
        key: deposited(place),
        kind: 'deposit',
        reference: deposited(place),
        moves: [
          {
            from: gatewayAccount(1, 1, 'RMB'),
            to: memberMain(1, taker.memberId, 'RMB'),
            amountMinor: minor(1_000),
          },
        ],
      });
    }
    await counter.rows(
      `insert into deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency,
         amount_minor, fee_minor, state, deposit_times, locale, return_url, ask_at, created_at, updated_at, expires_at, settled_at)
       select number, 1, $1, 1, 'sandbox', gen_random_uuid(), sha256('x'), 'RMB', 1000, 0, 'succeeded', 1, 'zh_CN', 'http://one.test',
         $3, $3, $3, $3, $3 from unnest($2::text[]) number`,
      [taker.memberId, places.map(deposited), counter.hall.clock.now()],
    );
    await desk.stake(taker.memberId, 1_000_000);
    expect(await create()).toMatchObject({ code: 106, data: { left: '10.00' } });
    await desk.stake(taker.memberId, 1_000);
    expect((await create({ amount: '10.00' })).code).toBe(100);
  });

  test('is open to who has excluded themselves, and closed to a frozen account', async () => {
    await counter.rows(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      taker.memberId,
    ]);
    expect((await create()).code).toBe(100);
    await counter.rows(`update member set status = 'frozen' where id = $1`, [taker.memberId]);
    expect((await create()).code).toBe(104);
  });

  test('is counted by the day', async () => {
    for (let done = 0; done < 3; done += 1) expect((await create({ amount: '10.00' })).code).toBe(100);
    expect(await create({ amount: '10.00' })).toMatchObject({ code: 110, data: { daily_max: 3 } });
    expect((await quote()).data.daily_left).toBe(0);
    counter.hall.clock.advance(24 * 3_600_000);
    expect((await create({ amount: '10.00' })).code).toBe(100);
  });

  test('of the same request_id is one withdrawal, however often and at once; other content is refused', async () => {
    const request_id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => create({ request_id })));
    expect(new Set(replies.map(({ data }) => data.withdrawal.order_number)).size).toBe(1);
    expect(await desk.heldOf(taker.memberId)).toBe(20_000n);
    expect((await create({ request_id, amount: '201.00' })).code).toBe(105);
  });

  test('by many at once never takes more than there is', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => create({ amount: '600.00' })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual([100, 107, 107, 107, 107]);
    expect(await counter.cashOf(taker.memberId)).toBe(40_000n);
  });
});

describe('an operator', () => {
  test('approves; above the threshold a second, different one must', async () => {
    const small = (await create()).data.withdrawal.order_number;
    expect(await desk.approve(small)).toBe('approved');
    expect(await desk.approve(small)).toBe('too_late');
    await desk.fund(taker.memberId, 900_000);
    const large = (await create({ amount: '5000.00' })).data.withdrawal.order_number;
    expect(await desk.approve(large, 'ada')).toBe('reviewing');
    expect(await desk.approve(large, 'ada')).toBe('same_operator');
    expect(await desk.stateOf(large)).toBe('reviewing');
    expect(await desk.approve(large, 'ben')).toBe('approved');
    expect(await desk.approve('W000000XXXXXXXXXX')).toBe('unknown');
  });

  test('twice at once is one approval', async () => {
    await desk.fund(taker.memberId, 900_000);
    const large = (await create({ amount: '5000.00' })).data.withdrawal.order_number;
    const results = await Promise.all([desk.approve(large, 'ada'), desk.approve(large, 'ada')]);
    expect(results.toSorted()).toEqual(['reviewing', 'same_operator']);
  });

  test('refuses until the gateway was asked; the hold returns and a letter tells', async () => {
    const order = (await create()).data.withdrawal.order_number;
    await desk.approve(order);
    const refuse = () => desk.refuse(order, 'other name');
    expect(await refuse()).toBe('refused');
    expect(await counter.cashOf(taker.memberId)).toBe(100_000n);
    expect(await desk.heldOf(taker.memberId)).toBe(0n);
    expect(await refuse()).toBe('too_late');
    await counter.cashier.payWithdrawals();
    expect(counter.gateway.payouts.some(({ order_number }) => order_number === order)).toBe(false);
    expect(await desk.lettersOf(taker.memberId)).toEqual(['Your withdrawal was declined']);
    expect(await desk.eventsOf(taker.memberId, 'member_cash')).toContainEqual({
      main: '1000.00',
      currency: 'RMB',
    });
  });
});

describe('the list', () => {
  test("shows the member's own, newest first, by pages", async () => {
    const first = (await create({ amount: '10.00' })).data.withdrawal;
    const second = (await create({ amount: '20.00' })).data.withdrawal;
    const list = async (body: object = {}, from: object = taker) =>
      (await counter.hall.call(withdrawalList, body, from)).data;
    expect((await list()).list).toEqual([second, first]);
    const page = await list({ count: 1 });
    expect(page.list).toEqual([second]);
    expect((await list({ count: 1, cursor: page.next_cursor ?? '' })).list).toEqual([first]);
    const spy = await counter.hall.addMember({ account: 'spy' });
    expect((await list({}, { token: spy.token })).list).toEqual([]);
    expect((await counter.hall.call(withdrawalList, { cursor: 'first' }, taker)).status).toBe(400);
  });
});
