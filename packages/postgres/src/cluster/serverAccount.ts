import { spawnSync } from 'node:child_process';
import { ClusterError } from './clusterError.ts';

/** The system account the database server runs under: PostgreSQL refuses to run as root. */
export interface ServerAccount {
  /** Given to `spawn`; empty when the server runs as whoever started us. */
  readonly spawnAs: { readonly uid?: number; readonly gid?: number };
  /** Whether the account can enter a folder and read what is in it. */
  readonly canEnter: (folder: string) => boolean;
}

const accountName = 'postgres';

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, accountName], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
};

const createAccount = (): void => {
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    {
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) {
    throw new ClusterError(
      `PostgreSQL does not run as root, and the account "${accountName}" could not be made: ${made.error?.message ?? made.stderr.trim()}`,
    );
  }
};

/** As root: the unprivileged account `postgres`, made when it is missing. Otherwise ourselves. */
export const findServerAccount = (): ServerAccount => {
  if (process.getuid?.() !== 0) return { spawnAs: {}, canEnter: () => true };
  if (idOf('-u') === undefined) createAccount();
  const uid = idOf('-u');
  const gid = idOf('-g');
  if (uid === undefined || gid === undefined)
    throw new ClusterError(`the account "${accountName}" has no id`);
  return {
    spawnAs: { uid, gid },
    // The kernel is asked, as that account, so that modes, ACLs and mount options all count.
    canEnter: (folder) =>
      spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', folder], {
        uid,
        gid,
        cwd: '/',
        stdio: 'ignore',
      }).status === 0,
  };
};
