import { type Pool, withTransaction } from '@pavilion/postgres';
import { belongs, type SiteTable } from './siteTables.ts';

/**
 * Deletes every row of a site: what it brought to a cell that it did not come to live in, or left behind in the one that it
 * went from. Only a superuser can, and only while the cell says so: nothing else is ever deleted from the ledger.
 */
export const removeSite = async (
  pool: Pool,
  { siteId, tables, say }: { siteId: number; tables: readonly SiteTable[]; say: (line: string) => void },
): Promise<void> => {
  await pool.query(
    `UPDATE cell.site SET state = 'removing', closed_at = '-infinity', opened_at = NULL WHERE site_id = $1`,
    [siteId],
  );
  const removed = await withTransaction(pool, async (client) => {
    await client.query("SET LOCAL session_replication_role = 'replica'");
    let rows = 0;
    // What stands on others goes first: it is by them that its site is known.
    for (const { name } of tables.toReversed())
      rows +=
        (await client.query(`DELETE FROM ${name} t WHERE ${belongs(tables, name, 't', siteId)}`)).rowCount ??
        0;
    // A walk through the ledger that has counted some of them would miss them.
    await client.query('UPDATE ledger.proof SET ended_at = clock_timestamp() WHERE ended_at IS NULL');
    await client.query('DELETE FROM cell.site WHERE site_id = $1', [siteId]);
    return rows;
  });
  say(`${removed} rows of site ${siteId} removed`);
  await pool.query('SELECT cell.tell()');
};
