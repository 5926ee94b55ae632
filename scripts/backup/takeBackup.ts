import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { markHorizon } from '@pavilion/ledger';
import { advisoryLocks, type Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { archiveNow, awaitSegment } from './archive.ts';
import {
  type BackupFolder,
  type BaseBackup,
  firstSegmentOf,
  lastSegmentOf,
  removeBase,
  removeUnfinished,
  writeBase,
} from './backupFolder.ts';
import { readManifest, verifyFiles } from './manifest.ts';
import { askServer } from './server.ts';
import { chooseEngine } from './takeBase.ts';
import { isOlder, isSegment } from './wal.ts';
import { keepSums } from './walSums.ts';

/** The server's clock, to the next whole millisecond. */
const clockOf = async (server: Pool): Promise<Date> => {
  const { rows } = await server.query<{ now: Date }>(
    "SELECT clock_timestamp() + interval '1 millisecond' AS now",
  );
  return rows[0]?.now ?? new Date();
};

/** A name that sorts by time, as 20260131T140500Z. */
const nameAt = (at: Date): string => at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** Holds the backups of a server: one is taken at a time. Throws `LaunchError`. */
const holding = async <T>(server: Pool, work: () => Promise<T>): Promise<T> => {
  const client = await server.connect();
  try {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      advisoryLocks.backup,
    ]);
    if (rows[0]?.got !== true) throw new LaunchError('a backup of this database is being taken');
    return await work();
  } finally {
    // The lock belongs to the session and goes with it.
    client.release(true);
  }
};

/** Brings everything in the folder to the disk: a backup that a power cut takes along is none. */
const flush = (folder: BackupFolder): void => {
  const { status, stderr } = spawnSync('sync', ['--file-system', folder.path], { encoding: 'utf8' });
  if (status !== 0)
    throw new LaunchError(`${folder.path} could not be written to the disk: ${stderr.trim()}`);
};

export interface Databases {
  /** A role that may back up. */
  readonly server: Pool;
  readonly serverUrl: string;
  /** The hall's own role. */
  readonly hall: Pool;
}

const take = async (
  { server, serverUrl, hall }: Databases,
  folder: BackupFolder,
): Promise<BaseBackup & { readonly files: number }> => {
  const facts = await askServer(server);
  // Where pg_receivewal fills the archive the server itself archives nothing.
  if (!facts.archives && !readdirSync(folder.wal).some(isSegment))
    throw new LaunchError(
      `nothing is archived into ${folder.wal} yet: run "npm run backup -- --archive" and restart the server first`,
    );
  const engine = chooseEngine(server, serverUrl, facts);
  removeUnfinished(folder);
  // With a mark in it, what is restored can be compared with the running hall.
  await markHorizon(hall);
  // An archive that does not work is found now, not after hours of copying.
  await archiveNow(server, folder, facts);
  const startedAt = await clockOf(server);
  const name = nameAt(startedAt);
  try {
    await engine.take(folder.base(name));
    const endedAt = await clockOf(server);
    const manifest = readManifest(folder.base(name));
    await verifyFiles(folder.base(name), manifest);
    const base: BaseBackup = {
      name,
      engine: engine.name,
      major: facts.major,
      systemIdentifier: facts.systemIdentifier,
      timeline: manifest.timeline,
      startLsn: manifest.startLsn,
      stopLsn: manifest.stopLsn,
      segmentBytes: facts.segmentBytes,
      database: facts.database,
      startedAt,
      endedAt,
      bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
      manifestSha256: manifest.sha256,
    };
    await awaitSegment(server, folder, lastSegmentOf(base));
    // A transaction after the end, in the archive as well: that moment itself can be recovered to.
    await markHorizon(hall);
    await archiveNow(server, folder, facts);
    await keepSums(folder);
    flush(folder);
    writeBase(folder, base);
    return { ...base, files: manifest.files.length };
  } catch (error) {
    removeBase(folder, name);
    throw error;
  }
};

/**
 * Takes a base backup, reads it again and waits for its log. What it was cut short leaves is removed by the next one.
 * Throws `LaunchError`; then no backup was added and none taken away.
 */
export const takeBackup = (databases: Databases, folder: BackupFolder) =>
  holding(databases.server, () => take(databases, folder));

const logFile = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$/;

/**
 * Removes base backups older than the `keep` newest whole ones, and the log that none of those needs. Called after one
 * was taken and read again, which stays. Answers the names of what went.
 */
export const prune = async (
  folder: BackupFolder,
  keep: number,
): Promise<{ readonly bases: readonly string[]; readonly segments: number }> => {
  const bases = folder.bases();
  const kept = bases.slice(-keep);
  const gone = bases.slice(0, -keep).map(({ name }) => name);
  for (const name of gone) removeBase(folder, name);
  const needed = kept.map(firstSegmentOf).reduce((one, other) => (isOlder(one, other) ? one : other));
  const old = readdirSync(folder.wal).filter(
    (name) => logFile.test(name) && isOlder(name.slice(0, 24), needed),
  );
  for (const name of old) rmSync(join(folder.wal, name));
  await keepSums(folder);
  return { bases: gone, segments: old.length };
};
