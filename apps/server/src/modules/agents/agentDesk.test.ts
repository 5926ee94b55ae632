import { randomUUID } from 'node:crypto';
import {
  agentApplicationApprove,
  agentApplicationContact,
  agentApplicationList,
  agentApplicationOne,
  agentApplicationRefuse,
  agentCodeList,
  agentCodeSet,
  agentDomainAdd,
  agentDomainList,
  agentDomainRemove,
  agentList,
  agentOne,
  traceList,
} from '@pavilion/contract/office';
import { gatewayAccount, memberMain, post } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { gatherReports } from '../reports/index.ts';

let hall: OfficeHall;
let desk: OfficeBrowser;
let auditor: OfficeBrowser;
let owner: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  desk = await hall.logIn('agents01');
  auditor = await hall.logIn('auditor01', { ip: '10.0.0.2' });
  owner = await hall.logIn('admin', { ip: '10.0.0.3' });
});
afterAll(() => hall.close());

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

const plan = 'A reading circle of forty people who like card games.';
const reason = 'asked by the member';

/** A member who has asked to be an agent. */
const applicant = async () => {
  const { memberId } = await hall.joinMember();
  const [row] = await run<{ id: bigint }>(
    `INSERT INTO agent_application (site_id, member_id, request_id, contact_by, contact, plan, created_at)
     VALUES (1, $1, $2, 'member_phone', '13800138000', $3, $4) RETURNING id`,
    [memberId, randomUUID(), plan, hall.clock.now()],
  );
  const [member] = await run<{ account: string }>('SELECT account FROM member WHERE id = $1', [memberId]);
  return { memberId, account: member?.account ?? '', id: String(row?.id) };
};

const agent = async (above: number | null = null) => {
  const { memberId } = await hall.joinMember();
  const [row] = await run<{ account: string }>(
    `UPDATE member SET is_agent = true, agent_active = true, agent_type = 1, agent_level = 1, agent_id = $2
      WHERE id = $1 RETURNING account`,
    [memberId, above],
  );
  return { id: memberId, account: row?.account ?? '' };
};

describe('an application', () => {
  it('is listed while it waits, its contact masked until somebody who decides asks with a reason', async () => {
    const { id, account, memberId } = await applicant();
    const { data } = await desk.call(agentApplicationList, { filter: { account: account.toUpperCase() } });
    expect(data.rows).toMatchObject([{ id, contact: '13******000', plan, state: 'waiting' }]);
    const one = (await auditor.call(agentApplicationOne, { id })).data;
    expect(one).toMatchObject({
      contact: '13******000',
      friends: 0,
      deposited: '0.00',
      earlier: [],
      may_recommend: true,
    });
    expect((await auditor.call(agentApplicationContact, { id, reason })).code).toBe(403);
    expect((await desk.call(agentApplicationContact, { id, reason: ' ' })).field).toBe('reason');
    expect((await desk.call(agentApplicationContact, { id, reason })).data).toEqual({
      contact: '13800138000',
    });
    const lines = (
      await owner.call(traceList, { filter: { call: agentApplicationContact.path, outcome: 'done' } })
    ).data.rows;
    expect(lines[0]).toMatchObject({
      kind: 'read',
      subject: { kind: 'member', id: String(memberId) },
      reason,
    });
    expect(JSON.stringify(lines)).not.toContain('13800138000');
  });

  it('is approved once: of two at once one is too late, and the letter goes once', async () => {
    const { id, memberId } = await applicant();
    const answers = await Promise.all([
      desk.call(agentApplicationApprove, { id }),
      owner.call(agentApplicationApprove, { id }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([100, 381]);
    expect(answers.find(({ code }) => code === 381)?.data).toEqual({ state: 'approved' });
    expect((await desk.call(agentApplicationRefuse, { id, refusal: 'not_now' })).code).toBe(381);
    expect((await desk.call(agentOne, { id: memberId })).data).toMatchObject({
      id: memberId,
      is_active: true,
    });
    const letters = await run(
      `SELECT FROM member_letter JOIN letter ON letter.id = letter_id WHERE member_id = $1 AND sender <> 'signup'`,
      [memberId],
    );
    expect(letters).toHaveLength(1);
    const lines = (await owner.call(traceList, { filter: { call: agentApplicationApprove.path } })).data.rows;
    expect(lines.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { after: { application: id, state: 'approved' }, subject: { id: String(memberId) } },
    ]);
  });

  it('is refused for one of the reasons; who was closed out meanwhile cannot be approved', async () => {
    const { id, memberId } = await applicant();
    await run(`UPDATE member SET status = 'frozen' WHERE id = $1`, [memberId]);
    expect((await desk.call(agentApplicationApprove, { id })).code).toBe(382);
    expect((await desk.send(agentApplicationRefuse, { id, refusal: 'because' })).field).toBe('refusal');
    expect((await desk.call(agentApplicationRefuse, { id, refusal: 'plan_unclear' })).code).toBe(100);
    const { data } = await desk.call(agentApplicationOne, { id });
    expect(data).toMatchObject({ state: 'refused', refusal: 'plan_unclear', decided_by: 'agents01' });
    const decided = await desk.call(agentApplicationList, { filter: { states: ['refused'] } });
    expect(decided.data.rows.map((row) => row.id)).toContain(id);
  });

  it('is unknown on another site, and to who may not see agents', async () => {
    const { id } = await applicant();
    await hall.give('agents01', 2, 'agents');
    const harbor = await hall.logIn('agents01', { host: hosts.harbor, ip: '10.0.0.4' });
    expect((await harbor.call(agentApplicationOne, { id })).code).toBe(404);
    expect((await harbor.call(agentApplicationContact, { id, reason })).code).toBe(404);
    expect((await harbor.call(agentApplicationApprove, { id })).code).toBe(404);
    expect((await auditor.call(agentApplicationApprove, { id })).code).toBe(403);
    expect((await desk.call(agentApplicationOne, { id })).data.state).toBe('waiting');
  });
});

describe('the tree', () => {
  it('shows who stands where, and what those directly below and the whole line came to', async () => {
    const top = await agent();
    const middle = await agent(top.id);
    const below = await agent(middle.id);
    const { memberId: player } = await hall.joinMember();
    await run('UPDATE member SET agent_id = $2 WHERE id = $1', [player, middle.id]);
    const paid = await post(hall.database.pool, {
      scope: 'tree',
      key: 'deposit',
      kind: 'deposit',
      reference: 'order',
      moves: [
        { from: gatewayAccount(1, 1, 'USD'), to: memberMain(1, player, 'USD'), amountMinor: minor(123_45) },
      ],
    });
    expect(paid.status).toBe('posted');
    await gatherReports(hall.database.pool);
    const atTop = (await desk.call(agentOne, { id: top.id })).data;
    expect(atTop).toMatchObject({
      path: [],
      above: null,
      members: 1,
      agents: 1,
      depositors: 0,
      line: { members: 3, agents: 2, depositors: 1, deposited: '123.45', withdrawn: '0.00' },
    });
    expect((await desk.call(agentOne, { id: below.id })).data.path).toEqual([top, middle]);
    const under = (await desk.call(agentList, { filter: { under: top.id } })).data;
    expect(under.rows).toMatchObject([
      { id: middle.id, members: 2, depositors: 1, deposited: '123.45', above: top },
    ]);
    const tops = (await desk.call(agentList, { perPage: 200 })).data.rows.map(({ id }) => id);
    expect(tops).toContain(top.id);
    expect(tops).not.toContain(middle.id);
    const found = await desk.call(agentList, { filter: { q: middle.account } });
    expect(found.data.rows.map(({ id }) => id)).toEqual([middle.id]);
    expect((await desk.call(agentOne, { id: player })).code).toBe(404);
  });
});

describe('codes and domains', () => {
  it('a code is closed and opened with a reason, for a sign-up too', async () => {
    const { id, account } = await agent();
    await run(`INSERT INTO recommend_code (site_id, code, member_id) VALUES (1, 'LOTUS77', $1)`, [id]);
    const { memberId: friend } = await hall.joinMember();
    await run(
      `UPDATE member SET introducer_id = $2, introducer_kind = 'recommend_code', introducer_text = 'lotus77' WHERE id = $1`,
      [friend, id],
    );
    const list = async () => (await desk.call(agentCodeList, { filter: { q: account } })).data.rows;
    expect(await list()).toMatchObject([{ code: 'LOTUS77', is_agent: true, is_open: true, joined: 1 }]);
    expect((await desk.call(agentCodeSet, { code: 'LOTUS77', is_open: false, reason })).code).toBe(100);
    expect(await list()).toMatchObject([{ is_open: false }]);
    expect((await desk.call(agentCodeList, { filter: { q: 'lotus77', is_open: true } })).data.total).toBe(0);
    expect((await desk.call(agentCodeSet, { code: 'NOBODYS', is_open: false, reason })).code).toBe(404);
    expect((await auditor.call(agentCodeSet, { code: 'LOTUS77', is_open: true, reason })).code).toBe(403);
    expect((await desk.call(agentCodeSet, { code: 'LOTUS77', is_open: true, reason })).code).toBe(100);
    expect((await desk.call(agentOne, { id })).data.codes).toMatchObject([
      { code: 'LOTUS77', is_open: true },
    ]);
  });

  it('a domain is one agent’s, leads to the site at once, and goes again', async () => {
    const [one, other] = [await agent(), await agent()];
    const host = 'lantern.example';
    const add = (agent_id: number, name: string = host) =>
      desk.call(agentDomainAdd, { agent_id, host: name, reason });
    const answers = await Promise.all([add(one.id), add(other.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([100, 384]);
    const [winner, loser] = answers[0]?.code === 100 ? [one, other] : [other, one];
    expect((await add(winner.id, 'LANTERN.example')).code).toBe(100);
    expect(await run('SELECT site_id FROM site_host WHERE host = $1', [host])).toEqual([{ site_id: 1 }]);
    expect((await desk.call(agentDomainList, { filter: { q: host } })).data.rows).toMatchObject([
      { host, agent: winner, joined: 0 },
    ]);
    expect((await desk.call(agentOne, { id: winner.id })).data.domains).toHaveLength(1);
    // The site's own names and what is no name at all.
    expect((await add(loser.id, hosts.harbor)).code).toBe(383);
    expect(await run('SELECT FROM agent_domain WHERE host = $1', [hosts.harbor])).toEqual([]);
    for (const name of [
      'https://lantern.example',
      'lantern.example:8080',
      '203.0.113.7',
      'lantern',
      'a b.example',
      '-a.example',
    ])
      expect((await add(loser.id, name)).field, name).toBe('host');
    const { memberId } = await hall.joinMember();
    expect((await add(memberId, 'nobody.example')).code).toBe(404);
    expect((await desk.call(agentDomainRemove, { host, reason })).code).toBe(100);
    expect((await desk.call(agentDomainRemove, { host, reason })).code).toBe(404);
    expect(await run('SELECT FROM site_host WHERE host = $1', [host])).toEqual([]);
    expect((await add(loser.id)).code).toBe(100);
  });

  it('another site cannot take a domain away', async () => {
    const { id } = await agent();
    await desk.call(agentDomainAdd, { agent_id: id, host: 'kept.example', reason });
    await hall.give('agents01', 2, 'agents');
    const harbor = await hall.logIn('agents01', { host: hosts.harbor, ip: '10.0.0.5' });
    expect((await harbor.call(agentDomainRemove, { host: 'kept.example', reason })).code).toBe(404);
    expect((await harbor.call(agentDomainAdd, { agent_id: id, host: 'other.example', reason })).code).toBe(
      404,
    );
    expect(await run(`SELECT FROM site_host WHERE host = 'kept.example'`)).toHaveLength(1);
  });
});
