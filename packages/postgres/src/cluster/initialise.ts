import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { ClusterError } from './clusterError.ts';
import { superuser } from './postmaster.ts';
import type { ServerAccount } from './serverAccount.ts';

const run = promisify(execFile);

/** Makes the data folder on first use. Built aside and renamed, so that one cut short is made again, never used. */
export const initialise = async (options: {
  binaries: Binaries;
  account: ServerAccount;
  home: string;
  pgdata: string;
  password: string;
}): Promise<void> => {
  const { binaries, account, home, pgdata, password } = options;
  if (existsSync(pgdata)) return;
  const partial = `${pgdata}.new`;
  const passwordFile = join(home, 'initdb-password');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = account.spawnAs;
  if (uid !== undefined && gid !== undefined) {
    chownSync(partial, uid, gid);
    chownSync(passwordFile, uid, gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${partial}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        // The collation that ships inside PostgreSQL: the same order on every machine and after every upgrade.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...account.spawnAs, cwd: '/', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } },
    );
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new ClusterError(`initdb failed: ${words.trim().split('\n').at(-1)}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, pgdata);
};
