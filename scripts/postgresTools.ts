import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, canInstall } from './aptGet.ts';
import { LaunchError } from './launcher/settings.ts';

/** Where Debian keeps the programs of each PostgreSQL; `POSTGRES_BIN` names another folder. */
const debianFolder = '/usr/lib/postgresql';
const packages = ['postgresql'];
const neededBy = 'the tests of backups';

const findTools = (): string | undefined => {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== '') return named;
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  return versions
    .toSorted((left, right) => right - left)
    .map((version) => join(debianFolder, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'initdb')));
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
