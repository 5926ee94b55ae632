import type { OfficeRight } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';

/**
 * Whether one of the staff has a right on every one of these sites. What belongs to the installation, such as the name of a
 * game or the key of a provider, is changed by whoever has the right wherever the change is felt.
 */
export const holdsEverywhere = async (
  tx: SqlExecutor,
  staffId: number,
  right: OfficeRight,
  siteIds: readonly number[],
): Promise<boolean> => {
  const { rows } = await tx.query<{ holds: boolean }>({
    text: `SELECT (SELECT count(DISTINCT given.site_id) FROM staff_role_on_site given JOIN role_right held USING (role_id)
                    WHERE given.staff_id = $1 AND given.site_id = ANY ($2) AND held.name = $3)
                  = (SELECT count(DISTINCT site) FROM unnest($2::integer[]) AS site) AS holds`,
    values: [staffId, siteIds, right],
  });
  return rows[0]?.holds ?? false;
};

/** Whether one of the staff has all of these rights on every site that there is. */
export const holdsOnEverySite = async (
  tx: SqlExecutor,
  staffId: number,
  rights: readonly string[],
): Promise<boolean> => {
  const { rows } = await tx.query<{ holds: boolean }>({
    text: `SELECT NOT EXISTS (
             SELECT site.id, needed.name FROM site CROSS JOIN unnest($2::text[]) AS needed (name)
             EXCEPT
             SELECT given.site_id, held.name FROM staff_role_on_site given JOIN role_right held USING (role_id)
              WHERE given.staff_id = $1) AS holds`,
    values: [staffId, rights],
  });
  return rows[0]?.holds ?? false;
};
