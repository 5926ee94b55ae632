import {
  allOfficeRights,
  type OfficeRight,
  type OfficeRole,
  roleRemove,
  roleSave,
  staffSetRoles,
} from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';

export interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly is_built_in: boolean;
  readonly version: number;
  readonly rights: readonly string[];
}

const rightsIn = (names: readonly string[]): OfficeRight[] =>
  allOfficeRights.filter((right) => names.includes(right));

const roleColumns = `
  role.id, role.name, role.site_id IS NULL AS is_built_in, role.version,
  ARRAY (SELECT held.name FROM role_right held WHERE held.role_id = role.id ORDER BY held.name) AS rights`;

/** The roles that can be given on a site, built-in ones first. */
export const listRoles = async (pool: Pool, siteId: number): Promise<OfficeRole[]> => {
  const { rows } = await pool.query<RoleRow & { holders: number }>(
    `SELECT ${roleColumns},
            (SELECT count(*)::integer FROM staff_role_on_site given WHERE given.role_id = role.id AND given.site_id = $1) AS holders
       FROM role WHERE site_id IS NULL OR site_id = $1
      ORDER BY site_id IS NOT NULL, role.id`,
    [siteId],
  );
  return rows.map(({ name, is_built_in, rights, holders, version }) => ({
    name,
    is_built_in,
    rights: rightsIn(rights),
    holders,
    version,
  }));
};

/** The roles of these names that can be given on a site, the built-in one before a namesake; locked against changes. */
export const findRoles = async (
  tx: PoolClient,
  siteId: number,
  names: readonly string[],
): Promise<RoleRow[]> => {
  const { rows } = await tx.query<RoleRow>(
    `SELECT ${roleColumns} FROM role
      WHERE role.name = ANY ($2) AND (role.site_id IS NULL OR role.site_id = $1) ORDER BY role.id`,
    [siteId, names],
  );
  return rows;
};

/** The built-in roles of these names. */
export const findBuiltIn = async (tx: PoolClient, names: readonly string[]): Promise<RoleRow[]> => {
  const { rows } = await tx.query<RoleRow>(
    `SELECT ${roleColumns} FROM role WHERE site_id IS NULL AND name = ANY ($1) ORDER BY role.id`,
    [names],
  );
  return rows;
};

const idsOf = (roles: readonly RoleRow[]): number[] => roles.map(({ id }) => id);

/** Gives somebody roles on a site, besides those that they have there. */
export const addRolesHere = async (
  tx: PoolClient,
  staffId: number,
  siteId: number,
  roles: readonly RoleRow[],
): Promise<void> => {
  await tx.query(
    `INSERT INTO staff_site_role (staff_id, site_id, role_id) SELECT $1, $2, unnest($3::integer[])
     ON CONFLICT DO NOTHING`,
    [staffId, siteId, idsOf(roles)],
  );
};

/** Has somebody hold just these roles on every site, whatever is held on one. */
export const setRolesEverywhere = async (
  tx: PoolClient,
  staffId: number,
  roles: readonly RoleRow[],
): Promise<void> => {
  const ids = idsOf(roles);
  await tx.query('DELETE FROM staff_role_everywhere WHERE staff_id = $1 AND NOT role_id = ANY ($2)', [
    staffId,
    ids,
  ]);
  await tx.query(
    'INSERT INTO staff_role_everywhere (staff_id, role_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING',
    [staffId, ids],
  );
};

/** The only role that no other right makes up for. */
const ownerRole = 'owner';

export const isOwnerOf = async (tx: PoolClient, siteId: number, staffId: number): Promise<boolean> => {
  const { rows } = await tx.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM staff_role_on_site given JOIN role ON role.id = given.role_id
                     WHERE given.staff_id = $2 AND given.site_id = $1 AND role.site_id IS NULL AND role.name = $3) AS found`,
    [siteId, staffId, ownerRole],
  );
  return rows[0]?.found ?? false;
};

/** Whether somebody owns a site by a role that was given there. */
export const isOwnerHere = async (tx: PoolClient, siteId: number, staffId: number): Promise<boolean> => {
  const { rowCount } = await tx.query(
    `SELECT FROM staff_site_role given JOIN role ON role.id = given.role_id
      WHERE given.staff_id = $2 AND given.site_id = $1 AND role.site_id IS NULL AND role.name = $3`,
    [siteId, staffId, ownerRole],
  );
  return rowCount !== 0;
};

/** Whether somebody owns every site by the one role that is given everywhere. */
export const isOwnerEverywhere = async (tx: PoolClient, staffId: number): Promise<boolean> => {
  const { rowCount } = await tx.query(
    `SELECT FROM staff_role_everywhere given JOIN role ON role.id = given.role_id
      WHERE given.staff_id = $1 AND role.site_id IS NULL AND role.name = $2`,
    [staffId, ownerRole],
  );
  return rowCount !== 0;
};

/**
 * The roles of these names, if this person may give them: nobody gives a right that they do not have, and owners are made
 * and unmade by owners. Refuses with 323 for a name that there is not, and 324.
 */
export const rolesToGive = async (
  tx: PoolClient,
  who: Actor,
  names: readonly string[],
): Promise<RoleRow[]> => {
  const found = await findRoles(tx, who.siteId, names);
  if (names.some((name) => !found.some((role) => role.name === name)))
    throw refused(staffSetRoles.codes, 323, 'office.no_such_role');
  assertOwnRights(
    who,
    found.flatMap(({ rights }) => rights),
  );
  if (names.includes(ownerRole) && !(await isOwnerOf(tx, who.siteId, who.staffId)))
    throw refused(staffSetRoles.codes, 324, 'office.not_yours_to_give');
  return found;
};

/** Refuses with 324 a right that this person does not have. */
export const assertOwnRights = (who: Actor, rights: readonly string[]): void => {
  const own: ReadonlySet<string> = who.rights;
  if (rights.some((right) => !own.has(right)))
    throw refused(staffSetRoles.codes, 324, 'office.not_yours_to_give');
};

export interface OwnRole {
  readonly id: number;
  readonly version: number;
  readonly rights: readonly string[];
}

/** A role of the site's own, locked. Refuses with 327 for the name of a built-in one. */
export const lockOwnRole = async (
  tx: PoolClient,
  siteId: number,
  name: string,
): Promise<OwnRole | undefined> => {
  const built = await tx.query('SELECT FROM role WHERE site_id IS NULL AND name = $1', [name]);
  if (built.rowCount !== 0) throw refused(roleSave.codes, 327, 'office.built_in_role');
  const { rows } = await tx.query<OwnRole>(
    `SELECT ${roleColumns} FROM role WHERE site_id = $1 AND name = $2 FOR UPDATE`,
    [siteId, name],
  );
  return rows[0];
};

/** Makes or changes a role of the site's own. */
export const storeRole = async (
  tx: PoolClient,
  siteId: number,
  { name, rights }: { readonly name: string; readonly rights: readonly string[] },
): Promise<void> => {
  const known = await lockOwnRole(tx, siteId, name);
  const made =
    known === undefined
      ? await tx.query<{ id: number }>('INSERT INTO role (site_id, name) VALUES ($1, $2) RETURNING id', [
          siteId,
          name,
        ])
      : await tx.query<{ id: number }>('UPDATE role SET version = version + 1 WHERE id = $1 RETURNING id', [
          known.id,
        ]);
  const id = made.rows[0]?.id;
  if (id === undefined) throw new Error(`role ${name} was not stored`);
  await tx.query('DELETE FROM role_right WHERE role_id = $1', [id]);
  await tx.query('INSERT INTO role_right (role_id, name) SELECT $1, unnest($2::text[])', [id, rights]);
};

/** Removes a role of the site's own that nobody has. Refuses with 404, 409, 327 and 329. */
export const removeRole = async (
  tx: PoolClient,
  siteId: number,
  { name, version }: { readonly name: string; readonly version: number },
): Promise<OwnRole> => {
  const role = await lockOwnRole(tx, siteId, name);
  if (role === undefined) throw refused(roleRemove.codes, 404, 'office.not_found');
  if (role.version !== version)
    throw refused(roleRemove.codes, 409, 'office.stale', {
      current: { rights: role.rights, version: role.version },
    });
  const held = await tx.query('SELECT FROM staff_site_role WHERE role_id = $1 LIMIT 1', [role.id]);
  if (held.rowCount !== 0) throw refused(roleRemove.codes, 329, 'office.role_held');
  await tx.query('DELETE FROM role WHERE id = $1', [role.id]);
  return role;
};
