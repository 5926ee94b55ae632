import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from './table.ts';

/** A hall that stays in a folder between runs. */

/** What makes a hall the one that is asked for: its sizes by name. */
export type Sizes = Readonly<Record<string, number>>;

const filledFile = 'filled.json';

const told = (sizes: Sizes): string => JSON.stringify(sizes);

/** Whether `folder` keeps a hall of these sizes. Throws where it keeps another, or one that was not filled to its end. */
export const isKept = (folder: string, sizes: Sizes): boolean => {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const file = join(folder, filledFile);
  if (!existsSync(file))
    throw new BenchError(`${folder} keeps no hall that was filled to its end: remove it`);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept !== told(sizes)) throw new BenchError(`${folder} keeps a hall of ${kept}`);
  return true;
};

/** Notes in `folder` that its hall is filled to its end. */
export const noteKept = (folder: string, sizes: Sizes): void =>
  writeFileSync(join(folder, filledFile), `${told(sizes)}\n`);
