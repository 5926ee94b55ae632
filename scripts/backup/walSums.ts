import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/settings.ts';
import { type BackupFolder, writeWhole } from './backupFolder.ts';
import { forEachAtOnce, hashFile } from './copyFile.ts';
import { isSegment } from './wal.ts';

const readSums = ({ sums }: BackupFolder): Map<string, string> => {
  const lines = existsSync(sums) ? readFileSync(sums, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [, hash, name] = /^([0-9a-f]{64}) {2}wal\/(\S+)$/.exec(line) ?? [];
      return hash === undefined || name === undefined ? [] : [[name, hash] as const];
    }),
  );
};

/** Writes down the sums of segments that came since, and forgets those that are gone. */
export const keepSums = async (folder: BackupFolder): Promise<void> => {
  const known = readSums(folder);
  const kept = new Map<string, string>();
  await forEachAtOnce(readdirSync(folder.wal).filter(isSegment), async (name) => {
    kept.set(name, known.get(name) ?? (await hashFile(join(folder.wal, name))).sha256);
  });
  const lines = [...kept].sort().map(([name, hash]) => `${hash}  wal/${name}\n`);
  writeWhole(folder.sums, lines.join(''));
};

/** Reads segments again whose sums are known. Throws `LaunchError` naming one that was changed. */
export const verifySegments = async (folder: BackupFolder, segments: readonly string[]): Promise<void> => {
  const known = readSums(folder);
  await forEachAtOnce(segments, async (name) => {
    const expected = known.get(name);
    if (expected === undefined) return;
    const { sha256 } = await hashFile(join(folder.wal, name));
    if (sha256 !== expected) throw new LaunchError(`WAL segment ${name} in ${folder.wal} was changed`);
  });
};
