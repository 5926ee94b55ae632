import { randomUUID } from 'node:crypto';
import {
  memberLiftFactors,
  memberOne,
  memberSetStatus,
  proposalConfirm,
  proposalList,
  proposalOne,
  proposalRefuse,
  proposalWithdraw,
  roleList,
  roleRemove,
  roleSave,
  staffInvite,
  staffLiftFactors,
  staffOne,
  staffSetEnabled,
  staffSetRoles,
  traceList,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** Four eyes, and what only two may do to the staff. */

const dayMs = 24 * 60 * 60_000;
let hall: OfficeHall;
let admin: OfficeBrowser;
let manager: OfficeBrowser;
let risk: OfficeBrowser;

const logInAll = async (): Promise<void> => {
  admin = await hall.logIn('admin', { ip: '10.0.0.1' });
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  risk = await hall.logIn('risk01', { ip: '10.0.0.3' });
};
beforeAll(async () => {
  hall = await openOfficeHall();
  await logInAll();
});
afterAll(() => hall.close());

const reason = 'as talked about';
const personOf = async (account: string) =>
  (await admin.call(staffOne, { id: await hall.staffId(account) })).data;

/** Proposes other roles for somebody; answers the proposal. */
const proposeRoles = async (by: OfficeBrowser, account: string, roles: string[]) => {
  const { id, version } = await personOf(account);
  const asked = await by.call(staffSetRoles, { id, roles, reason, version, request_id: randomUUID() });
  const proposal = asked.data.proposal_id ?? 0;
  const { content_hash } = (await by.call(proposalOne, { id: proposal })).data;
  return { id: proposal, content_hash };
};
const stateOf = async (id: number) => (await admin.call(proposalOne, { id })).data.state;

describe('a proposal', () => {
  it('is done when another confirms it, and not by who made it', async () => {
    const proposal = await proposeRoles(admin, 'content01', ['content', 'agents']);
    expect((await personOf('content01')).roles).toEqual(['content']);
    expect((await admin.call(proposalConfirm, proposal)).code).toBe(341);
    expect((await admin.call(proposalRefuse, { id: proposal.id, reason })).code).toBe(341);
    // Who may decide, but not about this deed.
    expect((await risk.call(proposalConfirm, proposal)).code).toBe(346);
    const list = await manager.call(proposalList, { filter: { state: 'open' } });
    expect(list.data.rows[0]).toMatchObject({
      id: proposal.id,
      may_confirm: true,
      made_by: { account: 'admin' },
    });
    expect((await manager.call(proposalConfirm, proposal)).code).toBe(100);
    expect((await personOf('content01')).roles).toEqual(['content', 'agents']);
    // Again it succeeds and does nothing; for anybody else it is decided.
    const { version } = await personOf('content01');
    expect((await manager.call(proposalConfirm, proposal)).code).toBe(100);
    expect((await personOf('content01')).version).toBe(version);
    expect((await manager.call(proposalRefuse, { id: proposal.id, reason })).code).toBe(342);
  });

  it('is confirmed as it was proposed, or not at all', async () => {
    const { id } = await proposeRoles(admin, 'agents01', ['support']);
    const content_hash = '0'.repeat(64);
    expect((await manager.call(proposalConfirm, { id, content_hash })).code).toBe(345);
    expect(await stateOf(id)).toBe('open');
    // Not even the table's owner slips other content under the hash.
    const { content_hash: right } = (await manager.call(proposalOne, { id })).data;
    await hall.database.owner.query(
      `UPDATE proposal SET content = jsonb_set(content, '{roles}', '["owner"]') WHERE id = $1`,
      [id],
    );
    expect((await manager.call(proposalConfirm, { id, content_hash: right })).code).toBe(345);
    expect((await personOf('agents01')).roles).toEqual(['agents']);
    expect((await admin.call(proposalWithdraw, { id })).code).toBe(100);
    expect((await manager.call(proposalWithdraw, { id })).code).toBe(404);
  });

  it('does nothing when the world has changed meanwhile, and says so', async () => {
    const stale = await proposeRoles(admin, 'agents01', ['support']);
    const other = await proposeRoles(admin, 'agents01', ['agents', 'content']);
    expect((await manager.call(proposalConfirm, other)).code).toBe(100);
    expect((await manager.call(proposalConfirm, stale)).code).toBe(344);
    expect(await stateOf(stale.id)).toBe('stale');
    expect((await personOf('agents01')).roles).toEqual(['content', 'agents']);
  });

  it('is stale as well when the person is not on the site any more', async () => {
    await hall.give('auditor01', 1, 'content');
    const stale = await proposeRoles(admin, 'auditor01', ['support']);
    const gone = await proposeRoles(admin, 'auditor01', []);
    expect((await manager.call(proposalConfirm, gone)).code).toBe(100);
    expect((await admin.call(staffOne, { id: await hall.staffId('auditor01') })).code).toBe(404);
    expect((await manager.call(proposalConfirm, stale)).code).toBe(344);
    expect(await stateOf(stale.id)).toBe('stale');
  });

  it('is won by one of two who confirm it at once', async () => {
    await hall.give('auditor01', 1, 'manager');
    const auditor = await hall.logIn('auditor01', { ip: '10.0.0.4' });
    const proposal = await proposeRoles(admin, 'support01', ['support', 'content']);
    const answers = await Promise.all([
      manager.call(proposalConfirm, proposal),
      auditor.call(proposalConfirm, proposal),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([100, 342]);
    expect((await personOf('support01')).version).toBe(1);
  });

  it('is refused with a reason', async () => {
    const { id } = await proposeRoles(admin, 'support01', ['risk']);
    expect((await manager.call(proposalRefuse, { id, reason: 'not yet' })).code).toBe(100);
    const { data } = await admin.call(proposalOne, { id });
    expect(data).toMatchObject({
      state: 'refused',
      decision_reason: 'not yet',
      decided_by: { account: 'manager01' },
    });
    expect((await personOf('support01')).roles).toEqual(['support', 'content']);
  });

  it('is too old after 48 hours', async () => {
    const proposal = await proposeRoles(admin, 'support01', ['risk']);
    hall.clock.advance(2 * dayMs);
    await logInAll();
    expect((await manager.call(proposalConfirm, proposal)).code).toBe(343);
    expect(await stateOf(proposal.id)).toBe('expired');
    expect((await personOf('support01')).roles).toEqual(['support', 'content']);
  });

  it('asked for twice is one, also when it is done; with other content it is refused', async () => {
    const { id, version } = await personOf('support01');
    const ask = { id, roles: ['support', 'agents'], reason, version, request_id: randomUUID() };
    const first = await admin.call(staffSetRoles, ask);
    expect((await admin.call(staffSetRoles, ask)).data).toEqual(first.data);
    const proposal = first.data.proposal_id ?? 0;
    const { content_hash } = (await manager.call(proposalOne, { id: proposal })).data;
    expect((await manager.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(100);
    expect(await admin.call(staffSetRoles, ask)).toMatchObject({ code: 100, data: first.data });
    expect((await admin.call(staffSetRoles, { ...ask, roles: ['owner'] })).code).toBe(345);
  });

  it('cannot be confirmed by its maker in the database either', async () => {
    const { id } = await proposeRoles(admin, 'support01', ['agents']);
    await expect(
      hall.database.owner.query(
        `UPDATE proposal SET state = 'confirmed', decided_by = made_by, decided_at = now() WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow(/proposal_needs_two/);
    await expect(
      hall.database.pool.query(`UPDATE proposal SET content = '{}' WHERE id = $1`, [id]),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('roles', () => {
  it('of the site’s own are made, held, changed and removed; built-in ones stay', async () => {
    const save = { name: 'night-desk', rights: ['today.read', 'withdrawals.read'] as const, reason };
    const asked = await admin.call(roleSave, { ...save, rights: [...save.rights], request_id: randomUUID() });
    const id = asked.data.proposal_id ?? 0;
    const { content_hash } = (await manager.call(proposalOne, { id })).data;
    expect((await manager.call(proposalConfirm, { id, content_hash })).code).toBe(100);
    const roles = (await admin.call(roleList, {})).data.rows;
    expect(roles.at(-1)).toMatchObject({ name: 'night-desk', is_built_in: false, rights: save.rights });
    const again = { ...save, rights: [...save.rights], request_id: randomUUID() };
    expect((await admin.call(roleSave, again)).code).toBe(328);
    expect((await admin.call(roleSave, { ...again, version: 7 })).code).toBe(409);
    expect((await admin.call(roleSave, { ...again, name: 'auditor' })).code).toBe(327);
    expect((await admin.call(roleRemove, { name: 'auditor', version: 0 })).code).toBe(327);
    expect((await admin.call(roleRemove, { name: 'night-desk', version: 0 })).code).toBe(100);
    expect((await admin.call(roleRemove, { name: 'night-desk', version: 0 })).code).toBe(404);
  });

  it('are not given by who has less, and owners are made by owners', async () => {
    const { id, version } = await personOf('content01');
    const ask = { id, reason, version, request_id: randomUUID() };
    expect((await manager.call(staffSetRoles, { ...ask, roles: ['owner'] })).code).toBe(324);
    expect((await admin.call(staffSetRoles, { ...ask, roles: ['no-such'] })).code).toBe(323);
    expect(
      (await admin.call(staffSetRoles, { ...ask, version: version + 1, roles: ['agents'] })).data,
    ).toMatchObject({
      current: { version },
    });
    const self = await personOf('admin');
    expect(
      (await admin.call(staffSetRoles, { ...ask, id: self.id, version: self.version, roles: [] })).code,
    ).toBe(322);
  });
});

describe('the last owner', () => {
  it('keeps the role and the account, whoever asks, also in the database', async () => {
    const owner = await personOf('admin');
    const set = { id: owner.id, enabled: false, reason, version: owner.version };
    expect((await manager.call(staffSetEnabled, set)).code).toBe(321);
    const roles = {
      id: owner.id,
      roles: ['manager'],
      reason,
      version: owner.version,
      request_id: randomUUID(),
    };
    expect((await manager.call(staffSetRoles, roles)).code).toBe(324);
    const { owner: table } = hall.database;
    await expect(table.query('UPDATE staff SET enabled = false WHERE id = $1', [owner.id])).rejects.toThrow(
      /without an owner/,
    );
    await expect(table.query('DELETE FROM staff_site_role WHERE staff_id = $1', [owner.id])).rejects.toThrow(
      /without an owner/,
    );
    // With a second owner one of them may go, but not both at once.
    await hall.give('manager01', 1, 'owner');
    const other = await hall.staffId('manager01');
    const leave = (id: number) => table.query('UPDATE staff SET enabled = false WHERE id = $1', [id]);
    const left = await Promise.allSettled([leave(owner.id), leave(other)]);
    expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await table.query('UPDATE staff SET enabled = true');
    await logInAll();
  });
});

describe('lost factors', () => {
  it('of one of the staff are lifted by two, and a login enrols anew', async () => {
    const support = await hall.logIn('support01', { ip: '10.0.0.9' });
    const id = await hall.staffId('support01');
    const asked = await admin.call(staffLiftFactors, { id, reason, request_id: randomUUID() });
    const proposal = asked.data.proposal_id ?? 0;
    const { content_hash } = (await manager.call(proposalOne, { id: proposal })).data;
    expect((await manager.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(100);
    expect((await support.call(roleList, {})).status).toBe(401);
    expect((await personOf('support01')).has_factor).toBe(false);
  });

  it('of a member are lifted by two; without a factor there is nothing to lift', async () => {
    const { rows } = await hall.database.owner.query<{ id: number }>(
      `SELECT id FROM member WHERE account = 'player01' AND site_id = 1`,
    );
    const id = rows[0]?.id ?? 0;
    const answers = { birthday: true, last_game: true, phone: true, mail: false };
    const ask = { id, reason, answers, request_id: randomUUID() };
    expect((await risk.call(memberLiftFactors, ask)).code).toBe(371);
    await hall.database.owner.query(
      `WITH holder AS (INSERT INTO second_factor_holder (site_id, member_id, user_handle, created_at)
         VALUES (1, $1, sha256('handle'), now()) RETURNING id)
       INSERT INTO totp_factor SELECT id, 'sealed', 0, now() FROM holder`,
      [id],
    );
    const few = { ...ask, answers: { ...answers, phone: false } };
    expect((await risk.call(memberLiftFactors, few)).code).toBe(387);
    const proposal = (await risk.call(memberLiftFactors, ask)).data.proposal_id;
    const { content_hash, content } = (await manager.call(proposalOne, { id: proposal })).data;
    expect(content).toEqual({ member_id: id, answers });
    // Somebody closes the account meanwhile: that is another world.
    const { version } = (await risk.call(memberOne, { id })).data;
    const frozen = await risk.call(memberSetStatus, { id, status: 'frozen', reason, version });
    expect((await manager.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(344);
    await risk.call(memberSetStatus, { id, status: 'active', reason, version: frozen.data.version });
    const next = (await risk.call(memberLiftFactors, { ...ask, request_id: randomUUID() })).data.proposal_id;
    const hash = (await manager.call(proposalOne, { id: next })).data.content_hash;
    expect((await manager.call(proposalConfirm, { id: next, content_hash: hash })).code).toBe(100);
    const { data } = await risk.call(memberOne, { id });
    expect(data.factors).toEqual({ totp: false, passkeys: 0, recovery_codes_left: 0 });
    expect(data.deeds.map(({ call, by }) => `${call} ${by}`)).toContain('/office/proposal/confirm manager01');
  });
});

describe('a deed of one who is alone on a site', () => {
  it('is done at once, and once, while nobody else could confirm it; the trace says so', async () => {
    await hall.give('admin', 2, 'owner');
    const alone = await hall.logIn('admin', { host: 'harbor.localhost', ip: '10.0.0.8' });
    const invite = {
      account: 'ming',
      mail: 'ming@example.com',
      roles: ['manager'],
      reason,
      request_id: randomUUID(),
    };
    for (const time of ['first', 'second'])
      expect((await alone.call(staffInvite, invite)).data, time).toEqual({ proposal_id: null });
    const { rows } = await hall.database.owner.query(
      'SELECT account FROM staff_invitation WHERE site_id = 2',
    );
    expect(rows).toEqual([{ account: 'ming' }]);
    const lines = (await alone.call(traceList, { filter: { call: staffInvite.path } })).data.rows;
    expect(lines.at(-1)?.after).toMatchObject({ alone: true, content: { mail: 'm***@example.com' } });
    // Lost factors are lifted by two, however few there are.
    await hall.give('content01', 2, 'content');
    await hall.database.owner.query(
      'DELETE FROM staff_site_role WHERE site_id = 1 AND staff_id = (SELECT id FROM staff WHERE account = $1)',
      ['content01'],
    );
    const lift = { id: await hall.staffId('content01'), reason, request_id: randomUUID() };
    expect((await alone.call(staffLiftFactors, lift)).data.proposal_id).toBeGreaterThan(0);
    // As soon as there is a second, it takes two.
    await hall.give('manager01', 2, 'manager');
    const second = { ...invite, account: 'hua', request_id: randomUUID() };
    expect((await alone.call(staffInvite, second)).data.proposal_id).toBeGreaterThan(0);
  });
});
