import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods } from '@pavilion/contract/cashier';
import { myOffers, offerGiveUp } from '@pavilion/contract/offers';
import { memberMain, memberProviderWallet, post, providerHouse, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import type { Counter } from '../cashier/counter.fixture.ts';
import {
  openPayoutCounter,
  type PayoutCounter,
  type Taker,
} from '../cashier/withdrawals/withdrawals.fixture.ts';
import { createOffersModule } from './index.ts';

/** A bonus of half the deposit, ten times to be wagered; the site's own rule is once. */
const promotion = { each: 1, first: 2 } as const;

let desk: PayoutCounter;
let counter: Counter;
let taker: Taker;
let token: string;
let memberId: number;
let members = 0;

beforeAll(async () => {
  desk = await openPayoutCounter(({ database, clock }) => [
    createOffersModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
  ({ counter } = desk);
  await counter.rows(`
    insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{}', 'seamless', 'LANTERN');
    insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (11, 1, 2, 'koi', '{}', 'live', 'koi-moon');
    insert into deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
      turnover_percent, reach, starts_at, ends_at)
    values (1, 1, 'half', 'RMB', '{"zh_CN": "一半", "en_US": "Half"}', 5000, 100000, 1000, 1000, 'each', '2026-01-01', '2027-01-01'),
           (2, 1, 'once', 'RMB', '{"zh_CN": "首存", "en_US": "First"}', 5000, 100000, 1000, 1000, 'first', '2026-01-01', '2027-01-01')`);
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `giver${members}` }));
  await desk.setWithdrawPassword(memberId);
  taker = { token, memberId, accountId: await desk.bindAccount(memberId) };
});

const payIn = async (amount: string, promotion_id?: number): Promise<string> => {
  const body = { request_id: randomUUID(), method_id: 1, amount };
  const { data } = await counter.hall.call(
    depositCreate,
    promotion_id === undefined ? body : { ...body, promotion_id },
    { token },
  );
  const { order_number } = data.deposit;
  await counter.tell({
    event_id: randomUUID(),
    payment_id: data.pay_url?.split('/').at(-1) ?? '',
    order_number,
    state: 'approved',
    amount: Number(amount.replace('.', '')),
    currency: 'RMB',
    occurred_at: counter.hall.clock.now().toISOString(),
  });
  return order_number;
};
const win = (amountMinor: number) =>
  post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'win',
    reference: 'test',
    moves: [
      {
        from: providerHouse(1, 1, 'RMB'),
        to: memberMain(1, memberId, 'RMB'),
        amountMinor: minor(amountMinor),
      },
    ],
  });
const running = async () => (await counter.hall.call(myOffers, {}, { token, lang: 'en_US' })).data.list;
const giveUp = (order_number: string, takes_back: string, as = token) =>
  counter.hall.call(offerGiveUp, { order_number, takes_back }, { token: as });
const cash = () => counter.cashOf(memberId);
const givenBack = async () =>
  (
    await counter.rows<{ key: string; amount: string; actor: string }>(
      `select t.key, m.amount_minor::text as amount, t.actor from ledger.transfer t
         join ledger.move m on m.transfer_id = t.id join ledger.account a on a.id = m.from_id
        where a.owner_kind = 'member' and a.owner_id = $1 and t.kind = 'promotion' order by t.id`,
      [memberId],
    )
  ).map(({ key, amount, actor }) => [key, amount, actor]);

describe('what runs', () => {
  test('is told deposit by deposit, with what giving up would do', async () => {
    const order = await payIn('100.00', promotion.each);
    await payIn('40.00');
    await desk.stake(memberId, 3_000);
    expect(await running()).toMatchObject([
      {
        order_number: order,
        amount: '100.00',
        bonus: '50.00',
        promotion: 'Half',
        required: '1500.00',
        played: '30.00',
        left: '1470.00',
        give_up: { takes_back: '50.00', left: '70.00', was_played: false, is_in_play: false },
      },
      { amount: '40.00', bonus: '0.00', promotion: null, required: '40.00', left: '40.00', give_up: null },
    ]);
  });

  test('is nothing once it is played, and nothing of anybody else', async () => {
    await payIn('100.00', promotion.each);
    await desk.fund(memberId, 150_000);
    await desk.stake(memberId, 150_000);
    expect(await running()).toEqual([]);
    const other = await counter.hall.addMember({ account: `other${members}` });
    expect((await counter.hall.call(myOffers, {}, { token: other.token })).data.list).toEqual([]);
    expect((await counter.hall.call(myOffers, {})).status).toBe(401);
  });
});

describe('giving up a bonus that was not touched', () => {
  test('takes it back whole, leaves what was won, and the deposit to the rule of the site', async () => {
    const order = await payIn('100.00', promotion.each);
    await desk.stake(memberId, 10_000);
    await win(35_000);
    expect(await giveUp(order, '50.00')).toMatchObject({ code: 100, data: { taken_back: '50.00' } });
    expect(await cash()).toBe(35_000n);
    expect(await givenBack()).toEqual([[`deposit-given-up:${order}`, '5000', `member:${memberId}`]]);
    expect(await running()).toEqual([]);
    expect(await desk.create(taker, { amount: '350.00' })).toMatchObject({ code: 100 });
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('does it once, however often it is said', async () => {
    const order = await payIn('100.00', promotion.each);
    const answers = await Promise.all([
      giveUp(order, '50.00'),
      giveUp(order, '50.00'),
      giveUp(order, '50.00'),
    ]);
    expect(answers.map(({ code, data }) => [code, data.taken_back])).toEqual(Array(3).fill([100, '50.00']));
    expect(await cash()).toBe(10_000n);
    expect(await givenBack()).toHaveLength(1);
    expect(await running()).toMatchObject([
      { bonus: '0.00', promotion: null, required: '100.00', give_up: null },
    ]);
  });

  test('tells the member’s screens', async () => {
    const order = await payIn('100.00', promotion.each);
    await giveUp(order, '50.00');
    expect((await desk.eventsOf(memberId, 'member_cash')).at(-1)).toEqual({
      main: '100.00',
      currency: 'RMB',
    });
  });

  test('does not bring back an offer that is had once', async () => {
    const order = await payIn('100.00', promotion.first);
    await giveUp(order, '50.00');
    const { data } = await counter.hall.call(depositMethods, {}, { token });
    expect(data.promotions.map(({ id }) => id)).toEqual([promotion.each]);
  });
});

describe('giving up a bonus that was played', () => {
  test('takes back what is left of it and keeps the deposit to the promotion’s rule', async () => {
    const order = await payIn('100.00', promotion.each);
    await desk.stake(memberId, 12_000);
    expect(await running()).toMatchObject([
      { give_up: { takes_back: '30.00', left: '880.00', was_played: true } },
    ]);
    expect(await giveUp(order, '30.00')).toMatchObject({ code: 100 });
    expect(await cash()).toBe(0n);
    expect(await running()).toMatchObject([{ required: '1000.00', played: '120.00', left: '880.00' }]);
  });

  test('never takes more than was given, whatever was won with it', async () => {
    const order = await payIn('100.00', promotion.each);
    await desk.stake(memberId, 15_000);
    await win(90_000);
    expect(await giveUp(order, '50.00')).toMatchObject({ code: 100 });
    expect(await cash()).toBe(85_000n);
    expect(await desk.create(taker, { amount: '100.00' })).toMatchObject({
      code: 106,
      data: { left: '850.00' },
    });
  });

  test('takes nothing where nothing is left, and still ends it', async () => {
    const order = await payIn('100.00', promotion.each);
    await desk.stake(memberId, 15_000);
    expect(await giveUp(order, '0.00')).toMatchObject({ code: 100, data: { taken_back: '0.00' } });
    expect(await givenBack()).toEqual([]);
    expect(await running()).toMatchObject([{ required: '1000.00', give_up: null }]);
  });

  test('leaves nothing of it to be taken back again when the member goes away', async () => {
    const order = await payIn('100.00', promotion.each);
    await desk.stake(memberId, 12_000);
    await giveUp(order, '30.00');
    await win(5_000);
    await counter.rows(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      memberId,
    ]);
    expect((await desk.quote(taker)).data).toMatchObject({ available: '50.00', bonus_taken_back: '0.00' });
  });
});

describe('two bonuses', () => {
  test('are staked after the own money, the older first', async () => {
    const older = await payIn('100.00', promotion.each);
    const newer = await payIn('200.00', promotion.each);
    await desk.stake(memberId, 32_000);
    // 130.00 is left: the newer bonus whole, and 30.00 of the older.
    expect((await running()).map(({ give_up }) => [give_up?.takes_back, give_up?.was_played])).toEqual([
      ['30.00', true],
      ['100.00', false],
    ]);
    expect((await giveUp(newer, '100.00')).code).toBe(100);
    expect((await giveUp(older, '30.00')).code).toBe(100);
    expect(await cash()).toBe(0n);
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('of which the older was whole when the newer came, are both whole', async () => {
    await payIn('100.00', promotion.each);
    await desk.stake(memberId, 9_000);
    await payIn('1000.00', promotion.each);
    expect((await running()).map(({ give_up }) => give_up?.was_played)).toEqual([false, false]);
  });
});

describe('giving up is refused', () => {
  test('for an order that has no bonus, is of somebody else, or does not run any more', async () => {
    const plain = await payIn('100.00');
    const order = await payIn('100.00', promotion.each);
    const other = await counter.hall.addMember({ account: `stranger${members}` });
    expect((await giveUp(plain, '0.00')).code).toBe(101);
    expect((await giveUp('D-none', '0.00')).code).toBe(101);
    expect((await giveUp(order, '50.00', other.token)).code).toBe(101);
    await desk.fund(memberId, 160_000);
    await desk.stake(memberId, 160_000);
    expect((await giveUp(order, '50.00')).code).toBe(101);
    expect(await givenBack()).toEqual([]);
  });

  test('when something else would go back than was told', async () => {
    const order = await payIn('100.00', promotion.each);
    await desk.stake(memberId, 12_000);
    expect((await giveUp(order, '50.00')).code).toBe(103);
    expect(await cash()).toBe(3_000n);
    expect((await giveUp(order, '12.345')).status).toBe(400);
  });

  test('while a round is open', async () => {
    const order = await payIn('100.00', promotion.each);
    await counter.rows(
      `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at)
       values (1, 1, $1, $2, 11, 1, 'RMB', 1, 1000, 1000, 0, 'open', now())`,
      [memberId, `round ${memberId}`],
    );
    expect(await running()).toMatchObject([{ give_up: { is_in_play: true } }]);
    expect((await giveUp(order, '50.00')).code).toBe(102);
    expect(await cash()).toBe(15_000n);
  });

  test('while money lies in a provider’s wallet', async () => {
    const order = await payIn('100.00', promotion.each);
    await post(counter.hall.database.pool, {
      scope: 'test',
      key: randomUUID(),
      kind: 'transfer_out',
      reference: 'test',
      moves: [
        {
          from: memberMain(1, memberId, 'RMB'),
          to: memberProviderWallet(1, memberId, 1, 'RMB'),
          amountMinor: minor(14_000),
        },
      ],
    });
    expect((await giveUp(order, '10.00')).code).toBe(102);
  });

  test('when the wallet moves meanwhile', async () => {
    const order = await payIn('100.00', promotion.each);
    const [bet, answer] = await counter.inLineForAccount<unknown>(memberId, [
      () => desk.stake(memberId, 14_000),
      () => giveUp(order, '50.00'),
    ]);
    expect(bet).toBeUndefined();
    expect(answer).toMatchObject({ code: 103 });
    expect(await cash()).toBe(1_000n);
    expect(await givenBack()).toEqual([]);
  });
});
