import { randomUUID } from 'node:crypto';
import {
  agentSignalKinds,
  agentSignalList,
  officeToday,
  officeTokenHeader,
  planAssign,
  planAssignLook,
  planHolderList,
  planList,
  planOne,
  planPublish,
  planTry,
  proposalConfirm,
  proposalOne,
  relationLook,
  relationOne,
  relationPropose,
  settlementAdjust,
  settlementBillFile,
  settlementBillLines,
  settlementBillList,
  settlementBillOne,
  settlementCompute,
  settlementCycleList,
  settlementCycleOne,
  settlementDebtList,
  settlementDisputeAnswer,
  settlementDisputeList,
  settlementExclude,
  settlementExclusionList,
  settlementHold,
  settlementPay,
  settlementRecount,
  settlementRelease,
  settlementReview,
} from '@pavilion/contract/office';
import { verifyCsv } from '@pavilion/settlement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { gatherReports } from '../reports/index.ts';
import { agentNames, months, type People, plantTree, writeDay } from './agentTree.fixture.ts';

/** The desk over three months of a tree of four levels, of which one is lost and one leaves a debt. */

let hall: OfficeHall;
let people: People;
let manager: OfficeBrowser;
let payments: OfficeBrowser;
let agents: OfficeBrowser;
let auditor: OfficeBrowser;
const reason = 'as talked about';
const monthsFrom = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];
const cycles: number[] = [];

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openOfficeHall();
  const join = async (name: string): Promise<number> => {
    const [row] = await run<{ id: number }>(
      `INSERT INTO member (site_id, account, account_key, password_hash, currency)
       VALUES (1, 'desk' || $1, lower('desk' || $1), 'none', 'RMB') RETURNING id`,
      [name],
    );
    return row?.id ?? 0;
  };
  people = {
    A: await join('A'),
    B: await join('B'),
    C: await join('C'),
    D: await join('D'),
    m1: await join('m1'),
    m2: await join('m2'),
    m3: await join('m3'),
    m4: await join('m4'),
    m5: await join('m5'),
  };
  await plantTree(hall.database.owner, people, '2026-08-01');
  for (const [place, month] of months.entries())
    await writeDay(hall.database.owner, people, `2026-${String(place + 8).padStart(2, '0')}-10`, month);
  for (const from of monthsFrom) {
    const [cycle] = await run<{ id: number }>(
      `INSERT INTO settlement_cycle (site_id, currency, kind, from_day, to_day)
       VALUES (1, 'RMB', 'month', $1::date, ($1::date + interval '1 month')::date - 1) RETURNING id`,
      [from],
    );
    cycles.push(cycle?.id ?? 0);
  }
  await gatherReports(hall.process.pool);
  manager = await hall.logIn('manager01', { ip: '10.0.0.1' });
  payments = await hall.logIn('payments01', { ip: '10.0.0.2' });
  agents = await hall.logIn('agents01', { ip: '10.0.0.3' });
  auditor = await hall.logIn('auditor01', { ip: '10.0.0.4' });
});
afterAll(() => hall.close());

const cycle = (place: number): number => cycles[place] ?? 0;
const cycleOf = async (place: number) => (await auditor.call(settlementCycleOne, { id: cycle(place) })).data;
const review = async (by: OfficeBrowser, place: number) =>
  by.call(settlementReview, { cycle_id: cycle(place), sha256: (await cycleOf(place)).sha256 ?? '', reason });
const billsOf = async (place: number) =>
  (
    await auditor.call(settlementBillList, {
      filter: { cycle_id: cycle(place) },
      sort: { field: 'id', order: 'ASC' },
    })
  ).data.rows;
const billOf = async (place: number, agent: keyof People): Promise<string> =>
  (await billsOf(place)).find((bill) => bill.agent.id === people[agent])?.id ?? '';
/** Another confirms what was proposed. */
const confirm = async (id: number | null) => {
  const { content_hash } = (await manager.call(proposalOne, { id: id ?? 0 })).data;
  return (await manager.call(proposalConfirm, { id: id ?? 0, content_hash })).code;
};
const asked = () => ({ reason, request_id: randomUUID() });

describe('a cycle', () => {
  it('is computed from the office until its first review, and not before its days are over', async () => {
    const compute = (by: OfficeBrowser, place: number) =>
      by.call(settlementCompute, { cycle_id: cycle(place), reason });
    expect((await compute(auditor, 0)).code).toBe(403);
    expect((await compute(agents, 1)).code).toBe(381);
    for (const place of [0, 1, 2]) expect((await compute(agents, place)).data).toEqual({ changed: true });
    expect((await compute(agents, 2)).data).toEqual({ changed: false });
    expect((await compute(agents, 3)).code).toBe(381);
    expect((await agents.call(settlementCompute, { cycle_id: 999_999, reason })).code).toBe(404);
    const list = await auditor.call(settlementCycleList, { filter: { states: ['calculated'] } });
    expect(list.data.rows.map(({ id, payable }) => [id, payable])).toEqual([
      [cycle(2), '1800.00'],
      [cycle(1), '3420.00'],
      [cycle(0), '0.00'],
    ]);
    const debts = await auditor.call(settlementDebtList, { filter: { only: 'debt' } });
    expect(debts.data.rows).toMatchObject([{ agent: { id: people.B }, debt: '1800.00' }]);
  });

  it('is looked at by two people, who see the same bills, one cycle after the other', async () => {
    expect((await payments.call(settlementCompute, { cycle_id: cycle(0), reason })).code).toBe(403);
    expect((await review(agents, 1)).code).toBe(387);
    const other = { cycle_id: cycle(0), sha256: '0'.repeat(64), reason };
    expect((await agents.call(settlementReview, other)).code).toBe(385);
    const waiting = async (by: OfficeBrowser) =>
      (await by.call(officeToday, {})).data.queues.find(({ name }) => name === 'agent_bills')?.count;
    expect(await waiting(agents)).toBe(3);
    expect((await review(agents, 0)).data).toEqual({ state: 'reviewed' });
    expect(await waiting(agents)).toBe(2);
    expect(await waiting(payments)).toBe(3);
    expect((await review(agents, 0)).code).toBe(386);
    expect((await agents.call(settlementCompute, { cycle_id: cycle(0), reason })).code).toBe(382);
    expect((await payments.call(settlementPay, { cycle_id: cycle(0), reason })).code).toBe(388);
    expect((await review(payments, 0)).data).toEqual({ state: 'approved' });
    expect(await review(manager, 0)).toMatchObject({ code: 384, data: { state: 'approved' } });
  });

  it('is paid once; a bill that is held waits until two let it go', async () => {
    await review(agents, 1);
    await review(payments, 1);
    const held = await billOf(1, 'B');
    expect((await payments.call(settlementHold, { bill_id: held, reason })).code).toBe(403);
    expect((await agents.call(settlementRelease, { bill_id: held, ...asked() })).code).toBe(392);
    expect((await agents.call(settlementHold, { bill_id: held, reason })).code).toBe(100);
    expect((await agents.call(settlementHold, { bill_id: held, reason })).code).toBe(391);
    const pay = () => payments.call(settlementPay, { cycle_id: cycle(1), reason });
    expect((await agents.call(settlementPay, { cycle_id: cycle(1), reason })).code).toBe(403);
    const twice = await Promise.all([pay(), pay()]);
    expect(twice.map(({ code }) => code)).toEqual([100, 100]);
    expect((await pay()).data).toEqual({ paid: 0, not_due: 0 });
    expect(await cycleOf(1)).toMatchObject({ state: 'paying', paid: '2726.00', held: 1 });
    const release = await agents.call(settlementRelease, { bill_id: held, ...asked() });
    expect((await auditor.call(settlementBillOne, { id: held })).data).toMatchObject({
      state: 'held',
      held_by: 'agents01',
      release_proposal: release.data.proposal_id,
    });
    expect(await confirm(release.data.proposal_id)).toBe(100);
    expect((await pay()).data).toEqual({ paid: 1, not_due: 0 });
    expect(await cycleOf(1)).toMatchObject({ state: 'paid', paid: '3420.00' });
    expect((await agents.call(settlementHold, { bill_id: held, reason })).code).toBe(391);
    const purses = await run(
      `SELECT sum(balance_minor)::text AS sum FROM ledger.account
        WHERE owner_kind = 'member' AND purpose = 'commission' AND owner_id = ANY ($1)`,
      [agentNames.map((name) => people[name])],
    );
    expect(purses).toEqual([{ sum: '342000' }]);
  });
});

describe('a bill', () => {
  it('shows whose days it comes of, and its file proves itself', async () => {
    const id = await billOf(1, 'D');
    const { data: bill } = await auditor.call(settlementBillOne, { id });
    const { data: lines } = await auditor.call(settlementBillLines, { bill_id: id, part: 'days' });
    expect(new Set(lines.rows.map(({ member }) => member?.account))).toEqual(new Set(['deskm1', 'deskm2']));
    const { data: sums } = await auditor.call(settlementBillLines, { bill_id: id, part: 'sums' });
    expect(sums.rows.find(({ kind }) => kind === 'payable')?.amount).toBe(bill.payable);
    const file = await hall.app.inject({
      method: 'POST',
      url: `/api${settlementBillFile.path}`,
      remoteAddress: '10.0.0.4',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        [officeTokenHeader]: auditor.token(),
        cookie: `office=${auditor.cookie()}`,
      },
      payload: { bill_id: id },
    });
    expect(verifyCsv(file.body, bill.sha256)).toMatchObject({ payable: bill.payable });
    expect((await auditor.call(settlementBillOne, { id: '999999999' })).code).toBe(404);
    expect((await auditor.call(settlementBillLines, { bill_id: '999999999' })).code).toBe(404);
  });

  it('is corrected by two, on the next one', async () => {
    const correction = { agent_id: people.D, amount: '-12.50', word: 'late-order', ...asked() };
    expect((await agents.call(settlementAdjust, { ...correction, amount: '0.00' })).field).toBe('amount');
    expect((await agents.call(settlementAdjust, { ...correction, agent_id: people.m1 })).code).toBe(404);
    const { data } = await agents.call(settlementAdjust, correction);
    expect((await agents.call(settlementAdjust, correction)).data).toEqual(data);
    expect((await agents.call(settlementAdjust, { ...correction, amount: '-13.00' })).code).toBe(345);
    expect(await confirm(data.proposal_id)).toBe(100);
    await agents.call(settlementCompute, { cycle_id: cycle(2), reason });
    const { data: bill } = await auditor.call(settlementBillOne, { id: await billOf(2, 'D') });
    expect(bill).toMatchObject({
      payable: '987.50',
      adjustments: [{ amount: '-12.50', made_by: 'agents01', confirmed_by: 'manager01', note: reason }],
    });
  });

  it('of a reviewed cycle is counted once more by two, and stays', async () => {
    const recount = (place: number) => agents.call(settlementRecount, { cycle_id: cycle(place), ...asked() });
    expect((await recount(2)).code).toBe(389);
    await writeDay(hall.database.owner, people, '2026-09-20', { m5: 100_000n });
    expect(await confirm((await recount(1)).data.proposal_id)).toBe(100);
    expect(
      await run(`SELECT amount_minor::text AS amount, made_by FROM agent_adjustment WHERE agent_id = $1`, [
        people.A,
      ]),
    ).toEqual([{ amount: '45000', made_by: 'agents01' }]);
  });

  it('is disputed, and answered once', async () => {
    const id = await billOf(1, 'C');
    const [dispute] = await run<{ id: bigint }>(
      `INSERT INTO agent_dispute (site_id, bill_id, agent_id, request_id, words, created_at)
       VALUES (1, $1, $2, $3, 'This is less than we agreed on', $4) RETURNING id`,
      [id, people.C, randomUUID(), hall.clock.now()],
    );
    const open = await auditor.call(settlementDisputeList, {});
    expect(open.data.rows).toMatchObject([{ bill_id: id, agent: { account: 'deskC' }, state: 'open' }]);
    const queue = (await agents.call(officeToday, {})).data.queues.find(
      ({ name }) => name === 'agent_disputes',
    );
    expect(queue?.count).toBe(1);
    const answer = { id: String(dispute?.id), is_upheld: false, answer: 'The plan of that month says so' };
    expect((await auditor.call(settlementDisputeAnswer, answer)).code).toBe(403);
    expect((await agents.call(settlementDisputeAnswer, { ...answer, id: '999999' })).code).toBe(404);
    expect((await agents.call(settlementDisputeAnswer, answer)).code).toBe(100);
    expect((await agents.call(settlementDisputeAnswer, answer)).code).toBe(393);
    expect((await auditor.call(settlementDisputeList, {})).data.rows).toEqual([]);
  });
});

describe('a plan', () => {
  const draft = async (ratePpm: number) => {
    const { data } = await auditor.call(planOne, { id: 'plan-d' });
    const [newest] = data.versions;
    if (newest === undefined) throw new Error('no version');
    const [rung] = newest.terms.ladder;
    if (rung === undefined) throw new Error('no rung');
    const terms = { ...newest.terms, ladder: [{ ...rung, rate_ppm: ratePpm }] };
    return { plan: 'plan-d', title: 'Plan D', currency: data.currency, terms, base: newest.version, reason };
  };

  it('gets another version, which nobody writes over', async () => {
    const body = await draft(250_000);
    expect((await auditor.call(planPublish, body)).code).toBe(403);
    const ladder = [...body.terms.ladder, ...body.terms.ladder.map((rung) => ({ ...rung, rate_ppm: 1 }))];
    expect(await agents.call(planPublish, { ...body, terms: { ...body.terms, ladder } })).toMatchObject({
      code: 381,
      data: { path: 'revenueShare.ladder.1.ratePpm' },
    });
    expect((await agents.call(planPublish, body)).data).toEqual({ version: 2 });
    expect((await agents.call(planPublish, body)).data).toEqual({ version: 2 });
    expect(await agents.call(planPublish, { ...body, title: 'Another' })).toMatchObject({
      code: 409,
      data: { current: { version: 2 } },
    });
    expect((await agents.call(planPublish, { ...body, base: 2, currency: 'VND' })).code).toBe(382);
    const { data } = await auditor.call(planList, { filter: { q: 'plan-d' } });
    expect(data.rows).toMatchObject([{ id: 'plan-d', version: 2, agents: 1, highest_ppm: 250_000 }]);
  });

  it('is tried on the last three cycles, and nothing is written', async () => {
    const { plan, currency, terms } = await draft(250_000);
    const { data } = await auditor.call(planTry, { plan, currency, terms });
    expect(data.cycles.map(({ from }) => from)).toEqual(monthsFrom.slice(0, 3));
    const d = data.rows.find(({ agent }) => agent.id === people.D);
    // A quarter of 200 and of 5,000 instead of a fifth; what D gets more, C gets less.
    expect(d).toMatchObject({
      before: ['0.00', '40.00', '1000.00'],
      after: ['0.00', '50.00', '1250.00'],
      difference: '260.00',
    });
    const c = data.rows.find(({ agent }) => agent.id === people.C);
    expect(c?.after).toEqual(['0.00', '1840.00', '550.00']);
    expect((await auditor.call(planTry, { plan: 'nobody', currency, terms })).code).toBe(384);
  });

  it('is given to an agent by two where it pays more than one person gives, after a look at what it does', async () => {
    const assignment = { agent_id: people.D, plan: 'plan-d', version: 2 };
    const { data: look } = await auditor.call(planAssignLook, assignment);
    expect(look).toMatchObject({ from: '2026-12-01', now: { version: 1 }, needs_second: true, passed_on: 0 });
    expect((await agents.call(planAssign, { ...assignment, version: 9, ...asked() })).code).toBe(404);
    const { data } = await agents.call(planAssign, { ...assignment, ...asked() });
    expect(await confirm(data.proposal_id)).toBe(100);
    await run(
      `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES (1, 'agents.assign_plan', '', 25)`,
    );
    expect((await agents.call(planAssign, { ...assignment, ...asked() })).data).toEqual({
      proposal_id: null,
    });
    const { data: holders } = await auditor.call(planHolderList, { filter: { plan: 'plan-d' } });
    expect(holders.rows).toMatchObject([{ account: 'deskD', plan: { version: 1 }, next: { version: 2 } }]);
  });
});

describe('who stands under whom', () => {
  it('is changed by two, from the next whole cycle on, after a look at what moves along', async () => {
    const change = { member_id: people.D, agent_id: people.B };
    const { data: look } = await auditor.call(relationLook, change);
    expect(look).toMatchObject({
      from: '2026-12-01',
      members: 2,
      before: { id: people.C },
      after: { id: people.B },
    });
    expect((await auditor.call(relationPropose, { ...change, ...asked() })).code).toBe(403);
    const refused = async (member: number, agent: number | null) =>
      (await agents.call(relationPropose, { member_id: member, agent_id: agent, ...asked() })).code;
    expect(await refused(people.A, people.D)).toBe(384);
    expect(await refused(people.D, people.C)).toBe(381);
    expect(await refused(people.D, people.m1)).toBe(382);
    expect(await refused(999_999, people.B)).toBe(404);
    const { data } = await agents.call(relationPropose, { ...change, ...asked() });
    expect(await confirm(data.proposal_id)).toBe(100);
    expect(await refused(people.D, people.A)).toBe(386);
    const { data: one } = await auditor.call(relationOne, { account: 'DESKD' });
    expect(one.path.map(({ account }) => account)).toEqual(['deskA', 'deskB', 'deskC']);
    expect(one.history[0]).toMatchObject({
      agent: { account: 'deskB' },
      from: '2026-12-01',
      to: null,
      decided_by: 'agents01, manager01',
    });
  });
});

describe('what may speak of fraud', () => {
  it.each(agentSignalKinds)('is looked for: %s', async (kind) => {
    expect((await auditor.call(agentSignalList, { kind })).code).toBe(100);
  });

  it('is shown with its evidence, and a member is taken out of the bases with a reason', async () => {
    await run(
      `INSERT INTO known_device (member_id, device_hash, first_seen_at, last_seen_at)
       SELECT id, sha256('one device'), $2, $2 FROM unnest($1::integer[]) AS id`,
      [[people.D, people.m1], hall.clock.now()],
    );
    const look = async () => (await auditor.call(agentSignalList, { kind: 'shared_device' })).data.rows;
    expect(await look()).toMatchObject([
      {
        agent: { account: 'deskD' },
        member: { account: 'deskm1' },
        is_excluded: false,
        evidence: { level: 1 },
      },
    ]);
    const exclusion = { member_id: people.m1, word: 'self-play', reason };
    expect((await auditor.call(settlementExclude, exclusion)).code).toBe(403);
    expect((await agents.call(settlementExclude, exclusion)).data).toEqual({ from_day: '2026-11-20' });
    expect((await agents.call(settlementExclude, exclusion)).code).toBe(394);
    expect((await agents.call(settlementExclude, { ...exclusion, member_id: 999_999 })).code).toBe(404);
    expect(await look()).toMatchObject([{ is_excluded: true }]);
    expect((await auditor.call(settlementExclusionList, {})).data.rows).toMatchObject([
      { member: { account: 'deskm1' }, word: 'self-play', decided_by: 'agents01' },
    ]);
  });
});
