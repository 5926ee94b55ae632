import { setTimeout as delay } from 'node:timers/promises';
import {
  Client,
  DatabaseError,
  escapeLiteral,
  type Pool,
  sqlStateOf,
  withTransaction,
} from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { changeCatalogue } from './catalogueChange.ts';
import { copyRows } from './copyRows.ts';
import { belongs, type SiteTable } from './siteTables.ts';

export interface Move {
  readonly siteId: number;
  readonly source: Pool;
  readonly target: Pool;
  /** Of the source, as the target's server reaches it. */
  readonly sourceUrl: string;
  readonly tables: readonly SiteTable[];
  readonly say: (line: string) => void;
}

/** Of the publication, the slot and the subscription alike. */
const nameOf = (siteId: number): string => `pavilion_site_${siteId}`;

/** The site itself comes last: without its row nothing of it counts in the other cell. */
const comesLast = 'public.site';

const followed = ({ tables }: Pick<Move, 'tables'>): SiteTable[] =>
  tables.filter(({ name }) => name !== comesLast);

/** Whether PostgreSQL could not tell a changed row's site by its key alone. */
const needsWholeRows = ({ owner, hasKey }: SiteTable): boolean => owner.by === 'site' || !hasKey;

/** Publishes the site's rows, and of tables that do not name their site all rows, which the other end picks from. */
export const publish = async ({ siteId, source, tables }: Move): Promise<void> => {
  const { rowCount } = await source.query('SELECT FROM pg_publication WHERE pubname = $1', [nameOf(siteId)]);
  if (rowCount !== 0) return;
  const own = followed({ tables });
  for (const table of own.filter(needsWholeRows))
    await changeCatalogue(source, [`ALTER TABLE ${table.name} REPLICA IDENTITY FULL`]);
  const list = own.map(({ name, owner }) =>
    owner.by === 'site' ? `${name} WHERE (${owner.column} = ${siteId})` : name,
  );
  await changeCatalogue(source, [
    `CREATE PUBLICATION ${nameOf(siteId)} FOR TABLE ${list.join(', ')}
     WITH (publish = 'insert, update, delete', publish_via_partition_root = true)`,
  ]);
};

export const unpublish = async ({ siteId, source, tables }: Move): Promise<void> => {
  await source.query(`DROP PUBLICATION IF EXISTS ${nameOf(siteId)}`);
  const { rowCount } = await source.query(`SELECT FROM pg_publication WHERE pubname LIKE 'pavilion_site_%'`);
  if (rowCount !== 0) return;
  for (const table of followed({ tables }).filter(needsWholeRows))
    await changeCatalogue(source, [`ALTER TABLE ${table.name} REPLICA IDENTITY DEFAULT`]);
};

const sieveOf = (siteId: number): string => `site_${siteId}_arrives`;

/** Lets in, of what all sites of the other cell write to tables that do not name their site, what belongs to this one. */
export const putSieves = async ({ siteId, target, tables }: Move): Promise<void> => {
  const sieve = sieveOf(siteId);
  for (const { name, owner } of followed({ tables })) {
    if (owner.by === 'site') continue;
    const condition = escapeLiteral(belongs(tables, name, '($1)', siteId));
    await changeCatalogue(target, [
      `DROP TRIGGER IF EXISTS ${sieve} ON ${name}`,
      `CREATE TRIGGER ${sieve} BEFORE INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION cell.keep_arriving(${condition})`,
      `ALTER TABLE ${name} ENABLE REPLICA TRIGGER ${sieve}`,
    ]);
  }
};

export const takeSieves = async ({ siteId, target, tables }: Move): Promise<void> => {
  for (const { name, owner } of followed({ tables }))
    if (owner.by === 'parent')
      await changeCatalogue(target, [`DROP TRIGGER IF EXISTS ${sieveOf(siteId)} ON ${name}`]);
};

export const isFollowing = async ({ siteId, target }: Move): Promise<boolean> =>
  (await target.query('SELECT FROM pg_subscription WHERE subname = $1', [nameOf(siteId)])).rowCount === 1;

const dropSlot = async ({ siteId, source }: Move): Promise<void> => {
  await source.query(
    `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1 AND NOT active`,
    [nameOf(siteId)],
  );
};

/** Ends the following, with its slot, as far as there is one. */
export const unfollow = async (move: Move): Promise<void> => {
  const { siteId, target } = move;
  const name = nameOf(siteId);
  if (await isFollowing(move)) {
    await target.query(`ALTER SUBSCRIPTION ${name} DISABLE`);
    // Without it the subscription would go to the source for its slot, which may be out of reach.
    await target.query(`ALTER SUBSCRIPTION ${name} SET (slot_name = NONE)`);
    await target.query(`DROP SUBSCRIPTION ${name}`);
  }
  for (let tries = 0; tries < 100; tries += 1) {
    await dropSlot(move);
    const { rowCount } = await move.source.query('SELECT FROM pg_replication_slots WHERE slot_name = $1', [
      name,
    ]);
    if (rowCount === 0) return;
    await delay(50);
  }
  throw new LaunchError(`the slot ${name} is still in use: drop it by hand once it is not`);
};

/** Makes the slot, and a name by which others see the database as it was in that moment, for as long as `work` goes on. */
const withSlot = async <T>(
  { siteId, sourceUrl }: Move,
  work: (snapshot: string) => Promise<T>,
): Promise<T> => {
  const url = new URL(sourceUrl);
  url.searchParams.set('replication', 'database');
  const client = new Client({ connectionString: url.href, application_name: 'pavilion-move' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ snapshot_name: string }>(
      `CREATE_REPLICATION_SLOT ${nameOf(siteId)} LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    return await work(rows[0]?.snapshot_name ?? '');
  } finally {
    await client.end();
  }
};

/** Everything in one transaction: a copy that is cut short has left nothing, and nobody meets half a ledger. */
const copyAll = async (move: Move, snapshot: string): Promise<number> => {
  const { siteId, source, target, tables, say } = move;
  const reader = await source.connect();
  try {
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await reader.query(`SET TRANSACTION SNAPSHOT ${escapeLiteral(snapshot)}`);
    return await withTransaction(target, async (writer) => {
      await writer.query("SET LOCAL session_replication_role = 'replica'");
      let copied = 0;
      for (const { name } of followed({ tables })) {
        const rows = await copyRows(reader, writer, {
          table: name,
          where: belongs(tables, name, 't', siteId),
        });
        if (rows > 0) say(`  ${rows} of ${name}`);
        copied += rows;
      }
      await writer.query('UPDATE cell.site SET copied_at = clock_timestamp() WHERE site_id = $1', [siteId]);
      return copied;
    });
  } finally {
    reader.release(true);
  }
};

/** Two rows would have one key. */
const taken = '23505';

/** Copies what the site has and goes on following it. A copy that was cut short before begins again. */
export const follow = async (move: Move): Promise<void> => {
  const { siteId, target, sourceUrl, say } = move;
  await unfollow(move);
  const copied = await withSlot(move, (snapshot) => copyAll(move, snapshot)).catch((error: unknown) => {
    if (sqlStateOf(error) !== taken || !(error instanceof DatabaseError)) throw error;
    throw new LaunchError(`the target has something of its own there: ${error.table}, ${error.detail}`);
  });
  say(`${copied} rows copied; from now on they are followed`);
  await target.query(
    `CREATE SUBSCRIPTION ${nameOf(siteId)} CONNECTION ${escapeLiteral(sourceUrl)} PUBLICATION ${nameOf(siteId)}
     WITH (create_slot = false, slot_name = ${nameOf(siteId)}, copy_data = false, disable_on_error = true)`,
  );
};

const pollMs = 10;

/**
 * Waits until everything that the source has written up to now is in the target. Throws `LaunchError` when following has ended
 * by an error, or it takes longer.
 */
export const catchUp = async ({ siteId, source, target }: Move, withinMs: number): Promise<void> => {
  const { rows } = await source.query<{ mark: string }>(
    'INSERT INTO cell.mark (site_id, mark) VALUES ($1, gen_random_uuid()) RETURNING mark',
    [siteId],
  );
  const mark = rows[0]?.mark;
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = await target.query('SELECT FROM cell.mark WHERE site_id = $1 AND mark = $2', [siteId, mark]);
    if (seen.rowCount === 1) break;
    const { rowCount } = await target.query('SELECT FROM pg_subscription WHERE subname = $1 AND subenabled', [
      nameOf(siteId),
    ]);
    if (rowCount === 0)
      throw new LaunchError(
        `following site ${siteId} has ended by an error, which the log of the target's server tells; --give-up, mend it and begin again`,
      );
    if (performance.now() > deadline)
      throw new LaunchError(`the target is more than ${withinMs} ms behind the source`);
    await delay(pollMs);
  }
};

const refusedForNow = '55P03';

/** Brings a cell's reports up to its newest transfer: then no sum is missing of a site that goes, or counted twice of one that comes. */
export const gatherReports = async (pool: Pool): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await pool.query('SELECT ledger.mark_horizon()');
      break;
    } catch (error) {
      if (sqlStateOf(error) !== refusedForNow || tries >= 20) throw error;
      await delay(pollMs);
    }
  }
  for (;;) {
    const { rows } = await pool.query<{ more: boolean }>('SELECT report.gather(1000000) AS more');
    if (rows[0]?.more !== true) return;
  }
};
