import { roleSave, type staffInvite, type staffLiftFactors, staffSetRoles } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { propose, proposeDeed } from '../../proposals/index.ts';
import { assertAccountFree } from '../invitations.ts';
import { staffAccountOf } from '../passwordChecks.ts';
import { assertOwnerStays, assertReachOf, assertVersion, lockPerson } from '../people.ts';
import { rolesEverywhere } from '../reachDeeds.ts';
import { assertOwnRights, isOwnerOf, lockOwnRole, rolesToGive } from '../roles.ts';
import type { StaffDeps } from '../staffDeps.ts';

/**
 * What is checked when a deed is proposed; the same is checked again when it is done (`deeds.ts`). Each answers the proposal's
 * id, or null for what was done at once.
 */

/** Each once, in one order: equal demands are one content. */
export const inOrder = <T extends string>(names: readonly T[]): T[] => [...new Set(names)].sort();

export const notOneself = () => refused(staffSetRoles.codes, 322, 'office.own_account');

/** Other roles for one of the staff. */
export const proposeRoles = (
  deps: StaffDeps,
  who: Actor,
  { id, roles, reason, version, request_id: requestId }: z.output<typeof staffSetRoles.body>,
): Promise<number | null> => {
  const content = { staff_id: id, roles: inOrder(roles) };
  return proposeDeed(deps, who, { kind: 'staff.set_roles', content, requestId, reason }, async (tx) => {
    if (id === who.staffId) throw notOneself();
    const person = await lockPerson(tx, who.siteId, id);
    assertVersion(person, version);
    await rolesToGive(tx, who, roles);
    if (person.roles.includes('owner') && !roles.includes('owner')) {
      if (!(await isOwnerOf(tx, who.siteId, who.staffId)))
        throw refused(staffSetRoles.codes, 324, 'office.not_yours_to_give');
      if (!person.roles_everywhere.includes('owner')) await assertOwnerStays(tx, who.siteId, id);
    }
    return { kind: 'staff', id, name: person.account };
  });
};

/** Lost factors of one of the staff: always for two. */
export const proposeStaffLift = (
  deps: StaffDeps,
  who: Actor,
  { id, reason, request_id: requestId }: z.output<typeof staffLiftFactors.body>,
): Promise<number | null> => {
  const asked = { kind: 'staff.lift_factors', content: { staff_id: id }, requestId, reason } as const;
  const check = async (tx: PoolClient) => {
    if (id === who.staffId) throw notOneself();
    const { account } = await lockPerson(tx, who.siteId, id);
    await assertReachOf(tx, who, id);
    return { kind: 'staff', id, name: account };
  };
  return proposeDeed(deps, who, asked, check, propose);
};

/** An invitation, to this site or to all. */
export const proposeInvitation = (
  deps: StaffDeps,
  who: Actor,
  {
    account: typed,
    mail,
    roles,
    everywhere,
    reason,
    request_id: requestId,
  }: z.output<typeof staffInvite.body>,
): Promise<number | null> => {
  const account = staffAccountOf(typed);
  const kind = everywhere ? 'staff.invite_everywhere' : 'staff.invite';
  const content = { account, mail, roles: inOrder(roles) };
  return proposeDeed(deps, who, { kind, content, requestId, reason }, async (tx) => {
    await (everywhere ? rolesEverywhere(tx, who, null, roles) : rolesToGive(tx, who, roles));
    await assertAccountFree(tx, account);
    return { kind: 'invitation', id: account, name: account };
  });
};

/** A role of the site's own. */
export const proposeRole = (
  deps: StaffDeps,
  who: Actor,
  { name, rights, reason, version, request_id: requestId }: z.output<typeof roleSave.body>,
): Promise<number | null> => {
  const content = { name, rights: inOrder(rights) };
  return proposeDeed(deps, who, { kind: 'staff.save_role', content, requestId, reason }, async (tx) => {
    assertOwnRights(who, rights);
    const role = await lockOwnRole(tx, who.siteId, name);
    if (role !== undefined && version === undefined) throw refused(roleSave.codes, 328, 'office.role_exists');
    if (version !== undefined && role?.version !== version)
      throw refused(roleSave.codes, 409, 'office.stale', {
        current: role === undefined ? null : { rights: role.rights, version: role.version },
      });
    return { kind: 'role', id: name, name };
  });
};
