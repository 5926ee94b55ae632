import { LaunchError } from '../launcher/settings.ts';
import {
  type BackupFolder,
  type BaseBackup,
  firstSegmentOf,
  lastSegmentOf,
  walStartOf,
} from './backupFolder.ts';
import { type Manifest, readManifest, verifyFiles } from './manifest.ts';
import { isOlder, type WalReach, walkWal } from './wal.ts';
import { verifySegments } from './walSums.ts';

/** The manifest of a base backup, the very one that was written with it. Throws `LaunchError`. */
export const manifestOf = (folder: BackupFolder, base: BaseBackup): Manifest => {
  const manifest = readManifest(folder.base(base.name));
  if (manifest.sha256 !== base.manifestSha256)
    throw new LaunchError(
      `the base backup ${folder.base(base.name)} is damaged: its manifest is another one`,
    );
  return manifest;
};

/** How far the archive leads on from a base backup. Throws `LaunchError` where it does not even complete it. */
export const reachOf = (folder: BackupFolder, base: BaseBackup): WalReach => {
  const reach = walkWal(folder.wal, walStartOf(base));
  const last = reach.segments.at(-1);
  if (last === undefined || isOlder(last, lastSegmentOf(base)))
    throw new LaunchError(
      `WAL segment ${reach.missing ?? firstSegmentOf(base)} is missing in ${folder.wal}: base backup ${base.name} cannot be restored without it`,
    );
  return reach;
};

/** The refusal of a gap in the archive. */
export const gapIn = (folder: BackupFolder, { missing, archivedAt }: WalReach): LaunchError =>
  new LaunchError(
    `WAL segment ${missing} is missing in ${folder.wal}: nothing after ${archivedAt?.toISOString()} can be restored`,
  );

export interface Verified {
  readonly base: BaseBackup;
  readonly files: number;
  readonly reach: WalReach;
}

/** Reads a base backup and the archive that follows it again, whole. Throws `LaunchError` naming what is wrong. */
export const verifyBase = async (folder: BackupFolder, base: BaseBackup): Promise<Verified> => {
  const manifest = manifestOf(folder, base);
  await verifyFiles(folder.base(base.name), manifest);
  const reach = reachOf(folder, base);
  if (reach.missing !== undefined) throw gapIn(folder, reach);
  await verifySegments(folder, reach.segments);
  return { base, files: manifest.files.length, reach };
};
