import {
  officeToday,
  reportAgents,
  reportCash,
  reportFunnel,
  reportLiabilities,
  reportMethods,
  reportPlay,
  reportProof,
  reportRetention,
} from '@pavilion/contract/office';
import {
  gatewayAccount,
  memberMain,
  type PostingRequest,
  post,
  providerHeld,
  providerHouse,
  sitePromotion,
} from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createRandom } from '@pavilion/testing/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { gatherReports } from './index.ts';
import { percent } from './queries.ts';

/** A month of one site, drawn by a seed, posted to the ledger and counted beside it. */

const siteId = 1;
const gpId = 1;
const days = 31;
const firstDay = '2026-10-01';
const lastDay = '2026-10-31';

let hall: OfficeHall;
let auditor: OfficeBrowser;
let members: readonly number[] = [];

interface DayCount {
  turnover: bigint;
  wins: bigint;
  bonus: bigint;
  deposits: bigint;
}
const counted = new Map<string, DayCount>();

const dayOf = (place: number): string =>
  new Date(Date.parse(`${firstDay}T00:00:00Z`) + place * 86_400_000).toISOString().slice(0, 10);

const decimal = (amount: bigint): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Postings are dated by the database's clock: the month is dated afterwards, as its owner alone could. */
const datePostings = async (dated: readonly (readonly [key: string, day: string])[]): Promise<void> => {
  await hall.database.owner.query(`
    ALTER TABLE ledger.transfer DISABLE TRIGGER append_only;
    CREATE TEMP TABLE dated (key text PRIMARY KEY, day date)`);
  await hall.database.owner.query('INSERT INTO dated SELECT * FROM unnest($1::text[], $2::date[])', [
    dated.map(([key]) => key),
    dated.map(([, day]) => day),
  ]);
  // Within a day in the order of the books, from the first second of the site's day to nearly the last.
  await hall.database.owner.query(`
    UPDATE ledger.transfer t SET created_at = p.day::timestamp AT TIME ZONE s.time_zone
      + (p.place - 1) * interval '86399 seconds' / greatest(p.places - 1, 1)
    FROM (SELECT t2.id, d.day, row_number() OVER (PARTITION BY d.day ORDER BY t2.id) AS place,
            count(*) OVER (PARTITION BY d.day) AS places
          FROM ledger.transfer t2 JOIN dated d ON d.key = t2.key WHERE t2.scope = 'month') p, site s
    WHERE t.id = p.id AND s.id = ${siteId}`);
  await hall.database.owner.query('ALTER TABLE ledger.transfer ENABLE ALWAYS TRIGGER append_only');
};

beforeAll(async () => {
  hall = await openOfficeHall();
  auditor = await hall.logIn('auditor01');
  const { rows } = await hall.database.owner.query<{ id: number }>(
    `SELECT id FROM member WHERE site_id = ${siteId} AND currency = 'RMB' ORDER BY id LIMIT 2`,
  );
  members = rows.map(({ id }) => id);
  const random = createRandom(31);
  const dated: (readonly [string, string])[] = [];
  const currency = 'RMB';
  for (let place = 0; place < days; place += 1) {
    const day = dayOf(place);
    const count: DayCount = { turnover: 0n, wins: 0n, bonus: 0n, deposits: 0n };
    const book = async (request: Omit<PostingRequest, 'scope' | 'siteId'>): Promise<void> => {
      const { status } = await post(hall.database.pool, { scope: 'month', ...request });
      expect(status).toBe('posted');
      dated.push([request.key, day]);
    };
    for (const [turn, memberId] of members.entries()) {
      const name = (what: string): string => `${what}-${place}-${turn}`;
      const main = memberMain(siteId, memberId, currency);
      const held = providerHeld(siteId, gpId, currency);
      const house = providerHouse(siteId, gpId, currency);
      const paid = BigInt(random.int(1_000_00, 5_000_00));
      const stake = BigInt(random.int(1, 900_00));
      const win = BigInt(random.int(1, 800_00));
      const given = BigInt(random.int(1, 9_99));
      await book({
        key: name('in'),
        kind: 'deposit',
        reference: 'order',
        moves: [{ from: gatewayAccount(siteId, 1, currency), to: main, amountMinor: minor(paid) }],
      });
      await book({
        key: name('bet'),
        kind: 'bet',
        reference: 'round',
        moves: [{ from: main, to: held, amountMinor: minor(stake) }],
      });
      await book({
        key: name('win'),
        kind: 'win',
        reference: 'round',
        moves: [
          { from: held, to: house, amountMinor: minor(stake) },
          { from: house, to: main, amountMinor: minor(win) },
        ],
      });
      await book({
        key: name('gift'),
        kind: 'promotion',
        reference: 'gift',
        moves: [{ from: sitePromotion(siteId, currency), to: main, amountMinor: minor(given) }],
      });
      count.turnover += stake;
      count.wins += win;
      count.bonus += given;
      count.deposits += paid;
    }
    counted.set(day, count);
  }
  await datePostings(dated);
  await gatherReports(hall.database.pool);
});
afterAll(() => hall.close());

const month = { from: firstDay, to: lastDay, currency: 'RMB' } as const;
const total = (of: (count: DayCount) => bigint): bigint =>
  [...counted.values()].reduce((all, count) => all + of(count), 0n);

describe('the report of play', () => {
  it('says of each day what was staked, won and given, to the minor unit', async () => {
    const { data } = await auditor.call(reportPlay, { ...month, by: 'day' });
    expect(data.rows).toEqual(
      [...counted].map(([day, { turnover, wins, bonus }]) => ({
        key: day,
        name: day,
        currency: 'RMB',
        rounds: members.length,
        turnover: decimal(turnover),
        wins: decimal(wins),
        results: '0.00',
        ggr: decimal(turnover - wins),
        hold: percent(turnover - wins, turnover),
        jackpots: '0.00',
        adjustments: '0.00',
        bonus: decimal(bonus),
        ngr: decimal(turnover - wins - bonus),
      })),
    );
  });

  it.each(['day', 'type', 'provider', 'game', 'currency'] as const)(
    'comes to the same, whatever it is taken apart by: %s',
    async (by) => {
      const { data } = await auditor.call(reportPlay, { ...month, by });
      expect(data.totals).toMatchObject([
        {
          turnover: decimal(total(({ turnover }) => turnover)),
          ggr: decimal(total(({ turnover, wins }) => turnover - wins)),
          ngr: decimal(total(({ turnover, wins, bonus }) => turnover - wins - bonus)),
        },
      ]);
      const hundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));
      for (const field of ['turnover', 'wins', 'ggr', 'bonus', 'ngr'] as const)
        expect(data.rows.reduce((all, row) => all + hundredths(row[field]), 0n)).toBe(
          hundredths(data.totals[0]?.[field] ?? '0.00'),
        );
    },
  );

  it.each([
    [firstDay, lastDay],
    [firstDay, firstDay],
    ['2026-10-07', '2026-10-19'],
    [lastDay, lastDay],
  ])('is what the house accounts gained by the ledger, from %s to %s', async (from, to) => {
    const { data } = await auditor.call(reportProof, { from, to });
    const expected = [...counted]
      .filter(([day]) => day >= from && day <= to)
      .reduce((all, [, { turnover, wins }]) => all + turnover - wins, 0n);
    expect(data.rows.find(({ currency }) => currency === 'RMB')).toEqual({
      currency: 'RMB',
      report: decimal(expected),
      ledger: decimal(expected),
      equal: true,
    });
  });

  it('is the same made anew, and a sum that somebody changed is found', async () => {
    const before = (await auditor.call(reportPlay, { ...month, by: 'day' })).data.rows;
    const differences = async () =>
      (await hall.database.owner.query('SELECT * FROM report.differences()')).rows;
    expect(await differences()).toEqual([]);
    await hall.database.owner.query(
      `UPDATE report.flow SET amount_minor = amount_minor + 1 WHERE site_id = 1 AND day = '2026-10-07' AND kind = 'win' AND to_owner = 'member'`,
    );
    expect((await differences()).length).toBeGreaterThan(0);
    const { data } = await auditor.call(reportProof, { from: '2026-10-07', to: '2026-10-07' });
    expect(data.rows.find(({ currency }) => currency === 'RMB')?.equal).toBe(false);
    await hall.database.owner.query(
      `UPDATE report.agent_people_day SET won_minor = won_minor + 1 WHERE day = '2026-10-08'`,
    );
    await hall.database.owner.query(
      `UPDATE report.presence SET staked_before = NULL WHERE day = '2026-10-09'`,
    );
    const subjects = (await differences()).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^day 2026-10-08 of agent 0 /));
    expect(subjects).toContainEqual(expect.stringMatching(/^presence of member .* on 2026-10-09 /));
    expect(subjects).toContainEqual(expect.stringMatching(/^day 2026-10-09 of those of site 1 who joined /));
    await hall.database.owner.query('SELECT report.begin_anew()');
    await gatherReports(hall.database.pool);
    expect(await differences()).toEqual([]);
    expect((await auditor.call(reportPlay, { ...month, by: 'day' })).data.rows).toEqual(before);
  });
});

describe('other reports', () => {
  it('say what was paid in, by day and in all', async () => {
    const byDay = await auditor.call(reportCash, { ...month, by: 'day' });
    expect(byDay.data.rows.map(({ key, deposits }) => [key, deposits])).toEqual(
      [...counted].map(([day, { deposits }]) => [day, { count: members.length, amount: decimal(deposits) }]),
    );
    const all = await auditor.call(reportCash, { ...month, by: 'currency' });
    expect(all.data.rows).toMatchObject([
      {
        deposits: { count: members.length * days, amount: decimal(total(({ deposits }) => deposits)) },
        withdrawals: { count: 0 },
      },
    ]);
  });

  it('say what came of an agent’s members, and of those without one', async () => {
    const { data } = await auditor.call(reportAgents, month);
    const hundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));
    expect(data.rows.reduce((all, { net }) => all + hundredths(net), 0n)).toBe(
      total(({ turnover, wins, bonus }) => turnover - wins - bonus),
    );
  });

  it('say what the site owes: what members could ask for, to the minor unit', async () => {
    const { data } = await auditor.call(reportLiabilities, {});
    const { rows } = await hall.database.owner.query<{ currency: string; minor: bigint }>(
      `SELECT currency, sum(balance_minor)::bigint AS minor FROM ledger.account
        WHERE site_id = 1 AND owner_kind = 'member' AND purpose = 'main' GROUP BY 1 HAVING sum(balance_minor) <> 0 ORDER BY 1`,
    );
    const rmb = rows.find(({ currency }) => currency === 'RMB');
    expect(data.rows.find(({ currency }) => currency === 'RMB')?.balances).toBe(decimal(rmb?.minor ?? 0n));
  });

  it('count who joined, paid in and played', async () => {
    const { data } = await auditor.call(reportFunnel, { from: firstDay, to: lastDay });
    expect(data.period).toMatchObject({ depositors: members.length, players: members.length });
    await hall.database.owner.query(
      `INSERT INTO signup_attempt (site_id, at, currency, code, field, steps, complaints, dropped, ip)
       SELECT 1, at::timestamptz, 'RMB', code, field, '{}', '{}', 0, '192.0.2.1'
       FROM (VALUES ('2026-10-31T12:00:00Z', 996, NULL), ('2026-10-31T12:01:00Z', 104, 'member_phone'),
         ('2026-10-31T12:02:00Z', 104, 'member_phone'), ('2026-10-31T12:03:00Z', 100, NULL)) tries (at, code, field)`,
    );
    const { refused } = (await auditor.call(reportFunnel, { from: lastDay, to: lastDay })).data;
    expect(refused).toEqual([
      { code: 104, field: 'member_phone', count: 2 },
      { code: 996, field: null, count: 1 },
    ]);
    const methods = await auditor.call(reportMethods, { from: firstDay, to: lastDay });
    expect(methods.code).toBe(100);
  });

  it('follow those who joined in a week through the weeks that came', async () => {
    await hall.database.owner.query(
      `UPDATE member SET created_at = '2026-10-05T12:00:00Z' WHERE id = ANY ($1)`,
      [members],
    );
    await hall.database.owner.query('SELECT report.begin_anew()');
    await gatherReports(hall.database.pool);
    const { data } = await auditor.call(reportRetention, { weeks: 26 });
    const cohort = data.cohorts.find(({ week }) => week === '2026-10-05');
    expect(cohort?.joined).toBe(members.length);
    expect(cohort?.active.slice(0, 4)).toEqual([
      members.length,
      members.length,
      members.length,
      members.length,
    ]);
  });
});

describe('today', () => {
  it('says what play came to, beside the same hours of yesterday and of a week before', async () => {
    const { rows } = await hall.database.owner.query<{ day: string; hour: number }>(
      `SELECT (($1::timestamptz AT TIME ZONE time_zone)::date)::text AS day,
              extract(hour FROM $1::timestamptz AT TIME ZONE time_zone)::integer AS hour FROM site WHERE id = 1`,
      [hall.clock.now()],
    );
    const { day = '', hour = 0 } = rows[0] ?? {};
    const stake = (daysAgo: number, at: number, amount: number) =>
      hall.database.owner.query(
        `INSERT INTO report.flow VALUES (1, $1::date - $2::integer, $3, 'RMB', 'win', 'provider', 'held', 'provider', 'house', 1, 0, 1, $4)`,
        [day, daysAgo, at, amount],
      );
    await stake(0, 0, 100_00);
    await stake(0, hour, 7_00);
    await stake(1, 0, 40_00);
    await stake(1, hour, 5_00);
    await stake(7, 0, 30_00);
    const { data } = await auditor.call(officeToday, {});
    expect(hour).toBeGreaterThan(0);
    expect(data.compared_until).toBe(hour);
    const played = (ggr: string) => ({ turnover: ggr, ggr, ngr: ggr });
    expect(data.play).toMatchObject([
      {
        currency: 'RMB',
        so_far: played('107.00'),
        compared: { today: played('100.00'), yesterday: played('40.00'), week_before: played('30.00') },
      },
    ]);
    const { hours = [] } = data.play[0] ?? {};
    expect(hours.map((one) => one.hour)).toEqual(Array.from({ length: 24 }, (_, at) => at));
    // What is still to come is no hour without play.
    expect(hours.filter(({ today }) => today === null).map((one) => one.hour)).toEqual(
      Array.from({ length: 23 - hour }, (_, at) => hour + 1 + at),
    );
    const sum = (of: (one: (typeof hours)[number]) => string | null) =>
      hours.reduce((total, one) => total + Number(of(one) ?? 0), 0);
    expect(sum(({ today }) => today)).toBe(107);
    expect(sum(({ yesterday }) => yesterday)).toBe(45);
  });
});

describe('refusals', () => {
  it.each([
    ['a span that ends before it begins', { from: lastDay, to: firstDay }],
    ['a span of more than a year', { from: '2025-01-01', to: '2026-10-31' }],
    ['a day that there is not', { from: '2026-02-30', to: '2026-03-01' }],
  ])('of %s name the field', async (_what, span) => {
    const { status, field } = await auditor.call(reportPlay, { ...span, by: 'day' });
    expect(status).toBe(400);
    expect(field).toMatch(/^(from|to)$/);
  });

  it('of somebody without the right, and nothing of another site', async () => {
    const support = await hall.logIn('support01');
    expect((await support.call(reportPlay, { ...month, by: 'day' })).code).toBe(403);
    await hall.give('auditor01', 2, 'auditor');
    const harbor = await hall.logIn('auditor01', { host: 'harbor.localhost', ip: '10.0.0.3' });
    expect((await harbor.call(reportPlay, { ...month, by: 'day' })).data.rows).toEqual([]);
  });
});

describe('a part of a whole', () => {
  it.each([
    [1n, 3n, '33.33'],
    [2n, 3n, '66.67'],
    [-1n, 3n, '-33.33'],
    [0n, 5n, '0.00'],
    [7n, 7n, '100.00'],
    [1n, 0n, null],
  ])('%s of %s is %s per cent', (part, whole, expected) => {
    expect(percent(part, whole)).toBe(expected);
  });
});
