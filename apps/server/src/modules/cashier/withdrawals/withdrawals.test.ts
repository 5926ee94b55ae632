import { randomUUID } from 'node:crypto';
import {
  withdrawalCreate,
  withdrawalList,
  withdrawalQuote,
  withdrawalStates,
} from '@pavilion/contract/cashier';
import { gatewayAccount, memberMain, post, providerHeld, providerHouse, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../../realtime/index.ts';
import { sealDetails } from '../../identity/bankAccounts/details.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { type Counter, openCounter } from '../counter.fixture.ts';
import { approveWithdrawal, refuseWithdrawal } from '../index.ts';
import { isEnded, mayBecome, nextWithdrawalStates } from './states.ts';

let counter: Counter;
let token: string;
let memberId: number;
let accountId: number;
let members = 0;
let passwordHash: string;
const withdrawPassword = '4821';

const rules = `
  insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, fee_minor, fee_basis_points, daily_max, turnover_percent, second_approval_from_minor)
  values (1, 'RMB', 'sandbox', 1000, 1000000, 100, 50, 3, 100, 500000),
         (1, 'JPY', 'sandbox', 1000, 1000000, 0, 0, 3, 100, 500000);`;

beforeAll(async () => {
  counter = await openCounter();
  await counter.rows(rules);
  passwordHash = await createPasswordHasher().hash(withdrawPassword);
});
afterAll(() => counter.close());

const bindAccount = async (
  member: number,
  currency = 'RMB',
  number = '6222000011112345',
): Promise<number> => {
  const sealed = sealDetails(
    counter.hall.env.PAVILION_SECRET,
    { siteId: 1, memberId: member },
    { number, holder: 'Lin Wan' },
  );
  const [row] = await counter.rows<{ id: number }>(
    `insert into bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
     values (1, $1, gen_random_uuid(), sha256('x'), $2, 'Harbour Bank', $3, sha256($4::bytea), now()) returning id`,
    [member, currency, sealed, Buffer.from(`${member} ${currency}`)],
  );
  return row?.id ?? 0;
};
const fund = async (member: number, amountMinor: number): Promise<void> => {
  await post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'adjustment',
    reference: 'opening',
    moves: [
      { from: providerHouse(1, 1, 'RMB'), to: memberMain(1, member, 'RMB'), amountMinor: minor(amountMinor) },
    ],
  });
};
const stake = async (member: number, amountMinor: number): Promise<void> => {
  await post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'bet',
    reference: 'round',
    moves: [
      { from: memberMain(1, member, 'RMB'), to: providerHeld(1, 1, 'RMB'), amountMinor: minor(amountMinor) },
    ],
  });
};

beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `taker${members}` }));
  await counter.rows('update member set withdraw_password_hash = $2 where id = $1', [memberId, passwordHash]);
  accountId = await bindAccount(memberId);
  await fund(memberId, 100_000);
  counter.gateway.mood = 'opens';
  counter.gateway.payoutState = 'paid';
});

const create = (given: object = {}, from: object = {}) =>
  counter.hall.call(
    withdrawalCreate,
    {
      request_id: randomUUID(),
      amount: '200.00',
      bank_account_id: accountId,
      withdraw_password: withdrawPassword,
      ...given,
    },
    { token, ...from },
  );
const quote = (body: object = {}) => counter.hall.call(withdrawalQuote, body, { token });
const deps = () => ({
  pool: counter.hall.database.pool,
  clock: counter.hall.clock,
  outbox: createOutbox(),
});
const approve = (orderNumber: string, operator = 'ada') =>
  approveWithdrawal(deps(), { orderNumber, operator });
const stateOf = async (orderNumber: string) =>
  (
    await counter.rows<{ state: string }>('select state from withdrawal_order where order_number = $1', [
      orderNumber,
    ])
  )[0]?.state;
const events = async (event: string): Promise<unknown[]> =>
  (
    await counter.rows<{ payload: unknown }>(
      'select payload from outbox where member_id = $1 and event = $2 order by id',
      [memberId, event],
    )
  ).map(({ payload }) => payload);
const heldOf = async (member: number): Promise<bigint> =>
  (
    await counter.rows<{ balance_minor: bigint }>(
      `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'held'`,
      [member],
    )
  )[0]?.balance_minor ?? 0n;
const letters = async (): Promise<string[]> =>
  (
    await counter.rows<{ title: Record<string, string> }>(
      'select title from letter join member_letter on letter_id = letter.id where member_id = $1 order by letter.id',
      [memberId],
    )
  ).map(({ title }) => title.en_US ?? '');

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
      amount_min: '10.00',
      amount_max: '10000.00',
      daily_left: 3,
      fee: '2.00',
      received: '198.00',
      fee_fixed: '1.00',
      fee_basis_points: 50,
      turnover: { required: '0.00', played: '0.00', left: '0.00', deposits: [] },
      withdraw_password_set: 1,
      accounts: [{ id: accountId, bank_name: 'Harbour Bank', account_number: '************2345' }],
    });
    expect((await quote()).data).toMatchObject({ fee: null, received: null });
    expect((await quote({ amount: '1.00' })).data).toMatchObject({ fee: null, received: null });
  });

  test('tells what is still to be played, and on which deposits', async () => {
    const word = await counter.order(token, '300.00');
    await counter.tell(word);
    await stake(memberId, 12_000);
    const { data } = await quote();
    expect(data.turnover).toMatchObject({ required: '300.00', played: '120.00', left: '180.00' });
    expect(data.turnover.deposits).toEqual([
      expect.objectContaining({ order_number: word.order_number, amount: '300.00', left: '180.00' }),
    ]);
    await stake(memberId, 18_000);
    expect((await quote()).data.turnover).toMatchObject({ left: '0.00', deposits: [] });
  });

  test('is for members only, refused where nothing is paid out, and by the name of a bad field', async () => {
    expect((await counter.hall.call(withdrawalQuote, {})).status).toBe(401);
    const dollars = await counter.hall.addMember({ account: `usd${members}`, currency: 'USD' });
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
    expect(await counter.cashOf(memberId)).toBe(80_000n);
    expect(await heldOf(memberId)).toBe(20_000n);
    expect(await events('withdrawal_status')).toEqual([
      { order_number: data.withdrawal.order_number, state: 'requested' },
    ]);
    expect(await events('member_cash')).toEqual([{ main: '800.00', currency: 'RMB' }]);
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
    expect(await counter.cashOf(memberId)).toBe(100_000n);
    expect(await heldOf(memberId)).toBe(0n);
  });

  test.each(['1e3', '200.001', '+200', ' 200', '200.', '٢٠٠', ''])(
    'refuses the amount %j by name',
    async (amount) => {
      expect(await create({ amount })).toMatchObject({ status: 400, field: 'amount' });
    },
  );

  test("refuses somebody else's account, and one of another currency", async () => {
    const other = await counter.hall.addMember({ account: `other${members}` });
    expect((await create({ bank_account_id: await bindAccount(other.memberId) })).code).toBe(108);
    expect((await create({ bank_account_id: await bindAccount(memberId, 'JPY') })).code).toBe(108);
  });

  test('refuses who has no withdraw password, and who has guessed too often', async () => {
    await counter.rows('update member set withdraw_password_hash = null where id = $1', [memberId]);
    expect((await create()).code).toBe(109);
    await counter.rows('update member set withdraw_password_hash = $2 where id = $1', [
      memberId,
      passwordHash,
    ]);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await create({ withdraw_password: `000${wrong}` })).code).toBe(101);
    expect((await create()).code).toBe(103);
    counter.hall.clock.advance(25 * 3_600_000);
    expect((await create()).code).toBe(100);
  });

  test('waits until every deposit was played, and open rounds do not count', async () => {
    await counter.tell(await counter.order(token, '100.00'));
    expect(await create()).toMatchObject({ code: 106, data: { left: '100.00' } });
    await stake(memberId, 10_000);
    await counter.rows(
      `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at)
       values (1, 1, $1, 'open', 1, 1, 'RMB', 1, 4000, 4000, 0, 'open', now())`,
      [memberId],
    );
    expect(await create()).toMatchObject({ code: 106, data: { left: '40.00' } });
    await counter.rows(
      `update round set state = 'closed', held_minor = 0, closed_at = now() where member_id = $1`,
      [memberId],
    );
    expect((await create()).code).toBe(100);
  });

  test('waits for the last of a thousand deposits and more as for the first', async () => {
    const deposited = (place: number) => `many-${members}-${place}`;
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
            to: memberMain(1, memberId, 'RMB'),
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
      [memberId, places.map(deposited), counter.hall.clock.now()],
    );
    await stake(memberId, 1_000_000);
    expect(await create()).toMatchObject({ code: 106, data: { left: '10.00' } });
    await stake(memberId, 1_000);
    expect((await create({ amount: '10.00' })).code).toBe(100);
  });

  test('is open to who has excluded themselves, and closed to a frozen account', async () => {
    await counter.rows(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      memberId,
    ]);
    expect((await create()).code).toBe(100);
    await counter.rows(`update member set status = 'frozen' where id = $1`, [memberId]);
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
    expect(await heldOf(memberId)).toBe(20_000n);
    expect((await create({ request_id, amount: '201.00' })).code).toBe(105);
  });

  test('by many at once never takes more than there is', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => create({ amount: '600.00' })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual([100, 107, 107, 107, 107]);
    expect(await counter.cashOf(memberId)).toBe(40_000n);
  });
});

describe('an operator', () => {
  test('approves; above the threshold a second, different one must', async () => {
    const small = (await create()).data.withdrawal.order_number;
    expect(await approve(small)).toBe('approved');
    expect(await approve(small)).toBe('too_late');
    await fund(memberId, 900_000);
    const large = (await create({ amount: '5000.00' })).data.withdrawal.order_number;
    expect(await approve(large, 'ada')).toBe('reviewing');
    expect(await approve(large, 'ada')).toBe('same_operator');
    expect(await stateOf(large)).toBe('reviewing');
    expect(await approve(large, 'ben')).toBe('approved');
    expect(await approve('W000000XXXXXXXXXX')).toBe('unknown');
  });

  test('twice at once is one approval', async () => {
    await fund(memberId, 900_000);
    const large = (await create({ amount: '5000.00' })).data.withdrawal.order_number;
    const results = await Promise.all([approve(large, 'ada'), approve(large, 'ada')]);
    expect(results.toSorted()).toEqual(['reviewing', 'same_operator']);
  });

  test('refuses until the gateway was asked; the hold returns and a letter tells', async () => {
    const order = (await create()).data.withdrawal.order_number;
    await approve(order);
    const refuse = () =>
      refuseWithdrawal(deps(), { orderNumber: order, operator: 'ben', reason: 'other name' });
    expect(await refuse()).toBe('refused');
    expect(await counter.cashOf(memberId)).toBe(100_000n);
    expect(await heldOf(memberId)).toBe(0n);
    expect(await refuse()).toBe('too_late');
    await counter.cashier.payWithdrawals();
    expect(counter.gateway.payouts.some(({ order_number }) => order_number === order)).toBe(false);
    expect(await letters()).toEqual(['Your withdrawal was not approved']);
    expect(await events('member_cash')).toContainEqual({ main: '1000.00', currency: 'RMB' });
  });
});

describe('paying', () => {
  const approved = async (): Promise<string> => {
    const order = (await create()).data.withdrawal.order_number;
    await approve(order);
    return order;
  };

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
    expect(await stateOf(order)).toBe('paid');
    expect(await heldOf(memberId)).toBe(0n);
    expect(await counter.cashOf(memberId)).toBe(80_000n);
    expect((await events('withdrawal_status')).map((event) => (event as { state: string }).state)).toEqual([
      'requested',
      'approved',
      'paying',
      'paid',
    ]);
    expect(await letters()).toEqual(['Your withdrawal has been paid']);
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('pays nothing that was not approved', async () => {
    const order = (await create()).data.withdrawal.order_number;
    await counter.cashier.payWithdrawals();
    expect(counter.gateway.payouts.some(({ order_number }) => order_number === order)).toBe(false);
    expect(await stateOf(order)).toBe('requested');
  });

  test.each(['refuses', 'fails'] as const)('returns the hold when the gateway %s', async (how) => {
    if (how === 'refuses') counter.gateway.mood = 'refuses';
    else counter.gateway.payoutState = 'failed';
    const order = await approved();
    await counter.cashier.payWithdrawals();
    expect(await stateOf(order)).toBe('failed');
    expect(await counter.cashOf(memberId)).toBe(100_000n);
    expect(await letters()).toEqual(['Your withdrawal could not be paid']);
  });

  test.each(['silent', 'broken'] as const)(
    'keeps the hold while a %s gateway does not say, and asks again',
    async (mood) => {
      counter.gateway.mood = mood;
      const order = await approved();
      await counter.cashier.payWithdrawals();
      expect(await stateOf(order)).toBe('paying');
      expect(await heldOf(memberId)).toBe(20_000n);
      const refuse = { orderNumber: order, operator: 'ben', reason: 'too late' };
      expect(await refuseWithdrawal(deps(), refuse)).toBe('too_late');
      expect(await counter.cashier.payWithdrawals()).toBe(0);
      counter.gateway.mood = 'opens';
      counter.hall.clock.advance(60_000);
      await counter.cashier.payWithdrawals();
      expect(await stateOf(order)).toBe('paid');
    },
  );

  test('keeps the hold when the gateway knows the number with other content: it may have paid under it', async () => {
    counter.gateway.mood = 'silent';
    const order = await approved();
    await counter.cashier.payWithdrawals();
    counter.gateway.mood = 'mismatches';
    counter.hall.clock.advance(60_000);
    expect(await counter.cashier.payWithdrawals()).toBe(1);
    expect(await stateOf(order)).toBe('paying');
    expect(await heldOf(memberId)).toBe(20_000n);
  });

  test('is not held up by one that cannot be paid', async () => {
    const broken = await approved();
    await counter.rows(`update bank_account set details_sealed = 'torn' where id = $1`, [accountId]);
    const other = await counter.hall.addMember({ account: `next${members}` });
    await counter.rows('update member set withdraw_password_hash = $2 where id = $1', [
      other.memberId,
      passwordHash,
    ]);
    await fund(other.memberId, 100_000);
    const account = await bindAccount(other.memberId);
    const { data } = await create({ bank_account_id: account }, { token: other.token });
    await approve(data.withdrawal.order_number);
    await counter.cashier.payWithdrawals();
    expect(await stateOf(data.withdrawal.order_number)).toBe('paid');
    expect(await stateOf(broken)).toBe('paying');
    expect(await heldOf(memberId)).toBe(20_000n);
  });

  test('waits for a payout that is pending', async () => {
    counter.gateway.payoutState = 'pending';
    const order = await approved();
    await counter.cashier.payWithdrawals();
    expect(await stateOf(order)).toBe('paying');
    counter.gateway.payoutState = 'paid';
    counter.hall.clock.advance(60_000);
    await counter.cashier.payWithdrawals();
    expect(await stateOf(order)).toBe('paid');
  });

  test('by several processes at once pays once', async () => {
    const order = await approved();
    await Promise.all(Array.from({ length: 4 }, () => counter.cashier.payWithdrawals()));
    expect(counter.gateway.payouts.filter(({ order_number }) => order_number === order)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });
});

describe('the list', () => {
  test("shows the member's own, newest first, by pages", async () => {
    const first = (await create({ amount: '10.00' })).data.withdrawal;
    const second = (await create({ amount: '20.00' })).data.withdrawal;
    const list = async (body: object = {}, from: object = { token }) =>
      (await counter.hall.call(withdrawalList, body, from)).data;
    expect((await list()).list).toEqual([second, first]);
    const page = await list({ count: 1 });
    expect(page.list).toEqual([second]);
    expect((await list({ count: 1, cursor: page.next_cursor ?? '' })).list).toEqual([first]);
    const spy = await counter.hall.addMember({ account: `spy${members}` });
    expect((await list({}, { token: spy.token })).list).toEqual([]);
    expect((await counter.hall.call(withdrawalList, { cursor: 'first' }, { token })).status).toBe(400);
  });
});
