import { expect, it } from 'vitest';
import { lightLevels } from '../../src/games/lights.ts';
import { lanternNames } from '../../src/games/potNames.ts';
import { studioLocales } from '../../src/locale.ts';

/** What pots are called towards halls is what the games call them. */

const wordsIn = async (path: string) => (await import(path)).words;

it.each(studioLocales)('a hall hears the names that the games say, in %s', async (locale) => {
  const lights = await wordsIn(`./lightWords/${locale}.ts`);
  expect(Object.fromEntries(lightLevels.map(({ name, names }) => [name, names[locale]]))).toEqual(
    lights.names,
  );
  const classic = await wordsIn(`../classic/words/${locale}.ts`);
  expect(lanternNames[locale]).toBe(classic.pot);
});
