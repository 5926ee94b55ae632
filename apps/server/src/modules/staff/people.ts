import { type StaffRow, type staffList, staffSetEnabled } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { refused } from '../../http/refusal.ts';
import { isOwnerOf } from './roles.ts';

interface PersonRow {
  readonly id: number;
  readonly account: string;
  readonly mail: string | null;
  readonly enabled: boolean;
  readonly roles: readonly string[];
  readonly has_factor: boolean;
  readonly must_change_password: boolean;
  readonly last_login_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
}

const people = `
  SELECT staff.id, staff.account, staff.mail, staff.enabled, staff.must_change_password, staff.last_login_at,
         staff.created_at, staff.version, given.roles,
         EXISTS (SELECT FROM second_factor_holder holder
                  WHERE holder.staff_id = staff.id
                    AND (EXISTS (SELECT FROM totp_factor WHERE holder_id = holder.id)
                      OR EXISTS (SELECT FROM passkey WHERE holder_id = holder.id))) AS has_factor
    FROM staff JOIN (
      SELECT staff_id, array_agg(role.name ORDER BY role.id) AS roles
        FROM staff_site_role JOIN role ON role.id = role_id WHERE staff_site_role.site_id = $1 GROUP BY staff_id
    ) AS given ON given.staff_id = staff.id`;

const present = (row: PersonRow): StaffRow => ({
  ...row,
  roles: [...row.roles],
  last_login_at: row.last_login_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

type Asked = z.output<typeof staffList.body>;

/** Who has a role on a site. */
export const listPeople = async (pool: Pool, siteId: number, { filter, sort, page, perPage }: Asked) => {
  const values = [siteId, filter.q ?? null, filter.role ?? null, filter.enabled ?? null];
  const matching = `FROM (${people}) AS one
     WHERE ($2::text IS NULL OR strpos(account, lower($2)) > 0) AND ($3::text IS NULL OR $3 = ANY (roles))
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
  const { rows } = await db.query<PersonRow>(`${people} WHERE staff.id = $2`, [siteId, id]);
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
    `SELECT FROM staff_site_role given JOIN role ON role.id = given.role_id JOIN staff ON staff.id = given.staff_id
      WHERE given.site_id = $1 AND role.site_id IS NULL AND role.name = 'owner' AND staff.enabled AND staff.id <> $2
      LIMIT 1`,
    [siteId, leavingId],
  );
  if (rowCount === 0) throw refused(staffSetEnabled.codes, 321, 'office.last_owner');
};

/** Whether an account has roles on other sites as well: what is done to it is done there too. */
export const worksElsewhere = async (tx: PoolClient, siteId: number, id: number): Promise<boolean> => {
  const { rowCount } = await tx.query(
    'SELECT FROM staff_site_role WHERE staff_id = $1 AND site_id <> $2 LIMIT 1',
    [id, siteId],
  );
  return rowCount !== 0;
};
