import {
  addressesGet,
  addressesSave,
  officeInvitationAccept,
  officeInvitationLook,
  roleList,
  roleRemove,
  roleSave,
  staffAppoint,
  staffEndSessions,
  staffInvitations,
  staffInvitationWithdraw,
  staffInvite,
  staffLiftFactors,
  staffList,
  staffOne,
  staffSetEnabled,
  staffSetRoles,
  staffSetRolesEverywhere,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { siteNameIn } from '../../infra/site.ts';
import { readAccess, saveAccess } from './access.ts';
import { enterWith } from './accountCalls.ts';
import { proposeInvitation, proposeRole, proposeRoles, proposeStaffLift } from './commands/proposeDeeds.ts';
import { proposeAppointment, proposeRolesEverywhere } from './commands/proposeReach.ts';
import { acceptInvitation, listInvitations, lookAtInvitation, withdrawInvitation } from './invitations.ts';
import {
  assertOwnerStays,
  assertReachOf,
  assertVersion,
  findPerson,
  listPeople,
  lockPerson,
} from './people.ts';
import { listRoles, removeRole } from './roles.ts';
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
  handleOffice(staffSetRoles, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeRoles(deps, actor, body),
  })),
  handleOffice(staffSetRolesEverywhere, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeRolesEverywhere(deps, actor, body),
  })),
  handleOffice(staffAppoint, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeAppointment(deps, actor, body),
  })),
  handleOffice(staffSetEnabled, 'write', ({ actor }, { id, enabled, reason, version }) =>
    withTransaction(deps.pool, async (tx) => {
      if (id === actor.staffId) throw notOneself();
      const person = await lockPerson(tx, actor.siteId, id);
      assertVersion(person, version);
      const sites = await assertReachOf(tx, actor, id);
      if (!enabled) for (const siteId of sites) await assertOwnerStays(tx, siteId, id);
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
  handleOffice(staffLiftFactors, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeStaffLift(deps, actor, body),
  })),
];

const invitationCalls = (deps: StaffDeps): readonly OfficeCallHandler[] => [
  handleOffice(staffInvite, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeInvitation(deps, actor, body),
  })),
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
  handleOffice(roleSave, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeRole(deps, actor, body),
  })),
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
