import { access } from 'node:fs/promises';
import type { Pool } from '@pavilion/postgres';
import { type ArchiveFolder, hashFile } from './folder.ts';
import { type ArchivedPart, noteCheck } from './parts.ts';

/** What is wrong with the bytes of a file; undefined where nothing is. */
export const findFaultOutside = async (part: ArchivedPart, path: string): Promise<string | undefined> => {
  try {
    const { bytes, sha256 } = await hashFile(path);
    if (bytes !== part.bytes || !sha256.equals(part.file_sha256)) return 'was changed';
    await access(`${path}.json`);
    return undefined;
  } catch {
    return 'or its manifest is missing';
  }
};

/** Hashes the file of a part and takes down how it was found. Answers what is wrong, null where nothing is. */
export const checkBytes = async (
  { pool, folder }: { readonly pool: Pool; readonly folder: ArchiveFolder },
  part: ArchivedPart,
): Promise<string | null> => {
  const wrong = await findFaultOutside(part, folder.pathOf(part.file));
  const fault = wrong === undefined ? null : `${part.file} ${wrong}`;
  await noteCheck(pool, part, fault);
  return fault;
};
