import { csvHeader, verifyCsv } from '@pavilion/settlement';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import {
  agentNames,
  joinPeople,
  months,
  type People,
  paid,
  plantTree,
  writeDay,
} from './agentTree.fixture.ts';
import {
  adjust,
  answerDispute,
  assignPlan,
  changeRelation,
  computeCycle,
  correctCycle,
  excludeMember,
  holdBill,
  publishPlan,
  releaseBill,
  reviewCycle,
} from './index.ts';
import { runSettlements, type SettlementDeps } from './runSettlements.ts';

let hall: Hall;
let deps: SettlementDeps;
let people: People;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

interface BillRow {
  readonly id: bigint;
  readonly cycle_id: number;
  readonly agent_id: number;
  readonly state: string;
  readonly payable_minor: bigint;
  readonly sha256: string;
}

const cycleFrom = async (day: string) => {
  const [row] = await run<{ id: number; state: string; sha256: string; problem: string | null }>(
    `SELECT id, state, sha256, problem FROM settlement_cycle WHERE from_day = $1`,
    [day],
  );
  if (row === undefined) throw new Error(`no cycle begins on ${day}`);
  return row;
};
const billsOf = async (day: string): Promise<BillRow[]> =>
  run<BillRow>(
    `SELECT b.* FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id WHERE c.from_day = $1 ORDER BY agent_id`,
    [day],
  );
const payable = async (day: string) => (await billsOf(day)).map(({ payable_minor }) => payable_minor);
const expected = (month: number) => agentNames.map((name) => paid[month]?.[name]);
const review = async (day: string, actor: string) => {
  const { id, sha256 } = await cycleFrom(day);
  return reviewCycle(deps, { siteId: 1, cycleId: id, sha256, actor });
};
const purse = async (agent: number) => {
  const [row] = await run<{ balance_minor: bigint }>(
    `SELECT balance_minor FROM ledger.account WHERE owner_kind = 'member' AND purpose = 'commission' AND owner_id = $1`,
    [agent],
  );
  return row?.balance_minor ?? 0n;
};

beforeAll(async () => {
  hall = await openHall(() => []);
  hall.clock.set('2026-04-02T12:00:00Z');
  const { pool } = hall.database;
  deps = { pool, clock: hall.clock, log: hall.log };
  people = await joinPeople(async (account) => (await hall.addMember({ account })).memberId);
  await plantTree(hall.database.owner, people, '2026-01-01');
  for (const [place, month] of months.entries())
    await writeDay(hall.database.owner, people, `2026-0${place + 1}-10`, month);
});
afterAll(() => hall.close());

describe('cycles', () => {
  test('are opened from the first plan on, and computed when they are over', async () => {
    await runSettlements(deps);
    expect(await run('SELECT kind, from_day::text, state FROM settlement_cycle ORDER BY from_day')).toEqual([
      { kind: 'month', from_day: '2026-01-01', state: 'calculated' },
      { kind: 'month', from_day: '2026-02-01', state: 'calculated' },
      { kind: 'month', from_day: '2026-03-01', state: 'calculated' },
      { kind: 'month', from_day: '2026-04-01', state: 'open' },
    ]);
    for (const month of [0, 1, 2]) expect(await payable(`2026-0${month + 1}-01`)).toEqual(expected(month));
    const [debt] = await run(`SELECT debt::text FROM agent_carry WHERE debt > 0`);
    expect(debt).toEqual({ debt: '180000.000000000000000000' });
  });

  test('computed again are the same to the byte, and nothing is written', async () => {
    const before = await billsOf('2026-02-01');
    const { id } = await cycleFrom('2026-02-01');
    expect(await computeCycle(deps, 1, id)).toBe('same');
    expect(await billsOf('2026-02-01')).toEqual(before);
    expect(await computeCycle(deps, 2, id)).toBe('unknown');
    expect(await computeCycle(deps, 1, (await cycleFrom('2026-04-01')).id)).toBe('not_over');
  });

  test('give lines that prove themselves', async () => {
    const [bill] = await billsOf('2026-02-01');
    const lines = await run<{ text: string }>(
      'SELECT text FROM agent_bill_line WHERE bill_id = $1 ORDER BY line',
      [bill?.id],
    );
    const csv = `${csvHeader}${lines.map(({ text }) => `${text}\n`).join('')}sha256,${bill?.sha256}\n`;
    expect(verifyCsv(csv, bill?.sha256)).toMatchObject({ agent: String(people.A), payable: '836.00' });
  });

  test('of which something changed are written anew, with those that came after', async () => {
    await writeDay(hall.database.owner, people, '2026-01-20', { m5: 10_000n });
    const before = await cycleFrom('2026-02-01');
    expect(await computeCycle(deps, 1, (await cycleFrom('2026-01-01')).id)).toBe('calculated');
    expect(await cycleFrom('2026-02-01')).toMatchObject({ state: 'open' });
    await run(`DELETE FROM report.member_game_day WHERE day = '2026-01-20'`);
    expect(await computeCycle(deps, 1, (await cycleFrom('2026-01-01')).id)).toBe('calculated');
    await runSettlements(deps);
    expect(await cycleFrom('2026-02-01')).toEqual(before);
  });
});

describe('the way to the money', () => {
  test('takes two different people, who look at the same bills, one cycle after the other', async () => {
    expect(await review('2026-02-01', 'mei')).toBe('earlier_waits');
    const { id } = await cycleFrom('2026-01-01');
    const stale = { siteId: 1, cycleId: id, sha256: '0'.repeat(64), actor: 'mei' };
    expect(await reviewCycle(deps, stale)).toBe('changed');
    expect(await review('2026-01-01', 'mei')).toBe('reviewed');
    expect(await review('2026-01-01', 'mei')).toBe('same_person');
    expect(await computeCycle(deps, 1, id)).toBe('reviewed');
    await expect(run('DELETE FROM agent_bill WHERE cycle_id = $1', [id])).rejects.toThrow('was reviewed');
    expect(await review('2026-01-01', 'lin')).toBe('approved');
    expect(await review('2026-01-01', 'lin')).toBe('not_calculated');
    expect(await review('2026-04-01', 'lin')).toBe('not_calculated');
    await runSettlements(deps);
    expect(await cycleFrom('2026-01-01')).toMatchObject({ state: 'paid' });
  });

  test('pays every bill once, into the purse of the agent', async () => {
    await review('2026-02-01', 'mei');
    await review('2026-02-01', 'lin');
    const [, b] = await billsOf('2026-02-01');
    const client = await hall.database.pool.connect();
    const held = { siteId: 1, billId: b?.id ?? 0n, actor: 'mei', reason: 'looks odd' };
    expect(await holdBill(client, { ...held, siteId: 2 })).toBe(false);
    expect(await holdBill(client, held)).toBe(true);
    await Promise.all([runSettlements(deps), runSettlements(deps)]);
    await runSettlements(deps);
    expect(await Promise.all(agentNames.map((name) => purse(people[name])))).toEqual([
      83_600n,
      0n,
      185_000n,
      4_000n,
    ]);
    expect(await cycleFrom('2026-02-01')).toMatchObject({ state: 'paying' });
    expect(await releaseBill(client, { ...held, reason: 'was fine' })).toBe(true);
    expect(await releaseBill(client, held)).toBe(false);
    client.release();
    await runSettlements(deps);
    expect(await purse(people.B)).toBe(69_400n);
    expect(await cycleFrom('2026-02-01')).toMatchObject({ state: 'paid' });
  });

  test('waits for the days of hold, and holds what a suspended agent earned until staff decide', async () => {
    await review('2026-03-01', 'mei');
    await review('2026-03-01', 'lin');
    await runSettlements(deps);
    expect(await purse(people.C)).toBe(185_000n);
    await run('UPDATE member SET agent_active = false WHERE id = $1', [people.C]);
    hall.clock.set('2026-04-04T12:00:00Z');
    await runSettlements(deps);
    expect(await purse(people.D)).toBe(104_000n);
    expect(await purse(people.C)).toBe(185_000n);
    const [, , c] = await billsOf('2026-03-01');
    expect(c).toMatchObject({ state: 'held', held_reason: 'suspended' });
    const client = await hall.database.pool.connect();
    await releaseBill(client, {
      siteId: 1,
      billId: c?.id ?? 0n,
      actor: 'mei',
      reason: 'left in good standing',
    });
    client.release();
    await runSettlements(deps);
    expect(await purse(people.C)).toBe(265_000n);
    await run('UPDATE member SET agent_active = true WHERE id = $1', [people.C]);
  });
});

describe('what comes to light later', () => {
  test('is a line of the next bill: corrections, an exclusion, what a recount gives', async () => {
    await writeDay(hall.database.owner, people, '2026-04-05', { m1: 100_000n, m3: 100_000n });
    const client = await hall.database.pool.connect();
    const correction = {
      siteId: 1,
      agentId: people.D,
      amountMinor: -500n,
      reason: 'chargeback',
      note: 'order 7',
    };
    expect(await adjust(client, deps, { ...correction, madeBy: 'mei', confirmedBy: 'lin' })).toBe(true);
    expect(
      await adjust(client, deps, { ...correction, agentId: people.m1, madeBy: 'mei', confirmedBy: 'lin' }),
    ).toBe(false);
    const exclusion = {
      siteId: 1,
      memberId: people.m3,
      fromDay: '2026-04-01',
      reason: 'same-device',
      actor: 'mei',
    };
    expect(await excludeMember(client, deps, exclusion)).toBe(true);
    expect(await excludeMember(client, deps, exclusion)).toBe(false);
    client.release();
    // A day of a month that is paid turns out otherwise: as after sums were made anew in another time zone.
    await run(
      `UPDATE report.member_game_day SET won_minor = won_minor - 10000 WHERE day = '2026-03-10' AND member_id = $1`,
      [people.m2],
    );
    const march = {
      siteId: 1,
      cycleId: (await cycleFrom('2026-03-01')).id,
      madeBy: 'mei',
      confirmedBy: 'lin',
    };
    expect(await correctCycle(deps, march)).toBeGreaterThan(0);
    expect(await correctCycle(deps, march)).toBe(0);
    hall.clock.set('2026-05-10T12:00:00Z');
    await runSettlements(deps);
    const bills = await billsOf('2026-04-01');
    const lines = await run<{ text: string }>(
      `SELECT text FROM agent_bill_line WHERE bill_id = $1 AND kind = 'adjustment' ORDER BY line`,
      [bills[3]?.id],
    );
    expect(lines.map(({ text }) => text.split(',').filter((cell) => cell !== ''))).toEqual([
      ['adjustment', 'chargeback', '-5.00'],
      ['adjustment', 'recount-2026-03-01', '20.00'],
    ]);
    const excluded = await run<{ text: string }>(
      `SELECT text FROM agent_bill_line WHERE bill_id = $1 AND kind = 'excluded'`,
      [bills[2]?.id],
    );
    expect(excluded[0]?.text).toContain('same-device');
  });
});

describe('who stands where', () => {
  test('changes from the next whole cycle on, never in a circle, and without a gap', async () => {
    const move = (memberId: number, agentId: number | null) =>
      changeRelation(deps, { siteId: 1, memberId, agentId, decidedBy: 'mei, lin', reason: 'asked for it' });
    expect(await move(people.A, people.D)).toBe('circle');
    expect(await move(people.m4, people.m1)).toBe('no_agent');
    expect(await move(people.m4, people.B)).toBe('same');
    expect(await move(people.m4, people.A)).toBe('changed');
    expect(await move(people.m4, people.C)).toBe('waits');
    const [today] = await run('SELECT agent_id FROM member WHERE id = $1', [people.m4]);
    expect(today).toEqual({ agent_id: people.B });
    hall.clock.set('2026-06-01T12:00:00Z');
    await runSettlements(deps);
    expect(
      await run(
        `SELECT agent_id, from_day::text, to_day::text FROM agent_relation WHERE member_id = $1 ORDER BY from_day`,
        [people.m4],
      ),
    ).toEqual([
      { agent_id: people.B, from_day: '2025-12-22', to_day: '2026-05-31' },
      { agent_id: people.A, from_day: '2026-06-01', to_day: null },
    ]);
    expect(await run('SELECT agent_id FROM member WHERE id = $1', [people.m4])).toEqual([
      { agent_id: people.A },
    ]);
    await expect(
      run(
        `INSERT INTO agent_relation (site_id, member_id, agent_id, from_day, decided_by, reason)
         VALUES (1, $1, $2, '2027-01-01', 'x', 'x')`,
        [people.m4, people.B],
      ),
    ).rejects.toThrow('no_overlap');
    await run(
      `INSERT INTO agent_relation (site_id, member_id, agent_id, from_day, to_day, decided_by, reason)
       VALUES (1, $1, $2, '2025-01-01', '2025-01-02', 'x', 'x')`,
      [people.m4, people.B],
    ).then(
      () => expect.unreachable(),
      (error: Error) => expect(error.message).toContain('have a gap'),
    );
  });

  test('new terms at the top are those of the whole tree, and nobody below has others', async () => {
    const terms = {
      cycle: 'month',
      method: 'line',
      deductions: [{ name: 'platform', on: 'net', ratePpm: 30000 }],
    };
    const client = await hall.database.pool.connect();
    const body = {
      terms: { ...terms, active: { depositMinor: '0', turnoverMinor: '0' } },
      revenueShare: { ladder: [{ ratePpm: 450_000 }], negativeCarry: 'carry' },
      holdDays: 3,
      smallestPayoutMinor: '0',
    };
    const version = {
      siteId: 1,
      plan: 'plan-a',
      title: 'Plan A',
      currency: 'RMB',
      ownerAgentId: null,
    } as const;
    const plan = await publishPlan(client, deps, { ...version, body, actor: 'mei' });
    client.release();
    expect(plan.version).toBe(2);
    const gift = { siteId: 1, plan: 'plan-a', version: 2, actor: 'mei' };
    expect(await assignPlan(deps, { ...gift, agentId: people.C })).toBe('other_terms');
    expect(await assignPlan(deps, { ...gift, agentId: people.m1 })).toBe('unknown');
    expect(await assignPlan(deps, { ...gift, agentId: people.A })).toBe('assigned');
    // Somebody who has left every tree is carried as before, for the day of coming back.
    const { memberId } = await hall.addMember({ account: 'gone' });
    await run(`INSERT INTO member_carry VALUES ($1, $2, -1234.5, 100, 200, true)`, [
      (await cycleFrom('2026-05-01')).id,
      memberId,
    ]);
    hall.clock.set('2026-08-02T12:00:00Z');
    await runSettlements(deps);
    expect(
      await run(
        `SELECT c.from_day::text, m.fenced::float, m.turnover_minor, m.counted FROM member_carry m
           JOIN settlement_cycle c ON c.id = m.cycle_id WHERE m.member_id = $1 AND c.from_day > '2026-05-31' ORDER BY 1`,
        [memberId],
      ),
    ).toEqual(
      ['2026-06-01', '2026-07-01'].map((from_day) => ({
        from_day,
        fenced: -1234.5,
        turnover_minor: 200n,
        counted: true,
      })),
    );
    const july = await cycleFrom('2026-07-01');
    expect(july).toMatchObject({ state: 'calculated', problem: null });
    expect(await run('SELECT DISTINCT version FROM agent_bill WHERE cycle_id = $1', [july.id])).toEqual([
      { version: 2 },
    ]);
  });

  test('a dispute that nobody opened is not answered', async () => {
    const client = await hall.database.pool.connect();
    const answer = { siteId: 1, disputeId: 1n, isUpheld: true, answer: 'right', actor: 'mei' };
    expect(await answerDispute(client, deps, answer)).toBe(false);
    client.release();
  });
});
