import { randomUUID } from 'node:crypto';
import { depositCreate, depositStatus } from '@pavilion/contract/cashier';
import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Counter, Word } from '../counter.fixture.ts';
import { openPayoutCounter, type PayoutCounter, type Taker } from './withdrawals.fixture.ts';

let desk: PayoutCounter;
let counter: Counter;
let taker: Taker;
let memberId: number;
let token: string;
let members = 0;

beforeAll(async () => {
  desk = await openPayoutCounter();
  ({ counter } = desk);
  await counter.rows(`
    insert into deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
      turnover_percent, reach, starts_at, ends_at)
    values (1, 1, 'half', 'RMB', '{"zh_CN": "half"}', 5000, 100000, 1000, 1000, 'each', '2026-01-01', '2027-01-01')`);
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `away${members}` }));
  await desk.setWithdrawPassword(memberId);
  taker = { token, memberId, accountId: await desk.bindAccount(memberId) };
});

/** A deposit that the gateway has approved, or only its word, to be told later. */
const order = async (amount: string, promotion_id?: number): Promise<Word> => {
  const reply = await counter.hall.call(
    depositCreate,
    {
      request_id: randomUUID(),
      method_id: 1,
      amount,
      ...(promotion_id === undefined ? {} : { promotion_id }),
    },
    { token },
  );
  expect(reply.code).toBe(100);
  return {
    event_id: randomUUID(),
    payment_id: reply.data.pay_url?.split('/').at(-1) ?? '',
    order_number: reply.data.deposit.order_number,
    state: 'approved',
    amount: Number(amount.replace('.', '')),
    currency: 'RMB',
    occurred_at: counter.hall.clock.now().toISOString(),
  };
};
const payIn = async (amount: string, promotion_id?: number): Promise<string> => {
  const word = await order(amount, promotion_id);
  await counter.tell(word);
  return word.order_number;
};
const goAway = (until = "'infinity'") =>
  counter.rows(
    `insert into member_play_rule (member_id, excluded_until) values ($1, ${until})
     on conflict (member_id) do update set excluded_until = excluded.excluded_until`,
    [memberId],
  );
const withdraw = (amount: string) => desk.create(taker, { amount });
const quote = async () => (await desk.quote(taker)).data;
const promotionsOf = () =>
  counter.rows<{ kind: string; amount: string; key: string }>(
    `select t.kind::text, m.amount_minor::text as amount, t.key from ledger.transfer t
       join ledger.move m on m.transfer_id = t.id join ledger.account a on a.id = m.from_id
      where a.owner_kind = 'member' and a.owner_id = $1 and t.kind = 'promotion'`,
    [memberId],
  );

describe('a member who stays away', () => {
  test('withdraws what was paid in and hardly played', async () => {
    await payIn('500.00');
    await desk.stake(memberId, 100);
    expect(await withdraw('100.00')).toMatchObject({ code: 106, data: { left: '499.00' } });
    await goAway();
    expect(await quote()).toMatchObject({
      available: '499.00',
      bonus_taken_back: '0.00',
      turnover: { left: '0.00', deposits: [] },
    });
    expect(await withdraw('100.00')).toMatchObject({ code: 100, data: { withdrawal: { amount: '100.00' } } });
    expect(await counter.cashOf(memberId)).toBe(39_900n);
    expect(await promotionsOf()).toEqual([]);
  });

  test('gives the bonus back that was not played, once, by a posting of its own', async () => {
    const orderNumber = await payIn('100.00', 1);
    await goAway();
    expect(await quote()).toMatchObject({ available: '100.00', bonus_taken_back: '50.00' });
    expect(await withdraw('100.01')).toMatchObject({ code: 107 });
    expect(await counter.cashOf(memberId)).toBe(15_000n);
    expect(await withdraw('60.00')).toMatchObject({ code: 100 });
    expect(await withdraw('40.00')).toMatchObject({ code: 100 });
    expect(await counter.cashOf(memberId)).toBe(0n);
    expect(await promotionsOf()).toEqual([
      { kind: 'promotion', amount: '5000', key: `deposit-taken-back:${orderNumber}` },
    ]);
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('has played the own money first: what is left of it is bonus', async () => {
    await payIn('100.00', 1);
    await desk.stake(memberId, 12_000);
    await goAway();
    expect(await quote()).toMatchObject({ available: '0.00', bonus_taken_back: '30.00' });
    expect(await withdraw('10.00')).toMatchObject({ code: 107 });
    expect(await counter.cashOf(memberId)).toBe(3_000n);
  });

  test('keeps a bonus that was played', async () => {
    await payIn('100.00', 1);
    await desk.fund(memberId, 150_000);
    await desk.stake(memberId, 150_000);
    await goAway();
    expect(await quote()).toMatchObject({ available: '150.00', bonus_taken_back: '0.00' });
    expect(await withdraw('150.00')).toMatchObject({ code: 100 });
    expect(await promotionsOf()).toEqual([]);
  });

  test('who is back has to play again', async () => {
    await payIn('100.00', 1);
    await goAway(`'${counter.hall.clock.now().toISOString()}'`);
    expect(await quote()).toMatchObject({ bonus_taken_back: '0.00', turnover: { left: '1500.00' } });
    expect(await withdraw('10.00')).toMatchObject({ code: 106 });
  });
});

describe('an order that was open when its member went away', () => {
  const statusOf = async (orderNumber: string) =>
    (await counter.hall.call(depositStatus, { order_number: orderNumber }, { token })).data.deposit;
  const said = (word: Word, state: 'pending' | 'approved' | 'expired') =>
    counter.gateway.states.set(word.order_number, {
      status: 'OK',
      payment_id: word.payment_id,
      state,
      amount: word.amount,
      currency: word.currency,
    });

  test('is cancelled at the gateway, once, and nothing is credited', async () => {
    const word = await order('100.00', 1);
    said(word, 'expired');
    expect(await counter.cashier.cancelForAway()).toBe(0);
    await goAway();
    expect(await counter.cashier.cancelForAway()).toBe(1);
    expect(counter.gateway.cancelled).toContain(word.order_number);
    expect(await statusOf(word.order_number)).toMatchObject({ state: 'expired' });
    expect(await counter.cashier.cancelForAway()).toBe(0);
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('that was paid already is credited as cash without conditions, and the member is told', async () => {
    const word = await order('100.00', 1);
    said(word, 'approved');
    await goAway();
    expect(await counter.cashier.cancelForAway()).toBe(1);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await quote()).toMatchObject({ available: '100.00', bonus_taken_back: '0.00' });
    const [letter] = await counter.rows<{ content: Record<string, string> }>(
      'select content from letter where send_key = $1',
      [`deposit:${word.order_number}:away`],
    );
    expect(letter?.content.zh_CN).toContain(word.order_number);
    expect(letter?.content.en_US).toContain('you can withdraw it at any time');
    expect(await withdraw('100.00')).toMatchObject({ code: 100 });
  });

  test('whose gateway does not cancel is asked again later, and a late word credits cash', async () => {
    const word = await order('100.00', 1);
    await goAway();
    expect(await counter.cashier.cancelForAway()).toBe(1);
    expect(await counter.cashier.cancelForAway()).toBe(0);
    counter.hall.clock.advance(5 * 60_000);
    expect(await counter.cashier.cancelForAway()).toBe(1);
    expect(await statusOf(word.order_number)).toMatchObject({ state: 'pending' });
    await counter.tell(word);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await withdraw('100.00')).toMatchObject({ code: 100 });
  });
});
