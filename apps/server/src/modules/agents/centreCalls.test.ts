import { agentDownline, agentLevelRename, agentPromotion } from '@pavilion/contract/agents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createAgentsModule } from './index.ts';

/** Who stands under whom: top > (one, mid > (deep > leaf)); alone has nobody; there is an agent of the other house. */
let hall: Hall;
const people: Record<string, { memberId: number; token: string }> = {};

const of = (name: string) => {
  const person = people[name];
  if (person === undefined) throw new Error(`nobody is called ${name}`);
  return person;
};
const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const promote = (name: string) =>
  run('update member set is_agent = true, agent_active = true where id = $1', [of(name).memberId]);
const put = (name: string, under: string) =>
  run('update member set agent_id = $2 where id = $1', [of(name).memberId, of(under).memberId]);

beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createAgentsModule({ pool: database.pool, clock, outbox: createOutbox() }),
  ]);
  for (const name of ['top', 'one', 'mid', 'deep', 'leaf', 'alone'])
    people[name] = await hall.addMember({ account: name });
  people.there = await hall.addMember({ account: 'there', siteId: 2 });
  for (const name of ['top', 'mid', 'deep', 'there']) await promote(name);
  await put('one', 'top');
  await put('mid', 'top');
  await put('deep', 'mid');
  await put('leaf', 'deep');
  await run('insert into agent_domain (host, site_id, agent_id, currency) values ($1, 1, $2, $3)', [
    'lanterns.test',
    of('top').memberId,
    'RMB',
  ]);
});
afterAll(() => hall.close());

const downline = (name: string, body: object = {}) =>
  hall.call(agentDownline, body, { token: of(name).token });
const accounts = async (name: string, body: object = {}) =>
  (await downline(name, body)).data.list.map(({ member_account }) => member_account);

describe('the promotion of an agent', () => {
  test('is a link that sign-up knows, its picture, and the domains', async () => {
    const { data } = await hall.call(agentPromotion, {}, { token: of('top').token });
    const { memberId } = of('top');
    expect(data).toMatchObject({ agent_id: memberId, currency: 'RMB', members: 2, agents: 1 });
    expect(new URL(data.link).search).toBe(`?id=${memberId}`);
    expect(data.qr).toContain('<svg');
    expect(data.domains.map(({ host }) => host)).toEqual(['lanterns.test']);
    expect(new URL(data.domains[0]?.link ?? '').hostname).toBe('lanterns.test');
  });

  test('counts who joined within the last 30 days', async () => {
    await run(`update member set created_at = $2 where id = $1`, [
      of('one').memberId,
      new Date(hall.clock.now().getTime() - 31 * 86_400_000),
    ]);
    const { data } = await hall.call(agentPromotion, {}, { token: of('top').token });
    expect(data).toMatchObject({ members: 2, members_30_days: 1 });
  });
});

describe('the names of the agents’ levels', () => {
  const levels = (name: string, from: { host?: string; lang?: string } = {}) =>
    hall.call(agentLevelRename, {}, { token: of(name).token, ...from });

  test('are the site’s own, the top first, in the caller’s language or in English', async () => {
    await run(`insert into agent_level_name (site_id, agent_level, name) values
      (1, 2, '{"en_US": "Senior agent"}'), (1, 1, '{"zh_CN": "总代理", "en_US": "General agent"}'),
      (2, 1, '{"en_US": "Harbour master"}')`);
    expect((await levels('top')).data.detail).toEqual([
      { agent_level: 1, name: '总代理' },
      { agent_level: 2, name: 'Senior agent' },
    ]);
    expect((await levels('top', { lang: 'en_US' })).data.detail[0]?.name).toBe('General agent');
    expect((await levels('there', { host: 'harbor.test' })).data.detail).toEqual([
      { agent_level: 1, name: 'Harbour master' },
    ]);
  });

  test('are told to members of the site alone', async () => {
    expect((await hall.call(agentLevelRename, {})).status).toBe(401);
    expect((await levels('top', { host: 'harbor.test' })).status).toBe(401);
    expect((await hall.call(agentLevelRename, { site_id: 2 }, { token: of('top').token })).status).toBe(400);
  });

  test('belong to the levels that a downline shows', async () => {
    await run('update member set agent_level = 2 where id = $1', [of('mid').memberId]);
    expect((await downline('top')).data.list).toMatchObject([
      { member_account: 'mid', agent_level: 2 },
      { member_account: 'one', agent_level: 0 },
    ]);
  });
});

describe('the downline of an agent', () => {
  test('is who stands directly below, newest first, with how many each has', async () => {
    const { data } = await downline('top');
    expect(data).toMatchObject({ total_count: 2, next_cursor: null, path: [] });
    expect(data.list).toMatchObject([
      { member_account: 'mid', is_agent: true, members: 1 },
      { member_account: 'one', is_agent: false, members: 0 },
    ]);
    expect(await accounts('deep')).toEqual(['leaf']);
  });

  test('comes page by page', async () => {
    const first = (await downline('top', { count: 1 })).data;
    expect(first.list.map(({ member_account }) => member_account)).toEqual(['mid']);
    expect(await accounts('top', { count: 1, cursor: first.next_cursor })).toEqual(['one']);
    expect(await downline('top', { cursor: '0' })).toMatchObject({ status: 400, field: 'cursor' });
  });

  test('shows one by the whole account, however it is written', async () => {
    expect(await accounts('top', { account: ' ONE ' })).toEqual(['one']);
    expect(await accounts('top', { account: 'on' })).toEqual([]);
    expect(await accounts('top', { account: 'leaf' })).toEqual([]);
  });

  test('is looked through level by level, with the way that led there', async () => {
    const { data } = await downline('top', { under: of('deep').memberId });
    expect(data.list.map(({ member_account }) => member_account)).toEqual(['le*f']);
    expect(data.path.map(({ member_account }) => member_account)).toEqual(['mid', 'de*p']);
    expect((await downline('top', { under: of('one').memberId })).data).toMatchObject({
      list: [],
      path: [{ member_account: 'one' }],
    });
  });

  test.each([
    ['above', 'mid', 'top'],
    ['beside', 'deep', 'one'],
    ['the agent itself', 'mid', 'mid'],
    ['without an agent', 'top', 'alone'],
    ['of the other house', 'top', 'there'],
  ])('never shows who stands %s', async (_where, name, other) => {
    const answer = await downline(name, { under: of(other).memberId });
    expect(answer.code).toBe(103);
    expect(answer.data).not.toHaveProperty('list');
  });

  test('is never a ring', async () => {
    await put('alone', 'leaf');
    await expect(put('leaf', 'alone')).rejects.toThrow('below themselves');
    expect((await downline('top', { under: of('alone').memberId })).data.path).toHaveLength(4);
    await run('update member set agent_id = null where id = $1', [of('alone').memberId]);
  });
});

test('whoever is no agent, or none any more, has no centre', async () => {
  const both = async (name: string) =>
    Promise.all([
      hall.call(agentPromotion, {}, { token: of(name).token }),
      hall.call(agentDownline, {}, { token: of(name).token }),
    ]);
  expect((await both('one')).map(({ code }) => code)).toEqual([101, 101]);
  await run('update member set agent_active = false where id = $1', [of('mid').memberId]);
  expect((await both('mid')).map(({ code }) => code)).toEqual([102, 102]);
  await run('update member set agent_active = true where id = $1', [of('mid').memberId]);
  expect((await hall.call(agentPromotion, {})).status).toBe(401);
});
