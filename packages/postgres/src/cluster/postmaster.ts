import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort, portHindrance } from '../freePort.ts';
import type { Binaries } from './binaries.ts';
import { ClusterError } from './clusterError.ts';
import { commandOf, isAlive } from './processState.ts';
import type { ServerAccount } from './serverAccount.ts';

const mebibyte = 1024 * 1024;
const sharedBuffersMaxMiB = 4096;
const sharedBuffersMinMiB = 128;

/**
 * A quarter of what this process may have, as PostgreSQL's manual advises; of it, only what is used is ever taken.
 * Too little makes each posting of a big hall write an old page out before it can read its own.
 */
const sharedBuffersMiB = (): number => {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  const quarter = Math.floor(memory / 4 / mebibyte);
  return Math.max(sharedBuffersMinMiB, Math.min(sharedBuffersMaxMiB, quarter));
};

/** Durable as a production server, sized for the machine. Never reachable but over loopback TCP. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '200',
  shared_buffers: `${sharedBuffersMiB()}MB`,
  // Enough for base backups and an archive of the log, which are set up when they are wanted.
  wal_level: 'replica',
  max_wal_senders: '0',
  wal_buffers: '16MB',
  min_wal_size: '128MB',
  // The first change of a page after a checkpoint logs it whole; ids that come in no order touch every page. So
  // checkpoints are seldom under load. The log takes this much disk only when there is that much to write.
  max_wal_size: '6GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
} as const;

/** For data that nobody needs once the machine has gone down: no write waits for the disk, and nothing is backed up. */
const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
} as const;

/** For a server that others follow row by row. */
const followed = { wal_level: 'logical', max_wal_senders: '10' } as const;

const pollMs = 20;
/** Long enough for crash recovery after a big write load. */
const readyWithinMs = 60_000;
const fastStopMs = 15_000;
const immediateStopMs = 5_000;
const logMaxBytes = 10 * 1024 * 1024;

export const superuser = 'pavilion';

export interface Running {
  readonly pid: number;
  readonly port: number;
}

export const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

const pidFile = (pgdata: string): string => join(pgdata, 'postmaster.pid');

/** The server that runs on these data, also one left behind by a killed parent. */
export const findRunning = (pgdata: string): Running | undefined => {
  if (!existsSync(pidFile(pgdata))) return undefined;
  const lines = readFileSync(pidFile(pgdata), 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!isAlive(pid) || !commandOf(pid).includes(pgdata)) return undefined;
  return { pid, port: Number(lines[3]) };
};

/**
 * A pid file may name a zombie or a stranger that was given the pid, and PostgreSQL would refuse to start.
 * Naming our own pid, its parent's to be, marks the file as stale by PostgreSQL's own rule, and leaves its
 * check for surviving backends in force, which deleting the file would not.
 */
const disownStalePidFile = (pgdata: string): void => {
  if (!existsSync(pidFile(pgdata))) return;
  const [, ...rest] = readFileSync(pidFile(pgdata), 'utf8').split('\n');
  writeFileSync(pidFile(pgdata), [String(process.pid), ...rest].join('\n'));
};

/** Resolves once the server takes statements; answers false when `gone` says it ended before. */
export const waitReady = async (url: string, gone: () => boolean): Promise<boolean> => {
  const deadline = performance.now() + readyWithinMs;
  let last: unknown;
  while (performance.now() < deadline) {
    if (gone()) return false;
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch (error) {
      last = error;
      // Wrong password: no use in trying again.
      if (error instanceof Error && 'code' in error && error.code === '28P01') break;
    } finally {
      await client.end().catch(() => undefined);
    }
    await delay(pollMs);
  }
  throw new ClusterError(
    `the database server does not answer: ${last instanceof Error ? last.message : last}`,
  );
};

/** The port of the last start when nobody took it meanwhile, so that addresses in people's tools stay good. */
const choosePort = async (remembered: number | undefined): Promise<number> =>
  remembered !== undefined && (await portHindrance(remembered)) === null ? remembered : findFreePort();

const openLog = (path: string): number => {
  if (existsSync(path) && statSync(path).size > logMaxBytes) truncateSync(path);
  return openSync(path, 'a', 0o600);
};

/**
 * Why a server did not start, by what was written to its log since `from`. What it says itself counts first: backends of the
 * one before, which was killed, write their last words there as well.
 */
export const lastFailure = (logPath: string, from: number, pid: number | undefined): string => {
  const written = readFileSync(logPath).subarray(from).toString('utf8');
  const lines = written.split('\n').filter((line) => /FATAL|PANIC|error while loading/.test(line));
  const own = lines.filter((line) => line.includes(`[${pid}]`));
  return (
    (own.at(-1) ?? lines.at(-1))?.replace(/^.*?(FATAL|PANIC):\s*/, '') ??
    (written.trim().split('\n').at(-1) || 'no reason given')
  );
};

export interface Launch {
  readonly binaries: Binaries;
  readonly account: ServerAccount;
  readonly pgdata: string;
  readonly logPath: string;
  readonly password: string;
  readonly port: number | undefined;
  readonly isDisposable: boolean;
  readonly isFollowed: boolean;
}

export interface Spawn {
  /** The program `postgres`. */
  readonly program: string;
  readonly account: ServerAccount;
  readonly pgdata: string;
  readonly logPath: string;
  readonly port: number;
  /** Over what stands in the folder's own files. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the program and waits until `ready` answers true. Answers its pid, or why it did not start. */
export const spawnServer = async (
  { program, account, pgdata, logPath, port, settings }: Spawn,
  ready: (pid: number, gone: () => boolean) => Promise<boolean>,
): Promise<number | string> => {
  disownStalePidFile(pgdata);
  const log = openLog(logPath);
  const from = statSync(logPath).size;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own, so that Ctrl-C reaches the launcher first and the server is the last to go.
  const child = spawn(program, ['-D', pgdata, '-p', String(port), ...flags], {
    ...account.spawnAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  let ended = false;
  let refusal: string | undefined;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', (error) => {
    ended = true;
    refusal = error.message;
  });
  child.unref();
  if (child.pid !== undefined && (await ready(child.pid, () => ended))) return child.pid;
  return refusal ?? lastFailure(logPath, from, child.pid);
};

const launchOnce = async (launch: Launch, port: number): Promise<Running | string> => {
  const { binaries, account, pgdata, logPath, password, isDisposable, isFollowed } = launch;
  const outcome = await spawnServer(
    {
      program: binaries.postgres,
      account,
      pgdata,
      logPath,
      port,
      settings: { ...settings, ...(isDisposable ? disposable : {}), ...(isFollowed ? followed : {}) },
    },
    (_pid, gone) => waitReady(urlOf(port, password, 'postgres'), gone),
  );
  return typeof outcome === 'string' ? outcome : { pid: outcome, port };
};

/** Starts the server; recovers by itself from whatever the last stop was. Throws `ClusterError` with its last words. */
export const launchServer = async (launch: Launch): Promise<Running> => {
  const deadline = performance.now() + readyWithinMs;
  let remembered = launch.port;
  for (;;) {
    const outcome = await launchOnce(launch, await choosePort(remembered));
    if (typeof outcome !== 'string') return outcome;
    if (/could not create any TCP/.test(outcome)) remembered = undefined;
    // Backends of a killed server are still leaving, or somebody took the port in between: both pass.
    const passes = /pre-existing shared memory|could not create any TCP|lock file/.test(outcome);
    if (!passes || performance.now() > deadline)
      throw new ClusterError(`the database server did not start: ${outcome}`);
    await delay(10 * pollMs);
  }
};

const endsWithin = async (pid: number, limitMs: number): Promise<boolean> => {
  const deadline = performance.now() + limitMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
};

/** Sends a signal to a process that may be gone. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
};

/** Fast shutdown; immediate shutdown, from which the next start recovers, when that takes too long. */
export const stopServer = async (pid: number): Promise<void> => {
  signal(pid, 'SIGINT');
  if (await endsWithin(pid, fastStopMs)) return;
  signal(pid, 'SIGQUIT');
  if (await endsWithin(pid, immediateStopMs)) return;
  throw new ClusterError(`the database server (pid ${pid}) does not stop`);
};
