import { randomUUID } from 'node:crypto';
import {
  agentPlan,
  agentPlanGive,
  agentPlanSubs,
  agentSettlement,
  agentSettlementBill,
  agentSettlementDispute,
  agentSettlementFile,
  agentSettlementLines,
  agentSettlementRounds,
} from '@pavilion/contract/agentBills';
import { memberMain, post, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { verifyCsv } from '@pavilion/settlement';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDayOf } from '../../infra/siteDay.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createDeedBook } from '../proposals/index.ts';
import { joinPeople, months, type People, plantTree, writeDay } from './agentTree.fixture.ts';
import { listRounds } from './billLines.ts';
import { computeStandings } from './commands/computeStandings.ts';
import { createSettlementModule, reviewCycle } from './index.ts';
import { runSettlements } from './runSettlements.ts';

let hall: Hall;
let people: People;
const tokens: Record<string, string> = {};

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const as = (name: string) => ({ token: tokens[name] ?? '' });
const depsOf = () => ({ pool: hall.database.pool, clock: hall.clock, log: hall.log });

/** The bill of an agent for a month, as the list of the agent has it. */
const billOf = async (name: string, from: string) => {
  const { data } = await hall.call(agentSettlement, {}, as(name));
  const bill = data.list.find(({ cycle }) => cycle.from === from);
  if (bill === undefined) throw new Error(`${name} has no bill of ${from}`);
  return bill;
};

beforeAll(async () => {
  hall = await openHall(({ database, clock, log, sites, env }) => [
    createSettlementModule({
      pool: database.pool,
      clock,
      log,
      sites,
      secret: env.PAVILION_SECRET,
      book: createDeedBook(),
    }),
  ]);
  hall.clock.set('2026-04-02T12:00:00Z');
  people = await joinPeople(async (account, name) => {
    const { memberId, token } = await hall.addMember({ account });
    tokens[name] = token;
    return memberId;
  });
  await plantTree(hall.database.owner, people, '2026-01-01');
  for (const [place, month] of months.entries())
    await writeDay(hall.database.owner, people, `2026-0${place + 1}-10`, month);
  await writeDay(hall.database.owner, people, '2026-04-01', { m1: 30_000n });
  await runSettlements(depsOf());
  await computeStandings(depsOf());
});
afterAll(() => hall.close());

describe('the plan of an agent', () => {
  test('is told with its days, and where the line stands on the ladder', async () => {
    const { data } = await hall.call(agentPlan, {}, as('D'));
    expect(data).toMatchObject({
      currency: 'RMB',
      cycle: { kind: 'month', from: '2026-04-01', to: '2026-04-30' },
      plan: {
        plan: 'plan-d',
        title: 'Plan D',
        from: '2026-01-01',
        to: null,
        ladder: [{ rate_ppm: 200_000 }],
      },
      here: { net_win: '300.00', commission: '60.00', rung: 0, missing: null, active: 1 },
    });
  });

  test('is given on to agents directly below, nowhere above the own one, from the next cycle', async () => {
    const give = (agent_id: number, rate: number, rest: object = {}) =>
      hall.call(agentPlanGive, { agent_id, ladder_ppm: [rate], ...rest }, as('B'));
    expect((await give(people.C, 380_001)).code).toBe(104);
    expect((await give(people.C, 10, { turnover: [{ game_type: 2, rate_ppm: 1 }] })).code).toBe(104);
    expect((await give(people.C, 10, { per_head: '1.00' })).code).toBe(104);
    expect((await give(people.D, 100_000)).code).toBe(103);
    expect((await give(people.A, 100_000)).code).toBe(103);
    expect((await give(people.B, 100_000)).code).toBe(103);
    expect((await give(people.m4, 100_000)).code).toBe(107);
    expect((await hall.call(agentPlanGive, { agent_id: people.C, ladder_ppm: [] }, as('B'))).code).toBe(106);
    expect(await give(people.C, 10, { per_head: '0.001' })).toMatchObject({ status: 400 });
    const answer = await give(people.C, 310_000);
    expect(answer.data.plan).toMatchObject({
      from: '2026-05-01',
      is_from_agent: true,
      version: 1,
      ladder: [{ rate_ppm: 310_000 }],
    });
    expect((await give(people.C, 310_000)).data).toEqual(answer.data);
    const { data } = await hall.call(agentPlanSubs, {}, as('B'));
    expect(data.list).toMatchObject([
      { member_account: 'c', plan: { plan: 'plan-c' }, next: { ladder: [{ rate_ppm: 310_000 }] } },
    ]);
    const versions = (await hall.call(agentPlan, {}, as('C'))).data.versions;
    expect(versions.map(({ from, to }) => [from, to])).toEqual([
      ['2026-05-01', null],
      ['2026-01-01', '2026-04-30'],
    ]);
  });

  test('of an agent without one is none, and nothing can be given on', async () => {
    await run('UPDATE member SET is_agent = true, agent_active = true WHERE id = ANY ($1)', [
      [people.m4, people.m2],
    ]);
    expect((await hall.call(agentPlan, {}, as('m4'))).data).toMatchObject({
      plan: null,
      here: null,
      versions: [],
    });
    await run('UPDATE member SET agent_id = $2 WHERE id = $1', [people.m2, people.m4]);
    const none = await hall.call(agentPlanGive, { agent_id: people.m2, ladder_ppm: [] }, as('m4'));
    expect(none.code).toBe(105);
  });
});

describe('a bill', () => {
  test('is listed with what it comes to, the latest first', async () => {
    const { data } = await hall.call(agentSettlement, { count: 2 }, as('B'));
    expect(data.list).toMatchObject([
      { cycle: { from: '2026-03-01' }, state: 'nothing_due', debt_out: '1800.00', payable: '0.00' },
      {
        cycle: { from: '2026-02-01' },
        state: 'calculated',
        carry_in: '-3200.00',
        payable: '694.00',
        paid: '0.00',
      },
    ]);
    const next = await hall.call(agentSettlement, { cursor: data.next_cursor ?? '' }, as('B'));
    expect(next.data.list).toMatchObject([{ cycle: { from: '2026-01-01' }, carry_out: '-3200.00' }]);
    expect((await hall.call(agentSettlement, { cursor: 'x' }, as('B'))).status).toBe(400);
  });

  test('opens into lines that name nobody, and a line into rounds with ids of their own', async () => {
    const { bill_id } = await billOf('D', '2026-02-01');
    const days = await hall.call(agentSettlementLines, { bill_id, part: 'days' }, as('D'));
    expect(days.data.list).toMatchObject([
      {
        kind: 'day',
        of: 1,
        day: '2026-02-10',
        game_type: 2,
        stake: '10000.00',
        amount: '5000.00',
        has_rounds: true,
      },
      { kind: 'day', of: 2, amount: '3000.00' },
    ]);
    const sums = await hall.call(agentSettlementLines, { bill_id, part: 'sums', count: 2 }, as('D'));
    expect(sums.data.list.map(({ kind }) => kind)).toEqual(['bill', 'plan']);
    const line = days.data.list[0]?.line ?? 0;
    await run(
      `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                          win_minor, state, opened_at, closed_at)
       SELECT 1, 1, $1::integer, 'long', $2::integer, 1, 'RMB', 1, 1000, 0, 500, 'closed'::round_state, '2026-01-20T12:00:00Z'::timestamptz,
              '2026-02-10T12:00:00Z'::timestamptz
       UNION ALL
       SELECT 1, 1, $1::integer, 'r' || n, $2::integer, 1, 'RMB', 1, 1000, 0, 500, 'closed'::round_state, at - interval '1 minute', at
         FROM generate_series(0, 4) n, LATERAL (SELECT '2026-02-10T03:00:00Z'::timestamptz + n * interval '6 hours' AS at) t`,
      [people.m1, await slotGame()],
    );
    const rounds = await hall.call(agentSettlementRounds, { bill_id, line, count: 2 }, as('D'));
    expect(rounds.data.list).toHaveLength(2);
    expect(rounds.data.list[0]).toMatchObject({ stake: '10.00', win: '5.00' });
    expect(rounds.data.list[0]?.id).toMatch(/^[0-9A-F]{12}$/);
    const rest = await hall.call(
      agentSettlementRounds,
      { bill_id, line, cursor: rounds.data.next_cursor ?? '' },
      as('D'),
    );
    const all = [...rounds.data.list, ...rest.data.list];
    // The site's day of Caracas: from 04:00 to 04:00 in Greenwich.
    expect(all.map(({ closed_at }) => closed_at)).toEqual([
      '2026-02-11T03:00:00.000Z',
      '2026-02-10T21:00:00.000Z',
      '2026-02-10T15:00:00.000Z',
      '2026-02-10T09:00:00.000Z',
      // Open for three weeks before.
      '2026-02-10T12:00:00.000Z',
    ]);
    expect((await hall.call(agentSettlementRounds, { bill_id, line: 1 }, as('D'))).code).toBe(103);
  });

  test('has a round on the day on which it won, however long after it had closed', async () => {
    const [round] = await run<{ id: bigint }>(
      `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                          win_minor, state, opened_at, closed_at)
       SELECT 1, 1, $1, 'late', id, 1, 'RMB', 1, 1000, 0, 700, 'closed', now() - interval '5 days', now() - interval '5 days'
         FROM game WHERE gp_id = 1 RETURNING id`,
      [people.m2],
    );
    const [from, to] = [providerHouse(1, 1, 'RMB'), memberMain(1, people.m2, 'RMB')];
    const posted = await post(hall.database.pool, {
      scope: 'provider:1',
      key: randomUUID(),
      kind: 'win',
      reference: String(round?.id),
      actor: 'provider:1',
      moves: [{ from, to, amountMinor: minor(700) }],
    });
    expect(posted.status).toBe('posted');
    const timeZone = 'America/Caracas';
    const today = siteDayOf(new Date(), timeZone);
    const roundsOf = async (member: number, day: Temporal.PlainDate, provider = 1) => {
      const asked = { memberId: member, day: day.toString(), gameType: 2, provider };
      const page = { siteId: 1, timeZone, currency: 'RMB', before: 0, count: 10 } as const;
      return (await listRounds({ pool: hall.database.pool, secret: 'secret' }, 1n, asked, page)).list;
    };
    const onTheDay = await roundsOf(people.m2, today);
    expect(onTheDay).toMatchObject([{ stake: '10.00', win: '7.00' }]);
    expect(await roundsOf(people.m2, today.subtract({ days: 5 }))).toEqual(onTheDay);
    expect(await roundsOf(people.m2, today.subtract({ days: 1 }))).toEqual([]);
    expect(await roundsOf(people.m2, today, 2)).toEqual([]);
    expect(await roundsOf(people.m1, today)).toEqual([]);
  });

  test('has a round on the days on which a win of it was withheld and taken back, however long after it had closed', async () => {
    const [round] = await run<{ id: bigint }>(
      `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                          win_minor, state, opened_at, closed_at)
       SELECT 1, 1, $1, 'withheld', id, 1, 'RMB', 1, 1200, 0, 90000, 'closed', now() - interval '60 days',
              now() - interval '9 days' FROM game WHERE gp_id = 1 RETURNING id`,
      [people.m1],
    );
    const [win] = await run<{ id: bigint }>(
      `INSERT INTO wallet_transaction (gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, currency,
                                       win_minor, occurred_at, processed_at)
       VALUES (1, 'withheld', 'win', 'done', 'OK', sha256('x'), 1, $1, 'RMB', 90000, now(), now()) RETURNING id`,
      [people.m1],
    );
    await run(
      `INSERT INTO withheld_win (number, site_id, gp_id, transaction_id, member_id, round_id, currency, amount_minor, bound_minor,
                                 state, created_at, decided_at, decided_by, reason)
       VALUES ($1, 1, 1, 'withheld', $2, $3, 'RMB', 90000, 100, 'taken_back', now() - interval '3 days', now(), 'provider', null)`,
      [win?.id, people.m1, round?.id],
    );
    const timeZone = 'America/Caracas';
    const on = async (daysAgo: number) => {
      const day = siteDayOf(new Date(), timeZone).subtract({ days: daysAgo }).toString();
      const asked = { memberId: people.m1, day, gameType: 2, provider: 1 };
      const page = { siteId: 1, timeZone, currency: 'RMB', before: 0, count: 10 } as const;
      const { list } = await listRounds({ pool: hall.database.pool, secret: 'secret' }, 1n, asked, page);
      return list.filter(({ stake }) => stake === '12.00').length;
    };
    expect(await Promise.all([9, 5, 3, 1, 0].map(on))).toEqual([1, 0, 1, 0, 1]);
  });

  test('is a file that proves itself against the hash on it', async () => {
    const bill = await billOf('C', '2026-02-01');
    const { data } = await hall.call(agentSettlementFile, { bill_id: bill.bill_id }, as('C'));
    const fetched = await hall.app.inject({ url: data.url, headers: { host: 'one.test' } });
    expect(verifyCsv(fetched.body, bill.sha256)).toMatchObject({ payable: '1850.00' });
    expect(() => verifyCsv(fetched.body.replace('10000.00', '10001.00'))).toThrow('were changed');
    const elsewhere = await hall.app.inject({ url: data.url, headers: { host: 'harbor.test' } });
    expect(elsewhere.statusCode).toBe(404);
    hall.clock.advance(61_000);
    expect((await hall.app.inject({ url: data.url, headers: { host: 'one.test' } })).statusCode).toBe(404);
  });

  test('may be disputed once it was reviewed, and the same request is one dispute', async () => {
    const { bill_id } = await billOf('C', '2026-01-01');
    const request = {
      request_id: randomUUID(),
      bill_id,
      line: 1,
      words: 'The second member did not lose so much.',
    };
    const open = (body: object = {}) => hall.call(agentSettlementDispute, { ...request, ...body }, as('C'));
    expect((await open()).code).toBe(108);
    const [cycle] = await run<{ id: number; sha256: string }>(
      `SELECT id, sha256 FROM settlement_cycle WHERE from_day = '2026-01-01'`,
    );
    await reviewCycle(depsOf(), {
      siteId: 1,
      cycleId: cycle?.id ?? 0,
      sha256: cycle?.sha256 ?? '',
      actor: 'mei',
    });
    expect((await open()).code).toBe(100);
    expect((await open()).code).toBe(100);
    expect((await open({ words: 'Something else entirely.' })).code).toBe(110);
    expect((await open({ request_id: randomUUID() })).code).toBe(109);
    expect((await open({ request_id: randomUUID(), line: 900 })).code).toBe(103);
    expect((await open({ request_id: randomUUID(), words: 'short' })).status).toBe(400);
    const { data } = await hall.call(agentSettlementBill, { bill_id }, as('C'));
    expect(data).toMatchObject({
      bill: { state: 'nothing_due', disputes_open: 1 },
      disputes: [{ line: 1, state: 'open' }],
    });
  });

  test('of somebody else is as if there were none', async () => {
    const { bill_id } = await billOf('C', '2026-02-01');
    const answers = await Promise.all([
      hall.call(agentSettlementBill, { bill_id }, as('B')),
      hall.call(agentSettlementLines, { bill_id }, as('D')),
      hall.call(agentSettlementRounds, { bill_id, line: 3 }, as('A')),
      hall.call(agentSettlementFile, { bill_id }, as('A')),
      hall.call(
        agentSettlementDispute,
        { bill_id, request_id: randomUUID(), words: 'Not mine but I ask.' },
        as('A'),
      ),
      hall.call(agentSettlementBill, { bill_id: '999999' }, as('C')),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([103, 103, 103, 103, 103, 103]);
    expect((await hall.call(agentSettlementBill, { bill_id: '0' }, as('C'))).status).toBe(400);
  });
});

test('whoever is no agent, or out of service, sees neither plan nor bill', async () => {
  const both = async (name: string) => [
    (await hall.call(agentPlan, {}, as(name))).code,
    (await hall.call(agentPlanSubs, {}, as(name))).code,
    (await hall.call(agentSettlement, {}, as(name))).code,
  ];
  expect(await both('m1')).toEqual([101, 101, 101]);
  await run('UPDATE member SET agent_active = false WHERE id = $1', [people.A]);
  expect(await both('A')).toEqual([102, 102, 102]);
});

/** A slot of provider 1. */
const slotGame = async (): Promise<number> => {
  await run(
    `INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES (1, 'lotus', '{"zh_CN": "荷"}', 'seamless', 'lotus')`,
  );
  const [game] = await run<{ id: number }>(
    `INSERT INTO game (gp_id, game_code, gt_id, names, state, motif)
     VALUES (1, 'lamp', 2, '{"zh_CN": "灯"}', 'live', 'lamp') RETURNING id`,
  );
  return game?.id ?? 0;
};
