import { addressesSave } from '@pavilion/contract/office';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { OfficeCallerOf } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { plainAddress } from '../identity/index.ts';

interface Access {
  readonly networks: readonly string[];
  readonly version: number;
}

/** Whether the office of a site is open for an address: asked of the database at every call, so that it counts at once. */
export const isOfficeOpenFor = async (pool: Pool, siteId: number, ip: string): Promise<boolean> => {
  const { rows } = await pool.query<{ open: boolean }>({
    name: 'office-open-for',
    text: `SELECT coalesce((
             SELECT cardinality(networks) = 0 OR EXISTS (SELECT FROM unnest(networks) AS network WHERE $2::inet <<= network)
               FROM office_access WHERE site_id = $1), true) AS open`,
    values: [siteId, plainAddress(ip)],
  });
  return rows[0]?.open ?? false;
};

/** The networks from which a site's office is open; none means all. */
export const readAccess = async (pool: Pool, siteId: number): Promise<Access> => {
  const { rows } = await pool.query<Access>(
    'SELECT networks::text[] AS networks, version FROM office_access WHERE site_id = $1',
    [siteId],
  );
  return rows[0] ?? { networks: [], version: 0 };
};

/** Bounds the office to networks. Refuses with 409, and with 330 whoever would be shut out. Answers the new version. */
export const saveAccess = (
  { pool }: Pick<Hall, 'pool'>,
  { site, ip, actor }: OfficeCallerOf<typeof addressesSave>,
  given: { readonly networks: readonly string[]; readonly reason: string; readonly version: number },
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    await tx.query('INSERT INTO office_access (site_id) VALUES ($1) ON CONFLICT DO NOTHING', [site.id]);
    const { rows } = await tx.query<Access>(
      'SELECT networks::text[] AS networks, version FROM office_access WHERE site_id = $1 FOR UPDATE',
      [site.id],
    );
    const [current] = rows;
    if (current === undefined || current.version !== given.version)
      throw refused(addressesSave.codes, 409, 'office.stale', { current });
    const { rows: covered } = await tx.query<{ inside: boolean }>(
      `SELECT cardinality($1::text[]) = 0
           OR EXISTS (SELECT FROM unnest($1::text[]) AS network WHERE $2::inet <<= network(network::inet)) AS inside`,
      [given.networks, plainAddress(ip)],
    );
    if (covered[0]?.inside !== true) throw refused(addressesSave.codes, 330, 'office.shut_out');
    const saved = await tx.query<Access>(
      `UPDATE office_access
          SET networks = ARRAY (SELECT DISTINCT network(given::inet) FROM unnest($2::text[]) AS given), version = version + 1
        WHERE site_id = $1 RETURNING networks::text[] AS networks, version`,
      [site.id, given.networks],
    );
    await actor.trace(tx, {
      subject: { kind: 'addresses', id: site.id },
      before: { networks: current.networks },
      after: { networks: saved.rows[0]?.networks ?? [] },
      reason: given.reason,
    });
    return saved.rows[0]?.version ?? 0;
  });
