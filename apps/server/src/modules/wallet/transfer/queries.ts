import type { LocalizedText } from '@pavilion/contract';
import type { Pool } from 'pg';

/** Providers of the site that keep members' money themselves, in the site's order. */
export const listTransferProviders = async (
  pool: Pool,
  siteId: number,
): Promise<readonly { readonly gpId: number; readonly name: LocalizedText }[]> => {
  const { rows } = await pool.query<{ gp_id: number; name: LocalizedText }>({
    name: 'transfer-providers',
    text: `SELECT p.gp_id, p.name FROM site_provider sp JOIN provider p ON p.gp_id = sp.gp_id
           WHERE sp.site_id = $1 AND p.wallet = 'transfer' ORDER BY sp.sort, p.gp_id`,
    values: [siteId],
  });
  return rows.map((row) => ({ gpId: row.gp_id, name: row.name }));
};
