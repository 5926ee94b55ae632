import { randomUUID } from 'node:crypto';
import {
  allOfficeCalls,
  type BuiltInRole,
  builtInRoleNames,
  builtInRoles,
  officeInvitationAccept,
  officeSession,
  proposalConfirm,
  proposalOne,
  roleSave,
  siteOpen,
  staffAppoint,
  staffInvitations,
  staffInvite,
  staffList,
  staffOne,
  staffSetEnabled,
  staffSetRoles,
  staffSetRolesEverywhere,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../../infra/seal.ts';
import {
  hallSecret,
  hosts,
  type OfficeBrowser,
  type OfficeHall,
  openOfficeHall,
} from '../../testing/officeHall.ts';

/** Roles beyond one site. */

const reason = 'as talked about';
let hall: OfficeHall;
let admin: OfficeBrowser;
let manager: OfficeBrowser;

beforeAll(async () => {
  hall = await openOfficeHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  admin = await hall.logIn('admin', { ip: '10.0.0.1' });
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
});

const everywhere = async (by: OfficeBrowser, account: string, roles: string[]) => {
  const id = await hall.staffId(account);
  const { version } = (await by.call(staffOne, { id })).data;
  return by.call(staffSetRolesEverywhere, { id, roles, reason, version, request_id: randomUUID() });
};
const confirm = async (by: OfficeBrowser, id: number | null) => {
  const { data } = await by.call(proposalOne, { id: id ?? 0 });
  return by.call(proposalConfirm, { id: data.id, content_hash: data.content_hash });
};
const rolesOf = async (account: string) => {
  const { data } = await admin.call(staffOne, { id: await hall.staffId(account) });
  return { here: data.roles, everywhere: data.roles_everywhere };
};
/** As `npm run open` and the database's own keeper would: without asking anybody. */
const giveEverywhere = (account: string, role: BuiltInRole) =>
  hall.database.owner.query(
    `INSERT INTO staff_role_everywhere (staff_id, role_id)
     SELECT staff.id, role.id FROM staff, role WHERE account = $1 AND role.name = $2 AND role.site_id IS NULL
     ON CONFLICT DO NOTHING`,
    [account, role],
  );
const takeEverywhere = (account: string) =>
  hall.database.owner.query(
    'DELETE FROM staff_role_everywhere WHERE staff_id = (SELECT id FROM staff WHERE account = $1)',
    [account],
  );

describe('a role on every site', () => {
  it('is given by nobody who does not have all of it on every site', async () => {
    expect((await everywhere(admin, 'support01', ['support'])).code).toBe(324);
    await hall.give('admin', 2, 'owner');
    expect((await everywhere(admin, 'support01', ['night-desk'])).code).toBe(323);
    expect((await everywhere(manager, 'support01', ['support'])).code).toBe(324);
    const own = {
      id: await hall.staffId('admin'),
      roles: ['owner'],
      reason,
      version: 0,
      request_id: randomUUID(),
    };
    expect((await admin.call(staffSetRolesEverywhere, own)).code).toBe(322);
    expect(await rolesOf('support01')).toEqual({ here: ['support'], everywhere: [] });
  });

  it('is given alone while nobody else could confirm it, and holds on sites that come later', async () => {
    expect((await everywhere(admin, 'support01', ['support'])).data.proposal_id).toBeNull();
    expect(await rolesOf('support01')).toEqual({ here: ['support'], everywhere: ['support'] });
    const support = await hall.logIn('support01', { ip: '10.0.0.3' });
    const session = await support.call(officeSession, {}, { host: hosts.harbor });
    expect(session.data).toMatchObject({ stage: 'open', roles: ['support'], site: { id: 2 } });
    expect(session.data).toMatchObject({
      sites: [{ id: 1 }, { id: 2, office: 'http://harbor.localhost:3000/office' }],
    });
    const opened = await admin.call(siteOpen, {
      code: 'orchid',
      name: 'Orchid',
      time_zone: 'UTC',
      languages: ['en_US'],
      currencies: ['USD'],
      hosts: ['orchid.localhost'],
      reason,
      request_id: randomUUID(),
    });
    expect(opened.data.site_id).toBe(3);
    await expect
      .poll(async () => (await support.call(officeSession, {}, { host: 'orchid.localhost' })).data, {
        timeout: 20_000,
      })
      .toMatchObject({ stage: 'open', roles: ['support'], site: { id: 3 } });
    const listed = await admin.call(staffList, { filter: { role: 'support' } }, { host: 'orchid.localhost' });
    expect(listed.data.rows).toMatchObject([
      { account: 'support01', roles: [], roles_everywhere: ['support'] },
    ]);
  });

  it('waits for a second person who has it on every site too, and not for one who has not', async () => {
    for (const siteId of [2, 3]) await hall.give('manager01', siteId, 'manager');
    const proposed = await everywhere(admin, 'risk01', ['risk']);
    expect(proposed.data.proposal_id).not.toBeNull();
    await hall.give('content01', 1, 'manager');
    const content = await hall.logIn('content01', { ip: '10.0.0.4' });
    expect((await confirm(content, proposed.data.proposal_id)).code).toBe(347);
    expect((await confirm(manager, proposed.data.proposal_id)).code).toBe(100);
    expect((await rolesOf('risk01')).everywhere).toEqual(['risk']);
    // A manager of every site makes no owner of them.
    expect((await everywhere(manager, 'risk01', ['risk', 'owner'])).code).toBe(324);
    const asOwner = await everywhere(admin, 'risk01', ['owner']);
    expect((await confirm(manager, asOwner.data.proposal_id)).code).toBe(347);
    expect((await rolesOf('risk01')).everywhere).toEqual(['risk']);
  });

  it('goes along with an invitation, by those who may give it', async () => {
    const invite = (by: OfficeBrowser, roles: string[]) =>
      by.call(staffInvite, {
        account: 'wen',
        mail: 'wen@example.com',
        roles,
        everywhere: true,
        reason,
        request_id: randomUUID(),
      });
    expect((await invite(manager, ['owner'])).code).toBe(324);
    expect((await invite(admin, ['night-desk'])).code).toBe(323);
    const content = await hall.logIn('content01', { ip: '10.0.0.4' });
    const proposed = (await invite(admin, ['support'])).data.proposal_id;
    // Who manages one site confirms nothing for all.
    expect((await confirm(content, proposed)).code).toBe(347);
    expect((await confirm(manager, proposed)).code).toBe(100);
    const { rows } = await hall.database.owner.query<{ sealed: string }>(
      "SELECT data->>'sealed' AS sealed FROM pgboss.job WHERE name = 'mail' ORDER BY created_on DESC LIMIT 1",
    );
    const letter = unseal(hallSecret, 'message', Buffer.from(rows[0]?.sealed ?? '', 'base64'));
    const invitation = /\/office\/invitation#([\w-]+)/.exec(letter)?.[1] ?? '';
    const browser = hall.browser({ ip: '10.0.0.7' });
    const accepted = await browser.call(officeInvitationAccept, {
      invitation,
      password: 'Reed and lantern 8',
    });
    expect(accepted.data).toMatchObject({ stage: 'enrol', roles: ['support'] });
    expect(await rolesOf('wen')).toEqual({ here: [], everywhere: ['support'] });
    const { data } = await admin.call(staffInvitations, {});
    expect(data.rows[0]).toMatchObject({ account: 'wen', mail: 'w**@example.com', everywhere: true });
  });

  it('is never one of a site’s own', async () => {
    await hall.database.owner.query(`INSERT INTO role (site_id, name) VALUES (1, 'night-desk')`);
    expect((await everywhere(admin, 'risk01', ['night-desk'])).code).toBe(323);
    await expect(
      hall.database.pool.query(
        `INSERT INTO staff_role_everywhere (staff_id, role_id) SELECT 1, id FROM role WHERE name = 'night-desk'`,
      ),
    ).rejects.toThrow(/belongs to a site/);
    expect(
      (
        await admin.call(roleSave, {
          name: 'night-desk',
          rights: ['today.read'],
          reason,
          version: 0,
          request_id: randomUUID(),
        })
      ).code,
    ).toBe(100);
  });

  it('keeps every site an owner', async () => {
    await giveEverywhere('agents01', 'owner');
    const agents = await hall.logIn('agents01', { ip: '10.0.0.5' });
    // Whoever owns all may go from one site, where others own it, and from all, where each has an owner.
    await hall.database.owner.query(
      `DELETE FROM staff_site_role WHERE site_id = 3 AND role_id = (SELECT id FROM role WHERE name = 'owner' AND site_id IS NULL)`,
    );
    expect((await everywhere(admin, 'agents01', [])).code).toBe(324);
    await expect(takeEverywhere('agents01')).rejects.toThrow(/without an owner/);
    await expect(
      hall.database.owner.query(`UPDATE staff SET enabled = false WHERE account = 'agents01'`),
    ).rejects.toThrow(/without an owner/);
    const { version } = (await admin.call(staffOne, { id: await hall.staffId('agents01') })).data;
    const closed = { id: await hall.staffId('agents01'), enabled: false, reason, version };
    // Owner of two of the three sites: the third is not admin's to decide.
    expect((await admin.call(staffSetEnabled, closed)).code).toBe(325);
    await hall.give('admin', 3, 'manager');
    expect((await admin.call(staffSetEnabled, closed)).code).toBe(321);
    // The owner of all makes admin the owner of the third; then all can do without.
    await hall.give('admin', 3, 'owner');
    const left = await agents.call(
      staffSetRoles,
      {
        id: await hall.staffId('admin'),
        roles: ['manager'],
        reason,
        version: (
          await agents.call(staffOne, { id: await hall.staffId('admin') }, { host: 'orchid.localhost' })
        ).data.version,
        request_id: randomUUID(),
      },
      { host: 'orchid.localhost' },
    );
    expect(left.code).toBe(100);
  });
});

describe('somebody of another site', () => {
  const appoint = (by: OfficeBrowser, account: string, roles: string[], host: string = hosts.harbor) =>
    by.call(staffAppoint, { account, roles, reason, request_id: randomUUID() }, { host });

  it('is given roles here, by two where there are two, without another account', async () => {
    expect((await appoint(admin, 'nobody', ['support'])).code).toBe(331);
    expect((await appoint(admin, 'Manager01', ['support'])).code).toBe(332);
    expect((await appoint(admin, 'payments01', ['no-such-role'])).code).toBe(323);
    expect((await appoint(manager, 'payments01', ['owner'])).code).toBe(324);
    const proposed = await appoint(admin, 'Payments01', ['payments']);
    const payments = await hall.logIn('payments01', { ip: '10.0.0.6' });
    expect((await payments.call(officeSession, {}, { host: hosts.harbor })).data.stage).toBe('out');
    const { data } = await manager.call(
      proposalOne,
      { id: proposed.data.proposal_id ?? 0 },
      { host: hosts.harbor },
    );
    const done = await manager.call(
      proposalConfirm,
      { id: data.id, content_hash: data.content_hash },
      { host: hosts.harbor },
    );
    expect(done.code).toBe(100);
    expect((await payments.call(officeSession, {}, { host: hosts.harbor })).data).toMatchObject({
      stage: 'open',
      roles: ['payments'],
    });
    expect((await appoint(admin, 'payments01', ['risk'])).code).toBe(332);
  });
});

/** Every call with every role held everywhere, on two sites: no more opens than the table of rights says. */
describe('with a role on every site', () => {
  it.each(builtInRoleNames)(
    '%s opens on each site what the table says, and nothing else',
    async (role) => {
      const holder = 'auditor01';
      await hall.database.owner.query(
        'DELETE FROM staff_site_role WHERE staff_id = (SELECT id FROM staff WHERE account = $1)',
        [holder],
      );
      await giveEverywhere(holder, role);
      const browser = await hall.logIn(holder, { ip: `198.51.100.${builtInRoleNames.indexOf(role) + 100}` });
      for (const host of [hosts.pavilion, hosts.harbor])
        for (const call of allOfficeCalls) {
          if (call.right === 'public' || !call.stages.includes('open')) continue;
          const isOpen = call.right === 'session' || builtInRoles[role].some((held) => held === call.right);
          const { status } = await browser.send(call, { nonsense: true }, { host });
          expect({ path: call.path, host, status }).toEqual({
            path: call.path,
            host,
            status: isOpen ? 400 : 403,
          });
        }
      await takeEverywhere(holder);
    },
    120_000,
  );
});
