import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServerAccount, type Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import type { BackupFolder } from './backupFolder.ts';
import { askServer, type ServerFacts } from './server.ts';
import { parseLsn, segmentBefore } from './wal.ts';

const withinMs = 120_000;
const pollMs = 100;

/** A segment that is not full is closed after this long, so that it reaches the archive. */
const timeout = '60s';

const lastFailure = async (server: Pool): Promise<string> => {
  const { rows } = await server.query<{ wal: string | null }>(
    `SELECT CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity') THEN last_failed_wal END AS wal
     FROM pg_stat_archiver`,
  );
  const wal = rows[0]?.wal ?? null;
  return wal === null ? '' : `; the server could not archive ${wal}, its log says why`;
};

/** Waits until a segment has come into the archive. Throws `LaunchError` when it does not. */
export const awaitSegment = async (server: Pool, folder: BackupFolder, segment: string): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!existsSync(join(folder.wal, segment))) {
    if (performance.now() > deadline)
      throw new LaunchError(
        `WAL segment ${segment} did not come into ${folder.wal} within ${withinMs / 1_000} s${await lastFailure(server)}`,
      );
    await delay(pollMs);
  }
};

/** Closes the segment that is written to and waits for it: what was committed before is in the archive then. */
export const archiveNow = async (server: Pool, folder: BackupFolder, facts: ServerFacts): Promise<void> => {
  const { rows } = await server.query<{ lsn: string; timeline: number }>(
    'SELECT pg_switch_wal()::text AS lsn, c.timeline_id AS timeline FROM pg_control_checkpoint() c',
  );
  const { lsn = '0/0', timeline = 1 } = rows[0] ?? {};
  await awaitSegment(server, folder, segmentBefore(timeline, parseLsn(lsn), facts.segmentBytes));
};

const current = async (server: Pool, setting: string): Promise<string> =>
  (await server.query<{ value: string | null }>('SELECT current_setting($1, true) AS value', [setting]))
    .rows[0]?.value ?? '';

/** Refuses to take the place of an archive that is there. Throws `LaunchError`. */
const refuseOther = async (server: Pool, directory: string): Promise<void> => {
  const command = await current(server, 'archive_command');
  const library = await current(server, 'archive_library');
  const before = await current(server, 'basic_archive.archive_directory');
  if (!['', '(disabled)'].includes(command))
    throw new LaunchError(
      `the server archives already, by archive_command = ${command}: have that fill ${directory}`,
    );
  if (library !== '' && (library !== 'basic_archive' || !['', directory].includes(before)))
    throw new LaunchError(
      `the server archives already, by ${library} ${before}: have that fill ${directory}`,
    );
};

/**
 * Has the server archive its log into the folder, with PostgreSQL's own `basic_archive`: a file is there whole or not at all,
 * and none is overwritten. Answers whether it does so now, or from the next start on. Throws `LaunchError`.
 */
export const setUpArchive = async (server: Pool, folder: BackupFolder): Promise<'archives' | 'restart'> => {
  const facts = await askServer(server);
  if (facts.localData === undefined)
    throw new LaunchError(
      `the server's data folder is not on this machine: fill ${folder.wal} with pg_receivewal (docs/guides/backup.md)`,
    );
  if (process.getuid?.() === 0 && !findServerAccount().canEnter(folder.wal))
    throw new LaunchError(`the account of the database server cannot enter ${folder.wal}`);
  const client = await server.connect();
  try {
    // Loaded, so that the server knows its setting.
    await client.query("LOAD 'basic_archive'");
    await refuseOther(server, folder.wal);
    const level = await current(server, 'wal_level');
    const settings = {
      ...(level === 'minimal' ? { wal_level: 'replica' } : {}),
      archive_mode: 'on',
      archive_library: 'basic_archive',
      'basic_archive.archive_directory': folder.wal,
      archive_timeout: timeout,
    };
    for (const [name, value] of Object.entries(settings))
      await client.query(`ALTER SYSTEM SET ${name} = ${client.escapeLiteral(value)}`);
    await client.query('SELECT pg_reload_conf()');
    if (!facts.archives || level === 'minimal') return 'restart';
  } finally {
    client.release(true);
  }
  await archiveNow(server, folder, facts);
  return 'archives';
};
