import { randomUUID } from 'node:crypto';
import { memberTypes } from '@pavilion/contract';
import { agentReapplyDays, agentRegister, agentRegisterState } from '@pavilion/contract/agents';
import { applyForAgentCheck } from '@pavilion/contract/recommend';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { approveApplication, createAgentsModule, refuseApplication } from './index.ts';

const dayMs = 24 * 60 * 60_000;
const plan = 'A reading circle of forty people who like card games.';

let hall: Hall;
let members = 0;
let memberId: number;
let token: string;

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createAgentsModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
});
afterAll(() => hall.close());
beforeEach(async () => {
  members += 1;
  ({ memberId, token } = await hall.addMember({ account: `hopeful${members}` }));
});

interface Given {
  readonly request_id?: string;
  readonly contact_by?: string;
  readonly contact?: string;
  readonly plan?: string;
}
const apply = (given: Given = {}, from: { token?: string; host?: string } = {}) =>
  hall.send(
    agentRegister,
    { request_id: randomUUID(), contact_by: 'member_telegram', contact: 'lantern_moon', plan, ...given },
    { token, ...from },
  );
const state = async () => (await hall.call(agentRegisterState, {}, { token })).data;
const checkCode = async () =>
  (await hall.call(applyForAgentCheck, { agent_id: memberId, apply_agent_flag: 0 }, { token })).code;
const applications = () =>
  run<{ id: bigint; state: string; contact: string; decided_by: string | null }>(
    'select id, state, contact, decided_by from agent_application where member_id = $1 order by id',
    [memberId],
  );
const latestId = async (): Promise<bigint> => (await applications()).at(-1)?.id ?? 0n;
const deps = () => ({ pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() });
/** Somebody who decides; what goes into the trace is proved at the desk. */
const by = { siteId: 1, staffId: 1, account: 'ada', rights: new Set<never>(), trace: async () => undefined };
const letters = () =>
  run<{ content: Record<string, string> }>(
    'select l.content from letter l join member_letter m on m.letter_id = l.id where m.member_id = $1',
    [memberId],
  );
const isAgent = async () =>
  (
    await run<{ is_agent: boolean; agent_active: boolean }>(
      'select is_agent, agent_active from member where id = $1',
      [memberId],
    )
  )[0];

describe('whether a member may apply', () => {
  test.each([
    ['nothing against it', 'select $1::integer', 100, 'may_apply'],
    [
      'an agent already',
      'update member set is_agent = true, agent_active = true where id = $1',
      101,
      'agent',
    ],
    ['may not bring members', 'update member set recommend_enabled = false where id = $1', 104, 'may_not'],
    ['closed out', `update member set status = 'frozen' where id = $1`, 104, 'may_not'],
  ])('%s: check, state and application say the same', async (_what, arrange, code, standing) => {
    await run(arrange, [memberId]);
    expect(await checkCode()).toBe(code);
    expect((await state()).standing).toBe(standing);
    expect((await apply()).code).toBe(code);
    expect(await applications()).toHaveLength(code === 100 ? 1 : 0);
  });

  test('an agent out of service gets the registration again, and stays kept from the recommendations', async () => {
    await run('update member set is_agent = true, agent_type = 1, agent_level = 3 where id = $1', [memberId]);
    expect((await state()).standing).toBe('may_apply');
    expect(await checkCode()).toBe(101);
    expect((await apply()).code).toBe(100);
    expect((await state()).standing).toBe('waiting');
    expect(await approveApplication(deps(), { id: await latestId(), by })).toBe('approved');
    expect(await isAgent()).toEqual({ is_agent: true, agent_active: true });
    expect(await run('select agent_level, member_type from member where id = $1', [memberId])).toEqual([
      { agent_level: 3, member_type: memberTypes.agent },
    ]);
    expect((await state()).standing).toBe('agent');
    expect((await apply()).code).toBe(101);
  });

  test('somebody else may not ask for them, and nobody is asked to log in', async () => {
    const other = await hall.addMember({ account: `other${members}` });
    const body = { agent_id: other.memberId, apply_agent_flag: 0 } as const;
    expect((await hall.call(applyForAgentCheck, body, { token })).code).toBe(103);
    expect((await hall.call(applyForAgentCheck, body)).status).toBe(401);
    expect((await hall.call(agentRegisterState, {})).status).toBe(401);
    const applies = { ...body, apply_agent_flag: 1 };
    expect(await hall.send(applyForAgentCheck, applies, { token })).toMatchObject({
      status: 400,
      field: 'apply_agent_flag',
    });
  });
});

describe('an application', () => {
  test('is written once, waits, and is told without the contact', async () => {
    const { code, data } = await apply();
    expect(code).toBe(100);
    expect(data.application).toEqual({
      state: 'waiting',
      contact_by: 'member_telegram',
      plan,
      refusal: null,
      created_at: hall.clock.now().toISOString(),
      decided_at: null,
    });
    expect(await state()).toMatchObject({
      standing: 'waiting',
      application: data.application,
      apply_from: null,
    });
    expect(await applications()).toMatchObject([{ state: 'waiting', contact: 'lantern_moon' }]);
  });

  test('a second one is refused while the first waits', async () => {
    await apply();
    expect((await apply()).code).toBe(102);
    expect(await checkCode()).toBe(102);
    expect(await applications()).toHaveLength(1);
  });

  test('the same request again is the same application; with other content it is refused', async () => {
    const request_id = randomUUID();
    const first = await apply({ request_id });
    expect((await apply({ request_id })).data).toEqual(first.data);
    expect((await apply({ request_id, contact: 'someone_else' })).code).toBe(106);
    expect(await applications()).toHaveLength(1);
  });

  test('of ten at once one is written', async () => {
    const codes = (await Promise.all(Array.from({ length: 10 }, () => apply()))).map(({ code }) => code);
    expect(codes.sort()).toEqual([100, ...Array.from({ length: 9 }, () => 102)]);
    expect(await applications()).toHaveLength(1);
  });

  test.each([
    ['contact', { contact: '  a  ' }],
    ['contact', { contact: 'a'.repeat(101) }],
    ['plan', { plan: 'many people' }],
    ['plan', { plan: 'p'.repeat(1_001) }],
    ['contact_by', { contact_by: 'pigeon' }],
    ['request_id', { request_id: '1' }],
  ] satisfies [string, Given][])('with a bad %s is refused: %o', async (field, given) => {
    expect(await apply(given)).toMatchObject({ status: 400, field });
    expect(await applications()).toHaveLength(0);
  });

  test('is nothing that another site would know of', async () => {
    expect((await apply({}, { host: 'harbor.test' })).status).toBe(401);
  });
});

describe('staff', () => {
  test('approve: the member is an agent, and a letter says so in every language', async () => {
    await apply();
    const id = await latestId();
    expect(await approveApplication(deps(), { id, by })).toBe('approved');
    expect(await isAgent()).toEqual({ is_agent: true, agent_active: true });
    expect(await run('select agent_level, member_type from member where id = $1', [memberId])).toEqual([
      { agent_level: 1, member_type: memberTypes.agent },
    ]);
    expect(await applications()).toMatchObject([{ state: 'approved', decided_by: 'ada' }]);
    expect(await state()).toMatchObject({ standing: 'agent', application: { state: 'approved' } });
    expect((await letters())[0]?.content).toMatchObject({
      zh_CN: expect.stringContaining('代理申请已通过'),
      en_US: expect.stringContaining('was approved'),
    });
    expect(await approveApplication(deps(), { id, by })).toBe('too_late');
    expect(await refuseApplication(deps(), { id, by, reason: 'not_now' })).toBe('too_late');
    expect(await letters()).toHaveLength(1);
  });

  test('refuse: the reason is in the letter, and the next application waits thirty days', async () => {
    await apply();
    const review = { id: await latestId(), by, reason: 'plan_unclear' } as const;
    expect(await refuseApplication(deps(), review)).toBe('refused');
    expect(await isAgent()).toEqual({ is_agent: false, agent_active: false });
    expect((await letters())[0]?.content.en_US).toContain('did not give us enough detail to decide');
    const from = new Date(hall.clock.now().getTime() + agentReapplyDays * dayMs).toISOString();
    expect(await state()).toMatchObject({
      standing: 'refused_lately',
      application: { state: 'refused', refusal: 'plan_unclear' },
      apply_from: from,
    });
    hall.clock.advance(agentReapplyDays * dayMs - 1);
    expect((await apply()).code).toBe(105);
    hall.clock.advance(1);
    expect((await state()).standing).toBe('may_apply');
    expect((await apply()).code).toBe(100);
    expect(await applications()).toMatchObject([{ state: 'refused' }, { state: 'waiting' }]);
  });

  test('cannot make an agent of somebody who was closed out meanwhile', async () => {
    await apply();
    const id = await latestId();
    await run(`update member set status = 'frozen' where id = $1`, [memberId]);
    expect(await approveApplication(deps(), { id, by })).toBe('closed_out');
    expect(await isAgent()).toEqual({ is_agent: false, agent_active: false });
    expect(await refuseApplication(deps(), { id, by, reason: 'not_now' })).toBe('refused');
  });

  test('are told of an application that is not there', async () => {
    expect(await approveApplication(deps(), { id: 9_999_999n, by })).toBe('unknown');
  });
});
