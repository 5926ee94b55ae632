import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const face = fileURLToPath(
  import.meta.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
);
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/first-letters', import.meta.url));

/** The `unicode-range` that a style sheet gives this face. */
export const firstLettersRange =
  'U+0020-007E, U+00A0, U+00A3, U+00A5, U+00A9, U+00AB, U+00B0-00B1, U+00B7, U+00BB, U+00D7, U+00F7, U+2009, U+2010-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2191, U+2193, U+2212';

/** Every sign of a `unicode-range`. */
export const signsOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

/** Kept apart from the call: the types of `keepFeatures` have not been published yet. */
const cut = {
  targetFormat: 'woff2' as const,
  // Digits of one width stand under each other in amounts.
  keepFeatures: ['kern', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
};

/** The letters, digits and signs that nearly every page shows, in the weights that our pages use. WOFF2. */
export const cutFirstLetters = async (): Promise<Buffer> =>
  subsetFont(await readFile(face), signsOf(firstLettersRange), cut);

/**
 * Gives style sheets `url("@pavilion/web/first-letters.woff2")`: the part of the Latin face that a page needs first, half as heavy
 * as the whole, which comes only where a page shows an accent or a rarer sign.
 */
export const firstLetters = (): Plugin => ({
  name: 'first-letters',
  async config() {
    const file = join(cacheFolder, 'first-letters.woff2');
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, await cutFirstLetters());
    return { resolve: { alias: { '@pavilion/web/first-letters.woff2': file } } };
  },
});
