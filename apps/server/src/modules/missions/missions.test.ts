import { dailySignin, missionBoard, missionCheck, missionClaim } from '@pavilion/contract/missions';
import { reconcile } from '@pavilion/ledger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createDeedBook } from '../proposals/index.ts';
import { createRecommendModule } from '../recommend/index.ts';
import { createMission, createMissionsModule, type MissionsModule, type NewMission } from './index.ts';

interface Person {
  readonly memberId: number;
  readonly token: string;
}

let hall: Hall;
let missions: MissionsModule;
let payAll: () => Promise<{ readonly paid: number }>;
let people = 0;
let orders = 0;
let member: Person;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const dayMs = 24 * 60 * 60_000;
/** The calendar day of the first site, which keeps the hours of Shanghai, so many days from today. */
const dayOf = (days = 0): string =>
  new Date(hall.clock.now().getTime() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

beforeAll(async () => {
  hall = await openHall(
    ({ database, clock, sites, log }) => {
      const outbox = createOutbox();
      missions = createMissionsModule({ pool: database.pool, clock, sites, outbox, book: createDeedBook() });
      const recommend = createRecommendModule({ pool: database.pool, clock, sites, log, outbox });
      payAll = recommend.runAwards;
      return [missions];
    },
    {
      arrange: `
        update site set time_zone = 'Asia/Shanghai';
        insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
        insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor)
          values (1, 1, 'sandbox', 'sandbox', 'RMB', '{}', 1, 100000);`,
    },
  );
});
afterAll(() => hall.close());
beforeEach(async () => {
  await run(`update mission set to_day = from_day - 1, ended_at = now()`);
  people += 1;
  member = await hall.addMember({ account: `sought${people}` });
});
afterEach(async () => {
  expect((await reconcile(hall.database.owner)).differences).toEqual([]);
});

const publish = (over: Partial<NewMission>): Promise<number> =>
  createMission(
    { query: ({ text, values }) => hall.database.owner.query(text, values) },
    {
      siteId: 1,
      currency: 'RMB',
      title: { zh_CN: '今日任务' },
      kind: 'turnover',
      period: 'day',
      gameType: null,
      goal: 10_000n,
      awardMinor: 500n,
      budgetMinor: 1_000_000n,
      fromDay: dayOf(-30),
      toDay: dayOf(30),
      createdBy: 'test',
      createdAt: hall.clock.now(),
      ...over,
    },
  );
const play = (
  { memberId }: Person,
  day: string,
  { turnover, bets = 1, type = 2 }: { turnover: number; bets?: number; type?: number },
) =>
  run(
    `insert into report.member_game_day as d (site_id, day, member_id, currency, game_type, gp_id, bets, staked_minor, turnover_minor,
       won_minor, bonus_minor, deposited_minor, deposits, withdrawn_minor, withdrawals, fees_minor, jackpot_minor, adjustment_minor)
     values (1, $1, $2, 'RMB', $3, 90, $4, $5, $5, 0, 0, 0, 0, 0, 0, 0, 0, 0)
     on conflict (site_id, day, member_id, currency, game_type, gp_id) do update
       set bets = d.bets + excluded.bets, turnover_minor = d.turnover_minor + excluded.turnover_minor`,
    [day, memberId, type, bets, turnover],
  );
const deposit = async ({ memberId }: Person, amountMinor: number, at: Date, times: number) => {
  orders += 1;
  await run(
    `insert into deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at,
                                settled_at, deposit_times)
     values ($1, 1, $2, gen_random_uuid(), sha256('x'), 'RMB', $3, 0, 1, 'sandbox', 'succeeded', 'zh_CN', 'http://localhost',
             $4, $4, $4, $4, $4, $5)`,
    [`D${orders}`, memberId, amountMinor, at, times],
  );
};
const boardOf = async ({ token }: Person) => (await hall.call(missionBoard, {}, { token })).data;
const lineOf = async (who: Person, id: number) => (await boardOf(who)).missions.find((one) => one.id === id);
const claim = ({ token }: Person, id: number, day: string) => hall.call(missionClaim, { id, day }, { token });
const mainOf = async ({ memberId }: Person): Promise<bigint> =>
  (
    await run<{ balance_minor: bigint }>(
      `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main'`,
      [memberId],
    )
  )[0]?.balance_minor ?? 0n;

describe('a mission for stakes', () => {
  test('is live, is taken once however often it is pressed, and begins anew the next day', async () => {
    const id = await publish({ gameType: 2 });
    await play(member, dayOf(), { turnover: 9_000 });
    await play(member, dayOf(), { turnover: 50_000, type: 3 });
    expect(await lineOf(member, id)).toMatchObject({ goal: '100.00', progress: '90.00', state: 'open' });
    expect((await claim(member, id, dayOf())).code).toBe(103);
    expect(await missions.tellMissions()).toBe(1);
    expect(await missions.tellMissions()).toBe(0);
    await play(member, dayOf(), { turnover: 1_000 });
    expect(await missions.tellMissions()).toBe(1);
    const told = await run(`select from outbox where member_id = $1 and event = 'mission_progress'`, [
      member.memberId,
    ]);
    expect(told).toHaveLength(2);
    expect(await lineOf(member, id)).toMatchObject({ progress: '100.00', state: 'reached' });
    const presses = await Promise.all(Array.from({ length: 4 }, () => claim(member, id, dayOf())));
    for (const { code, data } of presses)
      expect({ code, data }).toEqual({ code: 100, data: { cash: '5.00', currency: 'RMB' } });
    expect(await mainOf(member)).toBe(500n);
    expect(await lineOf(member, id)).toMatchObject({ state: 'claimed' });
    hall.clock.advance(dayMs);
    expect(await lineOf(member, id)).toMatchObject({ day: dayOf(), progress: '0.00', state: 'open' });
  });

  test('that was reached yesterday can be taken today, and not the day after', async () => {
    const id = await publish({});
    await play(member, dayOf(), { turnover: 10_000 });
    const reached = dayOf();
    hall.clock.advance(dayMs);
    const lines = (await boardOf(member)).missions.filter((one) => one.id === id);
    expect(lines.map(({ day, state }) => [day, state])).toEqual([
      [reached, 'reached'],
      [dayOf(), 'open'],
    ]);
    hall.clock.advance(dayMs);
    expect((await claim(member, id, reached)).code).toBe(102);
    expect(await mainOf(member)).toBe(0n);
  });

  test('counts rounds, and the days of a week from Monday on', async () => {
    const id = await publish({ kind: 'rounds', period: 'week', goal: 3n });
    await play(member, dayOf(-14), { turnover: 1, bets: 3 });
    await play(member, dayOf(), { turnover: 1, bets: 2 });
    expect(await lineOf(member, id)).toMatchObject({ goal: '3', progress: '2', state: 'open' });
    await play(member, dayOf(), { turnover: 1, bets: 1 });
    const line = await lineOf(member, id);
    expect(line?.state).toBe('reached');
    expect(new Date(`${line?.day}T00:00:00Z`).getUTCDay()).toBe(1);
  });

  test('never costs more than was set aside for it', async () => {
    const id = await publish({ budgetMinor: 700n });
    const late = await hall.addMember({ account: `late${people}` });
    for (const who of [member, late]) await play(who, dayOf(), { turnover: 10_000 });
    expect((await lineOf(late, id))?.places_left).toBe(1);
    const answers = await Promise.all([member, late].map((who) => claim(who, id, dayOf())));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([100, 102]);
    expect((await mainOf(member)) + (await mainOf(late))).toBe(500n);
  });

  test('is nothing to another site or currency', async () => {
    const id = await publish({ currency: 'USD' });
    await play(member, dayOf(), { turnover: 10_000 });
    expect((await boardOf(member)).missions).toEqual([]);
    expect((await claim(member, id, dayOf())).code).toBe(102);
    const other = await publish({ siteId: 2 });
    expect((await claim(member, other, dayOf())).code).toBe(102);
  });
});

describe('a mission for deposits', () => {
  test('counts those of its days, and only a first deposit is a first one', async () => {
    const sum = await publish({ kind: 'deposit', period: 'once', fromDay: dayOf(-1) });
    const first = await publish({ kind: 'first_deposit', period: 'once', fromDay: dayOf(-1) });
    await deposit(member, 9_000, hall.clock.now(), 1);
    expect(await lineOf(member, sum)).toMatchObject({ progress: '90.00', state: 'open' });
    // A first deposit that was too small will never be a larger one.
    expect(await lineOf(member, first)).toBeUndefined();
    await deposit(member, 1_000, hall.clock.now(), 2);
    expect((await claim(member, sum, dayOf(-1))).code).toBe(100);
    expect((await claim(member, first, dayOf(-1))).code).toBe(103);
    const other = await hall.addMember({ account: `other${people}` });
    await deposit(other, 10_000, new Date(hall.clock.now().getTime() - 3 * dayMs), 1);
    expect((await claim(other, first, dayOf(-1))).code).toBe(103);
    const newcomer = await hall.addMember({ account: `newcomer${people}` });
    expect((await lineOf(newcomer, first))?.state).toBe('open');
    await deposit(newcomer, 10_000, hall.clock.now(), 1);
    expect((await claim(newcomer, first, dayOf(-1))).data.cash).toBe('5.00');
  });
});

describe('the daily sign-in', () => {
  const signIn = ({ token }: Person) => hall.call(dailySignin, {}, { token });
  const gift = (goal: bigint, awardMinor: bigint) => publish({ kind: 'signin', goal, awardMinor });

  test('counts days in a row, once a day, and gives what so many of them bring again and again', async () => {
    await gift(1n, 10n);
    await gift(3n, 100n);
    const cash: string[] = [];
    for (let day = 1; day <= 6; day += 1) {
      const [first, ...more] = await Promise.all([signIn(member), signIn(member), signIn(member)]);
      expect(new Set([first, ...more].map(({ data }) => data.cash)).size).toBe(1);
      expect([first, ...more].filter(({ data }) => data.state === 'is_signin_success')).toHaveLength(1);
      expect(first.data.streak).toBe(day);
      cash.push(first.data.cash);
      hall.clock.advance(dayMs);
    }
    expect(cash).toEqual(['0.10', '0.10', '1.10', '0.10', '0.10', '1.10']);
    expect(await mainOf(member)).toBe(260n);
    expect((await boardOf(member)).signin).toMatchObject({ state: 'is_signin_pass', streak: 6 });
    hall.clock.advance(dayMs);
    // A day was left out: it begins anew.
    expect((await boardOf(member)).signin.streak).toBe(0);
    expect((await signIn(member)).data).toMatchObject({ streak: 1, cash: '0.10' });
    expect((await boardOf(member)).signin).toMatchObject({ state: 'is_signin_true', streak: 1 });
    expect((await boardOf(member)).missions).toEqual([]);
  });

  test('changes with the day of the site, not with that of anybody else', async () => {
    await gift(1n, 10n);
    // 12:00 UTC is 20:00 in Shanghai: four hours later it is tomorrow there.
    await signIn(member);
    hall.clock.advance(3 * 3_600_000);
    expect((await signIn(member)).data.state).toBe('is_signin_true');
    hall.clock.advance(3_600_000);
    expect((await signIn(member)).data).toMatchObject({ state: 'is_signin_success', streak: 2 });
    hall.clock.advance(20 * 3_600_000);
  });

  test('is not there where nothing is given for it', async () => {
    expect((await boardOf(member)).signin.state).toBe('is_signin_noopen');
    expect((await signIn(member)).code).toBe(102);
  });
});

describe('members who are looked after', () => {
  const check = async ({ token }: Person) => (await hall.call(missionCheck, {}, { token })).data.active;

  test.each([
    ['disabled', `update member set status = 'disabled' where id = $1`],
    ['frozen', `update member set status = 'frozen' where id = $1`],
    [
      'on a break',
      `insert into member_play_rule (member_id, excluded_until) values ($1, '2100-01-01')
       on conflict (member_id) do update set excluded_until = excluded.excluded_until`,
    ],
  ])('who are %s are shown nothing and paid nothing', async (_what, text) => {
    const id = await publish({});
    await publish({ kind: 'signin', goal: 1n });
    await play(member, dayOf(), { turnover: 10_000 });
    expect([await check(member), (await boardOf(member)).missions.length]).toEqual([1, 1]);
    await run(text, [member.memberId]);
    expect(await check(member)).toBe(0);
    expect(await boardOf(member)).toMatchObject({ missions: [], signin: { state: 'is_signin_noopen' } });
    expect((await claim(member, id, dayOf())).code).toBe(101);
    expect((await hall.call(dailySignin, {}, { token: member.token })).code).toBe(101);
    expect(await mainOf(member)).toBe(0n);
    expect((await payAll()).paid).toBe(0);
  });

  test('who have a limit of their own are not led up to it', async () => {
    const [small, large] = [await publish({ goal: 10_000n }), await publish({ goal: 10_001n })];
    const paid = await publish({ kind: 'deposit', goal: 5_001n });
    await run(
      `insert into member_limit (member_id, site_id, kind, period, amount, set_at)
       values ($1, 1, 'stake', 'day', 10000, now()), ($1, 1, 'deposit', 'week', 5000, now())`,
      [member.memberId],
    );
    await play(member, dayOf(), { turnover: 20_000 });
    expect((await boardOf(member)).missions.map(({ id }) => id)).toEqual([small]);
    for (const id of [large, paid]) expect((await claim(member, id, dayOf())).code).toBe(101);
  });
});

test('what was taken is written down for good', async () => {
  const client = await hall.database.pool.connect();
  try {
    for (const table of ['mission', 'mission_claim', 'member_signin'])
      await expect(client.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    await expect(client.query('update mission set award_minor = 1')).rejects.toThrow(/permission denied/);
  } finally {
    client.release();
  }
});
