import {
  addressesGet,
  addressesSave,
  officeInvitationAccept,
  officeInvitationLook,
  roleList,
  roleRemove,
  roleSave,
  staffEndSessions,
  staffInvitations,
  staffInvitationWithdraw,
  staffInvite,
  staffLiftFactors,
  staffList,
  staffOne,
  staffSetEnabled,
  staffSetRoles,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { siteNameIn } from '../../infra/site.ts';
import { propose, proposeOrDo } from '../proposals/index.ts';
import { readAccess, saveAccess } from './access.ts';
import { enterWith } from './accountCalls.ts';
import { acceptInvitation, listInvitations, lookAtInvitation, withdrawInvitation } from './invitations.ts';
import { staffAccountOf } from './passwordChecks.ts';
import {
  assertOwnerStays,
  assertVersion,
  findPerson,
  listPeople,
  lockPerson,
  worksElsewhere,
} from './people.ts';
import { assertOwnRights, isOwnerOf, listRoles, lockOwnRole, removeRole, rolesToGive } from './roles.ts';
import { endStaffSessions, listStaffSessions } from './sessions.ts';
import type { StaffDeps } from './staffDeps.ts';

const invitationsPerMinute = 20;

const notOneself = () => refused(staffSetEnabled.codes, 322, 'office.own_account');

const personCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(staffList, null, async ({ site }, body) => ({
    ...(await listPeople(deps.pool, site.id, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(staffOne, null, async ({ site, staff }, { id }) => ({
    ...(await findPerson(deps.pool, site.id, id)),
    sessions: await listStaffSessions(deps.pool, id, staff.id, deps.clock.now()),
  })),
  handleOffice(staffSetRoles, 'write', ({ actor }, { id, roles, reason, version, request_id: requestId }) =>
    withTransaction(deps.pool, async (tx) => {
      if (id === actor.staffId) throw notOneself();
      const person = await lockPerson(tx, actor.siteId, id);
      assertVersion(person, version);
      await rolesToGive(tx, actor, roles);
      if (person.roles.includes('owner') && !roles.includes('owner')) {
        if (!(await isOwnerOf(tx, actor.siteId, actor.staffId)))
          throw refused(staffSetRoles.codes, 324, 'office.not_yours_to_give');
        await assertOwnerStays(tx, actor.siteId, id);
      }
      const subject = { kind: 'staff', id, name: person.account };
      const content = { staff_id: id, roles: [...new Set(roles)].sort() };
      const proposal = { kind: 'staff.set_roles', subject, content, reason, requestId } as const;
      return { proposal_id: await proposeOrDo(tx, deps.book, actor, proposal, deps.clock.now()) };
    }),
  ),
  handleOffice(staffSetEnabled, 'write', ({ actor }, { id, enabled, reason, version }) =>
    withTransaction(deps.pool, async (tx) => {
      if (id === actor.staffId) throw notOneself();
      const person = await lockPerson(tx, actor.siteId, id);
      assertVersion(person, version);
      if (await worksElsewhere(tx, actor.siteId, id))
        throw refused(staffSetEnabled.codes, 325, 'office.works_elsewhere');
      if (!enabled) await assertOwnerStays(tx, actor.siteId, id);
      await tx.query('UPDATE staff SET enabled = $2, version = version + 1 WHERE id = $1', [id, enabled]);
      if (!enabled) await endStaffSessions(tx, id, { now: deps.clock.now() });
      await actor.trace(tx, {
        subject: { kind: 'staff', id },
        before: { enabled: person.enabled },
        after: { enabled },
        reason,
      });
      return { version: person.version + 1 };
    }),
  ),
  handleOffice(staffEndSessions, 'write', ({ actor }, { id }) =>
    withTransaction(deps.pool, async (tx) => {
      await lockPerson(tx, actor.siteId, id);
      const ended = await endStaffSessions(tx, id, { now: deps.clock.now() });
      await actor.trace(tx, { subject: { kind: 'staff', id }, after: { ended } });
      return {};
    }),
  ),
  handleOffice(staffLiftFactors, 'write', ({ actor }, { id, reason, request_id: requestId }) =>
    withTransaction(deps.pool, async (tx) => {
      if (id === actor.staffId) throw notOneself();
      const { account } = await lockPerson(tx, actor.siteId, id);
      if (await worksElsewhere(tx, actor.siteId, id))
        throw refused(staffLiftFactors.codes, 325, 'office.works_elsewhere');
      const subject = { kind: 'staff', id, name: account };
      const proposal = {
        kind: 'staff.lift_factors',
        subject,
        content: { staff_id: id },
        reason,
        requestId,
      } as const;
      return { proposal_id: await propose(tx, deps.book, actor, proposal, deps.clock.now()) };
    }),
  ),
];

const invitationCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(
    staffInvite,
    'write',
    ({ actor }, { account: typed, mail, roles, reason, request_id: requestId }) =>
      withTransaction(deps.pool, async (tx) => {
        await rolesToGive(tx, actor, roles);
        const account = staffAccountOf(typed);
        const taken = await tx.query('SELECT FROM staff WHERE account = $1', [account]);
        if (taken.rowCount !== 0) throw refused(staffInvite.codes, 326, 'office.account_taken');
        const subject = { kind: 'invitation', id: account, name: account };
        const content = { account, mail, roles: [...new Set(roles)].sort() };
        const proposal = { kind: 'staff.invite', subject, content, reason, requestId } as const;
        return { proposal_id: await proposeOrDo(tx, deps.book, actor, proposal, deps.clock.now()) };
      }),
  ),
  handleOffice(staffInvitations, null, async ({ site }, body) => {
    const now = deps.clock.now();
    return { ...(await listInvitations(deps.pool, site.id, now, body)), asOf: now.toISOString() };
  }),
  handleOffice(staffInvitationWithdraw, 'write', async ({ actor }, { id }) => {
    await withdrawInvitation(deps, actor, { id });
    return {};
  }),
  handleOffice(
    officeInvitationLook,
    null,
    async ({ site, locale }, { invitation }) => {
      const { account, expires_at } = await lookAtInvitation(deps, site.id, invitation);
      return {
        account,
        site_name: siteNameIn(site.settings, locale),
        expires_at: expires_at.toISOString(),
      };
    },
    { perMinute: invitationsPerMinute },
  ),
  handleOffice(
    officeInvitationAccept,
    'login',
    async (caller, { invitation: token, password }) =>
      enterWith(deps, caller, await acceptInvitation(deps, caller, { token, password })),
    { perMinute: invitationsPerMinute },
  ),
];

const roleCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(roleList, null, async ({ site }) => ({ rows: await listRoles(deps.pool, site.id) })),
  handleOffice(roleSave, 'write', ({ actor }, { name, rights, reason, version, request_id: requestId }) =>
    withTransaction(deps.pool, async (tx) => {
      assertOwnRights(actor, rights);
      const role = await lockOwnRole(tx, actor.siteId, name);
      if (role !== undefined && version === undefined)
        throw refused(roleSave.codes, 328, 'office.role_exists');
      if (version !== undefined && role?.version !== version)
        throw refused(roleSave.codes, 409, 'office.stale', {
          current: role === undefined ? null : { rights: role.rights, version: role.version },
        });
      const subject = { kind: 'role', id: name, name };
      const content = { name, rights: [...new Set(rights)].sort() };
      const proposal = { kind: 'staff.save_role', subject, content, reason, requestId } as const;
      return { proposal_id: await proposeOrDo(tx, deps.book, actor, proposal, deps.clock.now()) };
    }),
  ),
  handleOffice(roleRemove, 'write', ({ actor }, given) =>
    withTransaction(deps.pool, async (tx) => {
      const { rights } = await removeRole(tx, actor.siteId, given);
      await actor.trace(tx, { subject: { kind: 'role', id: given.name }, before: { rights } });
      return {};
    }),
  ),
];

/** Who works on a site, and what they may do. */
export const staffCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  ...personCalls(deps),
  ...invitationCalls(deps),
  ...roleCalls(deps),
  handleOffice(addressesGet, null, async ({ site, ip }) => {
    const { networks, version } = await readAccess(deps.pool, site.id);
    return { networks: [...networks], version, own_address: ip };
  }),
  handleOffice(addressesSave, 'write', async (caller, given) => ({
    version: await saveAccess(deps, caller, given),
  })),
];
