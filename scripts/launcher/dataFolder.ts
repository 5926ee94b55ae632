import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchError } from './settings.ts';

/** Missing folders from the outermost to `folder` itself. */
const missingFolders = (folder: string): readonly string[] =>
  existsSync(folder) ? [] : [...missingFolders(dirname(folder)), folder];

/**
 * Makes the data folder unless it is there, and proves that it can be written. Throws `LaunchError` naming it otherwise.
 * One level at a time: where the system answers that the parent is missing although it is there, as under `/proc`,
 * `mkdirSync` with `recursive` would try for ever.
 */
export const ensureDataFolder = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    for (const each of missingFolders(folder)) mkdirSync(each);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new LaunchError(`the data folder ${folder} cannot be written (PAVILION_DATA_DIR): ${why}`, {
      cause: error,
    });
  }
};
