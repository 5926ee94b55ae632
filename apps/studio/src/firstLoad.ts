/**
 * `npm run weigh -w @pavilion/studio`: what each game's page fetches until it can be played, in brotli bytes, out of the
 * last build. Exits with 1 when one is over its budget.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { books } from './book/books.ts';
import type { BookSport } from './book/views.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueGame } from './games/game.ts';
import { studioLocales } from './locale.ts';
import { distFolder, isSaidIn } from './pages/assets.ts';

/** The hall's first language: pages fetch the words of one. */
const weighedLocale = 'zh_CN';

const budgetBytes = 350_000;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

/** As the server hands it out: compressed, where that was worth a file. */
const bytesOf = (file: string): number => {
  const path = join(distFolder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + bytesOf(file), 0);

/** Every file that these chunks need at once. */
const needed = (manifest: Manifest, names: readonly string[], files = new Set<string>()): Set<string> => {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file);
    needed(manifest, chunk.imports, files);
  }
  return files;
};

/**
 * Fetched by no visit to this game: views and words of other games, which the page shares with it, and words of other languages than
 * the one that is weighed.
 */
const isElsewhere = (name: string): boolean =>
  name.endsWith('iew.ts') ||
  name.endsWith('/words.ts') ||
  studioLocales.some((locale) => locale !== weighedLocale && isSaidIn(name, locale));

/** Whose picture a part of the books' page draws, by the first word of its name. */
const boards: Readonly<Record<string, readonly BookSport[]>> = {
  Football: ['football', 'league'],
  Basketball: ['basketball'],
  Racket: ['racket'],
  Siege: ['siege'],
};

/** The books are one page: each fetches the pictures of its own sports alone. */
const isOtherBoard = (name: string, gameCode: string): boolean => {
  const [, drawn = ''] = /\/boards\/([A-Z][a-z]+)\w*\.tsx$/.exec(name) ?? [];
  const sports = boards[drawn];
  const own = books.find((book) => book.gameCode === gameCode)?.sports ?? [];
  return sports !== undefined && !sports.some((sport) => own.includes(sport));
};

/** Scripts, styles and fonts of a page: what it names, and what it fetches later (a painter, the game's own scene, its words). */
const codeOf = (manifest: Manifest, { gameCode, pages: { play, view } }: CatalogueGame): number => {
  const names = [play, ...(view === undefined ? [] : [view])];
  const files = needed(manifest, names);
  for (;;) {
    const later = Object.values(manifest)
      .filter(({ file }) => files.has(file))
      .flatMap(({ dynamicImports }) => dynamicImports)
      .filter((name) => !isElsewhere(name) && !isOtherBoard(name, gameCode));
    const before = files.size;
    needed(manifest, later, files);
    if (files.size === before) return sumOf(files);
  }
};

/** Symbols, the larger of both scenes, and the icon. */
const picturesOf = (gameCode: string): number => {
  const own = readdirSync(join(distFolder, 'assets')).filter(
    (file) => file.startsWith(`${gameCode}-`) && file.endsWith('.svg'),
  );
  const isScene = (file: string): boolean => /-(wide|tall)\.[0-9a-f]+\.svg$/.test(file);
  const scenes = own.filter(isScene).map((file) => bytesOf(`assets/${file}`));
  const symbols = sumOf(own.filter((file) => !isScene(file)).map((file) => `assets/${file}`));
  return symbols + Math.max(0, ...scenes) + bytesOf(`icon/${gameCode}.svg`);
};

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1).padStart(8)} kB`;

const manifestFile = join(distFolder, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('the games are not built: npm run build -w @pavilion/studio');
  process.exit(1);
}
const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
console.log(
  `${'first load, brotli'.padEnd(24)} ${'code'.padStart(11)} ${'pictures'.padStart(11)} ${'all'.padStart(11)}`,
);
for (const game of catalogue) {
  const { gameCode } = game;
  const [code, pictures] = [codeOf(manifest, game), picturesOf(gameCode)];
  const isHeavy = code + pictures > budgetBytes;
  if (isHeavy) process.exitCode = 1;
  console.log(
    `${gameCode.padEnd(24)} ${kilobytes(code)} ${kilobytes(pictures)} ${kilobytes(code + pictures)}${isHeavy ? '  over the budget' : ''}`,
  );
}
console.log(`budget ${kilobytes(budgetBytes).trim()}`);
