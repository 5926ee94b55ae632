import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, canInstall } from './aptGet.ts';
import { LaunchError } from './launcher/settings.ts';

/** Where Debian keeps the programs of each PostgreSQL; `POSTGRES_BIN` names another folder. */
const debianFolder = '/usr/lib/postgresql';
const packages = ['postgresql'];
const neededBy = 'the tests of backups';

const namedFolder = (): string | undefined => process.env.POSTGRES_BIN || undefined;

/** Debian's folders, each with its major version, oldest first. */
const installed = (): readonly { readonly major: number; readonly folder: string }[] =>
  (existsSync(debianFolder) ? readdirSync(debianFolder) : [])
    .map((name) => ({ major: Number(name), folder: join(debianFolder, name, 'bin') }))
    .toSorted((left, right) => left.major - right.major);

const findTools = (): string | undefined =>
  namedFolder() ??
  installed()
    .map(({ folder }) => folder)
    .findLast((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'initdb')));

/** The major version of a program of PostgreSQL, as 15; undefined where it is not there. */
const majorOf = (program: string): number | undefined => {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const found = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * A program of PostgreSQL for servers of a major version, in `POSTGRES_BIN` or where Debian keeps them: a client may be
 * newer than its server, the server itself may not be another than its data's.
 */
export const findPostgresProgram = (
  name: 'pg_basebackup' | 'postgres',
  major: number,
): string | undefined => {
  const named = namedFolder();
  const folders = [...(named === undefined ? [] : [named]), ...installed().map(({ folder }) => folder)];
  return folders
    .map((folder) => join(folder, name))
    .find((program) => {
      const own = majorOf(program);
      return own !== undefined && (name === 'postgres' ? own === major : own >= major);
    });
};

/** The folder of `initdb`, `pg_dump` and the like; the private server that the hall brings along has none of these. `what`, in the plural, needs them. Throws `LaunchError`. */
export const requirePostgresTools = (what = neededBy): string => {
  const folder = findTools();
  if (folder === undefined)
    throw new LaunchError(
      `${what} need PostgreSQL's own programs: run "sudo apt-get install ${packages.join(' ')}", or set POSTGRES_BIN`,
    );
  return folder;
};

/** Makes sure that they are there: installs them as root on Debian, without a server that starts by itself, else says how. */
export const ensurePostgresTools = (say: (line: string) => void, what = neededBy): void => {
  if (findTools() === undefined && canInstall()) {
    say(`installing ${packages.join(', ')}`);
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    aptGet(packages, what);
  }
  requirePostgresTools(what);
};
