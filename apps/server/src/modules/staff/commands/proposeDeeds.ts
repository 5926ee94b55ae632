import { roleSave, staffInvite, type staffLiftFactors, staffSetRoles } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { propose, proposeOnce, proposeOrDo } from '../../proposals/index.ts';
import { staffAccountOf } from '../passwordChecks.ts';
import { assertOwnerStays, assertReachOf, assertVersion, lockPerson } from '../people.ts';
import { assertOwnRights, isOwnerOf, lockOwnRole, rolesToGive } from '../roles.ts';
import type { StaffDeps } from '../staffDeps.ts';

/** What is checked when a deed is proposed; the same is checked again when it is done (`deeds.ts`). */

/** Each once, in one order: equal demands are one content. */
export const inOrder = <T extends string>(names: readonly T[]): T[] => [...new Set(names)].sort();

export const notOneself = () => refused(staffSetRoles.codes, 322, 'office.own_account');

/** Other roles for one of the staff. Answers the proposal's id, or null for what was done at once. */
export const proposeRoles = (
  { pool, clock, book }: StaffDeps,
  who: Actor,
  { id, roles, reason, version, request_id: requestId }: z.output<typeof staffSetRoles.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const asked = {
      kind: 'staff.set_roles',
      content: { staff_id: id, roles: inOrder(roles) },
      requestId,
    } as const;
    return proposeOnce(tx, who, asked, async () => {
      if (id === who.staffId) throw notOneself();
      const person = await lockPerson(tx, who.siteId, id);
      assertVersion(person, version);
      await rolesToGive(tx, who, roles);
      if (person.roles.includes('owner') && !roles.includes('owner')) {
        if (!(await isOwnerOf(tx, who.siteId, who.staffId)))
          throw refused(staffSetRoles.codes, 324, 'office.not_yours_to_give');
        if (!person.roles_everywhere.includes('owner')) await assertOwnerStays(tx, who.siteId, id);
      }
      const subject = { kind: 'staff', id, name: person.account };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

/** Lost factors of one of the staff. Answers the proposal's id: this is always for two. */
export const proposeStaffLift = (
  { pool, clock, book }: StaffDeps,
  who: Actor,
  { id, reason, request_id: requestId }: z.output<typeof staffLiftFactors.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const asked = { kind: 'staff.lift_factors', content: { staff_id: id }, requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      if (id === who.staffId) throw notOneself();
      const { account } = await lockPerson(tx, who.siteId, id);
      await assertReachOf(tx, who, id);
      const subject = { kind: 'staff', id, name: account };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

/** An invitation. Answers the proposal's id, or null for one that was sent at once. */
export const proposeInvitation = (
  { pool, clock, book }: StaffDeps,
  who: Actor,
  { account: typed, mail, roles, reason, request_id: requestId }: z.output<typeof staffInvite.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const account = staffAccountOf(typed);
    const asked = {
      kind: 'staff.invite',
      content: { account, mail, roles: inOrder(roles) },
      requestId,
    } as const;
    return proposeOnce(tx, who, asked, async () => {
      await rolesToGive(tx, who, roles);
      const taken = await tx.query('SELECT FROM staff WHERE account = $1', [account]);
      if (taken.rowCount !== 0) throw refused(staffInvite.codes, 326, 'office.account_taken');
      const subject = { kind: 'invitation', id: account, name: account };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

/** A role of the site's own. Answers the proposal's id, or null for one that was stored at once. */
export const proposeRole = (
  { pool, clock, book }: StaffDeps,
  who: Actor,
  { name, rights, reason, version, request_id: requestId }: z.output<typeof roleSave.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const asked = { kind: 'staff.save_role', content: { name, rights: inOrder(rights) }, requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      assertOwnRights(who, rights);
      const role = await lockOwnRole(tx, who.siteId, name);
      if (role !== undefined && version === undefined)
        throw refused(roleSave.codes, 328, 'office.role_exists');
      if (version !== undefined && role?.version !== version)
        throw refused(roleSave.codes, 409, 'office.stale', {
          current: role === undefined ? null : { rights: role.rights, version: role.version },
        });
      const subject = { kind: 'role', id: name, name };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });
