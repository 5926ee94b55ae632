import { randomUUID } from 'node:crypto';
import type { InputOf } from '@pavilion/contract';
import {
  agentAccountDesk,
  agentAccountList,
  agentAccountOpen,
  agentAgreement,
  agentAgreementAccept,
  agentTransferDesk,
} from '@pavilion/contract/agentMoney';
import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../http/officeCaller.ts';
import { createOutbox } from '../../realtime/index.ts';
import { agentAgreements, createAgreementsModule, proposeAgreement } from '../agreements/index.ts';
import { confirmProposal } from '../proposals/decide.ts';
import { appointStaff, staffAtCommand } from '../staff/index.ts';
import { type MoneyHall, openMoneyHall, type Person, withdrawPassword } from './agentMoney.fixture.ts';
import { proposeQuota } from './index.ts';

let money: MoneyHall;
let agent: Person;
let deps: Parameters<typeof confirmProposal>[0] & Parameters<typeof proposeQuota>[0];
const staff = async (account: string): Promise<Actor> => {
  const caller = { siteId: 1, account, right: 'agents.manage', command: 'test' } as const;
  const actor = await staffAtCommand(money.hall.database.pool, money.hall.clock, caller);
  if (actor === null) throw new Error(`${account} may not`);
  return actor;
};
const confirm = async (id: number) => {
  const [row] = await money.rows<{ hash: string }>(
    `select encode(content_hash, 'hex') as hash from proposal where id = $1`,
    [id],
  );
  await confirmProposal(deps, await staff('ben'), { id, contentHash: row?.hash ?? '' });
};

beforeAll(async () => {
  money = await openMoneyHall();
  const { hall, book } = money;
  deps = {
    pool: hall.database.pool,
    clock: hall.clock,
    outbox: createOutbox(),
    sites: hall.sites,
    book,
  };
  createAgreementsModule(deps);
  for (const account of ['ada', 'ben'])
    await appointStaff(
      { query: ({ text, values }) => hall.database.owner.query(text, values) },
      { account, siteId: 1, role: 'manager' },
    );
});
afterAll(() => money.close());
beforeEach(async () => {
  agent = await money.addAgent();
});

describe('an account that an agent opens', () => {
  let names = 0;
  const open = (over: Partial<InputOf<typeof agentAccountOpen>> = {}, from = agent) => {
    names += 1;
    const body = {
      request_id: randomUUID(),
      kind: 'member' as const,
      member_account: `Lotus${names}`,
      password: 'Moon12345',
      withdraw_password: withdrawPassword,
      ...over,
    };
    return money.hall.call(agentAccountOpen, body, { token: from.token });
  };
  const rowOf = async (account: string | undefined) =>
    (await money.rows('select * from member where account = $1', [account]))[0];

  it('is a member in the agent’s currency, who stands below and changes the password first', async () => {
    const { code, data } = await open();
    expect([code, data.account]).toMatchObject([100, { is_agent: false, waits: true }]);
    expect(await rowOf(data.account.member_account)).toMatchObject({
      agent_id: agent.memberId,
      introducer_id: agent.memberId,
      currency: 'RMB',
      first_login_to_change_password: true,
      is_agent: false,
      member_type: 1,
    });
    const [relation] = await money.rows(
      'select r.agent_id, r.to_day from agent_relation r join member m on m.id = r.member_id where m.account = $1',
      [data.account.member_account],
    );
    expect(relation).toEqual({ agent_id: agent.memberId, to_day: null });
    const listed = await money.hall.call(agentAccountList, {}, { token: agent.token });
    expect(listed.data.list).toEqual([data.account]);
  });

  it('is an agent one level below, as deep as the site goes', async () => {
    const { data } = await open({ kind: 'agent' });
    expect(await rowOf(data.account.member_account)).toMatchObject({
      is_agent: true,
      agent_active: true,
      agent_type: 1,
      agent_level: 2,
      member_type: 2,
    });
    const deep = await money.addAgent(agent, 3);
    expect((await open({ kind: 'agent' }, deep)).code).toBe(106);
    expect((await open({ kind: 'member' }, deep)).code).toBe(100);
    const desk = await money.hall.call(agentAccountDesk, {}, { token: deep.token });
    expect(desk.data).toMatchObject({ agent_level: null, day_max: 3, day_left: 2 });
  });

  it('is opened once for a request, and as often as a day allows', async () => {
    const request_id = randomUUID();
    const body = { request_id, member_account: 'Heron77' };
    const answers = await Promise.all([open(body), open(body), open(body)]);
    expect(answers.map(({ code }) => code)).toEqual([100, 100, 100]);
    expect((await open({ ...body, withdraw_password: '0000' })).data).toEqual(answers[0]?.data);
    expect((await open({ request_id, member_account: 'Heron78' })).code).toBe(109);
    expect((await open({ ...body, kind: 'agent' })).code).toBe(109);
    expect([(await open()).code, (await open()).code, (await open()).code]).toEqual([100, 100, 105]);
    money.hall.clock.advance(24 * 3_600_000);
    expect((await open()).code).toBe(100);
  });

  it('is refused where its name is taken, or breaks a rule of sign-up', async () => {
    expect(await open({ member_account: agent.account.toUpperCase() })).toMatchObject({ code: 103 });
    const two = await Promise.all([open({ member_account: 'Crane01' }), open({ member_account: 'crane01' })]);
    expect(two.map(({ code }) => code).sort()).toEqual([100, 103]);
    expect(await open({ member_account: '1x' })).toMatchObject({
      code: 104,
      data: { field: 'member_account' },
    });
    expect(await open({ password: 'short' })).toMatchObject({ code: 104, data: { field: 'password' } });
  });

  it('is closed in a currency without bounds', async () => {
    await money.rows(`update agent_setting set currency = 'THB' where site_id = 1`);
    const desk = await money.hall.call(agentAccountDesk, {}, { token: agent.token });
    expect([desk.data.day_max, (await open()).code]).toEqual([0, 115]);
    await money.rows(`update agent_setting set currency = 'RMB' where site_id = 1`);
  });

  it('takes the withdraw password, and an agent in service', async () => {
    expect((await open({ withdraw_password: '0000' })).code).toBe(111);
    const member = await money.addMember(agent);
    expect((await open({}, member)).code).toBe(101);
    await money.rows('update member set agent_active = false where id = $1', [agent.memberId]);
    expect((await open()).code).toBe(102);
    expect((await money.hall.call(agentAccountDesk, {}, { token: agent.token })).code).toBe(102);
  });
});

it('nothing moves and nobody is opened on a demo site', async () => {
  const site = (isDemo: boolean) => money.rows('update site set is_demo = $1 where id = 1', [isDemo]);
  await site(true);
  await money.hall.sites.refresh();
  const member = await money.addMember(agent);
  const opening = await money.hall.call(
    agentAccountOpen,
    {
      request_id: randomUUID(),
      kind: 'member',
      member_account: 'Demo001',
      password: 'Moon12345',
      withdraw_password: withdrawPassword,
    },
    { token: agent.token },
  );
  expect([opening.code, (await money.give(agent, member)).code, (await money.payOut(agent)).code]).toEqual([
    403, 403, 403,
  ]);
  await site(false);
  await money.hall.sites.refresh();
});

describe('the agreement for agents', () => {
  const read = async (version?: string, lang = 'zh_CN') =>
    (
      await money.hall.call(agentAgreement, version === undefined ? {} : { version }, {
        token: agent.token,
        lang,
      })
    ).data;
  const publish = async (version: string, word: string) => {
    const texts = {
      title: { zh_CN: `协议${word}`, en_US: `Terms ${word}` },
      content: { zh_CN: `<p onclick="x()">${word}<script>x()</script></p>`, en_US: `<p>${word}</p>` },
    };
    const asked = { version, texts, reason: 'as agreed', requestId: randomUUID() };
    await confirm(await proposeAgreement(deps, agentAgreements, await staff('ada'), asked));
  };

  it('is written by two, and asked for before anything moves; earlier versions stay readable', async () => {
    await money.fill(agent, 'quota', 1_000);
    const player = await money.addMember(agent);
    expect(await read()).toEqual({ agreement: null, due: false, versions: [] });
    expect((await money.give(agent, player)).code).toBe(100);
    const day = money.hall.clock.now().toISOString().slice(0, 10);
    await publish(day, 'one');
    const shown = await read();
    expect(shown).toMatchObject({
      due: true,
      agreement: { version: day, title: '协议one', content: '<p>one</p>' },
      versions: [{ version: day, accepted: null }],
    });
    expect((await read(undefined, 'en_US')).agreement?.title).toBe('Terms one');
    expect((await read(undefined, 'ko_KR')).agreement?.title).toBe('Terms one');
    expect((await money.hall.call(agentTransferDesk, {}, { token: agent.token })).data.agreement_due).toBe(
      true,
    );
    expect((await money.give(agent, player, { amount: '20.00' })).code).toBe(114);
    await money.fill(agent, 'commission', 100);
    expect((await money.payOut(agent)).code).toBe(114);
    const accept = (agreement_id: number) =>
      money.hall.call(agentAgreementAccept, { agreement_id }, { token: agent.token });
    expect((await accept(999_999)).field).toBe('agreement');
    expect((await accept(shown.agreement?.id ?? 0)).code).toBe(100);
    const at = money.hall.clock.now().toISOString();
    money.hall.clock.advance(60_000);
    expect((await accept(shown.agreement?.id ?? 0)).code).toBe(100);
    expect(await read()).toMatchObject({
      due: false,
      versions: [{ version: day, accepted: { at, ip: expect.stringMatching(/^10\.0\.0\.\d+$/) } }],
    });
    expect((await money.give(agent, player, { amount: '20.00' })).code).toBe(100);
    expect((await money.payOut(agent)).code).toBe(100);

    const next = new Date(money.hall.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    await publish(next, 'two');
    expect((await read()).agreement?.version).toBe(day);
    expect((await money.give(agent, player, { amount: '30.00' })).code).toBe(100);
    money.hall.clock.advance(24 * 3_600_000);
    expect((await money.give(agent, player, { amount: '40.00' })).code).toBe(114);
    expect((await accept(shown.agreement?.id ?? 0)).field).toBe('agreement');
    expect(await read(day)).toMatchObject({ due: true, agreement: { version: day, content: '<p>one</p>' } });
    const unknown = await money.hall.call(agentAgreement, { version: '2020-01-01' }, { token: agent.token });
    expect(unknown.code).toBe(404);
    await expect(money.hall.database.pool.query('update agent_agreement set title = title')).rejects.toThrow(
      'permission denied',
    );
    const member = await money.addMember(agent);
    expect((await money.hall.call(agentAgreement, {}, { token: member.token })).code).toBe(101);
  });
});

describe('quota', () => {
  const ask = async (over: object = {}) =>
    proposeQuota(deps, await staff('ada'), {
      agentId: agent.memberId,
      kind: 'load',
      amount: '300.00',
      reason: 'paid at the counter',
      requestId: randomUUID(),
      ...over,
    });

  it('is loaded and taken back by two people, and told to the agent', async () => {
    const id = await ask();
    expect(await money.balance(agent, 'quota')).toBe(0n);
    await confirm(id);
    expect(await money.balance(agent, 'quota')).toBe(30_000n);
    await confirm(await ask({ kind: 'unload', amount: '100.00' }));
    expect(await money.balance(agent, 'quota')).toBe(20_000n);
    await expect(confirm(await ask({ kind: 'unload', amount: '200.01' }))).rejects.toMatchObject({
      code: 347,
      data: { balance: '200.00' },
    });
    expect(await money.letters(agent)).toEqual(['Quota added', 'Quota removed']);
    expect((await reconcile(money.hall.database.owner)).differences).toEqual([]);
  });

  it('is proposed once for a request, to an agent, in an amount that the currency has', async () => {
    const requestId = randomUUID();
    expect(await ask({ requestId })).toBe(await ask({ requestId }));
    await expect(ask({ requestId, amount: '1.00' })).rejects.toMatchObject({ code: 345 });
    for (const amount of ['0.00', '-1.00', '1.001'])
      await expect(ask({ amount }), amount).rejects.toMatchObject({ field: 'amount' });
    const member = await money.addMember(agent);
    await expect(ask({ agentId: member.memberId })).rejects.toMatchObject({ code: 404 });
  });
});
