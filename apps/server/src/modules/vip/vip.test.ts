import { vipCheck, vipStanding } from '@pavilion/contract/vip';
import { reconcile } from '@pavilion/ledger';
import { withTransaction } from '@pavilion/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createRecommendModule, type RecommendModule } from '../recommend/index.ts';
import { awardVip } from './commands/awardVip.ts';
import { createVipModule, raisePayoutBounds, type VipModule, vipSetting } from './index.ts';

interface Person {
  readonly memberId: number;
  readonly token: string;
}

let hall: Hall;
let vip: VipModule;
let recommend: RecommendModule;
let people = 0;
let member: Person;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openHall(
    ({ database, clock, sites, log }) => {
      const deps = { pool: database.pool, clock, sites, log, outbox: createOutbox() };
      vip = createVipModule(deps);
      recommend = createRecommendModule(deps);
      return [vip];
    },
    {
      // Levels at 100 and 500 yuan of a month; slots count whole, live games half, sports nothing.
      arrange: `
        insert into vip_setting (site_id, currency, active) values (1, 'RMB', true);
        insert into vip_weight (site_id, currency, game_type, percent) values (1, 'RMB', 2, 100), (1, 'RMB', 3, 50);
        insert into vip_level values
          (1, 'RMB', 1, 10000, 5000, 50000, 300, 0, 0, 100, false),
          (1, 'RMB', 2, 50000, 20000, 100000, 1000, 8800, 2, 200, true);`,
    },
  );
});
afterAll(() => hall.close());
beforeEach(async () => {
  people += 1;
  member = await hall.addMember({ account: `player${people}` });
});
afterEach(async () => {
  await run('delete from member_award where paid_at is null');
  await run('delete from vip_member');
  await run('truncate report.member_game_day');
  expect((await reconcile(hall.database.owner)).differences).toEqual([]);
});

const play = (
  { memberId }: Person,
  day: string,
  { turnover, won = 0, type = 2 }: { turnover: number; won?: number; type?: number },
) =>
  run(
    `insert into report.member_game_day (site_id, day, member_id, currency, game_type, gp_id, bets, staked_minor, turnover_minor,
       won_minor, bonus_minor, deposited_minor, deposits, withdrawn_minor, withdrawals, fees_minor, jackpot_minor, adjustment_minor)
     values (1, $1, $2, 'RMB', $3, 101, 1, $4, $4, $5, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [day, memberId, type, turnover, won],
  );
/** What a finished day of November or December makes of everybody. */
const end = (day: string) =>
  withTransaction(hall.database.pool, (client) =>
    awardVip(client, {
      siteId: 1,
      currency: 'RMB',
      day,
      from: new Date(`${day}T00:00:00Z`),
      to: new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000),
      now: hall.clock.now(),
    }),
  );
const levelOf = async ({ memberId }: Person): Promise<number> =>
  (await run<{ level: number }>('select level from vip_member where member_id = $1', [memberId]))[0]?.level ??
  0;
const setLevel = ({ memberId }: Person, level: number, since: string) =>
  run(
    `insert into vip_member (member_id, site_id, currency, level, since) values ($1, 1, 'RMB', $2, $3)
     on conflict (member_id) do update set level = excluded.level, since = excluded.since`,
    [memberId, level, since],
  );
const awardsOf = async ({ memberId }: Person) =>
  (
    await run<{ kind: string; day: string; amount_minor: bigint }>(
      'select kind, day::text, amount_minor from member_award where member_id = $1 order by id',
      [memberId],
    )
  ).map(({ kind, day, amount_minor }) => [kind, day, amount_minor]);
const away = ({ memberId }: Person, until = '2100-01-01') =>
  run(
    `insert into member_play_rule (member_id, excluded_until) values ($1, $2)
     on conflict (member_id) do update set excluded_until = excluded.excluded_until`,
    [memberId, until],
  );
const standingOf = ({ token }: Person) => hall.call(vipStanding, {}, { token });

describe('a level', () => {
  test('is reached by the turnover of a month, by the weights of the games, the day after', async () => {
    await play(member, '2026-11-03', { turnover: 6_000 });
    await play(member, '2026-11-04', { turnover: 7_999, type: 3 });
    await play(member, '2026-11-04', { turnover: 900_000, type: 4 });
    await end('2026-11-04');
    // 60 yuan of slots and half of 79.99 of live games.
    expect(await levelOf(member)).toBe(0);
    const { data } = await standingOf(member);
    expect(data).toMatchObject({
      level: 0,
      turnover: '99.99',
      next: { level: 1, reach: '100.00', left: '0.01' },
      keep: null,
      month: { first_day: '2026-11-01', last_day: '2026-11-30' },
    });
    await play(member, '2026-11-05', { turnover: 1 });
    await end('2026-11-05');
    expect(await levelOf(member)).toBe(1);
    await play(member, '2026-11-06', { turnover: 400_000 });
    await end('2026-11-06');
    expect(await levelOf(member)).toBe(2);
    expect(
      await run('select from_level, to_level from vip_change where member_id = $1 order by day', [
        member.memberId,
      ]),
    ).toEqual([
      { from_level: 0, to_level: 1 },
      { from_level: 1, to_level: 2 },
    ]);
    // The next month begins at nothing, and the level stays for now.
    await end('2026-12-01');
    expect(await levelOf(member)).toBe(2);
  });

  test('is kept by the turnover of a month, and falls by one without it', async () => {
    await setLevel(member, 2, '2026-10-20');
    await play(member, '2026-11-10', { turnover: 19_999 });
    const { data } = await standingOf(member);
    expect(data).toMatchObject({ level: 2, next: null, keep: { amount: '200.00', left: '0.01' } });
    await end('2026-11-29');
    expect(await levelOf(member)).toBe(2);
    await end('2026-11-30');
    expect(await levelOf(member)).toBe(1);
    await play(member, '2026-12-10', { turnover: 5_000 });
    await end('2026-12-31');
    expect(await levelOf(member)).toBe(1);
  });

  test.each([
    ['reached in that month', async () => setLevel(member, 2, '2026-11-02')],
    ['of somebody who is on a break', async () => away(member)],
    ['of somebody who was on a break in it', async () => away(member, '2026-11-09T00:00:00Z')],
    [
      'of somebody whose account is frozen',
      async () => run(`update member set status = 'frozen' where id = $1`, [member.memberId]),
    ],
  ])('that is %s does not fall', async (_what, arrange) => {
    await setLevel(member, 2, '2026-10-02');
    await arrange();
    await end('2026-11-30');
    expect(await levelOf(member)).toBe(2);
  });

  test('lifts the bounds of withdrawals, while the site has levels', async () => {
    await setLevel(member, 2, '2026-10-02');
    const owner = { siteId: 1, memberId: member.memberId, currency: 'RMB' } as const;
    const rule = { max_minor: 100_000n, daily_max: 3 };
    expect(await raisePayoutBounds(hall.database.pool, owner, rule)).toEqual({
      max_minor: 200_000n,
      daily_max: 5,
      payouts_first: true,
    });
    await run('update vip_setting set active = false');
    expect(await raisePayoutBounds(hall.database.pool, owner, rule)).toEqual({
      ...rule,
      payouts_first: false,
    });
    expect((await standingOf(member)).code).toBe(101);
    await run('update vip_setting set active = true');
  });
});

describe('cash back', () => {
  test('is a part of what a week lost, up to its most, once, and is paid as awards are', async () => {
    const winner = await hall.addMember({ account: `winner${people}` });
    const heavy = await hall.addMember({ account: `heavy${people}` });
    for (const who of [member, winner, heavy]) await setLevel(who, 1, '2026-10-02');
    // Monday to Sunday; the Sunday before is another week.
    await play(member, '2026-11-15', { turnover: 70_000, type: 4 });
    await play(member, '2026-11-16', { turnover: 5_000, won: 1_010 });
    await play(winner, '2026-11-18', { turnover: 5_000, won: 5_001 });
    await play(heavy, '2026-11-22', { turnover: 90_000, type: 4 });
    await end('2026-11-21');
    expect(await awardsOf(member)).toEqual([]);
    await end('2026-11-22');
    await end('2026-11-22');
    expect(await awardsOf(member)).toEqual([['vip_cash_back', '2026-11-22', 199n]]);
    expect(await awardsOf(winner)).toEqual([]);
    expect(await awardsOf(heavy)).toEqual([['vip_cash_back', '2026-11-22', 300n]]);
    // Who is away when it is paid waits until then.
    await away(heavy);
    expect(await recommend.runAwards()).toEqual({ paid: 1, refused: 0 });
    expect(await recommend.runAwards()).toEqual({ paid: 0, refused: 0 });
    expect((await standingOf(member)).data.awarded).toBe('1.99');
    const kept = await run<{ balance_minor: bigint }>(
      `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main'`,
      [member.memberId],
    );
    expect(kept[0]?.balance_minor).toBe(199n);
  });
});

describe('a birthday', () => {
  const birthday = (on: string) =>
    run('update member set birthday = $2 where id = $1', [member.memberId, on]);

  test('is given on its day, once a year whatever becomes of the date', async () => {
    await setLevel(member, 2, '2026-10-02');
    await birthday('1990-11-20');
    await end('2026-11-18');
    expect(await awardsOf(member)).toEqual([]);
    await end('2026-11-19');
    await end('2026-11-19');
    expect(await awardsOf(member)).toEqual([['vip_birthday', '2026-11-20', 8_800n]]);
    await birthday('1990-11-25');
    await end('2026-11-24');
    expect(await awardsOf(member)).toHaveLength(1);
  });

  test('of a leap day is the day before where there is none', async () => {
    await setLevel(member, 2, '2026-10-02');
    await birthday('2000-02-29');
    await end('2027-02-27');
    expect(await awardsOf(member)).toEqual([['vip_birthday', '2027-02-28', 8_800n]]);
  });
});

describe('members who are looked after', () => {
  test('neither rise, nor earn, nor are shown anything', async () => {
    await setLevel(member, 2, '2026-10-02');
    const newcomer = await hall.addMember({ account: `newcomer${people}` });
    for (const who of [member, newcomer]) {
      await run(`update member set birthday = '1990-11-23' where id = $1`, [who.memberId]);
      await play(who, '2026-11-20', { turnover: 60_000 });
      expect((await hall.call(vipCheck, {}, { token: who.token })).data.active).toBe(1);
      await away(who);
      expect((await hall.call(vipCheck, {}, { token: who.token })).data.active).toBe(0);
      expect((await standingOf(who)).code).toBe(101);
    }
    await end('2026-11-22');
    expect(await levelOf(newcomer)).toBe(0);
    for (const who of [member, newcomer]) expect(await awardsOf(who)).toEqual([]);
  });
});

test('days are gone through by the job once they are over, one after another', async () => {
  const yesterday = new Date(hall.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await run(`update vip_setting set computed_through = $1::date - 2`, [yesterday]);
  await play(member, yesterday, { turnover: 10_000 });
  await vip.goThroughDays();
  expect(await levelOf(member)).toBe(1);
  expect(await run('select computed_through::text from vip_setting')).toEqual([
    { computed_through: yesterday },
  ]);
});

describe('the setting', () => {
  const place = { siteId: 1, key: 'USD' };
  const level = {
    reach: '100.00',
    keep: '40.00',
    cash_back_ppm: 5_000,
    cash_back_max: '20.00',
    birthday: '8.00',
    withdrawals_more: 1,
    withdraw_max_percent: 150,
    payouts_first: true,
  };
  const weights = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((type) => [`type_${type}`, type * 10]));
  const of = (...levels: readonly object[]) => ({ active: true, weights, levels });
  const save = (value: object) =>
    withTransaction(hall.database.pool, async (tx) => {
      await vipSetting.check?.(tx, place, { before: null, after: value });
      await vipSetting.write(tx, place, value, undefined);
    });

  test('is read as it was written, and fewer levels take members down with them', async () => {
    const executor = hall.database.pool;
    expect(await vipSetting.read(executor, place)).toBeNull();
    const two = of(level, { ...level, reach: '500.00' });
    await save(two);
    expect(await vipSetting.read(executor, place)).toEqual({ value: two, isSet: true });
    const dollars = await hall.addMember({ account: `dollars${people}`, currency: 'USD' });
    await run(`insert into vip_member values ($1, 1, 'USD', 2, '2026-10-02')`, [dollars.memberId]);
    await save(of(level));
    expect(await vipSetting.read(executor, place)).toEqual({ value: of(level), isSet: true });
    expect(await levelOf(dollars)).toBe(1);
  });

  test.each([
    ['that do not rise', of(level, level), 'value.levels.1.reach'],
    ['that want more to be kept than to be reached', of({ ...level, keep: '100.01' }), 'value.levels.0.keep'],
  ])('refuses levels %s', async (_what, value, field) => {
    await expect(save(value)).rejects.toMatchObject({ httpStatus: 400, field });
  });
});
