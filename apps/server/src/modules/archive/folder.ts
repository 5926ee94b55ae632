import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Where the files of the archive lie: a folder that every process with the job and every one with the office sees. */
export interface ArchiveFolder {
  readonly path: string;
  /** Of a file of the archive, by its name in the database. Throws `RangeError` for a name that leads out of the folder. */
  readonly pathOf: (name: string) => string;
  /** A path for a file that is being written and has no name yet. */
  readonly pathBeside: () => string;
}

export const openArchiveFolder = (path: string): ArchiveFolder => {
  const root = resolve(path);
  return {
    path: root,
    pathBeside: () => join(root, `writing-${randomUUID()}`),
    pathOf: (name) => {
      if (!/^[a-z_.]+\/[0-9]+-[0-9]+-[0-9a-f]{16}\.parquet$/.test(name))
        throw new RangeError(`not a file of the archive: ${name}`);
      return join(root, name);
    },
  };
};

/** Waits until what was written, a file or the names in a folder, is on the disk. */
const settleOnDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes the folder that a file is to lie in. */
export const makeFolderOf = (path: string): Promise<unknown> => mkdir(dirname(path), { recursive: true });

/** Gives a file that is written its name, whole or not at all, also when the machine stops. */
export const giveName = async (from: string, to: string): Promise<void> => {
  await settleOnDisk(from);
  await rename(from, to);
  await settleOnDisk(dirname(to));
};

export interface FileFacts {
  readonly bytes: bigint;
  readonly sha256: Buffer;
}

/** Size and SHA-256 of a file. Throws where it is not there. */
export const hashFile = async (path: string): Promise<FileFacts> => {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: BigInt(size), sha256: hash.digest() };
};
