import { currencySchema, localeSchema } from '@pavilion/contract';
import { type SiteRow, siteHostAdd, siteHostRemove, siteList, siteOpen } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { holdsOnEverySite } from '../proposals/index.ts';
import { giveHost, openSite, type SiteDeskDeps, takeHost } from './siteDeeds.ts';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly agent_hosts: number;
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly time_zone: string;
  readonly owners: readonly string[];
  readonly created_at: Date;
}

/** The sites on which one of the staff (`$1`) may see them. */
const sites = `
  SELECT s.id, s.code, s.name, s.currencies, s.languages, s.time_zone, s.created_at,
         ARRAY (SELECT h.host FROM site_host h WHERE h.site_id = s.id
                   AND NOT EXISTS (SELECT FROM agent_domain d WHERE d.host = h.host) ORDER BY h.host) AS hosts,
         (SELECT count(*)::integer FROM agent_domain d WHERE d.site_id = s.id) AS agent_hosts,
         ARRAY (SELECT DISTINCT staff.account FROM staff_role_on_site given JOIN role ON role.id = given.role_id
                  JOIN staff ON staff.id = given.staff_id
                 WHERE given.site_id = s.id AND role.site_id IS NULL AND role.name = 'owner' AND staff.enabled
                 ORDER BY 1) AS owners
    FROM site s
   WHERE EXISTS (SELECT FROM staff_role_on_site given JOIN role_right held USING (role_id)
                  WHERE given.staff_id = $1 AND given.site_id = s.id AND held.name = 'sites.read')`;

const present = (row: Row): SiteRow => ({
  id: row.id,
  code: row.code,
  name: row.name,
  hosts: [...row.hosts],
  agent_hosts: row.agent_hosts,
  currencies: row.currencies.map((code) => currencySchema.parse(code)),
  languages: row.languages.map((code) => localeSchema.parse(code)),
  time_zone: row.time_zone,
  owners: [...row.owners],
  created_at: row.created_at.toISOString(),
});

/** What stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const listSites = async (
  pool: Pool,
  staffId: number,
  { filter, sort, page, perPage }: z.output<typeof siteList.body>,
) => {
  const values = [staffId, filter.q === undefined ? null : `%${literal(filter.q)}%`];
  const matching = `FROM (${sites}) AS one
    WHERE ($2::text IS NULL OR code ILIKE $2 OR name ILIKE $2 OR EXISTS (SELECT FROM unnest(hosts) AS host WHERE host ILIKE $2))`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<Row>(
    `SELECT * ${matching} ORDER BY ${sort?.field ?? 'id'} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, id LIMIT $3 OFFSET $4`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** The sites of the installation, and what makes them. */
export const siteDeskCalls = (deps: SiteDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(siteList, null, async ({ staff }, body) => ({
    ...(await listSites(deps.pool, staff.staffId, body)),
    asOf: deps.clock.now().toISOString(),
    may_manage: await holdsOnEverySite(deps.pool, staff.staffId, ['sites.manage']),
  })),
  handleOffice(siteOpen, 'write', ({ actor }, body) => openSite(deps, actor, body)),
  handleOffice(siteHostAdd, 'write', async ({ actor }, body) => ({
    proposal_id: await giveHost(deps, actor, body),
  })),
  handleOffice(siteHostRemove, 'write', async ({ actor }, body) => {
    await takeHost(deps, actor, body);
    return {};
  }),
];
