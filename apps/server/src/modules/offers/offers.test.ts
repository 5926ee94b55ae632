import { depositQuote } from '@pavilion/contract/cashier';
import { offerList, offerStanding } from '@pavilion/contract/offers';
import { memberMain, post, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Counter, openCounter } from '../cashier/counter.fixture.ts';
import { claimRedEnvelope } from '../promotions/commands/claimRedEnvelope.ts';
import { createRedEnvelope } from '../promotions/index.ts';
import {
  createRecommendModule,
  type RecommendModule,
  surplusAwardOf,
  turnoverAwardOf,
} from '../recommend/index.ts';
import { createOffersModule, type OffersModule } from './index.ts';

let counter: Counter;
let recommend: RecommendModule;
let offers: OffersModule;
let token: string;
let memberId: number;
let members = 0;

const until = '2027-01-01T00:00:00.000Z';

beforeAll(async () => {
  counter = await openCounter(({ database, clock, sites, log }) => {
    const deps = { pool: database.pool, clock, outbox: createOutbox() };
    recommend = createRecommendModule({ ...deps, sites, log });
    offers = createOffersModule(deps);
    return [recommend, offers];
  });
  const row = (id: number, code: string, reach: string, ends = until) =>
    `(${id}, 1, '${code}', 'RMB', '{"zh_CN": "${code}", "en_US": "${code}!"}', 5000, 10000, 6000, 500, '${reach}', '2026-01-01', '${ends}')`;
  await counter.rows(`
    insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{}', 'seamless', 'LANTERN');
    insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (11, 1, 2, 'koi', '{}', 'live', 'koi-moon');
    insert into deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor,
      turnover_percent, reach, starts_at, ends_at)
    values ${row(1, 'first', 'first')}, ${row(2, 'each', 'each')}, ${row(3, 'over', 'each', '2026-11-20T12:00:00Z')}, ${row(4, 'off', 'each')};
    update deposit_promotion set enabled = false where code = 'off';
    insert into recommend_setting (site_id, currency, is_friend, turnover_ppm, turnover_daily_max_minor, deposit_award_minor, deposit_min_minor)
    values (1, 'RMB', true, 3000, 88800, 1800, 10000);
    insert into cash_surplus_setting (site_id, currency, active, daily_ppm, balance_min_minor, balance_max_minor)
    values (1, 'RMB', true, 100, 10000, 10000000);`);
});
afterAll(() => counter.close());
beforeEach(async () => {
  offers.purge();
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `offered${members}` }));
});

const hour = 3_600_000;
const hang = (given: { minDepositMinor?: bigint; shares?: number } = {}): Promise<number> => {
  const now = counter.hall.clock.now();
  return createRedEnvelope(counter.hall.database.owner, {
    siteId: 1,
    currency: 'RMB',
    title: { zh_CN: '红包', en_US: 'Envelope' },
    startsAt: now,
    endAt: new Date(now.getTime() + hour),
    budgetMinor: 10_000n,
    shares: 3,
    createdBy: 'test',
    ...given,
  });
};
const list = async (currency: 'RMB' | 'USD' = 'RMB', from: { host?: string; lang?: string } = {}) =>
  (await counter.hall.call(offerList, { currency }, { lang: 'en_US', ...from })).data.list;
const standings = async (as = token) =>
  Object.fromEntries(
    (await counter.hall.call(offerStanding, {}, { token: as })).data.list.map(({ slug, standing }) => [
      slug,
      standing,
    ]),
  );

describe('what is offered', () => {
  test('is what runs in the currency, each with its terms', async () => {
    const envelope = await hang();
    const offered = await list();
    expect(offered.map(({ slug, name, scene, ends_at }) => [slug, name, scene, ends_at])).toEqual([
      ['bonus-first', 'first!', 'welcome', until],
      ['bonus-each', 'each!', 'recharge', until],
      [`envelope-${envelope}`, 'Envelope', 'red-envelope', '2026-11-20T13:00:00.000Z'],
      ['friends', 'Refer a friend', 'invite', null],
      ['balance', 'Balance bonus', 'turnover', null],
    ]);
    expect(offered[0]).toMatchObject({
      promotion_id: 1,
      reach: 'first',
      bonus_percent: '50',
      bonus_max: '100.00',
      amount_min: '60.00',
      amount_for_max: '200.00',
      turnover_percent: 500,
    });
    expect(offered[2]).toMatchObject({
      budget: '100.00',
      shares: 3,
      deposit_min: null,
      example: { share: '33.33' },
    });
    expect(offered[3]).toMatchObject({
      turnover_percent: '0.3',
      turnover_daily_max: '888.00',
      deposit_award: '18.00',
    });
    expect(offered[4]).toMatchObject({
      daily_percent: '0.01',
      balance_min: '100.00',
      balance_max: '100000.00',
    });
    await counter.rows('delete from red_envelope_share; delete from red_envelope');
  });

  test('is nothing in a currency, or on a site, that offers nothing', async () => {
    expect(await list('USD')).toEqual([]);
    expect(await list('RMB', { host: 'harbor.test' })).toEqual([]);
  });

  test('leaves out envelopes that are empty', async () => {
    const id = await hang({ shares: 1 });
    const deps = { pool: counter.hall.database.pool, clock: counter.hall.clock, outbox: createOutbox() };
    await claimRedEnvelope(deps, { siteId: 1, memberId, currency: 'RMB' }, id);
    expect((await list()).map(({ kind }) => kind)).not.toContain('envelope');
    await counter.rows('delete from red_envelope_share; delete from red_envelope');
  });

  test('leaves out bonuses while nothing can be deposited, and friends while recommendations are closed', async () => {
    await counter.rows(`update deposit_method set enabled = not enabled where site_id = 1 and currency = 'RMB' and code <> 'closed';
      update recommend_setting set is_friend = false; update cash_surplus_setting set active = false`);
    expect(await list()).toEqual([]);
    await counter.rows(`update deposit_method set enabled = not enabled where site_id = 1 and currency = 'RMB' and code <> 'closed';
      update recommend_setting set is_friend = true; update cash_surplus_setting set active = true`);
  });
});

describe('the example', () => {
  test('of a bonus is what the cashier quotes for that deposit', async () => {
    for (const offer of await list()) {
      if (offer.kind !== 'deposit') continue;
      const { amount, bonus, credited, turnover } = offer.example;
      // The counter proposes 50.00 and 100.00, and the promotion begins at 60.00.
      expect(amount).toBe('100.00');
      const { data } = await counter.hall.call(
        depositQuote,
        { method_id: 1, amount, promotion_id: offer.promotion_id },
        { token },
      );
      expect(data).toMatchObject({ bonus, credited, turnover });
    }
    expect.assertions(4);
  });

  test('the smallest deposit for the most brings the most, and a cent less does not', async () => {
    const [offer] = await list();
    if (offer?.kind !== 'deposit') throw new Error('no bonus is offered');
    const quote = async (amount: string) =>
      (await counter.hall.call(depositQuote, { method_id: 1, amount, promotion_id: 1 }, { token })).data
        .bonus;
    expect(await quote(offer.amount_for_max)).toBe(offer.bonus_max);
    expect(await quote('199.99')).toBe('99.99');
  });

  test('of friends and of a balance is what their job pays', async () => {
    const friend = await counter.hall.addMember({ account: `friend${members}` });
    await counter.rows(
      `update member set introducer_id = $2, introducer_kind = 'recommend_code', introducer_text = 'X' where id = $1`,
      [friend.memberId, memberId],
    );
    const offered = await list();
    const friends = offered.find(({ kind }) => kind === 'friends');
    const surplus = offered.find(({ kind }) => kind === 'surplus');
    if (friends?.kind !== 'friends' || surplus?.kind !== 'surplus') throw new Error('they are not offered');
    const minorOf = (amount: string | undefined) => BigInt((amount ?? '0').replace('.', ''));
    // The books keep the time of the machine: the balance counts on the first whole day after it.
    await post(counter.hall.database.pool, {
      scope: 'test',
      key: `balance ${memberId}`,
      kind: 'adjustment',
      reference: 'test',
      moves: [
        {
          from: siteAdjustment(1, 'RMB'),
          to: memberMain(1, memberId, 'RMB'),
          amountMinor: minor(minorOf(surplus.example.balance)),
        },
      ],
    });
    const days = (count: number) => new Date(Date.now() + count * 24 * hour);
    await counter.rows(
      `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
       values (1, 1, $1, 'friend', 11, 1, 'RMB', 1, $2, 0, 0, 'closed', $3, $3)`,
      [friend.memberId, minorOf(friends.example?.stakes), days(1.5)],
    );
    await counter.rows(`update cash_surplus_setting set computed_through = current_date;
      update recommend_setting set computed_through = current_date - 1`);
    counter.hall.clock.set(days(3));
    await recommend.runAwards();
    const awards = await counter.rows<{ kind: string; amount_minor: bigint }>(
      'select distinct on (kind) kind, amount_minor from member_award where member_id = $1 order by kind, id',
      [memberId],
    );
    expect(awards.find(({ kind }) => kind === 'friend_turnover')?.amount_minor).toBe(
      minorOf(friends.example?.award),
    );
    expect(awards.find(({ kind }) => kind === 'cash_surplus')?.amount_minor).toBe(
      minorOf(surplus.example.award),
    );
  });

  test.each([
    [1_000n, 0n],
    [9_999n, 0n],
    [10_000n, 1n],
    [99_999_999n, 1_000n],
  ])('a balance of %s earns %s', (lowest, award) => {
    const terms = { daily_ppm: 100, balance_min_minor: 10_000n, balance_max_minor: 10_000_000n };
    expect(surplusAwardOf(terms, lowest)).toBe(award);
  });

  test('of a friend who stakes much is bounded', () => {
    const terms = {
      is_friend: true,
      turnover_ppm: 3_000,
      turnover_daily_max_minor: 500n,
      deposit_award_minor: 0n,
      deposit_min_minor: 0n,
    };
    expect(turnoverAwardOf(terms, 100_000n)).toBe(300n);
    expect(turnoverAwardOf(terms, 1_000_000n)).toBe(500n);
    expect(turnoverAwardOf({ ...terms, turnover_daily_max_minor: 0n }, 1_000_000n)).toBe(3_000n);
  });
});

describe('how an offer stands', () => {
  test('for a new member: to be had', async () => {
    const id = await hang();
    expect(await standings()).toEqual({
      'bonus-first': 'open',
      'bonus-each': 'open',
      [`envelope-${id}`]: 'open',
      friends: 'open',
      balance: 'open',
    });
    await counter.rows('delete from red_envelope_share; delete from red_envelope');
  });

  test('for one who has had it', async () => {
    const id = await hang();
    const deps = { pool: counter.hall.database.pool, clock: counter.hall.clock, outbox: createOutbox() };
    await claimRedEnvelope(deps, { siteId: 1, memberId, currency: 'RMB' }, id);
    const word = await counter.order(token);
    await counter.tell(word);
    expect(await standings()).toMatchObject({
      'bonus-first': 'had',
      'bonus-each': 'open',
      [`envelope-${id}`]: 'had',
    });
    await counter.rows('delete from red_envelope_share; delete from red_envelope');
  });

  test('for one who does not meet its condition', async () => {
    const id = await hang({ minDepositMinor: 5_000n });
    expect(await standings()).toMatchObject({ [`envelope-${id}`]: 'condition' });
    await counter.tell(await counter.order(token));
    expect(await standings()).toMatchObject({ [`envelope-${id}`]: 'open' });
    await counter.rows('delete from red_envelope_share; delete from red_envelope');
  });

  test('for one who stays away: nothing is offered', async () => {
    await counter.rows(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      memberId,
    ]);
    expect(new Set(Object.values(await standings()))).toEqual(new Set(['away']));
    await counter.rows(`update deposit_promotion set enabled = false where site_id = 1 and id < 3;
      update recommend_setting set is_friend = false; update cash_surplus_setting set active = false`);
    const { data } = await counter.hall.call(offerStanding, {}, { token });
    expect(data).toEqual({ is_away: true, list: [] });
    await counter.rows(`update deposit_promotion set enabled = true where site_id = 1 and id < 3;
      update recommend_setting set is_friend = true; update cash_surplus_setting set active = true`);
  });

  test('for an agent, and for one who may not bring anybody', async () => {
    await counter.rows('update member set recommend_enabled = false where id = $1', [memberId]);
    expect(await standings()).toMatchObject({ friends: 'closed', balance: 'open' });
  });

  test('for nobody but the caller', async () => {
    expect((await counter.hall.call(offerStanding, {})).status).toBe(401);
  });
});
