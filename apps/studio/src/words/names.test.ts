import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { books } from '../book/books.ts';
import { catalogue } from '../catalogue.ts';
import { type StudioLocale, studioLocales } from '../locale.ts';
import { nameOfGame } from './index.ts';

const client = new URL('../../client/', import.meta.url);
const folders = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/en_US.ts'))
  .map((path) => path.slice(0, -'/en_US.ts'.length));

/** What a file of words names, in the order in which it stands there. */
const namesIn = (folder: string, locale: StudioLocale): string[] =>
  [
    ...readFileSync(new URL(`${folder}/${locale}.ts`, client), 'utf8').matchAll(/^\s+name: (['"])(.+)\1,$/gm),
  ].map(([, , name = '']) => name);

/** The names that pages bear over their games, by the English ones. A book's is the name of its document. */
const pageNames = (locale: StudioLocale): ReadonlyMap<string, string> =>
  new Map(
    folders.flatMap((folder) => {
      const own = namesIn(folder, locale);
      return namesIn(folder, 'en_US').map((english, place) => [english, own[place] ?? ''] as const);
    }),
  );

it.each(studioLocales)('in %s a game bears the name in the catalogue that its own page bears', (locale) => {
  const named = pageNames(locale);
  const bookCodes = new Set(books.map(({ gameCode }) => gameCode));
  const others = catalogue.filter(({ gameCode }) => !bookCodes.has(gameCode));
  expect(others.length).toBeGreaterThan(45);
  expect(others.map((game) => [game.gameCode, named.get(nameOfGame(game, 'en_US'))])).toEqual(
    others.map((game) => [game.gameCode, nameOfGame(game, locale)]),
  );
});
