import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ClusterError } from './clusterError.ts';
import { birthOf, isAlive } from './processState.ts';
import type { ServerAccount } from './serverAccount.ts';

/** Where clusters live whose own folder the server's account cannot enter. */
const systemFolder = '/var/lib/pavilion';

/** What is remembered of a cluster between starts, in `cluster.json` (0600) of its folder. */
export interface ClusterState {
  readonly password: string;
  /** Loopback port of the last start. */
  readonly port?: number;
  /** Folder of the server's files: the cluster's own, or one under `/var/lib/pavilion`. */
  readonly home: string;
}

const stateFile = (folder: string): string => join(folder, 'cluster.json');
const ownerFile = (folder: string): string => join(folder, 'owner');

export const readState = (folder: string): ClusterState | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(stateFile(folder), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ClusterError(
      `cannot read ${stateFile(folder)}: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('password' in value) || typeof value.password !== 'string') return undefined;
  if (!('home' in value) || typeof value.home !== 'string') return undefined;
  const port = 'port' in value && typeof value.port === 'number' ? { port: value.port } : {};
  return { password: value.password, home: value.home, ...port };
};

export const writeState = (folder: string, state: ClusterState): void => {
  const partial = `${stateFile(folder)}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, stateFile(folder));
};

/** The state of a folder, made on first use: the password, and the place where the server's account can work. */
export const settleState = (
  folder: string,
  account: ServerAccount,
  say: (line: string) => void,
): ClusterState => {
  mkdirSync(folder, { recursive: true });
  const known = readState(folder);
  if (known !== undefined) return known;
  const own = account.canEnter(folder);
  // A fresh random part, so that a clone made later at the same path never meets the data of an earlier one.
  const hash = createHash('sha256').update(folder).update(randomBytes(16)).digest('hex').slice(0, 16);
  const home = own ? folder : join(systemFolder, hash);
  if (!own) {
    mkdirSync(home, { recursive: true });
    chmodSync(systemFolder, 0o755);
    chmodSync(home, 0o755);
    say(`database: the account "postgres" cannot enter ${folder}, its files are kept in ${home}`);
  }
  const state: ClusterState = { password: randomBytes(24).toString('base64url'), home };
  writeState(folder, state);
  return state;
};

/** Refuses data that another account made: the server would not be let in. */
export const refuseForeignData = (pgdata: string, account: ServerAccount): void => {
  if (!existsSync(pgdata)) return;
  const expected = account.spawnAs.uid ?? process.getuid?.();
  const { uid } = statSync(pgdata);
  if (expected !== undefined && uid !== expected) {
    throw new ClusterError(
      `${pgdata} belongs to user ${uid}, the server would run as ${expected}: start as before, or move it away`,
    );
  }
};

const readOwner = (folder: string): number | undefined => {
  try {
    const [pid, birth] = readFileSync(ownerFile(folder), 'utf8').split('\n');
    const id = Number(pid);
    return isAlive(id) && birthOf(id) === birth ? id : undefined;
  } catch {
    return undefined;
  }
};

const mark = (): string => `${process.pid}\n${birthOf(process.pid)}\n`;

/** Takes the folder for this process. Answers the pid of the living process that already has it, if one has. */
export const claim = (folder: string): number | undefined => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(ownerFile(folder), mark(), { flag: 'wx', mode: 0o600 });
      return undefined;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = readOwner(folder);
      if (owner !== undefined) return owner;
      rmSync(ownerFile(folder), { force: true });
    }
  }
  throw new ClusterError(`cannot take ${ownerFile(folder)}: another process keeps taking it`);
};

/** Gives the folder back, if it is still ours. */
export const release = (folder: string): void => {
  try {
    if (readFileSync(ownerFile(folder), 'utf8') === mark()) unlinkSync(ownerFile(folder));
  } catch {
    // Gone already: nothing to give back.
  }
};
