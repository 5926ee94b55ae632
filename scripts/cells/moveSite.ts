import { advisoryLocks, createPool, type Pool, withTransaction } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { type Comparison, compareSite } from './compare.ts';
import { copyRows } from './copyRows.ts';
import {
  catchUp,
  follow,
  gatherReports,
  isFollowing,
  type Move,
  publish,
  putSieves,
  takeSieves,
  unfollow,
  unpublish,
} from './follow.ts';
import {
  close,
  letGo,
  putGuard,
  putPolicies,
  readSite,
  reopen,
  takeGuard,
  takePolicies,
  waitForQuiet,
} from './gate.ts';
import { type CellNumber, goBeyond, readNumber } from './numbers.ts';
import { refuseUnfit } from './refuseUnfit.ts';
import { removeSite } from './removeSite.ts';
import { bringShared, bringStaffAndPictures } from './shared.ts';
import { readSiteTables, type SiteTable } from './siteTables.ts';

export interface MoveOptions {
  readonly siteId: number;
  /** Of the cells' databases, as superusers; `from` as the server of `to` reaches it. */
  readonly from: string;
  readonly to: string;
  readonly say: (line: string) => void;
  /** Called between the steps, with what comes next; what it throws ends the move there, as a kill would. */
  readonly before?: (step: MoveStep) => Promise<void> | void;
}

export type MoveStep = 'copy' | 'close' | 'compare' | 'let go' | 'open' | 'tidy';

export interface Moved {
  /** From the first refusal to the first answer, milliseconds; nothing when a move went on that had closed the site before. */
  readonly closedMs: number | undefined;
  readonly comparison: Comparison | undefined;
}

/** One form of text for one value, whatever the servers are set to. */
const settled = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set(
    'options',
    '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c bytea_output=hex',
  );
  return address.href;
};

interface Cells extends Move {
  readonly end: () => Promise<void>;
}

/** Holds a site for this command alone, as long as its connection lasts. */
const holdSite = async (pool: Pool, siteId: number): Promise<() => void> => {
  const client = await pool.connect();
  const { rows } = await client.query<{ is_ours: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS is_ours',
    [advisoryLocks.siteMove, siteId],
  );
  if (rows[0]?.is_ours === true) return () => client.release(true);
  client.release();
  throw new LaunchError(`site ${siteId} is being moved by another command`);
};

const openCells = async ({ siteId, from, to, say }: MoveOptions): Promise<Cells> => {
  const open = (url: string): Pool => createPool(settled(url), { max: 4, applicationName: 'pavilion-move' });
  const [source, target] = [open(from), open(to)];
  let letGoOfSite = (): void => undefined;
  const end = async (): Promise<void> => {
    letGoOfSite();
    await Promise.all([source.end(), target.end()]);
  };
  try {
    letGoOfSite = await holdSite(source, siteId);
    const levels = await Promise.all([source, target].map(readLevel));
    if (levels[0] !== levels[1])
      throw new LaunchError('the cells have different migrations: bring both up to date');
    const tables = await readSiteTables(source);
    const theirs = await readSiteTables(target);
    if (JSON.stringify(tables) !== JSON.stringify(theirs))
      throw new LaunchError('the tables of the cells differ in their columns');
    return { siteId, source, target, sourceUrl: from, tables, say, end };
  } catch (error) {
    await end();
    throw error;
  }
};

const readLevel = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ id: string; hash: string }>(
    'SELECT id, hash FROM applied_migration ORDER BY id',
  );
  return JSON.stringify(rows);
};

const note = (pool: Pool, siteId: number, state: 'leaving' | 'arriving'): Promise<unknown> =>
  pool.query(
    `INSERT INTO cell.site (site_id, state, closed_at) VALUES ($1, $2, $3)
     ON CONFLICT (site_id) DO UPDATE SET state = $2, closed_at = $3, opened_at = NULL, copied_at = NULL, begun_at = now()
     WHERE cell.site.state = 'arrived'`,
    [siteId, state, state === 'arriving' ? '-infinity' : null],
  );

const numberOf = async (pool: Pool): Promise<CellNumber> => {
  const number = await readNumber(pool);
  if (number === undefined) throw new LaunchError('a cell has lost its number');
  return number;
};

/** Up to where both cells have the site's rows, and the source alone answers for it. */
const prepare = async (move: Cells): Promise<void> => {
  const { siteId, source, target, tables, say } = move;
  await putPolicies(target, tables);
  await note(target, siteId, 'arriving');
  await putPolicies(source, tables);
  await note(source, siteId, 'leaving');
  await putGuard(source, siteId);
  await bringShared(source, target);
  await publish(move);
  await putSieves(move);
  // What comes has no higher ids than the target itself gives out, so it lies in parts that are there.
  await goBeyond(target, source, await numberOf(target));
  const arriving = await readSite(target, siteId);
  if (arriving?.copied_at != null && (await isFollowing(move)))
    say('the rows are here already, and followed');
  else {
    if (arriving?.copied_at != null) {
      await removeSite(target, move);
      await note(target, siteId, 'arriving');
    }
    await follow(move);
  }
};

const catchUpMs = 10 * 60_000;
/** In what time the site may be opened again when something does not fit. */
const closedCatchUpMs = 4_000;
const comparesWithinMs = 2_000;
const comparesMax = 3;

/** Jobs of the source may still write sums down that are made from others: they come through, and it is compared again. */
const compareUntilAlike = async (move: Cells): Promise<Comparison> => {
  for (let tries = 1; ; tries += 1) {
    await catchUp(move, closedCatchUpMs);
    const comparison = await compareSite(move.source, move.target, { ...move, withinMs: comparesWithinMs });
    if (comparison.differences.length === 0) return comparison;
    if (tries >= comparesMax)
      throw new LaunchError(
        `the cells differ in what they have of site ${move.siteId}: ${comparison.differences.join('; ')}`,
      );
  }
};

interface HandedOver {
  readonly comparison: Comparison;
  /** When the site was closed, by `performance.now()`. */
  readonly closedFromMs: number;
}

/** From the closing to where the source has let go: what fails opens the site again where it was. */
const handOver = async (move: Cells, { before }: MoveOptions): Promise<HandedOver> => {
  const { siteId, source, target } = move;
  const number = await numberOf(target);
  // All but the last moment of this can be done while the site plays.
  await bringStaffAndPictures(source, target, move);
  await goBeyond(target, source, number);
  await gatherReports(target);
  await gatherReports(source);
  await catchUp(move, catchUpMs);
  await waitForQuiet(source);
  await before?.('close');
  const closedFromMs = performance.now();
  try {
    await close(source, siteId);
    await gatherReports(source);
    await goBeyond(target, source, number);
    await gatherReports(target);
    await before?.('compare');
    const comparison = await compareUntilAlike(move);
    await before?.('let go');
    await letGo(source, siteId);
    return { comparison, closedFromMs };
  } catch (error) {
    await reopen(source, siteId).catch(() => undefined);
    throw error;
  }
};

/** Opens the site where it is now. May be called again. */
const openThere = async ({ siteId, source, target }: Cells): Promise<void> => {
  await withTransaction(target, async (client) => {
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await copyRows(source, client, { table: 'public.site', where: `t.id = ${siteId}`, ifMissing: true });
    // A walk through the ledger that began before would find what came since below where it stands.
    await client.query('UPDATE ledger.proof SET ended_at = clock_timestamp() WHERE ended_at IS NULL');
    await client.query(
      `UPDATE cell.site SET state = 'arrived', opened_at = clock_timestamp() WHERE site_id = $1 AND state = 'arriving'`,
      [siteId],
    );
    await client.query('SELECT cell.tell()');
  });
};

const wipeMarks = async ({ siteId, source, target }: Move): Promise<void> => {
  for (const pool of [source, target]) await pool.query('DELETE FROM cell.mark WHERE site_id = $1', [siteId]);
};

const tidy = async (move: Cells): Promise<void> => {
  // What was added in the last moment and is named by what came along.
  await bringShared(move.source, move.target);
  await bringStaffAndPictures(move.source, move.target, move);
  await unfollow(move);
  await takeSieves(move);
  await unpublish(move);
  await wipeMarks(move);
  await takePolicies(move.target);
};

/**
 * Moves a site to another cell while it plays: copies and follows its rows, closes it for a moment, compares what both have,
 * and opens it there. What is ended at any point goes on with the next call, from where it was. Throws `LaunchError` for what
 * keeps it from moving; the site is open where it was then.
 */
export const moveSite = async (options: MoveOptions): Promise<Moved> => {
  const move = await openCells(options);
  const { siteId, source, say } = move;
  try {
    await refuseUnfit(move);
    let handed: HandedOver | undefined;
    if ((await readSite(source, siteId))?.state !== 'gone') {
      await reopen(source, siteId);
      await options.before?.('copy');
      await prepare(move);
      handed = await handOver(move, options);
    }
    await options.before?.('open');
    await openThere(move);
    const closedMs = handed === undefined ? undefined : performance.now() - handed.closedFromMs;
    say(`site ${siteId} is open in the target`);
    await options.before?.('tidy');
    await tidy(move);
    return { closedMs, comparison: handed?.comparison };
  } finally {
    await move.end();
  }
};

export interface Outlook {
  readonly tables: readonly { readonly name: string; readonly rows: bigint }[];
}

/** What a move would find: refuses as it would, and counts what there is to move. Changes nothing. */
export const lookAhead = async (options: MoveOptions): Promise<Outlook> => {
  const move = await openCells(options);
  try {
    await refuseUnfit(move);
    const { rows } = await move.source.query<{ name: string; rows: bigint }>(
      `SELECT schemaname || '.' || relname AS name, n_live_tup AS rows FROM pg_stat_user_tables ORDER BY 2 DESC`,
    );
    const names = new Set(move.tables.map(({ name }) => name));
    return { tables: rows.filter(({ name, rows: count }) => names.has(name) && count > 0n) };
  } finally {
    await move.end();
  }
};

/** Ends a move that has not let go yet: the site stays where it is, and what the target had of it is removed. */
export const giveUp = async (options: MoveOptions): Promise<void> => {
  const move = await openCells(options);
  const { siteId, source, target } = move;
  try {
    const [here, there] = await Promise.all([readSite(source, siteId), readSite(target, siteId)]);
    if (here?.state === 'gone')
      throw new LaunchError(
        `the source has let go of site ${siteId}: run the move again, which opens it in the target`,
      );
    await reopen(source, siteId);
    await unfollow(move);
    if (there?.state === 'arriving' || there?.state === 'removing') await removeSite(target, move);
    await takeSieves(move);
    await unpublish(move);
    await wipeMarks(move);
    await takePolicies(target);
    await forgetLeaving(source, siteId);
    await takeGuard(source, siteId);
    await takePolicies(source);
  } finally {
    await move.end();
  }
};

const forgetLeaving = (pool: Pool, siteId: number): Promise<unknown> =>
  pool.query(`DELETE FROM cell.site WHERE site_id = $1 AND state = 'leaving'`, [siteId]);

/** Removes what a site left behind in the cell that it went from, so that it may come back, or for good. */
export const forgetSite = async ({
  siteId,
  from,
  say,
}: Pick<MoveOptions, 'siteId' | 'from' | 'say'>): Promise<void> => {
  const pool = createPool(from, { max: 2, applicationName: 'pavilion-move' });
  try {
    const tables: readonly SiteTable[] = await readSiteTables(pool);
    const state = (await readSite(pool, siteId))?.state;
    if (state !== 'gone' && state !== 'removing')
      throw new LaunchError(`site ${siteId} has not gone from there`);
    await removeSite(pool, { siteId, tables, say });
    await takeGuard(pool, siteId);
    await takePolicies(pool);
  } finally {
    await pool.end();
  }
};
