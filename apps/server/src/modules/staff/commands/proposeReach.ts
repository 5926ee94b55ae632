import type { staffAppoint, staffSetRolesEverywhere } from '@pavilion/contract/office';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { proposeDeed } from '../../proposals/index.ts';
import { staffAccountOf } from '../passwordChecks.ts';
import { assertVersion, lockPerson } from '../people.ts';
import { lockAppointed, rolesEverywhere } from '../reachDeeds.ts';
import { rolesToGive } from '../roles.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { inOrder, notOneself } from './proposeDeeds.ts';

/** Other roles on every site for one of the staff. Answers the proposal's id, or null for what was done at once. */
export const proposeRolesEverywhere = (
  deps: StaffDeps,
  who: Actor,
  { id, roles, reason, version, request_id: requestId }: z.output<typeof staffSetRolesEverywhere.body>,
): Promise<number | null> => {
  const content = { staff_id: id, roles: inOrder(roles) };
  const asked = { kind: 'staff.set_roles_everywhere', content, requestId, reason } as const;
  return proposeDeed(deps, who, asked, async (tx) => {
    if (id === who.staffId) throw notOneself();
    const person = await lockPerson(tx, who.siteId, id);
    assertVersion(person, version);
    await rolesEverywhere(tx, who, id, roles);
    return { kind: 'staff', id, name: person.account };
  });
};

/** Roles on this site for somebody who works on another. Answers the proposal's id, or null for what was done at once. */
export const proposeAppointment = (
  deps: StaffDeps,
  who: Actor,
  { account: typed, roles, reason, request_id: requestId }: z.output<typeof staffAppoint.body>,
): Promise<number | null> => {
  const account = staffAccountOf(typed);
  const content = { account, roles: inOrder(roles) };
  return proposeDeed(deps, who, { kind: 'staff.appoint', content, requestId, reason }, async (tx) => {
    await rolesToGive(tx, who, roles);
    const { id } = await lockAppointed(tx, who.siteId, account);
    return { kind: 'staff', id, name: account };
  });
};
