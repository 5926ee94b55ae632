import { randomUUID } from 'node:crypto';
import {
  depositCreate,
  depositMethods,
  depositQuote,
  depositStatus,
  withdrawalQuote,
} from '@pavilion/contract/cashier';
import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openCounter, type Word } from './counter.fixture.ts';

const promotion = { first: 1, once: 2, each: 3, over: 4, coming: 5, off: 6, dollars: 7, away: 8 } as const;
let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
  const row = (id: number, code: string, reach: string, given = '') =>
    `(${id}, 1, '${code}', 'RMB', '{"zh_CN": "${code}", "en_US": "${code}!"}', 5000, 10000, 5000, 500, '${reach}',
      '2026-01-01', '2027-01-01', ${given === '' ? 'true' : given})`;
  await counter.rows(`
    insert into deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
      turnover_percent, reach, starts_at, ends_at, enabled)
    values ${row(promotion.first, 'first', 'first')}, ${row(promotion.once, 'once', 'once')},
      ${row(promotion.each, 'each', 'each')}, ${row(promotion.over, 'over', 'each')},
      ${row(promotion.coming, 'coming', 'each')}, ${row(promotion.off, 'off', 'each', 'false')},
      ${row(promotion.dollars, 'dollars', 'each')}, ${row(promotion.away, 'away', 'each')};
    update deposit_promotion set ends_at = '2026-11-20T12:00:00Z' where code = 'over';
    update deposit_promotion set starts_at = '2026-12-01' where code = 'coming';
    update deposit_promotion set currency = 'USD' where code = 'dollars';
    update deposit_promotion set site_id = 2 where code = 'away';
    update deposit_promotion set turnover_percent = 0 where code = 'each';
    insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, turnover_percent, second_approval_from_minor)
    values (1, 'RMB', 'sandbox', 1000, 5000000, 100, 5000000);`);
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `bonus${members}` }));
});

const create = (promotion_id: number | undefined, amount = '100.00', request_id = randomUUID()) =>
  counter.hall.call(
    depositCreate,
    { request_id, method_id: 1, amount, ...(promotion_id === undefined ? {} : { promotion_id }) },
    { token },
  );
const quote = (promotion_id: number | undefined, amount: string, method_id = 1) =>
  counter.hall.call(
    depositQuote,
    { method_id, amount, ...(promotion_id === undefined ? {} : { promotion_id }) },
    { token },
  );
/** What the gateway would say of an order that was just made. */
const wordOf = (reply: Awaited<ReturnType<typeof create>>): Word => ({
  event_id: randomUUID(),
  payment_id: reply.data.pay_url?.split('/').at(-1) ?? '',
  order_number: reply.data.deposit.order_number,
  state: 'approved',
  amount: 10_000,
  currency: 'RMB',
  occurred_at: counter.hall.clock.now().toISOString(),
});
const pay = async (promotion_id: number | undefined): Promise<string> => {
  const word = wordOf(await create(promotion_id));
  await counter.tell(word);
  return word.order_number;
};
const bonusOf = async (order_number: string): Promise<string> =>
  (await counter.hall.call(depositStatus, { order_number }, { token })).data.deposit.bonus;
const offered = async (): Promise<number[]> =>
  (await counter.hall.call(depositMethods, {}, { token })).data.promotions.map(({ id }) => id);

describe('promotions that can be chosen', () => {
  test("are those of the site and currency that run now and that the member hasn't had", async () => {
    expect(await offered()).toEqual([promotion.first, promotion.once, promotion.each]);
    await pay(promotion.once);
    expect(await offered()).toEqual([promotion.each]);
  });

  test.each([
    ['none such', 99, '100.00', 107],
    ['one that is over', promotion.over, '100.00', 107],
    ['one that is to come', promotion.coming, '100.00', 107],
    ['one that is switched off', promotion.off, '100.00', 107],
    ['one of another currency', promotion.dollars, '100.00', 107],
    ['one of another site', promotion.away, '100.00', 107],
    ['too small a deposit', promotion.each, '49.99', 108],
  ])('are refused: %s', async (_what, id, amount, code) => {
    expect((await create(id, amount)).code).toBe(code);
    expect((await quote(id, amount)).code).toBe(code);
    expect(await counter.rows('select from deposit_order where member_id = $1', [memberId])).toHaveLength(0);
  });

  test('are refused to who has had them, also while the first order is still open', async () => {
    expect((await create(promotion.once)).code).toBe(100);
    expect((await create(promotion.once)).code).toBe(109);
    await pay(undefined);
    expect((await create(promotion.first)).code).toBe(109);
    expect((await create(promotion.each)).code).toBe(100);
  });

  test('are part of what makes two requests the same', async () => {
    const request_id = randomUUID();
    expect((await create(promotion.each, '100.00', request_id)).code).toBe(100);
    expect((await create(promotion.each, '100.00', request_id)).code).toBe(100);
    expect((await create(undefined, '100.00', request_id)).code).toBe(105);
  });
});

describe('how the member paid last', () => {
  const last = async () => (await counter.hall.call(depositMethods, {}, { token })).data.last;

  test('is the newest deposit that succeeded, by a way that is still open', async () => {
    expect(await last()).toBeNull();
    await create(undefined, '77.00');
    expect(await last()).toBeNull();
    await pay(undefined);
    expect(await last()).toEqual({ method_id: 1, amount: '100.00' });
    await counter.rows('update deposit_method set enabled = false where id = 1');
    expect(await last()).toBeNull();
    await counter.rows('update deposit_method set enabled = true where id = 1');
  });
});

describe('the quote', () => {
  test.each([
    ['without a promotion', undefined, '100.00', { bonus: '0.00', credited: '100.00', turnover: '100.00' }],
    ['with one', promotion.first, '100.00', { bonus: '50.00', credited: '150.00', turnover: '750.00' }],
    [
      'with the most it gives',
      promotion.first,
      '900.00',
      { bonus: '100.00', credited: '1000.00', turnover: '5000.00' },
    ],
    ['rounded down', promotion.first, '50.01', { bonus: '25.00', credited: '75.01', turnover: '375.05' }],
    [
      'that asks for nothing',
      promotion.each,
      '100.00',
      { bonus: '50.00', credited: '150.00', turnover: '0.00' },
    ],
  ])('tells what a deposit brings, %s', async (_what, id, amount, expected) => {
    expect(await quote(id, amount)).toMatchObject({ code: 100, data: { amount, fee: '0.00', ...expected } });
  });

  test('tells the fee on top', async () => {
    expect((await quote(undefined, '100.00', 3)).data).toMatchObject({ fee: '2.50', total: '102.50' });
  });

  test.each([
    ['a way to pay of another currency', 2, '100.00', 101],
    ['too little', 1, '9.99', 102],
  ])('refuses %s', async (_what, method, amount, code) => {
    expect((await quote(undefined, amount, method)).code).toBe(code);
  });

  test.each(['1e3', '+100', '１００', '100.001', ''])('refuses the amount %j by name', async (amount) => {
    expect(await quote(undefined, amount)).toMatchObject({ status: 400, field: 'amount' });
  });
});

describe('the bonus', () => {
  test('comes with the deposit, from the promotion account, in postings of their own', async () => {
    const order = await pay(promotion.first);
    expect(await counter.cashOf(memberId)).toBe(15_000n);
    expect(await bonusOf(order)).toBe('50.00');
    expect(
      await counter.rows(
        `select kind::text, scope, key from ledger.transfer where reference = $1 order by id`,
        [order],
      ),
    ).toEqual([
      { kind: 'deposit', scope: 'deposit', key: order },
      { kind: 'promotion', scope: 'promotion', key: `deposit:${order}` },
    ]);
    expect(
      await counter.rows(
        `select event, payload from outbox where member_id = $1 and event in ('member_cash', 'deposit_success') order by id`,
        [memberId],
      ),
    ).toEqual([
      { event: 'member_cash', payload: { main: '150.00', currency: 'RMB' } },
      {
        event: 'deposit_success',
        payload: { order_number: order, deposit_amount: '100.00', deposit_times: 1 },
      },
    ]);
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('does not come without the deposit', async () => {
    const word = { ...wordOf(await create(promotion.first)), state: 'declined' };
    await counter.tell(word);
    expect(await counter.cashOf(memberId)).toBe(0n);
    expect(await offered()).toContain(promotion.first);
  });

  test('comes once, however often the payment is told', async () => {
    const word = wordOf(await create(promotion.once));
    await Promise.all([counter.tell(word), counter.tell(word), counter.tell(word)]);
    await counter.tell({ ...word, event_id: randomUUID() });
    expect(await counter.cashOf(memberId)).toBe(15_000n);
  });

  test('comes once when an order that had expired is paid after another brought it', async () => {
    const late = wordOf(await create(promotion.once));
    await counter.tell({ ...late, event_id: randomUUID(), state: 'expired' });
    await pay(promotion.once);
    expect(await counter.cashOf(memberId)).toBe(15_000n);
    await counter.tell({
      ...late,
      occurred_at: new Date(Date.parse(late.occurred_at) + 1_000).toISOString(),
    });
    expect(await counter.cashOf(memberId)).toBe(25_000n);
    expect(await bonusOf(late.order_number)).toBe('0.00');
  });

  test('of a first deposit comes with the first that is paid of two', async () => {
    const [one, other] = [wordOf(await create(promotion.first)), wordOf(await create(promotion.first))];
    await Promise.all([counter.tell(one), counter.tell(other)]);
    expect(await counter.cashOf(memberId)).toBe(25_000n);
  });

  test('is to be played with its deposit before anything goes out, by its own rule', async () => {
    await pay(promotion.first);
    await pay(undefined);
    await pay(promotion.each);
    const { data } = await counter.hall.call(withdrawalQuote, {}, { token });
    expect(data.turnover.deposits).toEqual([
      expect.objectContaining({ required: '750.00', bonus: '50.00', promotion: expect.stringMatching(/./) }),
      expect.objectContaining({ required: '100.00', bonus: '0.00', promotion: null }),
    ]);
  });
});
