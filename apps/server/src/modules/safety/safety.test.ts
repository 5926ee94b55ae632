import { randomUUID } from 'node:crypto';
import {
  type awayFor,
  limitPeriods,
  safetyAway,
  safetyLimit,
  safetyRealityCheck,
  safetyState,
} from '@pavilion/contract/safety';
import {
  memberMain,
  memberProviderWallet,
  type PostingKind,
  post,
  providerHeld,
  providerHouse,
} from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createSafetyModule, depositRoom } from './index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let hall: Hall;
let members = 0;
let memberId: number;
let token: string;
beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createSafetyModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
});
afterAll(() => hall.close());
beforeEach(async () => {
  // Postings bear the database's time, so each test begins with it.
  const { rows } = await hall.database.owner.query<{ now: Date }>('select now() as now');
  hall.clock.set(rows[0]?.now ?? new Date());
  members += 1;
  ({ memberId, token } = await hall.addMember({ account: `careful${members}` }));
});

const setLimit = (kind: string, period: string, amount: string | null, from: object = { token }) =>
  hall.send(safetyLimit, { kind, period, amount }, from);
const state = async (from: object = { token }) => (await hall.call(safetyState, {}, from)).data;
const limitOf = async (kind: string, period: string) =>
  (await state()).limits.find((limit) => limit.kind === kind && limit.period === period);
const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);

/** Moves money of the member's main account: out to the provider, or in from it. */
const play = (kind: PostingKind, amountMinor: number, direction: 'out' | 'in') => {
  const main = memberMain(1, memberId, 'RMB');
  const held = providerHeld(1, 1, 'RMB');
  return post(hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind,
    reference: 'round',
    moves: [
      direction === 'out'
        ? { from: main, to: held, amountMinor: minor(amountMinor) }
        : { from: held, to: main, amountMinor: minor(amountMinor) },
    ],
  });
};
const fund = (amountMinor: number) =>
  post(hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'adjustment',
    reference: 'opening',
    moves: [
      {
        from: providerHouse(1, 1, 'RMB'),
        to: memberMain(1, memberId, 'RMB'),
        amountMinor: minor(amountMinor),
      },
    ],
  });
/** What the bet path asks, as the bet path asks it. */
const keeps = async (stakeMinor: number): Promise<boolean> => {
  const { rows } = await run(
    `select coalesce(r.has_limits, false) as has_limits,
            wallet.keeps_limits($1, (select id from ledger.account where owner_id = $1 and owner_kind = 'member'
              and purpose = 'main'), $2, $3) as keeps
       from member m left join member_play_rule r on r.member_id = m.id where m.id = $1`,
    [memberId, stakeMinor, hall.clock.now()],
  );
  return rows[0].has_limits === false || rows[0].keeps;
};

describe('the state', () => {
  test('names every limit that there can be, and nothing is set at first', async () => {
    const { limits, ...rest } = await state();
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
      Object.entries(limitPeriods).flatMap(([kind, periods]) => periods.map((period) => `${kind} ${period}`)),
    );
    expect(limits.every(({ amount, next_at }) => amount === null && next_at === null)).toBe(true);
    const nothing = { staked: '0.00', won: '0.00', net: '0.00' };
    expect(rest).toEqual({
      currency: 'RMB',
      away_until: null,
      away_for_good: false,
      reality_check_minutes: null,
      played_minutes: 0,
      position: { day: nothing, week: nothing, month: nothing },
    });
  });

  test('tells stakes, wins and the net of each period; stakes that came back do not count', async () => {
    await fund(100_000);
    await play('bet', 5_000, 'out');
    await play('bet', 1_000, 'out');
    await play('rollback', 1_000, 'in');
    await play('win', 2_000, 'in');
    const { position } = await state();
    expect(position.day).toEqual({ staked: '50.00', won: '20.00', net: '-30.00' });
    expect(position.month).toEqual(position.day);
    hall.clock.advance(2 * dayMs);
    expect((await state()).position).toMatchObject({ day: { net: '0.00' }, week: { net: '-30.00' } });
  });

  test("is the member's own", async () => {
    await setLimit('loss', 'day', '10.00');
    const other = await hall.addMember({ account: `other${members}` });
    expect((await state({ token: other.token })).limits.every(({ amount }) => amount === null)).toBe(true);
    expect((await hall.call(safetyState, {})).status).toBe(401);
  });
});

describe('a limit', () => {
  test('holds at once when it is tighter, and after 24 hours when it is looser or lifted', async () => {
    expect((await setLimit('stake', 'day', '100.00')).data.limit).toMatchObject({
      amount: '100.00',
      next_at: null,
    });
    expect((await setLimit('stake', 'day', '50.00')).data.limit).toMatchObject({
      amount: '50.00',
      next_at: null,
    });
    const looser = (await setLimit('stake', 'day', '80.00')).data.limit;
    expect(looser).toMatchObject({
      amount: '50.00',
      next_amount: '80.00',
      next_at: new Date(hall.clock.now().getTime() + dayMs).toISOString(),
    });
    hall.clock.advance(dayMs - 1);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: '50.00' });
    hall.clock.advance(1);
    expect(await limitOf('stake', 'day')).toMatchObject({
      amount: '80.00',
      next_amount: null,
      next_at: null,
    });
    await setLimit('stake', 'day', null);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: '80.00', next_amount: null });
    hall.clock.advance(dayMs);
    expect(await limitOf('stake', 'day')).toMatchObject({ amount: null });
  });

  test('is noted with every wish', async () => {
    await setLimit('deposit', 'week', '500.00');
    await setLimit('deposit', 'week', null);
    const { rows } = await run('select detail from member_safety_event where member_id = $1 order by id', [
      memberId,
    ]);
    expect(rows.map(({ detail }) => detail)).toEqual([
      { kind: 'deposit', period: 'week', amount: '50000' },
      { kind: 'deposit', period: 'week', amount: null },
    ]);
  });

  test.each([
    ['a single stake of another kind', 'loss', 'bet', '10.00', 'period'],
    ['a week of time', 'session', 'week', '60', 'period'],
    ['less than nothing', 'stake', 'day', '-1.00', 'amount'],
    ['an exponent', 'stake', 'day', '1e2', 'amount'],
    ['too many decimals', 'stake', 'day', '1.001', 'amount'],
    ['more than can be moved', 'stake', 'day', '90071992547409.92', 'amount'],
    ['more than can be stored', 'loss', 'day', '999999999999999999.00', 'amount'],
    ['too little time', 'session', 'day', '14', 'amount'],
    ['more than a day', 'session', 'day', '1441', 'amount'],
    ['a part of a minute', 'session', 'day', '60.5', 'amount'],
    ['an unknown kind', 'mood', 'day', '1.00', 'kind'],
  ])('is refused by name: %s', async (_what, kind, period, amount, field) => {
    expect(await setLimit(kind, period, amount)).toMatchObject({ status: 400, field });
  });

  test('costs members without one nothing: only its kinds of the bet path are looked up', async () => {
    const has = async () =>
      (await run('select has_limits from member_play_rule where member_id = $1', [memberId])).rows[0]
        ?.has_limits;
    await setLimit('deposit', 'day', '10.00');
    expect(await has()).toBe(false);
    await setLimit('loss', 'day', '10.00');
    expect(await has()).toBe(true);
  });
});

describe('a stake', () => {
  beforeEach(() => fund(100_000));

  test('may be as large as the limit on a single one, and no larger', async () => {
    await setLimit('stake', 'bet', '10.00');
    expect([await keeps(1_000), await keeps(1_001)]).toEqual([true, false]);
  });

  test('counts into the limit on stakes, whatever was won', async () => {
    await setLimit('stake', 'day', '100.00');
    await play('bet', 9_000, 'out');
    await play('win', 50_000, 'in');
    expect([await keeps(1_000), await keeps(1_001)]).toEqual([true, false]);
    hall.clock.advance(dayMs + hourMs);
    expect(await keeps(10_000)).toBe(true);
  });

  test('counts as lost until it is won', async () => {
    await setLimit('loss', 'week', '100.00');
    await play('bet', 9_000, 'out');
    expect([await keeps(1_000), await keeps(1_001)]).toEqual([true, false]);
    await play('win', 4_000, 'in');
    expect([await keeps(5_000), await keeps(5_001)]).toEqual([true, false]);
  });

  test('leaves out nothing that was lost and won where a provider keeps the money', async () => {
    const main = memberMain(1, memberId, 'RMB');
    const away = memberProviderWallet(1, memberId, 4, 'RMB');
    const house = providerHouse(1, 4, 'RMB');
    for (const [kind, from, to, amountMinor] of [
      ['transfer_out', main, away, 10_000],
      ['bet_win', away, house, 8_000],
      ['bet_win', house, away, 3_000],
      ['transfer_in', away, main, 5_000],
    ] as const)
      await post(hall.database.pool, {
        scope: 'test',
        key: randomUUID(),
        kind,
        reference: 'away',
        moves: [{ from, to, amountMinor: minor(amountMinor) }],
      });
    expect((await state()).position.day).toEqual({ staked: '80.00', won: '30.00', net: '-50.00' });
    await setLimit('loss', 'day', '100.00');
    expect([await keeps(5_000), await keeps(5_001)]).toEqual([true, false]);
    hall.clock.advance(dayMs + hourMs);
    expect(await keeps(10_000)).toBe(true);
  });

  test('of a round in one step counts stake and win', async () => {
    await setLimit('loss', 'day', '100.00');
    await play('bet_win', 8_000, 'out');
    await play('bet_win', 3_000, 'in');
    expect([await keeps(5_000), await keeps(5_001)]).toEqual([true, false]);
  });

  test('is not taken when the time for the day is over', async () => {
    await setLimit('session', 'day', '60');
    await run(
      `insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{}', 'seamless', 'LANTERN') on conflict do nothing`,
    );
    await run(
      `insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (11, 1, 2, 'koi', '{}', 'live', 'koi-moon') on conflict do nothing`,
    );
    await run(
      `insert into game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, launch_token_hash, launch_expires_at, expires_at, created_at)
       values (1, $1, gen_random_uuid(), 1, 11, 'RMB', 'zh_CN', sha256($2), $3, $4, $3)`,
      [
        memberId,
        Buffer.from(String(memberId)),
        hall.clock.now(),
        new Date(hall.clock.now().getTime() + dayMs),
      ],
    );
    hall.clock.advance(59 * 60_000);
    expect(await keeps(100)).toBe(true);
    expect((await limitOf('session', 'day'))?.used).toBe('59');
    hall.clock.advance(60_000);
    expect(await keeps(100)).toBe(false);
    expect((await state()).played_minutes).toBe(60);
  });

  test('keeps to a limit that was lifted until a day has passed', async () => {
    await setLimit('stake', 'bet', '10.00');
    await setLimit('stake', 'bet', null);
    expect(await keeps(2_000)).toBe(false);
    hall.clock.advance(dayMs);
    expect(await keeps(2_000)).toBe(true);
  });
});

describe('the room for deposits', () => {
  const room = () => depositRoom(hall.database.pool, { siteId: 1, memberId }, 'RMB', hall.clock.now());

  test('is what the tightest limit leaves, and none is told without a limit', async () => {
    expect(await room()).toBeNull();
    await setLimit('deposit', 'month', '500.00');
    await setLimit('deposit', 'day', '100.00');
    expect(await room()).toBe(10_000n);
    await setLimit('deposit', 'day', '0.00');
    expect(await room()).toBe(0n);
  });
});

describe('staying away', () => {
  const away = (term: (typeof awayFor)[number]) => hall.call(safetyAway, { term }, { token });

  test.each([
    ['1_day', dayMs],
    ['3_days', 3 * dayMs],
    ['7_days', 7 * dayMs],
    ['30_days', 30 * dayMs],
  ] as const)('for %s', async (term, ms) => {
    const { data } = await away(term);
    expect(data).toEqual({
      away_until: new Date(hall.clock.now().getTime() + ms).toISOString(),
      away_for_good: false,
    });
    hall.clock.advance(ms);
    expect((await state()).away_until).toBeNull();
  });

  test('can be made longer, never shorter', async () => {
    expect((await away('30_days')).code).toBe(100);
    expect((await away('7_days')).code).toBe(101);
    expect((await away('6_months')).code).toBe(100);
    expect((await away('for_good')).data).toEqual({ away_until: null, away_for_good: true });
    expect((await away('5_years')).code).toBe(101);
    expect((await state()).away_for_good).toBe(true);
    const { rows } = await run('select event from member_safety_event where member_id = $1 order by id', [
      memberId,
    ]);
    expect(rows.map(({ event }) => event)).toEqual(['cooling_off', 'exclusion', 'exclusion']);
  });

  test('for a term that there is not is refused by name', async () => {
    expect(await hall.send(safetyAway, { term: '1_hour' }, { token })).toMatchObject({
      status: 400,
      field: 'term',
    });
  });
});

test('reminders are kept as wished, and can be left out', async () => {
  const remind = (minutes: number | null) => hall.send(safetyRealityCheck, { minutes }, { token });
  expect((await remind(30)).code).toBe(100);
  expect((await state()).reality_check_minutes).toBe(30);
  expect((await remind(null)).code).toBe(100);
  expect((await state()).reality_check_minutes).toBeNull();
  expect((await remind(7)).status).toBe(400);
});
