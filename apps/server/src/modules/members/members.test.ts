import {
  memberDemandPassword,
  memberDemandVerification,
  memberEndSessions,
  memberList,
  memberOne,
  memberReveal,
  memberSetStatus,
} from '@pavilion/contract/office';
import { sessionList } from '@pavilion/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let support: OfficeBrowser;
let player = 0;
beforeAll(async () => {
  hall = await openOfficeHall();
  support = await hall.logIn('support01');
  const { rows } = await hall.database.owner.query<{ id: number }>(
    `SELECT id FROM member WHERE account = 'player01' AND site_id = 1`,
  );
  player = rows[0]?.id ?? 0;
  await hall.database.owner.query(
    `UPDATE member SET phone = '13800138000', email = 'wan@example.com' WHERE id = $1`,
    [player],
  );
  await hall.database.owner.query(
    `INSERT INTO member_identifier (member_id, site_id, field, value_key)
     VALUES ($1, 1, 'member_phone', '13800138000'), ($1, 1, 'member_email', 'wan@example.com')`,
    [player],
  );
});
afterAll(() => hall.close());

const find = async (q: string) =>
  (await support.call(memberList, { filter: { q } })).data.rows.map(({ account, found_by }) => ({
    account,
    found_by,
  }));

describe('the search', () => {
  it.each([
    ['the beginning of an account', 'PLAYER0', ['player01', 'player02', 'player03'], 'account'],
    ['a name', '林晚晴', ['player01'], 'name'],
    ['a phone', '13800138000', ['player01'], 'phone'],
    ['a mail address, however written', 'Wan@Example.com', ['player01'], 'mail'],
    ['nothing', '%', [], 'account'],
    ['nothing', 'player__', [], 'account'],
  ])('finds by %s', async (_what, q, accounts, found_by) => {
    const found = await find(q);
    expect(found.sort((one, other) => (one.account < other.account ? -1 : 1))).toEqual(
      accounts.map((account) => ({ account, found_by })),
    );
  });

  it('finds by id and by the number of an order', async () => {
    expect(await find(String(player))).toEqual([{ account: 'player01', found_by: 'id' }]);
    const { rows } = await hall.database.owner.query<{ order_number: string }>(
      `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                  method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at)
       SELECT 'D20261120TEST', 1, $1, gen_random_uuid(), sha256('x'), currency, 10000, 0, id, gateway_code, 'created', 'zh_CN',
              'http://localhost', now(), now(), now(), now()
         FROM deposit_method WHERE site_id = 1 AND currency = 'RMB' ORDER BY id LIMIT 1 RETURNING order_number`,
      [player],
    );
    expect(await find((rows[0]?.order_number ?? '').toLowerCase())).toEqual([
      { account: 'player01', found_by: 'order' },
    ]);
  });

  it('keeps to its site, pages and counts', async () => {
    await hall.give('support01', 2, 'support');
    const harbor = await hall.logIn('support01', { host: 'harbor.localhost', ip: '10.0.0.2' });
    expect((await harbor.call(memberOne, { id: player })).code).toBe(404);
    expect(
      (
        await harbor.call(memberSetStatus, {
          id: player,
          status: 'frozen',
          reason: 'far away',
          version: 'active-0-0-0-1',
        })
      ).code,
    ).toBe(404);
    const { data } = await support.call(memberList, { perPage: 2, sort: { field: 'account', order: 'ASC' } });
    expect(data.rows.map(({ account }) => account)).toEqual(['agent01', 'player01']);
    const second = await support.call(memberList, {
      perPage: 2,
      page: 2,
      sort: { field: 'account', order: 'ASC' },
    });
    expect(second.data.rows.map(({ account }) => account)).toEqual(['player02', 'player03']);
    expect(data.total).toBe(4);
    expect((await support.call(memberList, { filter: { currency: 'VND' } })).data.total).toBe(1);
    expect((await support.call(memberList, { perPage: 201 })).field).toBe('perPage');
    expect((await support.send(memberList, { filter: { phone: '1' } })).status).toBe(400);
  });
});

describe('the page of a member', () => {
  it('masks what is personal until somebody with the right asks, with a reason', async () => {
    const { data } = await support.call(memberOne, { id: player });
    expect(data).toMatchObject({
      account: 'player01',
      personal: { name: '林**', phone: '13******000', mail: 'w**@example.com' },
      status: 'active',
      version: 'active-0-0-0-1',
    });
    expect(data.balances[0]).toMatchObject({
      wallet: 'main',
      amount: expect.stringMatching(/^[0-9]+\.[0-9]{2}$/),
    });
    const asked = { id: player, fields: ['phone'] as ('phone' | 'name')[], reason: 'to call back' };
    expect((await support.call(memberReveal, asked)).code).toBe(403);
    const risk = await hall.logIn('risk01', { ip: '10.0.0.3' });
    expect((await risk.call(memberReveal, { ...asked, reason: ' ' })).field).toBe('reason');
    expect((await risk.call(memberReveal, asked)).data).toEqual({ phone: '13800138000' });
  });

  it('changes how a member stands, once for each state that was looked at', async () => {
    const { memberId, token } = await hall.joinMember();
    const reason = 'asked by the member';
    const set = (version: string) =>
      support.call(memberSetStatus, { id: memberId, status: 'disabled', reason, version });
    const [one, other] = await Promise.all([set('active-0-0-0-1'), set('active-0-0-0-1')]);
    expect([one.code, other.code].sort()).toEqual([100, 409]);
    const stale = one.code === 409 ? one : other;
    expect(stale.data).toMatchObject({ current: { status: 'disabled', version: 'disabled-0-0-0-1' } });
    // The session went with the account, and the login says why.
    expect((await hall.call(sessionList.path, {}, { token })).status).toBe(401);
    const opened = await support.call(memberSetStatus, {
      id: memberId,
      status: 'active',
      reason,
      version: 'disabled-0-0-0-1',
    });
    const demanded = await support.call(memberDemandVerification, {
      id: memberId,
      demanded: true,
      reason,
      version: opened.data.version,
    });
    expect(demanded.data.version).toBe('active-1-0-0-1');
    const changed = await support.call(memberDemandPassword, {
      id: memberId,
      demanded: true,
      reason,
      version: 'active-1-0-0-1',
    });
    expect(changed.data.version).toBe('active-1-1-0-1');
    const { rows } = await hall.database.owner.query(
      'SELECT status, withdraw_verification_demanded, first_login_to_change_password FROM member WHERE id = $1',
      [memberId],
    );
    expect(rows).toEqual([
      { status: 'active', withdraw_verification_demanded: true, first_login_to_change_password: true },
    ]);
    const { data } = await support.call(memberOne, { id: memberId });
    expect(data.deeds.filter(({ outcome }) => outcome === 'done')).toHaveLength(4);
    expect(data.deeds[0]).toMatchObject({ by: 'support01', call: memberDemandPassword.path, reason });
  });

  it('ends the sessions of a member', async () => {
    const { memberId, token } = await hall.joinMember();
    expect((await support.call(memberOne, { id: memberId })).data.sessions).toBe(1);
    const ended = await support.call(memberEndSessions, { id: memberId, reason: 'lost the phone' });
    expect(ended.data.ended).toBe(1);
    expect((await hall.call(sessionList.path, {}, { token })).status).toBe(401);
    expect((await support.call(memberOne, { id: memberId })).data.sessions).toBe(0);
  });
});
