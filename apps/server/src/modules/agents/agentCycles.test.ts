import {
  agentCohorts,
  agentCohortsFile,
  agentOperationTable,
  agentOperationTableFile,
} from '@pavilion/contract/agentReports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import {
  type AgentName,
  joinPeople,
  type MemberName,
  type People,
  plantTree,
  writeDay,
} from '../settlement/agentTree.fixture.ts';
import { computeStandings, runSettlements } from '../settlement/index.ts';
import { createAgentsModule, makeAgentDays } from './index.ts';

/**
 * House › A › B › C › D: m1 and m2 stand under D, m3 under C, m4 under B, m5 under A. Agents joined in February, m1 to m4 in
 * March, m5 in April; the tree is settled by the month from March on.
 */
let hall: Hall;
let people: People;
const tokens: Record<string, string> = {};
const deductions = [
  { name: 'provider-slot', on: 'ggr', gameType: 2, ratePpm: 120_000 },
  { name: 'promotion', on: 'bonus', ratePpm: 1_000_000 },
  { name: 'deposits', on: 'deposit', ratePpm: 15_000 },
  { name: 'withdrawals', on: 'withdrawal', ratePpm: 5_000 },
  { name: 'gateways', on: 'fee', ratePpm: 1_000_000 },
  { name: 'platform', on: 'net', ratePpm: 30_000 },
];

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const depsOf = () => ({ pool: hall.database.pool, clock: hall.clock, log: hall.log });
const settle = async () => {
  await runSettlements(depsOf());
  await computeStandings(depsOf());
};
const ask = async (name: AgentName | MemberName, body: object) =>
  (await hall.call(agentOperationTable, body, { token: tokens[name] ?? '' })).data;
const askCohorts = (name: AgentName, body: object) =>
  hall.call(agentCohorts, { from: '2026-02-10', to: '2026-04-20', ...body }, { token: tokens[name] ?? '' });
const march = { from: '2026-03-01', to: '2026-03-31' };
const both = { from: '2026-03-01', to: '2026-04-20' };
const joinOn = async (names: readonly (AgentName | MemberName)[], day: string) => {
  const ids = names.map((name) => people[name]);
  await run('UPDATE member SET created_at = $2 WHERE id = ANY ($1)', [ids, `${day}T04:00:00Z`]);
  await run('UPDATE agent_relation SET from_day = $2 WHERE member_id = ANY ($1)', [ids, day]);
};
const seen = (name: MemberName, minutesAgo: number, ended = false) =>
  run(
    `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at, ended_at, end_reason)
     VALUES (1, $1, $2, $2, $2, $3, $4)`,
    [
      people[name],
      new Date(hall.clock.now().getTime() - minutesAgo * 60_000),
      ended ? hall.clock.now() : null,
      ended ? 'logout' : null,
    ],
  );

beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createAgentsModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
  const { owner } = hall.database;
  people = await joinPeople(async (account, name) => {
    const { memberId, token } = await hall.addMember({ account });
    tokens[name] = token;
    return memberId;
  });
  await plantTree(owner, people, '2026-03-01');
  await run(`UPDATE commission_plan SET body = jsonb_set(body, '{terms,deductions}', $1)`, [
    JSON.stringify(deductions),
  ]);
  await joinOn(['B', 'C', 'D'], '2026-02-19');
  await joinOn(['m1', 'm2', 'm3', 'm4'], '2026-03-03');
  await joinOn(['m5'], '2026-04-08');
  await writeDay(owner, people, '2026-03-10', { m1: 500_000n, m2: -100_000n, m3: 200_000n, m4: 100_000n });
  await run(
    `INSERT INTO report.member_game_day
     VALUES (1, '2026-03-11', $1, 'RMB', 0, 0, 0, 0, 0, 0, 20000, 300000, 1, 100000, 1, 1500, 0, 0)`,
    [people.m1],
  );
  await run(`INSERT INTO report.first_deposit VALUES ($1, 1, '2026-03-11', 'RMB', 300000, 1)`, [people.m1]);
  hall.clock.set('2026-03-20T12:00:00Z');
  await settle();
});
afterAll(() => hall.close());

describe('what the settlement says of a cycle', () => {
  const figures = {
    cycle: { kind: 'month', ...march },
    provider_fees: '960.00',
    promotion_costs: '200.00',
    payment_fees: '65.00',
    platform_fees: '203.25',
    net: '5571.75',
    rebate: '0.00',
    commission: '390.02',
    rate_ppm: 450_000,
    carried_in: '0.00',
  };

  test('stands as an estimate while it runs, and is what the bill then has', async () => {
    const running = (await ask('A', { from: '2026-03-10', to: '2026-03-20' })).cycles;
    expect(running?.list).toEqual([{ ...figures, is_estimate: true, as_of: '2026-03-20T12:00:00.000Z' }]);
    // The cycle is of these days once its last, or today, is among them.
    expect((await ask('A', { from: '2026-03-01', to: '2026-03-19' })).cycles?.list).toEqual([]);
    hall.clock.set('2026-04-20T12:00:00Z');
    await settle();
    const billed = (await ask('A', march)).cycles;
    expect(billed?.list).toMatchObject([{ ...figures, is_estimate: false }]);
    expect(billed?.list).toHaveLength(1);
  });

  test('comes of the deductions on the lines of all bills below', async () => {
    const rows = await run<{ name: string; amount: string }>(
      `SELECT split_part(l.text, ',', 16) AS name, sum(split_part(l.text, ',', 19)::numeric)::text AS amount
         FROM agent_bill_line l JOIN agent_bill b ON b.id = l.bill_id JOIN settlement_cycle c ON c.id = b.cycle_id
        WHERE l.kind = 'deduction' AND c.from_day = '2026-03-01' GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { name: 'deposits', amount: '-45.00' },
      { name: 'gateways', amount: '-15.00' },
      { name: 'platform', amount: '-203.25' },
      { name: 'promotion', amount: '-200.00' },
      { name: 'provider-slot', amount: '-960.00' },
      { name: 'withdrawals', amount: '-5.00' },
    ]);
  });

  test('adds up under all cycles of the days, but for the rate and what was carried', async () => {
    const { owner } = hall.database;
    await writeDay(owner, people, '2026-04-05', { m1: 100_000n });
    await writeDay(owner, people, '2026-04-06', { m2: 50_000n });
    await writeDay(owner, people, '2026-04-07', { m1: 20_000n });
    await writeDay(owner, people, '2026-04-08', { m5: 40_000n });
    await settle();
    const cycles = (await ask('A', both)).cycles;
    expect(cycles?.list.map(({ is_estimate, net }) => [is_estimate, net])).toEqual([
      [false, '5571.75'],
      [true, '1792.56'],
    ]);
    expect(cycles?.total).toEqual({
      provider_fees: '1212.00',
      promotion_costs: '200.00',
      payment_fees: '65.00',
      platform_fees: '258.69',
      net: '7364.31',
      rebate: '0.00',
      commission: '645.24',
    });
  });

  test('has no sum where a bill of before does not tell its costs', async () => {
    await run('UPDATE agent_bill SET provider_fees = NULL WHERE agent_id = $1', [people.D]);
    const { total, list } = (await ask('D', both)).cycles ?? {};
    expect(list?.[0]?.provider_fees).toBeNull();
    expect(total).toMatchObject({ provider_fees: null, promotion_costs: '200.00' });
  });
});

describe('the line', () => {
  beforeAll(async () => {
    for (const day of ['2026-02-19', '2026-03-03', '2026-03-10', '2026-03-11', '2026-04-05'])
      await run(
        `INSERT INTO report.agent_day_state (site_id, day, is_due) VALUES (1, $1, true)
         ON CONFLICT (site_id, day) DO UPDATE SET is_due = true`,
        [day],
      );
    await seen('m1', 1);
    await seen('m1', 2);
    await seen('m3', 6);
    await seen('m4', 1, true);
    await seen('m5', 4);
    await makeAgentDays(depsOf());
  });

  test('of somebody below has its costs, and not what that agent gets', async () => {
    const { cycles } = await ask('A', { ...both, under: people.B });
    const own = (await ask('B', both)).cycles;
    expect(own?.list[0]).toMatchObject({ provider_fees: '960.00', rate_ppm: 380_000 });
    expect(cycles?.list).toEqual(
      own?.list.map((row) => ({ ...row, rebate: null, commission: null, rate_ppm: null, carried_in: null })),
    );
    expect(cycles?.total).toEqual({ ...own?.total, rebate: null, commission: null });
  });

  test('has no costs of a chosen kind of game alone', async () => {
    expect((await ask('A', { ...both, game_type: 2 })).cycles).toBeNull();
  });

  test('tells who is online: those whose session was in use within five minutes', async () => {
    expect(await ask('A', both)).toMatchObject({ members: 8, online: 2 });
    expect(await ask('B', both)).toMatchObject({ members: 6, online: 1 });
    hall.clock.advance(5 * 60_000);
    await makeAgentDays(depsOf());
    expect(await ask('A', both)).toMatchObject({ members: 8, online: 0 });
  });

  test('is told in a file too, the cycles below the days', async () => {
    const { data } = await hall.call(agentOperationTableFile, both, { token: tokens.A ?? '' });
    const rows = data.content
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    const [head = [], ...lines] = rows;
    const cells = (first: string) => {
      const line = lines.find(([day]) => day === first) ?? [];
      return ['ggr', 'cycle_to', 'cycle_provider_fees', 'cycle_commission', 'cycle_carried_in'].map(
        (name) => line[head.indexOf(name)],
      );
    };
    expect(cells('total')).toEqual(['9100.00', '', '', '', '']);
    expect(lines.at(-3)?.[0]).toBe('2026-03-01');
    expect(lines.at(-3)).toContain('2026-03-31');
    expect(new Set(head).size).toBe(head.length);
    expect(cells('total of cycles')).toEqual(['', '', '1212.00', '645.24', '']);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});

describe('those who joined together', () => {
  const none = {
    players: 0,
    deposit_amount: '0.00',
    withdrawal_amount: '0.00',
    turnover: '0.00',
    ggr: '0.00',
  };

  test('are followed month by month, too few with those before them', async () => {
    const { list, total } = (await askCohorts('A', {})).data;
    const [february, later] = list;
    expect(list).toHaveLength(2);
    expect(february).toEqual({
      joined: '2026-02-01',
      merged: 0,
      members: 3,
      first_deposits: 0,
      returned: 0,
      periods: [0, 1, 2].map(() => ({ members: 3, ...none })),
    });
    expect(later).toEqual({
      joined: '2026-03-01',
      merged: 1,
      members: 5,
      first_deposits: 1,
      returned: 2,
      periods: [
        {
          members: 5,
          players: 5,
          deposit_amount: '3000.00',
          withdrawal_amount: '1000.00',
          turnover: '50000.00',
          ggr: '7400.00',
        },
        { ...none, members: 4, players: 2, turnover: '30000.00', ggr: '1700.00' },
      ],
    });
    expect(total).toMatchObject({ members: 8, first_deposits: 1, returned: 2 });
    expect(total.periods.map(({ members, players, ggr }) => [members, players, ggr])).toEqual([
      [8, 5, '7400.00'],
      [7, 2, '1700.00'],
      [3, 0, '0.00'],
    ]);
  });

  test('are counted once a week, and as returned once', async () => {
    const { list } = (await askCohorts('B', { by: 'week' })).data;
    // Two joined in the week of 16 February: too few for a row of their own.
    expect(list.map(({ joined, merged, members }) => [joined, merged, members])).toEqual([
      ['2026-02-16', 1, 6],
    ]);
    expect(list[0]?.periods.map(({ members, players }) => [members, players]).slice(0, 6)).toEqual([
      [6, 0],
      [6, 4],
      [6, 0],
      [6, 0],
      [6, 1],
      [6, 2],
    ]);
    expect(list[0]).toMatchObject({ first_deposits: 1, returned: 4 });
  });

  test('are not told apart where fewer than three joined', async () => {
    const { list, total } = (await askCohorts('D', {})).data;
    expect(list).toEqual([]);
    expect(total).toEqual({ members: 0, first_deposits: 0, returned: 0, periods: [] });
  });

  test('are a file', async () => {
    const body = { from: '2026-02-10', to: '2026-04-20' };
    const { data } = await hall.call(agentCohortsFile, body, { token: tokens.A ?? '' });
    expect(data.file_name).toBe('cohorts-2026-02-10-2026-04-20.csv');
    const rows = data.content.trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 3 + 2 + 3);
    expect(rows[5]).toBe('2026-03-01,1,5,1,2,RMB,1,4,2,0.00,0.00,30000.00,1700.00');
  });

  test('are refused as the other tables are', async () => {
    const under = (id: number) => askCohorts('A', { under: id });
    expect((await under(people.D)).code).toBe(104);
    expect((await under(people.A)).code).toBe(103);
    expect((await hall.call(agentCohorts, {}, { token: tokens.m1 ?? '' })).code).toBe(101);
    expect(await askCohorts('A', { from: '2026-04-21' })).toMatchObject({ status: 400, field: 'from' });
  });

  test('are proved by what they are made from', async () => {
    const differences = () => run('SELECT subject FROM report.agent_cohort_differences()');
    expect(await differences()).toEqual([]);
    await run(
      `UPDATE report.agent_cohort_day SET players = players + 1
                WHERE agent_id = $1 AND step = 'week' AND day = '2026-03-10'`,
      [people.A],
    );
    expect(await differences()).toEqual([
      {
        subject: `day 2026-03-10 of those who joined the line of agent ${people.A} in the week of 2026-03-02`,
      },
    ]);
  });
});
