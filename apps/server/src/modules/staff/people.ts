import { type StaffRow, type staffList, staffSetEnabled } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { maskField } from '../identity/index.ts';
import { holdsEverywhere } from '../proposals/index.ts';
import { isOwnerOf } from './roles.ts';

interface PersonRow {
  readonly id: number;
  readonly account: string;
  readonly mail: string | null;
  readonly enabled: boolean;
  readonly roles: readonly string[];
  readonly roles_everywhere: readonly string[];
  readonly has_factor: boolean;
  readonly must_change_password: boolean;
  readonly last_login_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
}

const people = `
  SELECT staff.id, staff.account, staff.mail, staff.enabled, staff.must_change_password, staff.last_login_at,
         staff.created_at, staff.version, here.roles, anywhere.roles AS roles_everywhere,
         EXISTS (SELECT FROM second_factor_holder holder
                  WHERE holder.staff_id = staff.id
                    AND (EXISTS (SELECT FROM totp_factor WHERE holder_id = holder.id)
                      OR EXISTS (SELECT FROM passkey WHERE holder_id = holder.id))) AS has_factor
    FROM staff
   CROSS JOIN LATERAL (SELECT ARRAY (SELECT role.name FROM staff_site_role given JOIN role ON role.id = given.role_id
     WHERE given.staff_id = staff.id AND given.site_id = $1 ORDER BY role.id) AS roles) AS here
   CROSS JOIN LATERAL (SELECT ARRAY (SELECT role.name FROM staff_role_everywhere given JOIN role ON role.id = given.role_id
     WHERE given.staff_id = staff.id ORDER BY role.id) AS roles) AS anywhere
   WHERE cardinality(here.roles) + cardinality(anywhere.roles) > 0`;

const present = (row: PersonRow): StaffRow => ({
  ...row,
  mail: maskField('member_email', row.mail),
  roles: [...row.roles],
  roles_everywhere: [...row.roles_everywhere],
  last_login_at: row.last_login_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

type Asked = z.output<typeof staffList.body>;

/** Who has a role on a site. */
export const listPeople = async (pool: Pool, siteId: number, { filter, sort, page, perPage }: Asked) => {
  const values = [siteId, filter.q ?? null, filter.role ?? null, filter.enabled ?? null];
  const matching = `FROM (${people}) AS one
     WHERE ($2::text IS NULL OR strpos(account, lower($2)) > 0) AND ($3::text IS NULL OR $3 = ANY (roles || roles_everywhere))
       AND ($4::boolean IS NULL OR enabled = $4)`;
  const order = `${sort?.field ?? 'account'} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} NULLS LAST`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<PersonRow>(
    `SELECT * ${matching} ORDER BY ${order}, id LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** One of the staff of a site. Refuses with 404. */
export const findPerson = async (db: Pool | PoolClient, siteId: number, id: number): Promise<StaffRow> => {
  const { rows } = await db.query<PersonRow>(`${people} AND staff.id = $2`, [siteId, id]);
  const [row] = rows;
  if (row === undefined) throw refused(staffSetEnabled.codes, 404, 'office.not_found');
  return present(row);
};

/** The same, locked until the transaction ends. */
export const lockPerson = async (tx: PoolClient, siteId: number, id: number): Promise<StaffRow> => {
  await tx.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [id]);
  return findPerson(tx, siteId, id);
};

/** Refuses with 409 a change that was meant for another state of the row. */
export const assertVersion = (person: StaffRow, version: number): void => {
  if (person.version !== version)
    throw refused(staffSetEnabled.codes, 409, 'office.stale', { current: person });
};

/**
 * Refuses with 321 to take the last owner who can log in off a site. The database refuses as well; here it is said in words,
 * under the same lock.
 */
export const assertOwnerStays = async (tx: PoolClient, siteId: number, leavingId: number): Promise<void> => {
  await tx.query('SELECT lock_owners($1)', [siteId]);
  if (!(await isOwnerOf(tx, siteId, leavingId))) return;
  const { rowCount } = await tx.query(
    `SELECT FROM staff_role_on_site given JOIN role ON role.id = given.role_id JOIN staff ON staff.id = given.staff_id
      WHERE given.site_id = $1 AND role.site_id IS NULL AND role.name = 'owner' AND staff.enabled AND staff.id <> $2
      LIMIT 1`,
    [siteId, leavingId],
  );
  if (rowCount === 0) throw refused(staffSetEnabled.codes, 321, 'office.last_owner');
};

/** The sites where an account works: what is done to it is done there too. */
const sitesOf = async (tx: PoolClient, id: number): Promise<number[]> => {
  const { rows } = await tx.query<{ site_id: number }>(
    'SELECT DISTINCT site_id FROM staff_role_on_site WHERE staff_id = $1 ORDER BY site_id',
    [id],
  );
  return rows.map(({ site_id }) => site_id);
};

/** Refuses with 325 what would be done to an account on sites where this person may not do it. Answers the sites. */
export const assertReachOf = async (tx: PoolClient, who: Actor, id: number): Promise<readonly number[]> => {
  const sites = await sitesOf(tx, id);
  if (!(await holdsEverywhere(tx, who.staffId, 'staff.manage', sites)))
    throw refused(staffSetEnabled.codes, 325, 'office.works_elsewhere');
  return sites;
};
