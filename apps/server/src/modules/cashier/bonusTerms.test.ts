import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, depositPromoCode, depositQuote } from '@pavilion/contract/cashier';
import { memberMain, post, providerHeld, providerHouse, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openCounter } from './counter.fixture.ts';

/** Bonuses with terms of their own, from their choice to their end (decision 0350). */

const promotion = { plain: 1, lantern: 2, coded: 3 } as const;
const promoCode = 'LANTERN24';
const dayMs = 86_400_000;
let counter: Counter;
let token: string;
let memberId: number;
let members = 0;

beforeAll(async () => {
  counter = await openCounter();
  await counter.rows(`
    insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{"en_US": "Lantern Works"}', 'seamless', 'lantern')
      on conflict do nothing;
    insert into game (id, gp_id, gt_id, game_code, names, state, motif)
      values (911, 1, 2, 'koi-lantern', '{"en_US": "Koi Lanterns", "zh_CN": "锦鲤灯笼"}', 'live', 'koi');
    insert into site_game (site_id, game_id) values (1, 911);
    insert into game_limit (game_id, currency, stake_min_minor, stake_max_minor) values (911, 'RMB', 20, 100000);
    insert into deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
      turnover_percent, reach, starts_at, ends_at)
    select id, 1, code, 'RMB', '{"en_US": "Bonus"}', 5000, 10000, 5000, 500, 'each', '2026-01-01', '2027-01-01'
      from (values (1, 'plain'), (2, 'lantern'), (3, 'coded')) as p (id, code);
    update deposit_promotion set stake_max_minor = 500, weights = '{"types": {"3": 10}, "games": {"911": 50}}', days = 7,
      free_rounds = 20, free_round_game_id = 911, free_round_stake_minor = 100 where id = 2;
    update deposit_promotion set promo_code = '${promoCode}' where id = 3;
    insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, turnover_percent, second_approval_from_minor)
    values (1, 'RMB', 'sandbox', 1000, 5000000, 100, 5000000);`);
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `terms${members}` }));
});

const create = (given: object) =>
  counter.hall.call(
    depositCreate,
    { request_id: randomUUID(), method_id: 1, amount: '100.00', ...given },
    { token },
  );
const quote = (given: object) =>
  counter.hall.call(depositQuote, { method_id: 1, amount: '100.00', ...given }, { token });
const find = (promo_code: string) => counter.hall.call(depositPromoCode, { promo_code }, { token });

/** A deposit of 100.00 that brings a bonus of 50.00. */
const pay = async (promotion_id: number): Promise<string> => {
  const { data } = await create({ promotion_id });
  const number = data.deposit.order_number;
  await counter.tell({
    event_id: randomUUID(),
    payment_id: data.pay_url?.split('/').at(-1) ?? '',
    order_number: number,
    state: 'approved',
    amount: 10_000,
    currency: 'RMB',
    occurred_at: counter.hall.clock.now().toISOString(),
  });
  return number;
};
const ruleOf = async () =>
  (
    await counter.rows(
      `select bonus_stake_max_minor::integer as stake_max, bonus_weights -> 'types' ->> '3' as tables,
              bonus_until = 'infinity' as for_good, bonus_until is not null as runs
         from member_play_rule where member_id = $1`,
      [memberId],
    )
  )[0];
const orderOf = async (orderNumber: string) =>
  (
    await counter.rows<{ ended: boolean; expired: boolean; taken: number }>(
      `select bonus_ended_at is not null as ended, bonus_expired_at is not null as expired, bonus_taken_minor::integer as taken
         from deposit_order where order_number = $1`,
      [orderNumber],
    )
  )[0];
const stake = async (amountMinor: number): Promise<void> => {
  const moves = [
    { from: memberMain(1, memberId, 'RMB'), to: providerHouse(1, 1, 'RMB'), amountMinor: minor(amountMinor) },
  ];
  await post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'bet',
    reference: 'test',
    moves,
  });
};
const win = async (amountMinor: number): Promise<void> => {
  const moves = [
    { from: providerHouse(1, 1, 'RMB'), to: memberMain(1, memberId, 'RMB'), amountMinor: minor(amountMinor) },
  ];
  await post(counter.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'win',
    reference: 'test',
    moves,
  });
};
const lettersOf = async (): Promise<string[]> =>
  (
    await counter.rows<{ title: Record<string, string> }>(
      'select title from letter join member_letter on letter_id = letter.id where member_id = $1 order by letter.id',
      [memberId],
    )
  ).map(({ title }) => title.en_US ?? '');

describe('a code', () => {
  test('opens its promotion, however its letters are written, and nobody sees that without it', async () => {
    const listed = (await counter.hall.call(depositMethods, {}, { token })).data.promotions;
    expect(listed.map(({ id }) => id)).not.toContain(promotion.coded);
    expect((await find(' lantern24 ')).data.promotion).toMatchObject({ id: promotion.coded });
  });

  test('is demanded by quote and order', async () => {
    for (const promo_code of [undefined, 'OTHER99']) {
      const wish = { promotion_id: promotion.coded, ...(promo_code === undefined ? {} : { promo_code }) };
      expect((await quote(wish)).code).toBe(107);
      expect((await create(wish)).code).toBe(107);
    }
    const wish = { promotion_id: promotion.coded, promo_code: promoCode };
    expect((await quote(wish)).data).toMatchObject({ bonus: '50.00' });
    expect((await create(wish)).code).toBe(100);
  });

  test.each([
    ['nobody made', 'NOTHING1', 107],
    ['of another site', 'HARBOR24', 107],
  ])('that %s is refused', async (_what, typed, code) => {
    await counter.rows(
      `insert into deposit_promotion (site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
         turnover_percent, reach, starts_at, ends_at, promo_code)
       values (2, 'harbor', 'RMB', '{}', 100, 100, 100, 100, 'each', '2026-01-01', '2027-01-01', 'HARBOR24')
       on conflict do nothing`,
    );
    expect((await find(typed)).code).toBe(code);
  });
});

test('what a promotion demands and gives is told before it is chosen', async () => {
  const { promotions } = (await counter.hall.call(depositMethods, {}, { token })).data;
  expect(promotions.find(({ id }) => id === promotion.lantern)?.terms).toMatchObject({
    stake_max: '5.00',
    days: 7,
    weights: [
      { gt_id: 3, game_id: null, game: null, percent: 10 },
      { gt_id: null, game_id: 911, game: expect.stringMatching(/Koi Lanterns|锦鲤灯笼/), percent: 50 },
    ],
    free_rounds: { rounds: 20, game_id: 911, stake: '1.00' },
  });
  expect(promotions.find(({ id }) => id === promotion.plain)?.terms).toEqual({
    stake_max: null,
    days: null,
    weights: [],
    free_rounds: null,
  });
});

describe('the terms', () => {
  test('hold from the credit on, as they were when the order was made', async () => {
    await pay(promotion.lantern);
    expect(await ruleOf()).toEqual({ stake_max: 500, tables: '10', for_good: false, runs: true });
    const grants = await counter.rows(
      `select rounds, stake_minor::integer as stake, state from free_round_grant where member_id = $1`,
      [memberId],
    );
    expect(grants).toEqual([{ rounds: 20, stake: 100, state: 'sending' }]);
  });

  test('of an order that is not paid hold nobody, nor are there any of a plain bonus', async () => {
    await create({ promotion_id: promotion.lantern });
    await pay(promotion.plain);
    expect(await ruleOf()).toBeUndefined();
  });

  test('end with the requirement', async () => {
    const order = await pay(promotion.lantern);
    await stake(15_000);
    await win(15_000);
    await counter.cashier.endBonuses('all');
    expect(await orderOf(order)).toEqual({ ended: false, expired: false, taken: 0 });
    for (let round = 0; round < 4; round += 1) {
      await stake(15_000);
      await win(15_000);
    }
    await counter.cashier.endBonuses('all');
    expect(await orderOf(order)).toEqual({ ended: true, expired: false, taken: 0 });
    expect(await ruleOf()).toMatchObject({ stake_max: null, runs: false });
    expect(await counter.cashOf(memberId)).toBe(15_000n);
  });
});

describe('when the days are over', () => {
  test('what is left of the bonus goes back once, winnings stay, and a letter tells of it', async () => {
    const order = await pay(promotion.lantern);
    await stake(1_000);
    await win(3_000);
    counter.hall.clock.advance(7 * dayMs - 1_000);
    await counter.cashier.endBonuses('recent');
    expect(await orderOf(order)).toMatchObject({ ended: false });
    counter.hall.clock.advance(1_000);
    await counter.cashier.endBonuses('recent');
    await counter.cashier.endBonuses('all');
    expect(await orderOf(order)).toEqual({ ended: true, expired: true, taken: 5_000 });
    expect(await counter.cashOf(memberId)).toBe(12_000n);
    expect(await ruleOf()).toMatchObject({ stake_max: null, runs: false });
    expect((await lettersOf()).filter((title) => title === 'Your bonus has expired')).toHaveLength(1);
    expect(await reconcile(counter.hall.database.pool)).toMatchObject({ differences: [] });
  });

  test('nothing goes back while money is in play, and it does afterwards', async () => {
    const order = await pay(promotion.lantern);
    await counter.rows(
      `with opened as (
         insert into game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state,
           launch_token_hash, launch_expires_at, expires_at, created_at)
         values (1, $1, gen_random_uuid(), 1, 911, 'RMB', 'zh_CN', 'starting', sha256($2::text::bytea), $3, $3, $3) returning id)
       insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
         win_minor, state, opened_at) select 1, 1, $1, $2, 911, id, 'RMB', 1, 100, 100, 0, 'open', $3 from opened`,
      [memberId, order, counter.hall.clock.now()],
    );
    await post(counter.hall.database.pool, {
      scope: 'test',
      key: randomUUID(),
      kind: 'bet',
      reference: 'test',
      moves: [
        { from: memberMain(1, memberId, 'RMB'), to: providerHeld(1, 1, 'RMB'), amountMinor: minor(100) },
      ],
    });
    counter.hall.clock.advance(8 * dayMs);
    await counter.cashier.endBonuses('recent');
    expect(await orderOf(order)).toEqual({ ended: false, expired: false, taken: 0 });
    await counter.rows(
      `update round set state = 'closed', held_minor = 0, closed_at = $2 where member_id = $1`,
      [memberId, counter.hall.clock.now()],
    );
    await counter.cashier.endBonuses('recent');
    expect(await orderOf(order)).toMatchObject({ ended: true, expired: true, taken: 5_000 });
  });

  test('a bonus that was lost leaves nothing to go back', async () => {
    const order = await pay(promotion.lantern);
    await stake(15_000);
    counter.hall.clock.advance(8 * dayMs);
    await counter.cashier.endBonuses('recent');
    expect(await orderOf(order)).toEqual({ ended: true, expired: true, taken: 0 });
    expect(await counter.cashOf(memberId)).toBe(0n);
  });
});
