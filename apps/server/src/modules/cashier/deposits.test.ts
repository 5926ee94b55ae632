import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, depositStatus } from '@pavilion/contract/cashier';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openCounter } from './counter.fixture.ts';

let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `payer${members}` }));
  counter.gateway.mood = 'opens';
});

const create = (
  given: { request_id?: string; method_id?: number; amount?: string } = {},
  from: { token?: string; lang?: string; host?: string } = {},
) =>
  counter.hall.call(
    depositCreate,
    { request_id: randomUUID(), method_id: 1, amount: '100.00', ...given },
    { token, ...from },
  );
const ordersOf = (member: number) =>
  counter.rows<{ state: string; order_number: string; refusal: string | null }>(
    'select state, order_number, refusal from deposit_order where member_id = $1 order by id',
    [member],
  );

describe('ways to pay in', () => {
  test("are those of the site and the member's currency that are switched on", async () => {
    const { data } = await counter.hall.call(depositMethods, {}, { token });
    expect(data.list).toEqual([
      {
        id: 1,
        code: 'sandbox',
        name: '沙盒支付',
        description: '',
        currency: 'RMB',
        amount_min: '10.00',
        amount_max: '50000.00',
        fee: '0.00',
        presets: ['50.00', '100.00'],
        takes_seconds: 30,
        kind: 'page',
        pay_within_seconds: 1_800,
      },
      expect.objectContaining({ id: 3, fee: '2.50' }),
    ]);
    const other = await counter.hall.addMember({ account: `harbor${members}`, siteId: 2 });
    const there = await counter.hall.call(depositMethods, {}, { token: other.token, host: 'harbor.test' });
    expect(there.data.list.map((method) => method.id)).toEqual([4]);
  });

  test('are for members only', async () => {
    expect((await counter.hall.call(depositMethods, {})).status).toBe(401);
  });
});

describe('opening a deposit', () => {
  test('stores the order, opens the payment with the fee on top, and answers where to pay', async () => {
    const { code, data } = await create({ method_id: 3, amount: '88.5' });
    expect(code).toBe(100);
    expect(data.deposit).toMatchObject({
      state: 'pending',
      amount: '88.50',
      fee: '2.50',
      currency: 'RMB',
      method: 'Express',
      settled_at: null,
    });
    expect(data.deposit.order_number).toMatch(/^D261120[2-9A-HJKMNP-TW-Z]{10}$/);
    expect(data.pay_url).toMatch(/^http:\/\/pay\.test\/pay-/);
    expect(counter.gateway.asked.at(-1)).toEqual({
      order_number: data.deposit.order_number,
      amount: 9_100,
      currency: 'RMB',
      return_url: `http://one.test/loading?deposit=${data.deposit.order_number}`,
      notify_url: 'http://one.test/gateway/v1/webhooks/sandbox',
      expires_at: '2026-11-20T12:30:00.000Z',
      locale: 'zh_CN',
    });
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test.each([
    ['no such method', { method_id: 99 }, 101],
    ['a method of another currency', { method_id: 2 }, 101],
    ['a method of another site', { method_id: 4 }, 101],
    ['a method that is switched off', { method_id: 5 }, 101],
    ['too little', { amount: '9.99' }, 102],
    ['too much', { amount: '50000.01' }, 102],
    ['nothing', { amount: '0.00' }, 102],
    ['less than nothing', { amount: '-100.00' }, 102],
  ])('refuses %s', async (_what, given, code) => {
    expect((await create(given)).code).toBe(code);
    expect(await ordersOf(memberId)).toEqual([]);
  });

  test('says which limits an amount is outside of, in the language asked for', async () => {
    const reply = await create({ amount: '1.00' }, { lang: 'en_US' });
    expect(reply).toMatchObject({
      code: 102,
      message: 'The amount is outside the limits.',
      data: { amount_min: '10.00', amount_max: '50000.00' },
    });
  });

  test.each(['1e3', '100.001', ' 100', '１００', '0100', '+100', '100.', ''])(
    'refuses the amount %j by name',
    async (amount) => {
      expect(await create({ amount })).toMatchObject({ status: 400, field: 'amount' });
    },
  );

  test('refuses decimals that the currency does not have', async () => {
    const yen = await counter.hall.addMember({ account: `yen${members}`, currency: 'JPY' });
    const given = { method_id: 2, amount: '1000.50' };
    expect(await create(given, { token: yen.token })).toMatchObject({ status: 400, field: 'amount' });
    expect((await create({ ...given, amount: '1000' }, { token: yen.token })).data.deposit.amount).toBe(
      '1000',
    );
  });

  test('is paused for a member who is not active or has excluded themselves', async () => {
    await counter.rows('insert into member_play_rule (member_id, excluded_until) values ($1, $2)', [
      memberId,
      '2026-11-20T12:00:01Z',
    ]);
    expect((await create()).code).toBe(104);
    await counter.rows('delete from member_play_rule where member_id = $1', [memberId]);
    expect((await create()).code).toBe(100);
    await counter.rows("update member set status = 'frozen' where id = $1", [memberId]);
    expect((await create()).code).toBe(104);
  });

  test('within a break no order from before it is opened or shown where to be paid, and a paid one is still told', async () => {
    const request_id = randomUUID();
    counter.gateway.mood = 'silent';
    expect((await create({ request_id })).code).toBe(103);
    counter.gateway.mood = 'opens';
    const word = await counter.order(token);
    const asked = counter.gateway.asked.length;
    const statusOf = async () =>
      (await counter.hall.call(depositStatus, { order_number: word.order_number }, { token })).data;
    expect((await statusOf()).pay_url).not.toBeNull();
    await counter.rows(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      memberId,
    ]);
    expect((await create({ request_id })).code).toBe(104);
    expect(counter.gateway.asked).toHaveLength(asked);
    expect(await statusOf()).toMatchObject({ pay_url: null, deposit: { state: 'pending' } });
    await counter.tell(word);
    expect((await statusOf()).deposit.state).toBe('succeeded');
  });
});

describe('asking again with the same request_id', () => {
  test('answers with the same order, however often and at once', async () => {
    const given = { request_id: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 8 }, () => create(given)));
    expect(new Set(replies.map((reply) => reply.data.deposit.order_number)).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.data.pay_url)).size).toBe(1);
    expect(await ordersOf(memberId)).toHaveLength(1);
  });

  test.each([{ amount: '100.01' }, { method_id: 3 }])('but other content is refused: %j', async (changed) => {
    const request_id = randomUUID();
    await create({ request_id });
    expect((await create({ request_id, ...changed })).code).toBe(105);
    expect(await ordersOf(memberId)).toHaveLength(1);
  });

  test("of another member is that member's own matter", async () => {
    const request_id = randomUUID();
    const mine = await create({ request_id });
    const other = await counter.hall.addMember({ account: `other${members}` });
    const theirs = await create({ request_id }, { token: other.token });
    expect(theirs.code).toBe(100);
    expect(theirs.data.deposit.order_number).not.toBe(mine.data.deposit.order_number);
  });

  test.each(['silent', 'broken'] as const)('goes on where a %s gateway left it', async (mood) => {
    const given = { request_id: randomUUID() };
    counter.gateway.mood = mood;
    expect((await create(given)).code).toBe(103);
    expect((await ordersOf(memberId)).map((order) => order.state)).toEqual(['created']);
    counter.gateway.mood = 'opens';
    const again = await create(given);
    expect(again).toMatchObject({ code: 100, data: { deposit: { state: 'pending' } } });
    expect(await ordersOf(memberId)).toHaveLength(1);
  });

  test("fails when the gateway names another order's payment, and the other is still paid", async () => {
    const other = await counter.order(token);
    const given = { request_id: randomUUID() };
    counter.gateway.mood = 'repeats';
    expect((await create(given)).code).toBe(103);
    counter.gateway.mood = 'opens';
    expect((await create(given)).code).toBe(103);
    expect((await ordersOf(memberId)).map((order) => order.state).sort()).toEqual(['failed', 'pending']);
    expect((await counter.tell(other)).body).toMatchObject({ status: 'OK' });
    expect(await counter.stateOf(other.order_number)).toBe('succeeded');
  });

  test('stays failed when the gateway had refused', async () => {
    const given = { request_id: randomUUID() };
    counter.gateway.mood = 'refuses';
    expect((await create(given)).code).toBe(103);
    counter.gateway.mood = 'opens';
    expect((await create(given)).code).toBe(103);
    expect((await ordersOf(memberId)).map((order) => order.state)).toEqual(['failed']);
  });
});

describe('looking at an order', () => {
  test("shows the member's own, and nobody else's", async () => {
    const { data } = await create();
    const { order_number } = data.deposit;
    expect((await counter.hall.call(depositStatus, { order_number }, { token })).data.deposit).toEqual(
      data.deposit,
    );
    const other = await counter.hall.addMember({ account: `spy${members}` });
    expect((await counter.hall.call(depositStatus, { order_number }, { token: other.token })).code).toBe(404);
    const away = await counter.hall.addMember({ account: `away${members}`, siteId: 2 });
    const from = { token: away.token, host: 'harbor.test' };
    expect((await counter.hall.call(depositStatus, { order_number }, from)).code).toBe(404);
  });

  test.each(['D000000XXXXXXXXXX', "' or 1=1 --"])('of the number %j answers 404', async (order_number) => {
    expect((await counter.hall.call(depositStatus, { order_number }, { token })).code).toBe(404);
  });
});

describe("the member's own limit", () => {
  const limit = (amount: bigint) =>
    counter.rows(
      `insert into member_limit (member_id, site_id, kind, period, amount, set_at) values ($1, 1, 'deposit', 'day', $2, now())`,
      [memberId, amount],
    );

  test('refuses what goes over it, with what is left, and counts what waits for its payment', async () => {
    await limit(15_000n);
    expect((await create()).code).toBe(100);
    expect(await create()).toMatchObject({ code: 106, data: { left: '50.00' } });
    expect((await create({ amount: '50.00' })).code).toBe(100);
    expect(await create({ amount: '10.00' })).toMatchObject({ code: 106, data: { left: '0.00' } });
  });

  test('cannot be passed by several at once', async () => {
    await limit(15_000n);
    const replies = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(replies.map(({ code }) => code).toSorted()).toEqual([100, 106, 106, 106, 106]);
  });

  test('does not count what was declined', async () => {
    await limit(10_000n);
    const word = await counter.order(token);
    await counter.tell({ ...word, state: 'declined' });
    expect((await create()).code).toBe(100);
  });
});

describe('a payment that was declined', () => {
  const told = async (word: object) => {
    const order = await counter.order(token);
    await counter.tell({ ...order, state: 'declined', ...word });
    const [stored] = (await ordersOf(memberId)).slice(-1);
    return [stored?.state, stored?.refusal];
  };

  test('bears the reason that the gateway gave, and none where it gave none or one that nobody knows', async () => {
    expect(await told({ reason: 'funds_short' })).toEqual(['declined', 'funds_short']);
    expect(await told({})).toEqual(['declined', null]);
    const later = await told({ reason: 'a word of its own' });
    expect(later).toEqual(['declined', null]);
  });
});

describe('a method that declined several payments', () => {
  const decline = async () => counter.tell({ ...(await counter.order(token)), state: 'declined' });

  test('rests for that member, told in words, and is there again after an hour', async () => {
    await decline();
    await decline();
    const requestId = randomUUID();
    expect((await create({ request_id: requestId })).code).toBe(100);
    await decline();
    expect(await create()).toMatchObject({ code: 111, message: expect.stringContaining('一小时') });
    expect(await ordersOf(memberId)).toHaveLength(4);
    // What was ordered before stands, other ways to pay and other members are as free as ever.
    expect((await create({ request_id: requestId })).code).toBe(100);
    expect((await create({ method_id: 3 })).code).toBe(100);
    const other = await counter.hall.addMember({ account: `patient${members}` });
    expect((await create({}, { token: other.token })).code).toBe(100);
    counter.hall.clock.advance(3_600_001);
    expect((await create()).code).toBe(100);
  });
});
