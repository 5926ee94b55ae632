import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';
import { findPostgresProgram } from '../postgresTools.ts';
import { copyFile, forEachAtOnce, hashFile } from './copyFile.ts';
import { type ManifestFile, writeManifest } from './manifest.ts';
import type { ServerFacts } from './server.ts';

/** Takes a copy of the data folder into `target`, which is not there yet, with PostgreSQL's manifest in it. */
export interface BaseEngine {
  readonly name: 'pg_basebackup' | 'copy';
  readonly take: (target: string) => Promise<void>;
}

/** PostgreSQL's own program, over the wire. The log comes from the archive. */
const byProgram = (program: string, url: string): BaseEngine => ({
  name: 'pg_basebackup',
  take: (target) =>
    new Promise((resolve, reject) => {
      const args = [
        '--pgdata',
        target,
        '--checkpoint=fast',
        '--wal-method=none',
        '--manifest-checksums=SHA256',
      ];
      const address = new URL(url);
      const password = decodeURIComponent(address.password);
      address.password = '';
      // The password not among the arguments, which everybody on the machine can read.
      const child = spawn(program, ['--dbname', address.href, '--no-password', ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env.PATH, LC_ALL: 'C', ...(password === '' ? {} : { PGPASSWORD: password }) },
      });
      let words = '';
      child.stderr.on('data', (chunk) => (words += String(chunk)));
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0
          ? resolve()
          : reject(
              new LaunchError(`pg_basebackup failed: ${words.trim().split('\n').at(-1) ?? `exit ${code}`}`),
            ),
      );
    }),
});

/** Folders whose content belongs to the running server alone: the list of PostgreSQL's manual, "Making a base backup". */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_(label|manifest)(\.old)?|tablespace_map(\.old)?|recovery\.signal|standby\.signal|current_logfiles|postgresql\.auto\.conf\.tmp)(\/|$)/;

interface Listing {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

const listData = (data: string): Listing => {
  const paths = readdirSync(data, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(data.length + 1),
    isFolder: entry.isDirectory(),
  }));
  const wanted = paths.filter(
    ({ path }) => !left.test(path) && (emptied.has(path) || !emptied.has(path.split('/')[0] ?? '')),
  );
  return {
    folders: wanted.filter(({ isFolder }) => isFolder).map(({ path }) => path),
    files: wanted.filter(({ isFolder }) => !isFolder).map(({ path }) => path),
  };
};

type Copied = ManifestFile & { readonly modifiedAt: Date };

const copyOne = async (data: string, target: string, path: string): Promise<Copied | undefined> => {
  try {
    const { mtime } = await stat(join(data, path));
    return { path, ...(await copyFile(join(data, path), join(target, path))), modifiedAt: mtime };
  } catch (error) {
    // Dropped meanwhile: the log says so too.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const controlFile = 'global/pg_control';

const copyData = async (data: string, target: string): Promise<Copied[]> => {
  const { folders, files } = listData(data);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const folder of folders) mkdirSync(join(target, folder), { recursive: true, mode: 0o700 });
  const copied: Copied[] = [];
  await forEachAtOnce(
    files.filter((path) => path !== controlFile),
    async (path) => {
      const one = await copyOne(data, target, path);
      if (one !== undefined) copied.push(one);
    },
  );
  // Last of all, so that it is no older than what it speaks of.
  const control = await copyOne(data, target, controlFile);
  return control === undefined ? copied : [...copied, control];
};

/** PostgreSQL's low-level calls around a copy of the files, where the data folder is on this machine. */
const byCopying = (server: Pool, data: string, facts: ServerFacts): BaseEngine => ({
  name: 'copy',
  take: async (target) => {
    const client = await server.connect();
    try {
      const { rows } = await client.query<{ spaces: string }>(
        "SELECT count(*)::text AS spaces FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')",
      );
      if (rows[0]?.spaces !== '0')
        throw new LaunchError(
          'the server has tablespaces outside its data folder: have pgBackRest back it up',
        );
      await client.query("SELECT pg_backup_start('pavilion', fast => true)");
      const copied = await copyData(data, target);
      // The session that began must end it; that its log has come is looked at in the archive itself.
      const ended = await client.query<{ lsn: string; label: string }>(
        'SELECT lsn::text, labelfile AS label FROM pg_backup_stop(wait_for_archive => false)',
      );
      const { lsn = '', label = '' } = ended.rows[0] ?? {};
      const labelFile = join(target, 'backup_label');
      writeFileSync(labelFile, label, { mode: 0o600 });
      writeManifest(target, {
        files: [...copied, await labelled(target, labelFile)].sort((one, other) =>
          one.path < other.path ? -1 : 1,
        ),
        timeline: Number(/^START TIMELINE: (\d+)/m.exec(label)?.[1]),
        startLsn: /^START WAL LOCATION: (\S+)/m.exec(label)?.[1] ?? '',
        stopLsn: lsn,
        systemIdentifier: facts.systemIdentifier,
        major: facts.major,
      });
    } finally {
      // A session that ends without having stopped its backup gives it up.
      client.release(true);
    }
  },
});

const labelled = async (target: string, path: string): Promise<Copied> => {
  return { path: path.slice(target.length + 1), ...(await hashFile(path)), modifiedAt: statSync(path).mtime };
};

/** The program where one fits the server, else a copy of its files. Throws `LaunchError` where neither is to be had. */
export const chooseEngine = (server: Pool, url: string, facts: ServerFacts): BaseEngine => {
  const program = facts.sends ? findPostgresProgram('pg_basebackup', facts.major) : undefined;
  if (program !== undefined) return byProgram(program, url);
  if (facts.localData !== undefined) return byCopying(server, facts.localData, facts);
  throw new LaunchError(
    `there is no pg_basebackup of PostgreSQL ${facts.major} or newer here (POSTGRES_BIN), and the server's data folder is on another machine`,
  );
};
