import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  ClusterError,
  findServerAccount,
  packagedServer,
  type ServedFolder,
  type ServerAccount,
  serveFolder,
} from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { findPostgresProgram } from '../postgresTools.ts';
import { type BackupFolder, type BaseBackup, chooseBase } from './backupFolder.ts';
import { copyFile, forEachAtOnce } from './copyFile.ts';
import { expectAsListed, manifestName } from './manifest.ts';
import { gapIn, manifestOf, reachOf } from './verify.ts';
import { isOlder, parseLsn, segmentAt, type WalReach } from './wal.ts';
import { verifySegments } from './walSums.ts';

/** A moment as a person gave it, which the server reads to the microsecond, and as this process compares it. */
export interface Moment {
  readonly text: string;
  readonly instant: Date;
}

/** Throws `LaunchError` for what is no moment. */
export const readMoment = (given: string): Moment => {
  const text = given.trim();
  // Without a zone it would be this machine's, which nobody means.
  const isZoned = /^\d{4}-\d{2}-\d{2}[T ][\d:.]+ ?(Z|[+-]\d{2}(:?\d{2})?)$/.test(text);
  const instant = new Date(text.replace(/ ?([+-]\d{2})$/, '$1:00'));
  if (!isZoned || Number.isNaN(instant.getTime()))
    throw new LaunchError(`--at takes a moment with its zone, as "2026-01-31 14:05:00+00": ${given}`);
  return { text, instant };
};

/** What is to be restored, looked at before anything is written. */
export interface Plan {
  readonly folder: BackupFolder;
  readonly base: BaseBackup;
  readonly reach: WalReach;
  /** To the end of the archive where there is none. */
  readonly at: Moment | undefined;
}

/** Throws `LaunchError` in one line where the archive does not hold what is asked for. */
export const planRecovery = (folder: BackupFolder, at: Moment | undefined): Plan => {
  const base = chooseBase(folder, at?.instant);
  const reach = reachOf(folder, base);
  const end = reach.archivedAt;
  const isBeyond = at === undefined || end === undefined || at.instant > end;
  if (isBeyond && reach.missing !== undefined) throw gapIn(folder, reach);
  if (at !== undefined && isBeyond)
    throw new LaunchError(`the archive ends at ${end?.toISOString()}: nothing later can be restored`);
  return { folder, base, reach, at };
};

/** The server's program of exactly the version of the data. Throws `LaunchError`. */
export const requireServer = (major: number, account: ServerAccount): string => {
  const program = findPostgresProgram('postgres', major) ?? packagedServer(major, account);
  if (program === undefined)
    throw new LaunchError(
      `the backup is of PostgreSQL ${major}, and no server of that version is here: install it, or set POSTGRES_BIN`,
    );
  return program;
};

/** Refuses a folder with something in it. Throws `LaunchError`. */
export const requireEmpty = (pgdata: string): void => {
  if (existsSync(pgdata) && readdirSync(pgdata).length > 0)
    throw new LaunchError(`${pgdata} is not empty: nothing is restored over what is there`);
};

const give = (path: string, { uid, gid }: ServerAccount['spawnAs']): void => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** Copies a base backup into a data folder, and compares every file with the manifest while it is read. */
export const layBase = async (
  { folder, base, reach }: Plan,
  pgdata: string,
  account: ServerAccount,
): Promise<void> => {
  const manifest = manifestOf(folder, base);
  const from = folder.base(base.name);
  await verifySegments(folder, reach.segments);
  mkdirSync(pgdata, { recursive: true });
  const entries = readdirSync(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const made = join(pgdata, join(entry.parentPath, entry.name).slice(from.length + 1));
    mkdirSync(made, { recursive: true, mode: 0o700 });
    give(made, account.spawnAs);
  }
  await forEachAtOnce(manifest.files, async (file) => {
    const source = join(from, file.path);
    if (!existsSync(source))
      throw new LaunchError(`the base backup ${from} is damaged: ${file.path} is missing`);
    expectAsListed(from, file, await copyFile(source, join(pgdata, file.path)));
    give(join(pgdata, file.path), account.spawnAs);
  });
  await copyFile(join(from, manifestName), join(pgdata, manifestName));
  give(join(pgdata, manifestName), account.spawnAs);
  chmodSync(pgdata, 0o700);
  give(pgdata, account.spawnAs);
};

/** A folder that only the server's account and root enter: the server's socket, its settings while it recovers, its log. */
export interface Scratch {
  readonly path: string;
  readonly log: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Settings under which a restored folder is reached over a socket of `path` alone, and leaves the world alone. */
export const makeScratch = (path: string, account: ServerAccount): Scratch => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const files = {
    'postgresql.conf': '',
    // Whoever may enter the folder is trusted: passwords of the restored roles need not be known.
    'pg_hba.conf': 'local all all trust\n',
    'pg_ident.conf': '',
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(path, name), text, { mode: 0o600 });
    give(join(path, name), account.spawnAs);
  }
  give(path, account.spawnAs);
  return {
    path,
    log: join(path, 'postgres.log'),
    settings: {
      config_file: join(path, 'postgresql.conf'),
      hba_file: join(path, 'pg_hba.conf'),
      ident_file: join(path, 'pg_ident.conf'),
      listen_addresses: '',
      unix_socket_directories: path,
      ssl: 'off',
      logging_collector: 'off',
      log_destination: 'stderr',
      log_line_prefix: '%m [%p] ',
      lc_messages: 'C',
      shared_preload_libraries: '',
      // It must not go on in the archive that it came from.
      archive_mode: 'off',
      primary_conninfo: '',
      // Nobody reads before it is over, so that its limits need not be those of the old server.
      hot_standby: 'off',
    },
  };
};

const quoteShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const recoverySettings = ({ folder, at }: Plan): Record<string, string> => ({
  // A per cent sign of a path is one for the server only where it is doubled.
  restore_command: `cp ${quoteShell(folder.wal).replaceAll('%', '%%')}/%f "%p"`,
  recovery_target_action: 'promote',
  ...(at === undefined ? {} : { recovery_target_time: at.text }),
});

const lastTransactionIn = (log: string): string | undefined =>
  [...readFileSync(log, 'utf8').matchAll(/last completed transaction was at log time (.+)$/gm)].at(-1)?.[1];

const recoveryEnded = /recovery ended before configured recovery target/;

/** Where the newest timeline of a data folder left the one before. */
const switchedAt = (pgdata: string): { readonly timeline: number; readonly lsn: bigint } | undefined => {
  const name = readdirSync(join(pgdata, 'pg_wal'))
    .filter((each) => each.endsWith('.history'))
    .sort()
    .at(-1);
  if (name === undefined) return undefined;
  const [timeline, lsn = '0/0'] =
    readFileSync(join(pgdata, 'pg_wal', name), 'utf8')
      .trim()
      .split('\n')
      .at(-1)
      ?.split(/\s+/) ?? [];
  return { timeline: Number(timeline), lsn: parseLsn(lsn) };
};

/** A damaged record looks to the server like the end of the log, so whoever asked for all of it must look. Throws `LaunchError`. */
const expectWhole = ({ at, reach, base }: Plan, pgdata: string): void => {
  const end = switchedAt(pgdata);
  const last = reach.segments.at(-1);
  if (at !== undefined || end === undefined || last === undefined) return;
  const reached = segmentAt(end.timeline, end.lsn, base.segmentBytes);
  if (isOlder(reached, last))
    throw new LaunchError(
      `the recovery ended in WAL segment ${reached} although the archive goes on to ${last}: ${reached} is damaged`,
    );
};

/**
 * Has the server recover a folder that `layBase` has laid, as far as the plan says. Answers it up and writing, reachable
 * over the socket in `scratch` alone. Throws `LaunchError`.
 */
export const recover = async (
  plan: Plan,
  {
    pgdata,
    port,
    scratch,
    account,
  }: { pgdata: string; port: number; scratch: Scratch; account: ServerAccount },
): Promise<ServedFolder> => {
  const signal = join(pgdata, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  give(signal, account.spawnAs);
  let served: ServedFolder;
  try {
    served = await serveFolder({
      program: requireServer(plan.base.major, account),
      account,
      pgdata,
      port,
      logPath: scratch.log,
      settings: { ...scratch.settings, ...recoverySettings(plan) },
    });
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    const last = lastTransactionIn(scratch.log);
    throw new LaunchError(
      recoveryEnded.test(error.message)
        ? `the archive ends before ${plan.at?.text}: its last transaction is of ${last ?? 'an unknown time'}`
        : `the restored server did not start: ${error.message}`,
      { cause: error },
    );
  }
  try {
    expectWhole(plan, pgdata);
  } catch (error) {
    await served.stop();
    throw error;
  }
  return served;
};

const ownFiles = {
  'postgresql.conf': '# The old server kept its settings elsewhere: put them here.\n',
  'pg_hba.conf':
    'local all all peer\nhost all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256\n',
  'pg_ident.conf': '',
};

export interface Restored {
  readonly plan: Plan;
  /** The server's process, where it was left running. */
  readonly pid: number | undefined;
}

/**
 * Restores into an empty folder and lets the server recover it. With a port the server is left running there, else it is
 * stopped, and the folder is ready to be started as any other. Throws `LaunchError`, before anything is written where
 * it can be known before.
 */
export const restore = async (
  plan: Plan,
  { pgdata, port, freePort }: { pgdata: string; port: number | undefined; freePort: number },
): Promise<Restored> => {
  const account = findServerAccount();
  requireEmpty(pgdata);
  const program = requireServer(plan.base.major, account);
  await layBase(plan, pgdata, account);
  if (!account.canEnter(dirname(pgdata)))
    throw new LaunchError(`the account of the database server cannot enter ${dirname(pgdata)}`);
  const scratch = makeScratch(`${pgdata}.recovery`, account);
  try {
    const served = await recover(plan, { pgdata, port: freePort, scratch, account });
    await served.stop();
  } finally {
    rmSync(scratch.path, { recursive: true, force: true });
  }
  appendFileSync(
    join(pgdata, 'postgresql.auto.conf'),
    "# Restored: give it an archive of its own.\narchive_mode = 'off'\n",
  );
  for (const [name, text] of Object.entries(ownFiles)) {
    if (existsSync(join(pgdata, name))) continue;
    writeFileSync(join(pgdata, name), text, { mode: 0o600 });
    give(join(pgdata, name), account.spawnAs);
  }
  if (port === undefined) return { plan, pid: undefined };
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const logPath = `${pgdata}.log`;
  const { pid } = await serveFolder({ program, account, pgdata, port, logPath, settings });
  return { plan, pid };
};

export const majorOfData = (pgdata: string): number => {
  const file = join(pgdata, 'PG_VERSION');
  if (!existsSync(file)) throw new LaunchError(`${pgdata} is no data folder of PostgreSQL`);
  return Number(readFileSync(file, 'utf8').trim());
};
