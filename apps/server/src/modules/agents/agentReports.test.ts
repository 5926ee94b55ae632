import type { DataOf } from '@pavilion/contract';
import {
  agentOperationTable,
  agentOperationTableFile,
  agentStratifiedLevel,
  agentStratifiedTable,
  agentStratifiedTableFile,
  type LineFigures,
  type Stratum,
} from '@pavilion/contract/agentReports';
import { agentDownline } from '@pavilion/contract/agents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createAgentsModule, makeAgentDays } from './index.ts';
import { noTotals } from './reports/lineTotals.ts';
import { mergeChildren, mergeLevels, type Part } from './reports/mergeSmall.ts';

/**
 * top > (one, two, three, mid, lone); mid > (m1, m2, m3, deep); deep > (d1, d2, d3); lone > (alone). Everybody joined on
 * 1 November; the day of the hall is the 20th.
 */
let hall: Hall;
const people: Record<string, { memberId: number; token: string }> = {};
const lines = {
  top: ['one', 'two', 'three', 'mid', 'lone'],
  mid: ['m1', 'm2', 'm3', 'deep'],
  deep: ['d1', 'd2', 'd3'],
  lone: ['alone'],
};

const of = (name: string) => {
  const person = people[name];
  if (person === undefined) throw new Error(`nobody is called ${name}`);
  return person;
};
const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);

interface Played {
  readonly type?: number;
  readonly gp?: number;
  readonly bets?: number;
  readonly stake?: number;
  readonly won?: number;
  readonly deposit?: number;
  readonly withdrawal?: number;
  readonly bonus?: number;
}

/** A row of `report.member_game_day`, as the ledger's job writes it. */
const played = (name: string, day: string, row: Played) =>
  run(
    `insert into report.member_game_day (site_id, day, member_id, currency, game_type, gp_id, bets, staked_minor,
       turnover_minor, won_minor, bonus_minor, deposited_minor, deposits, withdrawn_minor, withdrawals, fees_minor,
       jackpot_minor, adjustment_minor)
     values (1, $1, $2, 'RMB', $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12, 0, 0, 0)`,
    [
      day,
      of(name).memberId,
      row.type ?? 0,
      row.gp ?? 0,
      row.bets ?? 0,
      row.stake ?? 0,
      row.won ?? 0,
      row.bonus ?? 0,
      row.deposit ?? 0,
      row.deposit === undefined ? 0 : 1,
      row.withdrawal ?? 0,
      row.withdrawal === undefined ? 0 : 1,
    ],
  );

/** Marks days as gathering does, and makes them. */
const make = async (...days: string[]) => {
  await run(
    `insert into report.agent_day_state (site_id, day, is_due) select 1, day::date, true from unnest($1::text[]) day
     on conflict (site_id, day) do update set is_due = true`,
    [days],
  );
  await makeAgentDays({ pool: hall.database.pool, clock: hall.clock });
};

const whole = { from: '2026-11-01', to: '2026-11-20' };
const operation = (name: string, body: object = {}) =>
  hall.call(agentOperationTable, { ...whole, ...body }, { token: of(name).token });
const stratified = (name: string, body: object = {}) =>
  hall.call(agentStratifiedTable, { ...whole, ...body }, { token: of(name).token });

beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createAgentsModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
  await run(
    `insert into provider (gp_id, gp_code, name, wallet, mark) values (7, 'LANTERN', '{"en_US": "Lantern"}', 'seamless', 'LANTERN'), (8, 'TIDE', '{"en_US": "Tide"}', 'seamless', 'TIDE')`,
  );
  for (const name of ['top', ...Object.values(lines).flat(), 'stranger'])
    people[name] = await hall.addMember({ account: name });
  await run(`update member set created_at = '2026-11-01T04:00:00Z'`);
  await run('update member set is_agent = true, agent_active = true where id = any($1)', [
    ['top', 'mid', 'deep', 'lone'].map((name) => of(name).memberId),
  ]);
  await run(
    `insert into agent_relation (site_id, member_id, agent_id, from_day, decided_by, reason)
    select 1, (pair).member_id, (pair).agent_id, '2026-11-01', 'sign-up', 'sign-up'
      from (select jsonb_populate_record(null::agent_relation, p) as pair from jsonb_array_elements($1::jsonb) p) one`,
    [
      JSON.stringify(
        Object.entries(lines).flatMap(([agent, members]) =>
          members.map((member) => ({ member_id: of(member).memberId, agent_id: of(agent).memberId })),
        ),
      ),
    ],
  );
  for (const [agent, members] of Object.entries(lines))
    await run('update member set agent_id = $1 where id = any($2)', [
      of(agent).memberId,
      members.map((name) => of(name).memberId),
    ]);
  await played('one', '2026-11-02', { deposit: 10_000 });
  await played('one', '2026-11-02', { type: 2, gp: 7, bets: 3, stake: 3_000, won: 1_000 });
  await played('one', '2026-11-03', { type: 2, gp: 7, bets: 1, stake: 1_000 });
  await played('one', '2026-11-09', { type: 3, gp: 8, bets: 2, stake: 500, won: 900 });
  await played('d1', '2026-11-03', { type: 2, gp: 7, bets: 4, stake: 40_000, won: 10_000, bonus: 500 });
  await played('d1', '2026-11-03', { deposit: 50_000, bonus: 700 });
  await played('d2', '2026-11-10', { deposit: 7_000, withdrawal: 2_000 });
  await played('m1', '2026-11-10', { type: 2, gp: 8, bets: 1, stake: 2_000, won: 0 });
  // Agents play under the agent above: top's own play is nobody's.
  await played('mid', '2026-11-10', { type: 2, gp: 7, bets: 5, stake: 5_000, won: 9_000 });
  await played('top', '2026-11-10', { type: 2, gp: 7, bets: 9, stake: 9_000, won: 0 });
  await played('alone', '2026-11-10', { type: 2, gp: 7, bets: 1, stake: 100, won: 0 });
  await run(
    `insert into report.first_deposit (member_id, site_id, day, currency, amount_minor, transfer_id) values
      ($1, 1, '2026-11-02', 'RMB', 10000, 1), ($2, 1, '2026-11-03', 'RMB', 50000, 2), ($3, 1, '2026-11-10', 'RMB', 7000, 3)`,
    ['one', 'd1', 'd2'].map((name) => of(name).memberId),
  );
  await make('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10');
});
afterAll(() => hall.close());

describe('the operation table', () => {
  test('adds up the whole line, and not what the agent plays', async () => {
    const { total, currency } = (await operation('top')).data;
    expect(currency).toBe('RMB');
    expect(total).toMatchObject({
      registrations: 13,
      bets: 17,
      stake: '516.00',
      payout: '209.00',
      ggr: '307.00',
      bonus: '12.00',
      net: '295.00',
      deposit_amount: '670.00',
      withdrawal_amount: '20.00',
      net_deposit: '650.00',
      first_deposits: 3,
      first_deposit_amount: '670.00',
      depositors: 3,
      players: 5,
      new_players: 5,
    });
  });

  test('counts heads once in each row and once in the span', async () => {
    const rowsBy = async (by: string, span: object = {}) => {
      const { list, total } = (await operation('top', { by, ...span })).data;
      const players = list.filter(({ figures }) => figures.players !== 0);
      return { rows: players.map(({ day, figures }) => [day, figures.players]), total: total.players };
    };
    expect(await rowsBy('day')).toEqual({
      rows: [
        ['2026-11-02', 1],
        ['2026-11-03', 2],
        ['2026-11-09', 1],
        ['2026-11-10', 3],
      ],
      total: 5,
    });
    // The first Monday of the span begins a row of its own; 1 November is a Sunday.
    expect(await rowsBy('week')).toEqual({
      rows: [
        ['2026-11-02', 2],
        ['2026-11-09', 4],
      ],
      total: 5,
    });
    expect(await rowsBy('month')).toEqual({ rows: [['2026-11-01', 5]], total: 5 });
    expect(await rowsBy('month', { from: '2026-11-03' })).toEqual({ rows: [['2026-11-03', 5]], total: 5 });
    const later = (await operation('top', { from: '2026-11-09' })).data.total;
    // Nobody joined within these days, so nobody is new.
    expect(later).toMatchObject({ players: 4, new_players: 0, registrations: 0, depositors: 1 });
  });

  test('has a row for each day, with nothing or something in it', async () => {
    const { list } = (await operation('top')).data;
    expect(list.map(({ day }) => day)).toEqual(
      Array.from({ length: 20 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`),
    );
    expect(list[4]?.figures).toMatchObject({ bets: 0, stake: '0.00' });
  });

  test('is of a game type or a provider, with play alone', async () => {
    const { total, game_types, providers } = (await operation('top', { game_type: 2, gp_id: 7 })).data;
    expect(total).toMatchObject({
      bets: 14,
      stake: '491.00',
      players: null,
      deposit_amount: null,
      net: null,
    });
    expect(game_types).toEqual([2, 3]);
    expect(providers).toEqual([
      { gp_id: 7, name: 'Lantern' },
      { gp_id: 8, name: 'Tide' },
    ]);
    expect((await operation('top', { game_type: 3 })).data.total).toMatchObject({ bets: 2, ggr: '-4.00' });
  });

  test('is of the line of somebody below, whose account is masked from the second level on', async () => {
    const { data } = await operation('top', { under: of('deep').memberId });
    expect(data.total).toMatchObject({ bets: 4, ggr: '300.00', players: 1 });
    expect(data.path.map(({ member_account }) => member_account)).toEqual(['mid', 'de*p']);
  });

  test('comes as a file whose last line is the total', async () => {
    const { data } = await hall.call(agentOperationTableFile, whole, { token: of('top').token });
    expect(data.file_name).toBe('operations-2026-11-01-2026-11-20.csv');
    const rows = data.content.trimEnd().split('\r\n');
    expect(rows).toHaveLength(22);
    expect(rows[0]).toMatch(/^day,currency,registrations,/);
    expect(rows.at(-1)).toMatch(/^total,RMB,13,3,670\.00,5,/);
  });
});

const sumOf = (parts: readonly Stratum[]) => {
  const names = ['bets', 'players', 'registrations', 'depositors', 'first_deposits'] as const;
  const money = ['stake', 'ggr', 'net', 'deposit_amount', 'bonus', 'first_deposit_amount'] as const;
  const inMinor = (figures: LineFigures, name: (typeof money)[number]) =>
    Math.round(Number(figures[name]) * 100);
  return {
    ...Object.fromEntries(
      names.map((name) => [name, parts.reduce((sum, part) => sum + (part.figures[name] ?? 0), 0)]),
    ),
    ...Object.fromEntries(
      money.map((name) => [name, parts.reduce((sum, part) => sum + inMinor(part.figures, name), 0)]),
    ),
  };
};

describe('the stratified table', () => {
  const shapeOf = (parts: DataOf<typeof agentStratifiedTable>['levels']) =>
    parts.map(({ depth, agent, members, merged }) => [agent?.member_account ?? depth, members, merged]);

  test.each(['top', 'mid', 'deep'])('adds up, either way, to the operation table of %s', async (name) => {
    const [table, whole] = [(await stratified(name)).data, (await operation(name)).data.total];
    const expected = sumOf([{ figures: whole } as Stratum]);
    expect(sumOf(table.levels)).toEqual(expected);
    expect(sumOf(table.children)).toEqual(expected);
    expect(table.total).toEqual(whole);
  });

  test('has a row for each level and each agent, the too small ones in the row above', async () => {
    const { levels, children, members } = (await stratified('top')).data;
    expect(members).toBe(13);
    expect(shapeOf(levels)).toEqual([
      [1, 5, 0],
      [2, 5, 0],
      [3, 3, 0],
    ]);
    // The line of `lone` is one member.
    expect(shapeOf(children)).toEqual([
      [1, 6, 1],
      ['mid', 7, 0],
    ]);
    expect(children.map(({ share }) => share)).toEqual(['18.60', '81.40']);
  });

  test('leaves no small row to be found by subtraction', () => {
    const part = (members: number): Part => ({
      depth: null,
      agent: null,
      members,
      agents: 0,
      totals: noTotals,
      merged: 0,
      rate_ppm: null,
      earned: null,
      differential: null,
    });
    const sizes = (parts: readonly Part[]) => parts.map(({ members, merged }) => [members, merged]);
    // Two directly below: the smallest line goes with them. Nobody directly below: nothing is given away.
    expect(sizes(mergeChildren(part(2), [part(9), part(4)]))).toEqual([
      [6, 1],
      [9, 0],
    ]);
    expect(sizes(mergeChildren(part(0), [part(9), part(4)]))).toEqual([
      [0, 0],
      [9, 0],
      [4, 0],
    ]);
    expect(sizes(mergeLevels([part(1), part(9), part(2), part(4)]))).toEqual([
      [12, 2],
      [4, 0],
    ]);
  });

  test('opens a level by the agents of its members, which adds up to its row', async () => {
    const level = (name: string, depth: number, body: object = {}) =>
      hall.call(agentStratifiedLevel, { ...whole, ...body, depth }, { token: of(name).token });
    const { levels } = (await stratified('top')).data;
    for (const row of levels) {
      const { data } = await level('top', row.depth ?? 0);
      expect(sumOf(data.list)).toEqual(sumOf([row]));
      expect(data.total).toEqual(row.figures);
    }
    expect(shapeOf((await level('top', 1)).data.list)).toEqual([[1, 5, 0]]);
    // The line of `lone` has one member and goes where no name stands, with the smallest other: two do not suffice.
    expect((await level('top', 2)).data.list.map(({ members }) => members)).toEqual([5]);
    // Below the first level nobody is named in full.
    expect(shapeOf((await level('top', 3)).data.list)).toEqual([['de*p', 3, 0]]);
    expect((await level('top', 9)).code).toBe(104);
    expect((await level('top', 1, { under: of('one').memberId })).code).toBe(104);
    expect((await level('stranger', 1)).code).toBe(101);
  });

  test('comes as a file', async () => {
    const { data } = await hall.call(agentStratifiedTableFile, whole, { token: of('top').token });
    expect(
      data.content
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(',').slice(0, 4).join()),
    ).toEqual([
      'kind,level,agent,merged',
      'level,1,,0',
      'level,2,,0',
      'level,3,,0',
      'direct,1,,1',
      'agent,,mid,0',
      'total,,,',
    ]);
  });

  test('tells by approved bills what a line got and what is left above it', async () => {
    await run(`insert into commission_plan values
      (1, 'top', 1, 'Top', 'RMB', '{}', null, 'staff', now()), (1, 'sub', 1, 'Sub', 'RMB', '{}', null, 'staff', now())`);
    await run(`insert into settlement_cycle (site_id, currency, kind, from_day, to_day, state, calculated_at, sha256,
        reviewed_by, reviewed_at, approved_by, approved_at)
      values (1, 'RMB', 'week', '2026-11-02', '2026-11-08', 'approved', now(), repeat('a', 64), 'r1', now(), 'r2', now())`);
    const bill = (name: string, ppm: number, counts: number, earned: number) =>
      run(
        `insert into agent_bill (cycle_id, site_id, agent_id, currency, plan, version, state, payable_from, rate_ppm, active,
           new_active, turnover_minor, line_base, carry_in, counts, carry_out, lapsed, earned, below, debt_in, debt_out,
           revenue_share, turnover_commission, per_head, cut, commission_minor, adjustment_minor, rolled_in_minor,
           rolled_out_minor, payable_minor, members, sha256)
         select max(id), 1, $1, 'RMB', 'top', 1, 'nothing_due', '2026-11-09', $2, 0, 0, 0, $3, 0, $3, 0, 0, $4, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, '{}', repeat('b', 64) from settlement_cycle`,
        [of(name).memberId, ppm, counts, earned],
      );
    await bill('top', 450_000, 40_000, 18_000);
    await bill('mid', 380_000, 30_000, 11_400);
    const { own_rate_ppm, children } = (await stratified('top')).data;
    expect(own_rate_ppm).toBe(450_000);
    expect(children[1]).toMatchObject({ rate_ppm: 380_000, earned: '114.00', differential: '21.00' });
    expect((await stratified('top', { from: '2026-11-09' })).data.own_rate_ppm).toBeNull();
  });
});

describe('the days of lines', () => {
  const differences = async () =>
    (await run(`select subject from report.agent_day_differences() where subject not like 'first deposit%'`))
      .rows;

  test('are proved by what they are made from', async () => {
    hall.clock.advance(86_400_000);
    await make('2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10');
    expect(await differences()).toEqual([]);
    await run(`update report.agent_day set bets = bets + 1 where agent_id = $1 and day = '2026-11-09'`, [
      of('top').memberId,
    ]);
    expect(await differences()).toEqual([
      { subject: `day 2026-11-09 of the line of agent ${of('top').memberId}` },
    ]);
    await make('2026-11-09');
    expect(await differences()).toEqual([]);
  });

  test('take a late row up, and the days after it know of it', async () => {
    await played('two', '2026-11-03', { type: 2, gp: 7, bets: 1, stake: 100 });
    await played('two', '2026-11-10', { type: 2, gp: 7, bets: 1, stake: 100 });
    await make('2026-11-10');
    await make('2026-11-03');
    expect(await differences()).toEqual([]);
    expect((await operation('top')).data.total.players).toBe(6);
  });

  test('go by where somebody stood on the day', async () => {
    const [moved, agent] = [of('d1').memberId, of('lone').memberId];
    await run(`begin;
      update agent_relation set to_day = '2026-11-04' where member_id = ${moved};
      insert into agent_relation (site_id, member_id, agent_id, from_day, decided_by, reason)
        values (1, ${moved}, ${agent}, '2026-11-05', 'two', 'moved');
      commit`);
    await played('d1', '2026-11-11', { type: 2, gp: 7, bets: 8, stake: 800 });
    await make('2026-11-11');
    expect((await operation('deep')).data.total).toMatchObject({ bets: 4, stake: '400.00' });
    expect((await operation('lone')).data.total).toMatchObject({ bets: 9, stake: '9.00' });
    const [table, total] = [(await stratified('top')).data, (await operation('top')).data.total];
    expect(sumOf(table.children)).toEqual(sumOf([{ figures: total } as Stratum]));
  });
});

describe('the downline', () => {
  test('tells who paid in for the first time and who played on the days', async () => {
    const rows = async (body: object) =>
      (await hall.call(agentDownline, body, { token: of('top').token })).data.list.map(
        ({ member_account, first_deposit, active }) => [member_account, first_deposit, active],
      );
    expect(await rows({ from: '2026-11-02', to: '2026-11-02', account: 'one' })).toEqual([
      ['one', true, true],
    ]);
    expect(await rows({ from: '2026-11-09', to: '2026-11-10', account: 'one' })).toEqual([
      ['one', false, true],
    ]);
    expect(await rows({ from: '2026-11-12', account: 'one' })).toEqual([['one', false, false]]);
  });

  test('tells how many stand in the line, and who may not play, whatever the reason', async () => {
    await run(`update member set status = 'disabled' where id = $1`, [of('two').memberId]);
    await run(`insert into member_play_rule (member_id, excluded_until) values ($1, '2027-01-01')`, [
      of('three').memberId,
    ]);
    await run(`update member set agent_active = false where id = $1`, [of('lone').memberId]);
    const { list } = (await hall.call(agentDownline, {}, { token: of('top').token })).data;
    expect(
      Object.fromEntries(
        list.map(({ member_account, state, line_members }) => [member_account, [state, line_members]]),
      ),
    ).toEqual({
      one: ['active', 0],
      two: ['not_available', 0],
      three: ['not_available', 0],
      mid: ['active', 6],
      lone: ['out_of_service', 2],
    });
  });

  test('masks whoever somebody else brought', async () => {
    const { list } = (
      await hall.call(agentDownline, { under: of('mid').memberId }, { token: of('top').token })
    ).data;
    expect(list.map(({ member_account }) => member_account)).toContain('de*p');
  });
});

test('the tables refuse whoever has no centre, what is not below, what is too small, and days that are none', async () => {
  expect((await operation('stranger')).code).toBe(101);
  expect((await stratified('lone')).code).toBe(102);
  expect((await operation('mid', { under: of('one').memberId })).code).toBe(103);
  expect((await stratified('top', { under: of('lone').memberId })).code).toBe(104);
  expect((await operation('top', { under: of('one').memberId })).code).toBe(104);
  expect(await operation('top', { from: '2026-11-21' })).toMatchObject({ status: 400, field: 'from' });
  expect(await operation('top', { from: '2025-01-01' })).toMatchObject({ status: 400, field: 'to' });
  expect((await operation('top', { game_type: 1 })).status).toBe(400);
});
