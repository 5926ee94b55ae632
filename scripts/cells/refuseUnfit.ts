import type { Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import type { Move } from './follow.ts';
import { readSite } from './gate.ts';
import { readNumber, strayingSequences } from './numbers.ts';
import { findClashes } from './shared.ts';

interface Served {
  readonly level: string;
  readonly version: number;
  readonly is_super: boolean;
}

const readServer = async (pool: Pool): Promise<Served | undefined> =>
  (
    await pool.query<Served>(
      `SELECT current_setting('wal_level') AS level, current_setting('server_version_num')::integer AS version,
         rolsuper AS is_super FROM pg_roles WHERE rolname = current_user`,
    )
  ).rows[0];

/** Hosts and codes are one site's among all cells, or two would be asked for under one address. */
const refuseTakenNames = async ({ siteId, source, target }: Move): Promise<void> => {
  const { rows } = await source.query<{ name: string }>(
    `SELECT code AS name FROM site WHERE id = $1 UNION ALL SELECT host FROM site_host WHERE site_id = $1`,
    [siteId],
  );
  const taken = await target.query<{ name: string }>(
    `SELECT code AS name FROM site WHERE code = ANY ($1) AND id <> $2
     UNION ALL SELECT host FROM site_host WHERE host = ANY ($1) AND site_id <> $2`,
    [rows.map(({ name }) => name), siteId],
  );
  if (taken.rows.length > 0)
    throw new LaunchError(
      `the target has a site of its own under ${taken.rows.map(({ name }) => name).join(', ')}`,
    );
};

const refuseUnfitCells = async ({ source, target }: Move): Promise<void> => {
  for (const [pool, name] of [
    [source, 'source'],
    [target, 'target'],
  ] as const) {
    const server = await readServer(pool);
    if (server?.is_super !== true) throw new LaunchError(`the ${name}'s address has to be a superuser's`);
    if (server.version < 150_000) throw new LaunchError(`the ${name} runs a PostgreSQL before 15`);
    if (pool === source && server.level !== 'logical')
      throw new LaunchError(
        `the source has wal_level = ${server.level}: set it to logical and restart the server`,
      );
    const number = await readNumber(pool);
    if (number === undefined)
      throw new LaunchError(`the ${name} has no number among the cells: npm run cells -- --number`);
    const straying = await strayingSequences(pool, number);
    if (straying.length > 0)
      throw new LaunchError(
        `the ${name} has sequences that do not count as cell ${number.number}'s: ${straying.join(', ')}; npm run cells -- --number`,
      );
  }
  const [here, there] = await Promise.all([readNumber(source), readNumber(target)]);
  if (here?.number === there?.number || here?.cells !== there?.cells)
    throw new LaunchError('both databases have the same number among the cells, or count other cells');
};

/** An archive is a cell's as a whole: what it took away of one site cannot be carried, nor an arriving site's old entries be known beside it. */
const refuseArchives = async ({ source, target }: Move): Promise<void> => {
  for (const [pool, name] of [
    [source, 'source'],
    [target, 'target'],
  ] as const) {
    const { rowCount } = await pool.query('SELECT FROM archive.part LIMIT 1');
    if (rowCount === 1)
      throw new LaunchError(
        `the ${name} has parts of its ledger in the archive: sites cannot move out of it or into it`,
      );
  }
};

const refuseUnfitStates = async ({ siteId, source, target }: Move): Promise<void> => {
  const [known, arriving] = await Promise.all([readSite(source, siteId), readSite(target, siteId)]);
  if (known?.state === 'arriving' || known?.state === 'removing')
    throw new LaunchError(`site ${siteId} is ${known.state} in the source`);
  if (arriving?.state === 'removing')
    throw new LaunchError(`what the target had of site ${siteId} is being removed: --give-up ends that`);
  if (arriving?.state === 'gone')
    throw new LaunchError(
      `the target still has what site ${siteId} left there: npm run move-site -- --site ${siteId} --from URL --forget`,
    );
  if (arriving?.state === 'arrived' && known?.state !== 'gone')
    throw new LaunchError(`site ${siteId} lives in both cells`);
};

/** Everything that would keep a move from ending well, asked before anything is changed. Throws `LaunchError`. */
export const refuseUnfit = async (move: Move): Promise<void> => {
  const { siteId, source, target } = move;
  await refuseUnfitCells(move);
  const { rowCount } = await source.query('SELECT FROM site WHERE id = $1', [siteId]);
  if (rowCount !== 1) throw new LaunchError(`the source has no site ${siteId}`);
  await refuseTakenNames(move);
  await refuseArchives(move);
  const clashes = await findClashes(source, target);
  if (clashes.length > 0)
    throw new LaunchError(`the cells know different things by one name: ${clashes.slice(0, 10).join('; ')}`);
  await refuseUnfitStates(move);
};
