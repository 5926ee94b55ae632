import { roleNameSchema, staffInvite } from '@pavilion/contract/office';
import { z } from 'zod';
import { refused } from '../../http/refusal.ts';
import { factorsOf, liftFactors, maskField } from '../identity/index.ts';
import { inviteStaff, isTaken } from './invitations.ts';
import { tellStaff } from './letters.ts';
import { assertOwnerStays, assertReachOf, lockPerson } from './people.ts';
import { everywhereWorld, registerReachDeeds, rolesEverywhere } from './reachDeeds.ts';
import {
  addRolesHere,
  assertOwnRights,
  findRoles,
  isOwnerEverywhere,
  isOwnerHere,
  isOwnerOf,
  lockOwnRole,
  rolesToGive,
  storeRole,
} from './roles.ts';
import { endStaffSessions } from './sessions.ts';
import type { StaffDeps } from './staffDeps.ts';

const id = z.number().int().positive();

export const setRolesContent = z.strictObject({ staff_id: id, roles: z.array(roleNameSchema) });
export const inviteContent = z.strictObject({
  account: z.string(),
  mail: z.string(),
  roles: z.array(roleNameSchema),
});
export const saveRoleContent = z.strictObject({ name: roleNameSchema, rights: z.array(z.string()) });
export const liftContent = z.strictObject({ staff_id: id });

const registerRoles = ({ book }: StaffDeps): void => {
  book.register({
    kind: 'staff.set_roles',
    right: 'staff.manage',
    content: setRolesContent,
    worldOf: async (tx, { staff_id, roles }, siteId) => {
      const { version, enabled } = await lockPerson(tx, siteId, staff_id);
      const given = await findRoles(tx, siteId, roles);
      return { version, enabled, roles: given.map(({ name, rights }) => ({ name, rights })) };
    },
    run: async (tx, { staff_id, roles }, who) => {
      const given = await rolesToGive(tx, who, roles);
      const wasOwner = await isOwnerHere(tx, who.siteId, staff_id);
      if (wasOwner && !roles.includes('owner')) {
        if (!(await isOwnerOf(tx, who.siteId, who.staffId)))
          throw refused(staffInvite.codes, 324, 'office.not_yours_to_give');
        if (!(await isOwnerEverywhere(tx, staff_id))) await assertOwnerStays(tx, who.siteId, staff_id);
      }
      await tx.query(
        'DELETE FROM staff_site_role WHERE staff_id = $1 AND site_id = $2 AND NOT role_id = ANY ($3)',
        [staff_id, who.siteId, given.map((role) => role.id)],
      );
      await addRolesHere(tx, staff_id, who.siteId, given);
      await tx.query('UPDATE staff SET version = version + 1 WHERE id = $1', [staff_id]);
    },
  });
  book.register({
    kind: 'staff.save_role',
    right: 'staff.manage',
    content: saveRoleContent,
    worldOf: async (tx, { name }, siteId) => {
      const role = await lockOwnRole(tx, siteId, name);
      return role === undefined ? null : { version: role.version, rights: role.rights };
    },
    run: async (tx, content, who) => {
      assertOwnRights(who, content.rights);
      await storeRole(tx, who.siteId, content);
    },
  });
};

const registerInvitations = (deps: StaffDeps): void => {
  const invitation = {
    right: 'staff.manage',
    content: inviteContent,
    inTrace: (content: z.output<typeof inviteContent>) => ({
      ...content,
      mail: maskField('member_email', content.mail),
    }),
  } as const;
  deps.book.register({
    ...invitation,
    kind: 'staff.invite',
    worldOf: async (tx, { account, roles }, siteId) => {
      const given = await findRoles(tx, siteId, roles);
      return {
        taken: await isTaken(tx, account),
        roles: given.map(({ name, rights }) => ({ name, rights })),
      };
    },
    run: async (tx, content, who) => {
      await rolesToGive(tx, who, content.roles);
      await inviteStaff(deps, tx, who, { ...content, everywhere: false });
    },
  });
  deps.book.register({
    ...invitation,
    kind: 'staff.invite_everywhere',
    everywhere: true,
    worldOf: async (tx, { account, roles }) => ({
      taken: await isTaken(tx, account),
      ...(await everywhereWorld(tx, roles)),
    }),
    run: async (tx, content, who) => {
      await rolesEverywhere(tx, who, null, content.roles);
      await inviteStaff(deps, tx, who, { ...content, everywhere: true });
    },
  });
};

/** What of the staff's deeds waits for a second person. */
export const registerStaffDeeds = (deps: StaffDeps): void => {
  registerRoles(deps);
  registerReachDeeds(deps);
  registerInvitations(deps);
  deps.book.register({
    kind: 'staff.lift_factors',
    right: 'staff.manage',
    content: liftContent,
    worldOf: async (tx, { staff_id }, siteId) => {
      const { enabled } = await lockPerson(tx, siteId, staff_id);
      return { enabled, factors: await factorsOf(tx, { staffId: staff_id }) };
    },
    run: async (tx, { staff_id }, who) => {
      await assertReachOf(tx, who, staff_id);
      await liftFactors(tx, { staffId: staff_id });
      await endStaffSessions(tx, staff_id, { now: deps.clock.now() });
      await tellStaff(deps, tx, { siteId: who.siteId, staffId: staff_id }, 'factors_lifted');
    },
  });
};
