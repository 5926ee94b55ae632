import { randomUUID } from 'node:crypto';
import {
  agentCampaignAdd,
  agentCampaignSet,
  agentCampaigns,
  agentCampaignsFile,
  campaignsMax,
} from '@pavilion/contract/agentCampaigns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { forgetVisitors } from './campaigns/countClick.ts';
import { createAgentsModule } from './index.ts';

let hall: Hall;
let agent: { memberId: number; token: string };
let other: { memberId: number; token: string };

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const add = (body: object = {}, token = agent.token) =>
  hall.call(
    agentCampaignAdd,
    { request_id: randomUUID(), name: 'Night market', landing: 'slot', locale: 'vi_VN', ...body },
    { token },
  );
const figures = async () => (await hall.call(agentCampaigns, {}, { token: agent.token })).data;

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const click = (body: object, { ip = '203.0.113.7', headers = {} }: { ip?: string; headers?: object } = {}) =>
  hall.app.inject({
    method: 'POST',
    url: '/api/agent/promotion/click',
    remoteAddress: ip,
    headers: { host: 'one.test', 'user-agent': browser, ...headers },
    payload: body,
  });

beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createAgentsModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
  agent = await hall.addMember({ account: 'agent' });
  other = await hall.addMember({ account: 'other' });
  await run('update member set is_agent = true, agent_active = true');
});
afterAll(() => hall.close());

describe('a campaign', () => {
  test('has a link of its own to its page, in its language, and the picture of it', async () => {
    const { campaign } = (await add()).data;
    const link = new URL(campaign.link);
    expect(link.pathname).toBe('/slotgame');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      id: String(agent.memberId),
      campaign: expect.stringMatching(/^[a-z0-9]{8}$/),
      lang: 'vi_VN',
    });
    expect(campaign).toMatchObject({
      name: 'Night market',
      is_open: true,
      qr: expect.stringContaining('<svg'),
    });
  });

  test('is the same for the same request, and refused for other content and for a name that is taken', async () => {
    const body = { request_id: randomUUID(), name: 'Spring' };
    const [first, again] = [(await add(body)).data.campaign, (await add(body)).data.campaign];
    expect(again).toEqual(first);
    expect((await add({ ...body, landing: 'app' })).code).toBe(106);
    expect((await add({ name: 'SPRING' })).code).toBe(105);
    expect((await add({ name: ' ' })).status).toBe(400);
    expect((await add({ landing: 'admin' })).status).toBe(400);
    // Another agent's names are another agent's.
    expect((await add({ name: 'Spring' }, other.token)).code).toBe(100);
  });

  test('is closed and opened by its agent alone', async () => {
    const { campaign } = (await add({ name: 'Winter' })).data;
    const set = (token: string, campaignId = campaign.campaign_id) =>
      hall.call(agentCampaignSet, { campaign_id: campaignId, is_open: false }, { token });
    expect((await set(other.token)).code).toBe(107);
    expect((await set(agent.token, 999_999)).code).toBe(107);
    expect((await set(agent.token)).code).toBe(100);
    expect((await figures()).list.find(({ name }) => name === 'Winter')?.is_open).toBe(false);
  });

  test('is one of as many as an agent may have', async () => {
    await run(
      `insert into agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
       select 1, $1, gen_random_uuid(), lpad(n::text, 8, '0'), 'n' || n, 'home', 'en_US', now()
         from generate_series(1, $2::integer) n`,
      [other.memberId, campaignsMax],
    );
    expect((await add({ name: 'One more' }, other.token)).code).toBe(104);
  });

  test('is no business of whoever is no agent', async () => {
    const member = await hall.addMember({ account: 'member' });
    expect((await add({}, member.token)).code).toBe(101);
    expect((await hall.call(agentCampaigns, {}, { token: member.token })).code).toBe(101);
    expect((await hall.call(agentCampaigns, {})).status).toBe(401);
  });
});

describe('links that are followed', () => {
  const codeOf = async (name: string) =>
    (await run('select code from agent_campaign where agent_id = $1 and name = $2', [agent.memberId, name]))
      .rows[0]?.code;
  const clicksOf = async (name: string) => {
    const { list, plain } = await figures();
    const { clicks, visitors } = list.find((campaign) => campaign.name === name)?.figures ?? plain;
    return [clicks, visitors];
  };

  test('are counted with their different visitors, and nobody’s address is kept', async () => {
    const campaign = await codeOf('Night market');
    const body = { agent_id: agent.memberId, campaign };
    for (const from of [
      {},
      // The same network and browser; another browser; another network, in IPv6; the same network of it.
      { ip: '203.0.113.99' },
      { headers: { 'user-agent': 'Another' } },
      { ip: '2001:db8:1:2::9' },
      { ip: '2001:db8:1:2:ffff::1' },
    ])
      expect((await click(body, from)).json()).toMatchObject({ code: 100, data: {} });
    expect(await clicksOf('Night market')).toEqual([5, 3]);
    const { rows } = await run('select v::text as text from agent_visitor v');
    expect(rows).toHaveLength(3);
    // As text, or as the bytes of it; a fingerprint may hold any digits.
    for (const part of ['203.0', '2001:', 'Firefox'])
      for (const form of [part, Buffer.from(part).toString('hex')])
        for (const { text } of rows) expect(text).not.toContain(form);
  });

  test('of a browser that asks for privacy, and of programs, leave no visitor', async () => {
    const body = { agent_id: agent.memberId };
    await click(body, { ip: '198.51.100.1', headers: { 'sec-gpc': '1' } });
    await click(body, { ip: '198.51.100.1', headers: { dnt: '1' } });
    await click(body, { ip: '198.51.100.2', headers: { 'user-agent': 'LinkPreviewBot/1.0' } });
    expect(await clicksOf('the link itself')).toEqual([2, 0]);
  });

  test('answer the same for whatever they say, and count under the agent what is no open campaign of the agent', async () => {
    const before = await clicksOf('the link itself');
    expect((await click({ agent_id: 999_999 })).json().code).toBe(100);
    await click({ agent_id: agent.memberId, campaign: 'nosuch01' });
    await click({ agent_id: agent.memberId, campaign: await codeOf('Winter') });
    expect(await clicksOf('the link itself')).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    expect((await click({ agent_id: agent.memberId, campaign: "x' or 1=1" })).statusCode).toBe(400);
  });

  test('are forgotten by whom when the day is over, and not how many', async () => {
    const before = await clicksOf('Night market');
    hall.clock.advance(86_400_000);
    await forgetVisitors({ pool: hall.database.pool, clock: hall.clock });
    const left = await run(
      'select (select count(*) from agent_visitor) + (select count(*) from agent_click_salt) as n',
    );
    expect(left.rows).toEqual([{ n: 0n }]);
    expect(await clicksOf('Night market')).toEqual(before);
    await click({ agent_id: agent.memberId, campaign: await codeOf('Night market') });
    expect(await clicksOf('Night market')).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  });
});

describe('what came of campaigns', () => {
  const bring = async (account: string, campaign: string | null, depositMinor?: number) => {
    const { memberId } = await hall.addMember({ account });
    await run(
      `update member set introducer_id = $2, introducer_kind = 'member_agent', agent_id = $2, created_at = $4,
              campaign_id = (select id from agent_campaign where agent_id = $2 and name = $3) where id = $1`,
      [memberId, agent.memberId, campaign, hall.clock.now()],
    );
    if (depositMinor !== undefined)
      await run(
        `insert into report.first_deposit values ($1::integer, 1, ($2::timestamptz at time zone 'Asia/Shanghai')::date, 'RMB', $3, $1::integer)`,
        [memberId, hall.clock.now(), depositMinor],
      );
  };

  test('is who joined and who paid in, without amounts of one or two, not even by subtraction', async () => {
    await bring('brought1', 'Night market', 10_000);
    await bring('brought2', 'Night market', 5_000);
    await bring('brought3', 'Night market');
    const few = await figures();
    const [market] = few.list.filter(({ name }) => name === 'Night market');
    expect(market?.figures).toMatchObject({
      clicks: 6,
      registrations: 3,
      first_deposits: 2,
      first_deposit_amount: null,
      registered_percent: '50.00',
      deposited_percent: '66.67',
    });
    expect(few.total.first_deposit_amount).toBeNull();
    await bring('brought4', 'Night market', 700);
    const { list, total, plain } = await figures();
    expect(list.find(({ name }) => name === 'Night market')?.figures.first_deposit_amount).toBe('157.00');
    expect(total).toMatchObject({ registrations: 4, first_deposits: 3, first_deposit_amount: '157.00' });
    expect(plain).toMatchObject({ registrations: 0, deposited_percent: null });
  });

  test('comes as a file in which no name is a formula', async () => {
    await add({ name: '=HYPERLINK("https://bad.test","x")' });
    await add({ name: '@SUM(1),2' });
    const { data } = await hall.call(agentCampaignsFile, {}, { token: agent.token });
    expect(data.content).toContain(`campaign,"'=HYPERLINK(""https://bad.test"",""x"")",slot,`);
    expect(data.content).toContain(`campaign,"'@SUM(1),2",slot,`);
    expect(data.content.trimEnd().split('\r\n').at(-1)).toMatch(/^total,,,,,/);
  });
});
