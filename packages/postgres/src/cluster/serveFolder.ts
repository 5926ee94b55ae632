import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries, packagedMajor } from './binaries.ts';
import { ClusterError } from './clusterError.ts';
import { type Spawn, spawnServer, stopServer } from './postmaster.ts';
import type { ServerAccount } from './serverAccount.ts';

const pollMs = 20;
/** The line of `postmaster.pid` in which the server tells how far it is. */
const statusLine = 7;

const isReady = (pgdata: string, pid: number): boolean => {
  const file = join(pgdata, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[statusLine]?.trim() === 'ready';
};

/** A server on a data folder that somebody else made. It lives on after this process unless it is stopped. */
export interface ServedFolder {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server on a data folder and waits, as long as it takes, until it takes statements that write: with
 * `hot_standby = off` that is when a recovery is over. Throws `ClusterError` with the server's last words.
 */
export const serveFolder = async (options: Spawn): Promise<ServedFolder> => {
  const outcome = await spawnServer(options, async (pid, gone) => {
    while (!gone()) {
      if (isReady(options.pgdata, pid)) return true;
      await delay(pollMs);
    }
    return false;
  });
  if (typeof outcome === 'string') throw new ClusterError(outcome);
  return { pid: outcome, stop: () => stopServer(outcome) };
};

/** The server's program that came with npm, where it is of this major version and `account` can run it. */
export const packagedServer = (major: number, account: ServerAccount): string | undefined =>
  packagedMajor() === major ? findBinaries(account, () => '/var/lib/pavilion').postgres : undefined;
