import { randomUUID } from 'node:crypto';
import {
  recordsDw,
  recordsDwTotals,
  recordsRoundTotals,
  recordsTrend,
  type trendDays,
} from '@pavilion/contract/records';
import { gatewayAccount, memberMain, type PostingKind, post, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createRecordsModule } from './index.ts';

const arrange = `
  insert into provider (gp_id, gp_code, name, wallet, mark) values
    (1, 'LANTERN', '{"en_US": "Lantern Works"}', 'seamless', 'LANTERN'), (2, 'TIDE', '{"en_US": "Tide"}', 'seamless', 'TIDE');
  insert into game (id, gp_id, gt_id, game_code, names, state, motif) values
    (11, 1, 2, 'koi-lantern', '{"en_US": "Koi"}', 'live', 'koi-moon'), (21, 2, 5, 'lotus-draw', '{"en_US": "Lotus"}', 'live', 'lotus-pond');
  insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
  insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor) values (1, 1, 'sandbox', 'sandbox', 'RMB', '{}', 1, 100000);`;

let hall: Hall;
let player: { memberId: number; token: string };
let other: { memberId: number; token: string };
beforeAll(async () => {
  hall = await openHall(
    ({ database, log }) => [
      createRecordsModule({ pool: database.pool, log, providers: { wireOf: async () => undefined } }),
    ],
    { arrange },
  );
  player = await hall.addMember({ account: 'player01' });
  other = await hall.addMember({ account: 'player02' });
});
afterAll(() => hall.close());
const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);

describe('how the balance went', () => {
  const zone = 'America/Caracas';
  /** Posted so many days of the site's zone ago, at the hour of its clocks. */
  const posted = async (
    memberId: number,
    kind: PostingKind,
    amountMinor: number,
    daysAgo: number,
    clock: string,
  ): Promise<void> => {
    const main = memberMain(1, memberId, 'RMB');
    const world = kind === 'deposit' ? gatewayAccount(1, 1, 'RMB') : providerHouse(1, 1, 'RMB');
    const [from, to] = kind === 'bet' || kind === 'withdrawal' ? [main, world] : [world, main];
    const key = randomUUID();
    const request = { scope: 'test', key, kind, reference: 'x' };
    await post(hall.database.pool, { ...request, moves: [{ from, to, amountMinor: minor(amountMinor) }] });
    await run(
      `update ledger.transfer set created_at = (((now() at time zone $2)::date - $3::integer) + $4::time) at time zone $2
        where key = $1`,
      [key, zone, daysAgo, clock],
    );
  };
  const trend = async (days: (typeof trendDays)[number], token = player.token) =>
    (await hall.call(recordsTrend, { days }, { token })).data;

  beforeAll(async () => {
    const { memberId } = player;
    // The books never change; only a test may pretend that it is later than it is.
    await run('alter table ledger.transfer disable trigger all');
    await posted(memberId, 'deposit', 100_000, 40, '12:00');
    await posted(memberId, 'bet', 1_000, 6, '00:00:01');
    await posted(memberId, 'win', 2_500, 6, '23:59:59');
    await posted(memberId, 'withdrawal', 50_000, 3, '00:00');
    await posted(memberId, 'bet', 700, 2, '23:59:59.999');
    await posted(memberId, 'rollback', 700, 1, '00:00');
    await posted(other.memberId, 'deposit', 777, 0, '00:00');
  });

  test('is told day by day, with what play brought, in the zone of the site', async () => {
    const { points, currency } = await trend(7);
    expect(currency).toBe('RMB');
    expect(points.map(({ balance, net }) => [balance, net])).toEqual([
      ['1015.00', '15.00'],
      ['1015.00', '0.00'],
      ['1015.00', '0.00'],
      ['515.00', '0.00'],
      ['508.00', '-7.00'],
      ['515.00', '7.00'],
      ['515.00', '0.00'],
    ]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date());
    expect(points.at(-1)?.day).toBe(today);
  });

  test('begins with what there was before', async () => {
    const { points } = await trend(30);
    expect(points).toHaveLength(30);
    expect(points[0]).toMatchObject({ balance: '1000.00', net: '0.00' });
  });

  test('is told by weeks over a quarter of a year, from nothing on', async () => {
    const { points } = await trend(91);
    expect(points).toHaveLength(13);
    expect(points[0]).toMatchObject({ balance: '0.00', net: '0.00' });
    expect(points.at(-1)).toMatchObject({ balance: '515.00', net: '15.00' });
    const days = points.map(({ day }) => Date.parse(day) / 86_400_000);
    expect(days.slice(1).map((day, place) => day - (days[place] ?? 0))).toEqual(Array(12).fill(7));
  });

  test("is the member's own; without any posting it is nothing throughout", async () => {
    expect((await trend(7, other.token)).points.at(-1)).toMatchObject({ balance: '7.77', net: '0.00' });
    const nobody = await hall.addMember({ account: 'player03' });
    const { points } = await trend(7, nobody.token);
    expect(points.map(({ balance, net }) => [balance, net])).toEqual(Array(7).fill(['0.00', '0.00']));
    expect((await hall.call(recordsTrend, { days: 7 })).status).toBe(401);
  });

  test.each([0, 8, 365])('of %d days is not offered', async (days) => {
    const reply = await hall.call(recordsTrend, { days: days as 7 }, { token: player.token });
    expect(reply).toMatchObject({ status: 400, field: 'days' });
  });
});

describe('what rounds come to', () => {
  const addRound = (memberId: number, gameId: number, state: string, at: string, currency = 'RMB') =>
    run(
      `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
       values (1, $2, $1, $3, $4, 1, $7, 1, 100, 0, case when $5 = 'open' then 0 else 250 end, $5::round_state, $6, case when $5 <> 'open' then $6::timestamptz end)`,
      [memberId, gameId === 11 ? 1 : 2, randomUUID(), gameId, state, at, currency],
    );
  const totals = async (body: object = {}) =>
    (await hall.call(recordsRoundTotals, body, { token: player.token })).data;

  beforeAll(async () => {
    await addRound(player.memberId, 11, 'closed', '2026-11-18T10:00:00Z');
    await addRound(player.memberId, 21, 'closed', '2026-11-19T10:00:00Z');
    await addRound(player.memberId, 11, 'open', '2026-11-20T10:00:00Z');
    await addRound(player.memberId, 11, 'rolled_back', '2026-11-20T10:00:00Z');
    await addRound(player.memberId, 11, 'closed', '2026-11-20T10:00:00Z', 'USD');
    await addRound(other.memberId, 11, 'closed', '2026-11-20T10:00:00Z');
  });

  test.each([
    ['all of them', {}, { rounds: 3, stake: '3.00', win: '5.00', net: '3.00' }],
    ['those of a provider', { gp_id: 2 }, { rounds: 1, stake: '1.00', win: '2.50', net: '1.50' }],
    ['those of a type', { game_type: 2 }, { rounds: 2, stake: '2.00', win: '2.50', net: '1.50' }],
    ['those that are open', { state: 'open' }, { rounds: 1, stake: '1.00', win: '0.00', net: '0.00' }],
    [
      'those of a time',
      { from: '2026-11-19T00:00:00Z', to: '2026-11-20T00:00:00Z' },
      { rounds: 1, net: '1.50' },
    ],
    ['none', { from: '2026-12-01T00:00:00Z' }, { rounds: 0, stake: '0.00', win: '0.00', net: '0.00' }],
  ])('%s, of the member and its currency alone', async (_what, filter, expected) => {
    expect(await totals(filter)).toMatchObject({ currency: 'RMB', ...expected });
  });

  test('is not told of a time that ends before it begins', async () => {
    const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-19T00:00:00Z' };
    expect(await hall.call(recordsRoundTotals, range, { token: player.token })).toMatchObject({
      status: 400,
      field: 'to',
    });
  });
});

describe('what deposits and withdrawals come to', () => {
  const addDeposit = (number: string, state: string, at: string, memberId = player.memberId) =>
    run(
      `insert into deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency, amount_minor,
              fee_minor, state, locale, return_url, deposit_times, ask_at, created_at, updated_at, expires_at)
       values ($2, 1, $1, 1, 'sandbox', gen_random_uuid(), '', 'RMB', 1000, 0, $3, 'zh_CN', '', case when $3 = 'succeeded' then 1 end, $4, $4, $4, $4)`,
      [memberId, number, state, at],
    );
  const totals = async (body: object = {}) =>
    (await hall.call(recordsDwTotals, body, { token: player.token })).data;
  beforeAll(async () => {
    for (const [place, state] of [
      'succeeded',
      'succeeded',
      'declined',
      'expired',
      'failed',
      'pending',
      'reviewing',
      'created',
    ].entries())
      await addDeposit(`D${place}`, state, place === 0 ? '2026-11-18T10:00:00Z' : '2026-11-20T10:00:00Z');
    await addDeposit('DX', 'succeeded', '2026-11-20T10:00:00Z', other.memberId);
    const { rows } = await run(
      `insert into bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
       values (1, $1, gen_random_uuid(), sha256('x'), 'RMB', 'Harbour Bank', '', sha256('y'), now()) returning id`,
      [player.memberId],
    );
    for (const [place, state] of ['paid', 'refused', 'failed', 'requested', 'paying'].entries())
      await run(
        `insert into withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor, bank_account_id,
                gateway_code, state, approvals_needed, hold_id, created_at, updated_at, settled_at, ask_at)
         values ($2, 1, $1, gen_random_uuid(), sha256('z'), 'RMB', 300, 0, $3, 'sandbox', $4, 1, $5, now(), now(),
                 case when $4 in ('paid', 'refused', 'failed') then now() end, case when $4 = 'paying' then now() end)`,
        [player.memberId, `W${place}`, rows[0].id, state, place + 1],
      );
  });

  test('counts what succeeded and was paid, and apart from it what is on its way', async () => {
    expect(await totals()).toEqual({
      currency: 'RMB',
      deposited: '20.00',
      withdrawn: '3.00',
      waiting: '36.00',
    });
  });

  test('counts within a time', async () => {
    expect(await totals({ to: '2026-11-19T00:00:00Z' })).toMatchObject({
      deposited: '10.00',
      withdrawn: '0.00',
      waiting: '0.00',
    });
  });

  test('goes with a list of one of the two, page by page', async () => {
    const numbers = async (direction: 'deposit' | 'withdrawal', cursor?: string) => {
      const body = { direction, count: 3, ...(cursor === undefined ? {} : { cursor }) };
      return (await hall.call(recordsDw, body, { token: player.token })).data;
    };
    const first = await numbers('withdrawal');
    expect(first.list).toHaveLength(3);
    const second = await numbers('withdrawal', first.next_cursor ?? '');
    expect([...first.list, ...second.list].every((row) => row.direction === 'withdrawal')).toBe(true);
    expect(second).toMatchObject({ next_cursor: null });
    expect(second.list).toHaveLength(2);
    expect((await numbers('deposit')).list.every((row) => row.direction === 'deposit')).toBe(true);
  });
});
