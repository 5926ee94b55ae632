import type { Page } from '@playwright/test';

/** What style sheets say to newer browsers only: each by a word that such a browser does not know either. */
const newerStyles = [
  [/dvh/g, 'xvh'],
  [/:has\(/g, ':xhas('],
  [/([;{])(translate|rotate|scale):/g, '$1x-$2:'],
  [/@container /g, '@x-container '],
] as const;

/** Takes from a page what a phone's browser that gets no updates any more does not have: Chromium 100. */
export const growOld = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [AbortSignal, ['any', 'timeout']],
      [URL, ['parse', 'canParse']],
      [Promise, ['withResolvers', 'try']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of newerStyles) body = body.replaceAll(known, unknown);
    await route.fulfill({ response, body });
  });
};
