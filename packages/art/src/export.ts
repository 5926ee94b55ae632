import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readGameList } from './export/gameList.ts';
import { type Picture, pictures } from './export/pictures.ts';
import { rasterise, rasterRecipe } from './export/raster.ts';

/** Writes all pictures to `dist/`; a file whose inputs are unchanged is left as it is. */

const packageFolder = resolve(import.meta.dirname, '..');
const outFolder = join(packageFolder, 'dist');
const hashFile = join(outFolder, '.hashes.json');

type Hashes = Record<string, string>;

const filesOf = (picture: Picture): string[] =>
  picture.kind === 'vector' ? [picture.file] : picture.files.map(({ file }) => file);

const hashOf = (picture: Picture): string =>
  createHash('sha256')
    .update(picture.kind === 'vector' ? picture.svg : JSON.stringify([picture, rasterRecipe]))
    .digest('base64url');

const readHashes = async (): Promise<Hashes> => {
  try {
    const parsed: unknown = JSON.parse(await readFile(hashFile, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
  } catch {
    return {};
  }
};

const exists = async (file: string): Promise<boolean> => {
  try {
    return (await stat(join(outFolder, file))).isFile();
  } catch {
    return false;
  }
};

const isFresh = async (picture: Picture, known: Hashes): Promise<boolean> => {
  const hash = hashOf(picture);
  for (const file of filesOf(picture)) if (known[file] !== hash || !(await exists(file))) return false;
  return true;
};

const write = async (file: string, content: string | Buffer): Promise<void> => {
  const path = join(outFolder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const render = async (picture: Picture): Promise<void> => {
  if (picture.kind === 'vector') return write(picture.file, picture.svg);
  for (const { file, bytes } of await rasterise(picture)) await write(file.file, bytes);
};

/** Runs the work on as many pictures at once as there are cores. */
const inParallel = async (queue: Picture[], work: (picture: Picture) => Promise<void>): Promise<void> => {
  const waiting = [...queue];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
};

const removeStale = async (wanted: ReadonlySet<string>): Promise<number> => {
  const present = await readdir(outFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const stale = present
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Hidden files are notes of ours or of whoever runs us, not pictures.
    .filter((file) => !file.startsWith('.') && !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(outFolder, file))));
  return stale.length;
};

const gameListPath = (given: string | undefined): string => {
  const path = given ?? process.env.ART_GAMES;
  if (path === undefined) return resolve(packageFolder, '../../database/seeds/gamesData.ts');
  // npm runs scripts in the package's folder; a relative path is meant from where npm was called.
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { games: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const startedAtMs = performance.now();
  // One thread a picture: the pictures themselves run side by side.
  sharp.concurrency(1);
  const all = pictures(await readGameList(gameListPath(values.games)));
  const known = values.force ? {} : await readHashes();
  const hashes: Hashes = {};
  const stale: Picture[] = [];
  for (const picture of all) {
    if (await isFresh(picture, known)) for (const file of filesOf(picture)) hashes[file] = hashOf(picture);
    else stale.push(picture);
  }
  await mkdir(outFolder, { recursive: true });
  try {
    await inParallel(stale, async (picture) => {
      await render(picture);
      for (const file of filesOf(picture)) hashes[file] = hashOf(picture);
    });
  } finally {
    // What was finished counts, also when a later picture failed.
    await writeFile(hashFile, JSON.stringify(hashes));
  }
  const removed = await removeStale(new Set(all.flatMap(filesOf)));
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  console.log(
    `art: ${stale.length} pictures drawn, ${all.length - stale.length} unchanged, ${removed} files removed, ${seconds} s`,
  );
};

await main();
