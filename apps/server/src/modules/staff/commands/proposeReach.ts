import type { staffAppoint, staffSetRolesEverywhere } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { proposeOnce, proposeOrDo } from '../../proposals/index.ts';
import { staffAccountOf } from '../passwordChecks.ts';
import { assertVersion, lockPerson } from '../people.ts';
import { lockAppointed, rolesEverywhere } from '../reachDeeds.ts';
import { rolesToGive } from '../roles.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { inOrder, notOneself } from './proposeDeeds.ts';

/** Other roles on every site for one of the staff. Answers the proposal's id, or null for what was done at once. */
export const proposeRolesEverywhere = (
  { pool, clock, book }: StaffDeps,
  who: Actor,
  { id, roles, reason, version, request_id: requestId }: z.output<typeof staffSetRolesEverywhere.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const asked = {
      kind: 'staff.set_roles_everywhere',
      content: { staff_id: id, roles: inOrder(roles) },
      requestId,
    } as const;
    return proposeOnce(tx, who, asked, async () => {
      if (id === who.staffId) throw notOneself();
      const person = await lockPerson(tx, who.siteId, id);
      assertVersion(person, version);
      await rolesEverywhere(tx, who, id, roles);
      const subject = { kind: 'staff', id, name: person.account };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

/** Roles on this site for somebody who works on another. Answers the proposal's id, or null for what was done at once. */
export const proposeAppointment = (
  { pool, clock, book }: StaffDeps,
  who: Actor,
  { account: typed, roles, reason, request_id: requestId }: z.output<typeof staffAppoint.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const account = staffAccountOf(typed);
    const asked = { kind: 'staff.appoint', content: { account, roles: inOrder(roles) }, requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      await rolesToGive(tx, who, roles);
      const { id } = await lockAppointed(tx, who.siteId, account);
      const subject = { kind: 'staff', id, name: account };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });
