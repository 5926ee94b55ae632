import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { findBinaries } from './binaries.ts';
import { ClusterError } from './clusterError.ts';
import {
  type ClusterState,
  claim,
  readState,
  refuseForeignData,
  release,
  settleState,
  writeState,
} from './clusterFolder.ts';
import { initialise } from './initialise.ts';
import {
  findRunning,
  launchServer,
  type Running,
  signal,
  stopServer,
  urlOf,
  waitReady,
} from './postmaster.ts';
import { isAlive } from './processState.ts';
import { findServerAccount, type ServerAccount } from './serverAccount.ts';

export interface ClusterOptions {
  /** Folder of the cluster; made on first use. */
  readonly dataDir: string;
  /**
   * What to do when another living process owns the cluster: `refuse` throws a `ClusterError` with reason
   * `in_use`, `attach` uses its server without owning it, so that `stop` leaves it running. Default `refuse`.
   */
  readonly whenOwned?: 'refuse' | 'attach';
  /** Whether its data may be lost with the machine, as those of tests: writes then do not wait for the disk. Default false. */
  readonly isDisposable?: boolean;
  /** Whether other servers may follow its rows (`wal_level = logical`). Default false. */
  readonly isFollowed?: boolean;
  /** Told, in one line, what a person should know. */
  readonly say?: (line: string) => void;
}

/** A private PostgreSQL server on a loopback port. */
export interface Cluster {
  readonly port: number;
  readonly pid: number;
  /** `started` by us, `adopted` from a parent that was killed, `attached` to another's. */
  readonly origin: 'started' | 'adopted' | 'attached';
  /** Connection URL of a database, as the cluster's superuser. */
  readonly url: (database: string) => string;
  /** Makes the database unless it is there. */
  readonly ensureDatabase: (name: string) => Promise<void>;
  /** Whether the server's process lives. */
  readonly isRunning: () => boolean;
  /** Stops the server if it is ours. May be called again. */
  readonly stop: () => Promise<void>;
}

const attachPollMs = 50;
const attachWithinMs = 60_000;

const ensureDatabase = async (url: string, name: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } catch (error) {
    // Two processes may make it at once; the loser has what it wanted.
    if (!(error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')))
      throw error;
  } finally {
    await client.end();
  }
};

const asCluster = (
  running: Running,
  password: string,
  origin: Cluster['origin'],
  stop: () => Promise<void>,
): Cluster => {
  const url = (database: string): string => urlOf(running.port, password, database);
  return {
    port: running.port,
    pid: running.pid,
    origin,
    url,
    ensureDatabase: (name) => ensureDatabase(url('postgres'), name),
    isRunning: () => isAlive(running.pid),
    stop,
  };
};

/** The owner may still be making the cluster: waits until its server answers. */
const attach = async (folder: string, owner: number): Promise<Cluster> => {
  const deadline = performance.now() + attachWithinMs;
  while (performance.now() < deadline) {
    const state = readState(folder);
    const running = state === undefined ? undefined : findRunning(join(state.home, 'pgdata'));
    if (state !== undefined && running !== undefined) {
      await waitReady(urlOf(running.port, state.password, 'postgres'), () => false);
      return asCluster(running, state.password, 'attached', async () => undefined);
    }
    await delay(attachPollMs);
  }
  throw new ClusterError(`process ${owner} owns ${folder} but its database server does not come up`);
};

const startOrAdopt = async (
  folder: string,
  account: ServerAccount,
  state: ClusterState,
  { isDisposable = false, isFollowed = false }: Pick<ClusterOptions, 'isDisposable' | 'isFollowed'>,
): Promise<{ running: Running; origin: 'started' | 'adopted' }> => {
  const { home, password, port } = state;
  const pgdata = join(home, 'pgdata');
  const left = findRunning(pgdata);
  if (left !== undefined) {
    const gone = (): boolean => findRunning(pgdata)?.pid !== left.pid;
    if (await waitReady(urlOf(left.port, password, 'postgres'), gone))
      return { running: left, origin: 'adopted' };
  }
  const binaries = findBinaries(account, () => (home === folder ? '/var/lib/pavilion' : home));
  await initialise({ binaries, account, home, pgdata, password });
  const running = await launchServer({
    binaries,
    account,
    pgdata,
    password,
    port,
    logPath: join(home, 'postgres.log'),
    isDisposable,
    isFollowed,
  });
  return { running, origin: 'started' };
};

/**
 * Starts the private PostgreSQL of a folder, adopts the one a killed parent left behind, or attaches to a living
 * owner's. Makes everything on first use. Throws `ClusterError`, in production always: there a database is named, and
 * nothing may be answered from another one.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  if (process.env.NODE_ENV === 'production')
    throw new ClusterError('in production no private database is started: this command is for development');
  const folder = resolve(options.dataDir);
  const account = findServerAccount();
  const state = settleState(folder, account, options.say ?? (() => undefined));
  const owner = claim(folder);
  if (owner !== undefined) {
    if (options.whenOwned === 'attach') return attach(folder, owner);
    throw new ClusterError(`the database in ${folder} is in use by process ${owner}`, { reason: 'in_use' });
  }
  try {
    refuseForeignData(join(state.home, 'pgdata'), account);
    const { running, origin } = await startOrAdopt(folder, account, state, options);
    writeState(folder, { ...state, port: running.port });
    const atExit = (): void => {
      signal(running.pid, 'SIGINT');
      release(folder);
    };
    // A parent that ends without stopping us, by an error, must not leave a server behind.
    process.once('exit', atExit);
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      await stopServer(running.pid);
      process.off('exit', atExit);
      release(folder);
    };
    return asCluster(running, state.password, origin, () => {
      stopped ??= stop();
      return stopped;
    });
  } catch (error) {
    release(folder);
    throw error;
  }
};
