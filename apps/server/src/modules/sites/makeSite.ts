import type { NewSite } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import { giveSignUpForms } from './signUpForms.ts';

/** What every new site begins with; the office changes it afterwards. */
const firstSettings = ({ theme, minimumAge }: NewSite): object => ({
  desktop_theme: theme,
  mobile_theme: theme,
  age_min: minimumAge,
  logos: [{ photo_path: '/art/brand/mark.svg' }],
});

/**
 * Makes a site with its policy and a sign-up form for each currency, without hosts. Its number is the next one unless it
 * is given. Answers the number, or null where the code or the number is another site's.
 */
export const makeSite = async (
  db: SqlExecutor,
  { id, ...site }: NewSite & { readonly id?: number },
): Promise<number | null> => {
  const { rows } = await db.query<{ id: number }>({
    text: `INSERT INTO site (id, code, name, time_zone, languages, currencies, settings)
           VALUES (coalesce($1, nextval('site_id_seq'))::integer, $2, $3, $4, $5, $6, $7)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [
      id ?? null,
      site.code,
      site.name,
      site.timeZone,
      site.languages,
      site.currencies,
      firstSettings(site),
    ],
  });
  const made = rows[0]?.id;
  if (made === undefined) return null;
  // A number that was given and not drawn is passed over: the next site that draws one must get another.
  if (id !== undefined)
    await db.query({
      text: `SELECT nextval('site_id_seq')
               FROM site_id_seq AS drawn, generate_series(1, $1 - CASE WHEN drawn.is_called THEN drawn.last_value ELSE 0 END)`,
      values: [id],
    });
  await db.query({
    text: 'INSERT INTO identity_policy (site_id, minimum_age_years) VALUES ($1, $2)',
    values: [made, site.minimumAge],
  });
  await giveSignUpForms(db, made, site.currencies);
  return made;
};

/** Whose a host name is, and whether it was given to an agent. */
export interface HostOwner {
  readonly siteId: number;
  readonly isAgents: boolean;
}

/** Whose a host name is; undefined where nobody has it. */
export const ownerOfHost = async (db: SqlExecutor, host: string): Promise<HostOwner | undefined> => {
  const { rows } = await db.query<{ site_id: number; is_agents: boolean }>({
    text: `SELECT coalesce(d.site_id, h.site_id) AS site_id, d.host IS NOT NULL AS is_agents
             FROM (SELECT $1::text AS host) AS asked
             LEFT JOIN site_host h ON h.host = asked.host LEFT JOIN agent_domain d ON d.host = asked.host
            WHERE h.host IS NOT NULL OR d.host IS NOT NULL`,
    values: [host],
  });
  const [row] = rows;
  return row === undefined ? undefined : { siteId: row.site_id, isAgents: row.is_agents };
};

/**
 * Lets a host name lead to a site. Answers whether it did not before, and whose it is instead where it is another site's or
 * an agent's.
 */
export const addHost = async (
  db: SqlExecutor,
  siteId: number,
  host: string,
): Promise<{ readonly added: boolean; readonly taken?: HostOwner }> => {
  if ((await ownerOfHost(db, host)) === undefined) {
    const { rowCount } = await db.query({
      text: 'INSERT INTO site_host (host, site_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      values: [host, siteId],
    });
    if (rowCount === 1) return { added: true };
  }
  // Of two who add one name at once the second has waited above and sees the first.
  const owner = await ownerOfHost(db, host);
  if (owner === undefined) throw new Error(`host ${host} was neither free nor taken`);
  return owner.siteId === siteId && !owner.isAgents ? { added: false } : { added: false, taken: owner };
};
