import type { Page } from '@playwright/test';

/** What style sheets say to newer browsers only: each by a word that such a browser does not know either. */
const newerStyles = [
  [/dvh/g, 'xvh'],
  [/:has\(/g, ':xhas('],
  [/([;{])(translate|rotate|scale):/g, '$1x-$2:'],
  [/@container /g, '@x-container '],
] as const;

/** Takes from a page the functions that a browser which gets no updates any more does not have: Chromium 100. */
export const forgetNewerFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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

/** Takes functions and styles from a page, as on a phone that gets no updates any more. */
export const growOld = async (page: Page): Promise<void> => {
  await forgetNewerFunctions(page);
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of newerStyles) body = body.replaceAll(known, unknown);
    await route.fulfill({ response, body });
  });
};
