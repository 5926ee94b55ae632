import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LaunchError } from '../launcher/settings.ts';
import { parseLsn, segmentAt, segmentBefore, type WalStart } from './wal.ts';

/**
 * What a folder of backups holds: `base/NAME` is a data folder with PostgreSQL's own manifest, `base/NAME.json` says that
 * it is whole, `wal` is the archive of the log, `wal.sha256` its sums as `sha256sum --check` reads them.
 */
export interface BackupFolder {
  readonly path: string;
  readonly wal: string;
  readonly sums: string;
  readonly base: (name: string) => string;
  /** Base backups that are whole, oldest first. */
  readonly bases: () => readonly BaseBackup[];
}

const instant = z.iso.datetime().transform((text) => new Date(text));
const lsn = z.string().regex(/^[0-9A-F]+\/[0-9A-F]+$/);

const baseSchema = z.object({
  name: z.string(),
  /** Who copied: PostgreSQL's program over the wire, or this command where the data folder is. */
  engine: z.enum(['pg_basebackup', 'copy']),
  /** Major version of the server, as 18. */
  major: z.number().int(),
  systemIdentifier: z.string(),
  timeline: z.number().int(),
  startLsn: lsn,
  stopLsn: lsn,
  segmentBytes: z.number().int(),
  /** The hall's database. */
  database: z.string(),
  startedAt: instant,
  /** By the server's clock. The earliest moment that it can be recovered to. */
  endedAt: instant,
  bytes: z.number().int(),
  manifestSha256: z.string(),
});
export type BaseBackup = z.infer<typeof baseSchema>;

/** Where the log of a base backup begins. */
export const walStartOf = ({ timeline, startLsn, segmentBytes }: BaseBackup): WalStart => ({
  timeline,
  lsn: parseLsn(startLsn),
  segmentBytes,
});
export const firstSegmentOf = ({ timeline, startLsn, segmentBytes }: BaseBackup): string =>
  segmentAt(timeline, parseLsn(startLsn), segmentBytes);
/** Without this segment, and those before it, the copy does not fit together. */
export const lastSegmentOf = ({ timeline, stopLsn, segmentBytes }: BaseBackup): string =>
  segmentBefore(timeline, parseLsn(stopLsn), segmentBytes);

/** Writes a file so that whoever reads it has the old one or the new one whole. */
export const writeWhole = (path: string, text: string): void => {
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, text, { mode: 0o644, flush: true });
  renameSync(partial, path);
};

const readBase = (path: string): BaseBackup => {
  try {
    return baseSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new LaunchError(`cannot read ${path}: it is not as a backup wrote it`);
  }
};

export const writeBase = (folder: BackupFolder, base: BaseBackup): void =>
  writeWhole(`${folder.base(base.name)}.json`, `${JSON.stringify(base, null, 2)}\n`);

/** Removes a base backup: first what says that it is whole, so that one half removed counts as none. */
export const removeBase = (folder: BackupFolder, name: string): void => {
  rmSync(`${folder.base(name)}.json`, { force: true });
  rmSync(folder.base(name), { recursive: true, force: true });
};

/** Removes what backups that were cut short have left. Nobody may be taking one. */
export const removeUnfinished = (folder: BackupFolder): void => {
  const whole = new Set(folder.bases().map(({ name }) => name));
  const names = readdirSync(join(folder.path, 'base')).map((name) => name.replace(/\.json.*$/, ''));
  for (const name of names) if (!whole.has(name)) removeBase(folder, name);
};

const layOut = (path: string): BackupFolder => ({
  path,
  wal: join(path, 'wal'),
  sums: join(path, 'wal.sha256'),
  base: (name) => join(path, 'base', name),
  bases: () =>
    readdirSync(join(path, 'base'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => readBase(join(path, 'base', name))),
});

/** A folder of backups that is there. Throws `LaunchError`. */
export const openBackupFolder = (path: string): BackupFolder => {
  const folder = layOut(resolve(path));
  if (!existsSync(join(folder.path, 'base')) || !existsSync(folder.wal))
    throw new LaunchError(`${folder.path} holds no backups`);
  return folder;
};

/** The same, made on first use and given to `owner`, whom the server runs as and who writes its log there. */
export const makeBackupFolder = (path: string, owner: { uid?: number; gid?: number }): BackupFolder => {
  const folder = layOut(resolve(path));
  for (const each of [folder.path, join(folder.path, 'base'), folder.wal]) {
    if (existsSync(each)) continue;
    mkdirSync(each, { recursive: true, mode: 0o700 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(each, owner.uid, owner.gid);
  }
  return folder;
};

/** The newest base backup, or the newest that had ended at a moment. Throws `LaunchError`. */
export const chooseBase = (folder: BackupFolder, at: Date | undefined): BaseBackup => {
  const bases = folder.bases();
  const first = bases[0];
  if (first === undefined) throw new LaunchError(`${folder.path} holds no base backup that is whole`);
  const chosen = bases.findLast(({ endedAt }) => at === undefined || endedAt <= at);
  if (chosen === undefined)
    throw new LaunchError(
      `nothing before ${first.endedAt.toISOString()} can be restored, the end of the first base backup`,
    );
  return chosen;
};
