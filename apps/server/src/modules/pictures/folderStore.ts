import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileNameOf, type PictureStore } from './store.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whole or not at all: written beside its place, flushed, then given its name, unless there is one. */
const writeOnce = async (path: string, content: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  try {
    const file = await open(beside, 'wx', 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(beside, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(beside, { force: true });
  }
};

/** In a folder that all processes share. Files are spread over 256 folders by the first byte of their hash. */
export const createFolderStore = (folder: string): PictureStore => {
  const pathOf: (...file: Parameters<typeof fileNameOf>) => string = (hash, file) =>
    join(folder, hash.toString('hex', 0, 1), fileNameOf(hash, file));
  return {
    put: async (_tx, hash, files) => {
      for (const file of files) await writeOnce(pathOf(hash, file), file.content);
    },
    get: async (hash, file) => {
      try {
        return await readFile(pathOf(hash, file));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
  };
};
