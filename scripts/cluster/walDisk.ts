import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/settings.ts';

/** A disk of its own for a node's WAL, which can be filled up. */
export interface WalDisk {
  /** Where PostgreSQL keeps its WAL on it. */
  readonly walFolder: string;
  /** Takes every byte that is free. */
  readonly fill: () => void;
  /** Gives back what was filled. */
  readonly clear: () => void;
  readonly remove: () => void;
}

/** Room for `max_wal_size` twice and what a standby is kept; in memory, and taken only as far as it is used. */
const sizeMb = 4_096;

const run = (program: string, args: readonly string[]): string | undefined => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim();
};

/** Mounts a disk of a size of its own at the folder; undefined where we may not mount. */
export const openWalDisk = (
  folder: string,
  owner: { readonly uid?: number; readonly gid?: number },
): WalDisk | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  mkdirSync(folder, { mode: 0o700 });
  const options = [
    `size=${sizeMb}m`,
    'mode=0700',
    ...(owner.uid === undefined ? [] : [`uid=${owner.uid}`]),
    ...(owner.gid === undefined ? [] : [`gid=${owner.gid}`]),
  ].join(',');
  // In a container root may be without the right to mount.
  if (run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]) !== undefined) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    walFolder: join(folder, 'wal'),
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      const failed = run('fallocate', ['--length', String(bavail * bsize), ballast]);
      if (failed !== undefined) throw new LaunchError(`the disk of the WAL cannot be filled: ${failed}`);
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      rmSync(ballast, { force: true });
      const failed = run('umount', ['--lazy', folder]);
      if (failed !== undefined) throw new LaunchError(`the disk of the WAL stays: ${failed}`);
    },
  };
};
