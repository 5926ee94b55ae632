import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { changeCatalogue } from './catalogueChange.ts';
import type { SiteTable } from './siteTables.ts';

export type SiteState = 'leaving' | 'gone' | 'arriving' | 'arrived' | 'removing';

export interface SiteRow {
  readonly state: SiteState;
  readonly copied_at: Date | null;
}

export const readSite = async (pool: Pool, siteId: number): Promise<SiteRow | undefined> =>
  (await pool.query<SiteRow>('SELECT state, copied_at FROM cell.site WHERE site_id = $1', [siteId])).rows[0];

const policy = 'site_elsewhere';
/** Read by the outbox's relay alone, which may deliver what it has. */
const open: ReadonlySet<string> = new Set(['public.outbox']);
/** Of the ledger, what the hall reads by itself; what is posted is refused by a trigger. */
const ledgerTables: ReadonlySet<string> = new Set(['ledger.account', 'ledger.transfer', 'ledger.hold']);

const namingSite = (tables: readonly SiteTable[]): { name: string; column: string }[] =>
  tables.flatMap(({ name, owner }) =>
    owner.by === 'site' && !open.has(name) && (name.startsWith('public.') || ledgerTables.has(name))
      ? [{ name, column: owner.column }]
      : [],
  );

/**
 * Lets PostgreSQL hide the rows of closed sites from the hall (`cell.hidden`), in every table that names its site: so jobs,
 * too, neither find nor write them. Functions that run as the tables' owner look by themselves.
 */
export const putPolicies = async (pool: Pool, tables: readonly SiteTable[]): Promise<void> => {
  // What has policies of its own is left to them: they would let in what this one hides.
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relrowsecurity",
  );
  const secured = new Set(rows.map(({ name }) => name));
  for (const { name, column } of namingSite(tables)) {
    if (secured.has(name)) continue;
    await changeCatalogue(pool, [
      `CREATE POLICY ${policy} ON ${name} USING ((${column} = ANY ((SELECT cell.hidden())::integer[])) IS NOT TRUE)`,
      `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`,
    ]);
  }
};

/** Takes the policies away where no site is hidden any more. */
export const takePolicies = async (pool: Pool): Promise<void> => {
  const { rowCount } = await pool.query(`SELECT FROM cell.site WHERE state <> 'arrived'`);
  if (rowCount !== 0) return;
  const { rows } = await pool.query<{ name: string }>(
    'SELECT polrelid::regclass::text AS name FROM pg_policy WHERE polname = $1',
    [policy],
  );
  for (const { name } of rows)
    await changeCatalogue(pool, [
      `DROP POLICY ${policy} ON ${name}`,
      `ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`,
    ]);
};

const guardOf = (siteId: number): string => `site_${siteId}_elsewhere`;

/** Refuses postings for a site that is closed here, whoever tries. */
export const putGuard = async (pool: Pool, siteId: number): Promise<void> => {
  const name = guardOf(siteId);
  await changeCatalogue(pool, [
    `DROP TRIGGER IF EXISTS ${name} ON ledger.transfer`,
    `CREATE TRIGGER ${name} BEFORE INSERT ON ledger.transfer FOR EACH ROW WHEN (NEW.site_id = ${siteId}) EXECUTE FUNCTION cell.refuse_posting()`,
  ]);
};

export const takeGuard = (pool: Pool, siteId: number): Promise<void> =>
  changeCatalogue(pool, [`DROP TRIGGER IF EXISTS ${guardOf(siteId)} ON ledger.transfer`]);

/** From the word to the processes to the moment from which the database refuses, milliseconds. */
const noticeMs = 500;
/** A command that dies leaves its site closed for as long, seconds. */
const leaseSeconds = 20;
/** What began before is waited for so long. */
const drainWithinMs = 3_000;
const pollMs = 10;

const waitUntil = async (isSo: () => Promise<boolean>, withinMs: number, what: string): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new LaunchError(`${what} did not come about in ${withinMs} ms`);
    await delay(pollMs);
  }
};

const ofOthers = `FROM pg_stat_activity a WHERE a.datname = current_database() AND a.backend_type = 'client backend'
  AND a.pid <> pg_backend_pid()`;
/** A transaction that has gone on for so long may go on for much longer. */
const longAfterSeconds = 1;
const quietWithinMs = 10 * 60_000;

/** Waits for a moment in which nobody is in a long transaction, which closing would have to wait for. */
export const waitForQuiet = (pool: Pool): Promise<void> =>
  waitUntil(
    async () =>
      (
        await pool.query(`SELECT ${ofOthers} AND a.xact_start < clock_timestamp() - $1 * interval '1 s'`, [
          longAfterSeconds,
        ])
      ).rowCount === 0,
    quietWithinMs,
    'a moment without a long transaction (pg_stat_activity tells whose)',
  );

/** Opens a site again that was being closed. */
export const reopen = async (pool: Pool, siteId: number): Promise<void> => {
  await pool.query(
    `UPDATE cell.site SET closed_at = NULL, opened_at = NULL WHERE site_id = $1 AND state = 'leaving'`,
    [siteId],
  );
  await pool.query('SELECT cell.tell()');
};

/**
 * Closes a site: processes of the hall hear of it and refuse what comes; a little later no transaction that begins sees it any
 * more; and those that began before have ended when this does. It opens by itself after a while, unless it is gone by then.
 * Throws `LaunchError`, with the site open, when somebody does not end.
 */
export const close = async (pool: Pool, siteId: number): Promise<void> => {
  const closing = `UPDATE cell.site SET closed_at = clock_timestamp() + $2 * interval '1 ms',
    opened_at = clock_timestamp() + $3 * interval '1 s' WHERE site_id = $1 AND state = 'leaving'`;
  const isStill = `SELECT closed_at > clock_timestamp() AS early FROM cell.site WHERE site_id = $1`;
  // A transaction that began before the moment must not have missed the row: it has to be there in time.
  do await pool.query(closing, [siteId, noticeMs, leaseSeconds]);
  while (!(await pool.query<{ early: boolean }>(isStill, [siteId])).rows[0]?.early);
  await pool.query('SELECT cell.tell()');
  await waitUntil(
    async () => !(await pool.query<{ early: boolean }>(isStill, [siteId])).rows[0]?.early,
    noticeMs * 4,
    'the moment of closing',
  );
  try {
    await waitUntil(
      async () =>
        (
          await pool.query(
            `SELECT ${ofOthers} AND a.xact_start < (SELECT s.closed_at FROM cell.site s WHERE s.site_id = $1)`,
            [siteId],
          )
        ).rowCount === 0,
      drainWithinMs,
      'the end of every transaction that began before',
    );
  } catch (error) {
    await reopen(pool, siteId);
    throw error;
  }
};

/** From here on there is no way back: the site never opens here again by itself. Throws `LaunchError` when it already has. */
export const letGo = async (pool: Pool, siteId: number): Promise<void> => {
  const { rowCount } = await pool.query(
    `UPDATE cell.site SET state = 'gone', opened_at = NULL
     WHERE site_id = $1 AND state = 'leaving' AND closed_at <= clock_timestamp()
       AND opened_at > clock_timestamp() + interval '1 second'`,
    [siteId],
  );
  await pool.query('SELECT cell.tell()');
  if (rowCount !== 1)
    throw new LaunchError(
      'it took too long: the site has opened again where it was, and nothing has changed',
    );
};
