import { roleNameSchema, staffAppoint, staffSetRolesEverywhere } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { holdsOnEverySite } from '../proposals/index.ts';
import { assertOwnerStays, lockPerson } from './people.ts';
import {
  addRolesHere,
  findBuiltIn,
  findRoles,
  isOwnerEverywhere,
  isOwnerHere,
  isOwnerOf,
  type RoleRow,
  rolesToGive,
  setRolesEverywhere,
} from './roles.ts';
import type { StaffDeps } from './staffDeps.ts';

/** Roles beyond one site: on every site, or on a further one for somebody who has an account already. */

export const everywhereContent = z.strictObject({
  staff_id: z.number().int().positive(),
  roles: z.array(roleNameSchema),
});
export const appointContent = z.strictObject({ account: z.string(), roles: z.array(roleNameSchema) });

const siteIds = async (tx: PoolClient): Promise<number[]> => {
  const { rows } = await tx.query<{ id: number }>('SELECT id FROM site ORDER BY id');
  return rows.map(({ id }) => id);
};

/** What roles on every site are confirmed for: another site is another world, what was proposed for two is not done for three. */
export const everywhereWorld = async (tx: PoolClient, roles: readonly string[]) => ({
  sites: await siteIds(tx),
  roles: (await findBuiltIn(tx, roles)).map(({ name, rights }) => ({ name, rights })),
});

const notTheirs = () => refused(staffSetRolesEverywhere.codes, 324, 'office.not_yours_everywhere');

/**
 * The built-in roles of these names, if this person may have somebody (null for one who is not there yet) hold just these everywhere: who gives them has all of
 * their rights on every site, and owners of all are made and unmade by owners of all. Refuses with 321, 323 and 324.
 */
export const rolesEverywhere = async (
  tx: PoolClient,
  who: Actor,
  staffId: number | null,
  names: readonly string[],
): Promise<RoleRow[]> => {
  const found = await findBuiltIn(tx, names);
  if (names.some((name) => !found.some((role) => role.name === name)))
    throw refused(staffSetRolesEverywhere.codes, 323, 'office.no_such_built_in_role');
  const needed = new Set(['staff.manage', ...found.flatMap(({ rights }) => rights)]);
  if (!(await holdsOnEverySite(tx, who.staffId, [...needed]))) throw notTheirs();
  const wasOwner = staffId !== null && (await isOwnerEverywhere(tx, staffId));
  const willOwn = names.includes('owner');
  if (wasOwner === willOwn) return found;
  const sites = await siteIds(tx);
  for (const siteId of sites) if (!(await isOwnerOf(tx, siteId, who.staffId))) throw notTheirs();
  if (wasOwner)
    for (const siteId of sites)
      if (!(await isOwnerHere(tx, siteId, staffId))) await assertOwnerStays(tx, siteId, staffId);
  return found;
};

/** The account to be appointed, locked. Refuses with 331 for none, and 332 for one that works here. */
export const lockAppointed = async (
  tx: PoolClient,
  siteId: number,
  account: string,
): Promise<{ readonly id: number }> => {
  const { rows } = await tx.query<{ id: number }>(
    'SELECT id FROM staff WHERE account = $1 AND enabled FOR UPDATE',
    [account],
  );
  const [person] = rows;
  if (person === undefined) throw refused(staffAppoint.codes, 331, 'office.no_such_account');
  const here = await tx.query('SELECT FROM staff_role_on_site WHERE staff_id = $1 AND site_id = $2 LIMIT 1', [
    person.id,
    siteId,
  ]);
  if (here.rowCount !== 0) throw refused(staffAppoint.codes, 332, 'office.works_here');
  return person;
};

export const registerReachDeeds = ({ book }: StaffDeps): void => {
  book.register({
    kind: 'staff.set_roles_everywhere',
    right: 'staff.manage',
    everywhere: true,
    content: everywhereContent,
    worldOf: async (tx, { staff_id, roles }, siteId) => {
      const { version, enabled } = await lockPerson(tx, siteId, staff_id);
      return { version, enabled, ...(await everywhereWorld(tx, roles)) };
    },
    run: async (tx, { staff_id, roles }, who) => {
      const given = await rolesEverywhere(tx, who, staff_id, roles);
      await setRolesEverywhere(tx, staff_id, given);
      await tx.query('UPDATE staff SET version = version + 1 WHERE id = $1', [staff_id]);
    },
  });
  book.register({
    kind: 'staff.appoint',
    right: 'staff.manage',
    content: appointContent,
    worldOf: async (tx, { account, roles }, siteId) => {
      const { id } = await lockAppointed(tx, siteId, account);
      const given = await findRoles(tx, siteId, roles);
      return { id, roles: given.map(({ name, rights }) => ({ name, rights })) };
    },
    run: async (tx, { account, roles }, who) => {
      const { id } = await lockAppointed(tx, who.siteId, account);
      const given = await rolesToGive(tx, who, roles);
      await addRolesHere(tx, id, who.siteId, given);
      await tx.query('UPDATE staff SET version = version + 1 WHERE id = $1', [id]);
    },
  });
};
