import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignupHall, type SignupHall } from './signup.fixture.ts';

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall();
});
afterAll(() => hall.close());

describe('who introduced the member', () => {
  it.each([
    ['an agent link', () => ({ member_agent: String(hall.people.agentId) }), 'member_agent', 'agent001'],
    [
      'a recommendation code in lower case',
      () => ({ recommend_code: 'friend' }),
      'recommend_code',
      'friend01',
    ],
    ['a code typed by hand', () => ({ introducer: 'FRIEND' }), 'introducer', 'friend01'],
    [
      'an agent id typed by hand',
      () => ({ introducer: String(hall.people.agentId) }),
      'introducer',
      'agent001',
    ],
  ])('is kept for %s, with the agent above', async (_why, body, kind, introducer) => {
    const account = hall.newAccount();
    expect((await hall.join({ member_account: account, ...body() })).code).toBe(100);
    const { id } = await hall.memberRow(introducer);
    expect(await hall.memberRow(account)).toMatchObject({
      introducer_kind: kind,
      introducer_id: id,
      agent_id: hall.people.agentId,
    });
  });

  it.each([
    ['agent.test', {}, 'agent_domain', 'the domain alone'],
    ['AGENT.test:8443', {}, 'agent_domain', 'the domain with a port'],
    ['agent.test', { recommend_code: 'FRIEND' }, 'recommend_code', 'a link that was followed there'],
    ['stale.test', {}, null, 'a domain in a currency that its agent has no more'],
    ['idle.test', {}, null, 'a domain of an agent out of service'],
    ['far.test', {}, null, 'a domain of another site'],
  ])('at %s with %j is %s: %s', async (host: string, body: object, kind: string | null, _why: string) => {
    const account = hall.newAccount();
    expect((await hall.join({ member_account: account, ...body }, { host })).code).toBe(100);
    expect(await hall.memberRow(account)).toMatchObject({
      introducer_kind: kind,
      agent_id: kind === null ? null : hall.people.agentId,
    });
  });

  it('is kept with the campaign whose link was followed, where it is one of that agent’s, and never refused over it', async () => {
    const { agentId, rmbAgentId } = hall.people;
    await hall.database.owner.query(
      `INSERT INTO agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
       VALUES (1, $1, gen_random_uuid(), 'lanterns', 'Own', 'home', 'en_US', now()),
              (1, $2, gen_random_uuid(), 'strange1', 'Other', 'home', 'en_US', now())`,
      [agentId, rmbAgentId],
    );
    const codeOf = async (body: object) => {
      const account = hall.newAccount();
      expect((await hall.join({ member_account: account, ...body })).code).toBe(100);
      const { rows } = await hall.database.owner.query(
        'SELECT c.code FROM member m LEFT JOIN agent_campaign c ON c.id = m.campaign_id WHERE m.account = $1',
        [account],
      );
      return rows[0]?.code;
    };
    const member_agent = String(agentId);
    expect(await codeOf({ member_agent, campaign: 'lanterns' })).toBe('lanterns');
    expect(await codeOf({ member_agent, campaign: 'strange1' })).toBeNull();
    expect(await codeOf({ member_agent, campaign: 'no such' })).toBeNull();
    expect(await codeOf({ campaign: 'lanterns' })).toBeNull();
  });

  it('may be named by a code of digits, though an agent might have such an id', async () => {
    const account = hall.newAccount();
    expect((await hall.join({ member_account: account, introducer: '88888888' })).code).toBe(100);
    expect(await hall.memberRow(account)).toMatchObject({
      introducer_id: (await hall.memberRow('friend01')).id,
    });
  });

  it('need not be typed as well when a form demands one and a link has fixed it', async () => {
    const demand = (required: boolean) =>
      hall.rows(
        `UPDATE register_setting SET is_required = $1 WHERE site_id = 1 AND currency = 'USD' AND name = 'introducer'`,
        [required],
      );
    await demand(true);
    try {
      expect(await hall.join()).toMatchObject({ code: 228, data: { field: 'introducer' } });
      expect((await hall.join({ recommend_code: 'FRIEND' })).code).toBe(100);
      expect((await hall.join({ member_agent: String(hall.people.agentId) })).code).toBe(100);
      expect((await hall.join({ member_agent: hall.people.agentId })).code).toBe(100);
    } finally {
      await demand(false);
    }
  });

  it.each([
    ['an agent', () => hall.people.agentId, { status: 200, data: { currency: 'USD' } }],
    ['an agent out of service', () => hall.people.idleAgentId, { status: 404 }],
    ['an agent of another site', () => hall.people.strangerAgentId, { status: 404 }],
    ['somebody who is no agent', async () => (await hall.memberRow('friend01')).id, { status: 404 }],
    ['nobody', () => 2_000_000_000, { status: 404 }],
  ])('%s: /member_info tells the currency of agents and of nobody else', async (_who, id, answer) => {
    expect(await hall.call('/member_info', { id: await id() })).toMatchObject(answer);
  });

  it.each([
    ['a good code', { recommend_code: 'FRIEND' }, { is_valid: 1, currency: 'USD' }],
    ['a disabled code', { recommend_code: 'OLDCODE' }, { is_valid: 0, currency: null }],
    ['an unknown agent', { agent_id: 7 }, { is_valid: 0, currency: null }],
    ['an unknown agent as text', { agent_id: '7' }, { is_valid: 0, currency: null }],
    ['a code of another site', { recommend_code: 'FOREIGN' }, { is_valid: 0, currency: null }],
    ['a silenced member', { recommend_code: 'SILENT' }, { is_valid: 0, currency: null }],
    ['a frozen member', { recommend_code: 'FROZEN' }, { is_valid: 0, currency: null }],
    ['nothing', {}, { is_valid: 0, currency: null }],
  ])('is checked beforehand: %s', async (_why, body, data) => {
    expect(await hall.call('/register/valid_message', body)).toMatchObject({ code: 100, data });
  });

  it('is told by the host name of an agent', async () => {
    const ask = (host: string) => hall.call('/arks/web/check-agent-domain', { host });
    expect((await ask('Agent.Test:3000')).data).toEqual({
      is_valid: 1,
      currency: 'USD',
      agent_id: hall.people.agentId,
    });
    const nobody = { is_valid: 0, currency: null, agent_id: null };
    for (const host of ['stale.test', 'idle.test', 'far.test', 'hall.test', "agent.test' OR true --"])
      expect((await ask(host)).data, host).toEqual(nobody);
    expect((await ask('agent.test.')).data).toMatchObject({ is_valid: 1 });
  });
});
