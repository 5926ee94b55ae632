import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMotifName, type MotifName } from '../motifs/index.ts';

export type TileEntry = {
  readonly gameCode: string;
  readonly motif: MotifName;
  readonly paletteSeed: number;
};

const entryOf = (value: unknown, index: number): TileEntry => {
  const fail = (what: string): never => {
    throw new Error(`game list, entry ${index}: ${what}`);
  };
  if (typeof value !== 'object' || value === null) return fail('not an object');
  const { gameCode, motif, paletteSeed } = value as Record<string, unknown>;
  if (typeof gameCode !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(gameCode))
    return fail('gameCode must be kebab-case, since it becomes a file name');
  if (typeof motif !== 'string' || !isMotifName(motif)) return fail(`no motif called ${String(motif)}`);
  if (typeof paletteSeed !== 'number' || !Number.isInteger(paletteSeed))
    return fail('paletteSeed must be a whole number');
  return { gameCode, motif, paletteSeed };
};

/** Throws with the entry's place in the list when something does not fit, or when two share a code. */
export const tileEntries = (list: unknown): TileEntry[] => {
  if (!Array.isArray(list)) throw new Error('game list: expected an array of games');
  const entries = list.map(entryOf);
  const seen = new Set<string>();
  for (const { gameCode } of entries) {
    if (seen.has(gameCode)) throw new Error(`game list: ${gameCode} stands twice`);
    seen.add(gameCode);
  }
  return entries;
};

/** Reads the list from a JSON array or from the export `games` of a module. */
export const readGameList = async (path: string): Promise<TileEntry[]> => {
  const file = resolve(path);
  if (file.endsWith('.json')) return tileEntries(JSON.parse(await readFile(file, 'utf8')));
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return tileEntries(module.games);
};
