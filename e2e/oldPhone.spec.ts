import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';
import { BookModel } from './models/BookModel.ts';
import { OnePlayerModel } from './models/OnePlayerModel.ts';
import { expectInReach } from './models/reach.ts';
import { TableModel } from './models/TableModel.ts';

/** The studio's games on a phone that gets no updates any more: Chromium 100. */

/** What style sheets say to newer browsers only: each by a word that such a browser does not know either. */
const newerStyles = [
  [/dvh/g, 'xvh'],
  [/:has\(/g, ':xhas('],
  [/([;{])(translate|rotate|scale):/g, '$1x-$2:'],
  [/@container /g, '@x-container '],
] as const;

const growOld = async (page: Page): Promise<void> => {
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

const openDemo = async (
  api: HallApi,
  page: Page,
  game: readonly [string, number, 2 | 3 | 4],
): Promise<void> => {
  const [game_code, gp_id, game_type] = game;
  const { game_url } = await api.call(demoPlay, { currency: 'USD', gp_id, game_type, game_code });
  await growOld(page);
  await page.goto(game_url);
};

test('a slot is played', async ({ api, page, isMobile }) => {
  await openDemo(api, page, ['koi-lantern', 1, 2]);
  const game = new OnePlayerModel(page);
  await game.ready();
  await game.playOne('koi-lantern');
  if (isMobile) await expectInReach(page);
});

test('symbols that fall lie in their rows', async ({ api, page }) => {
  await openDemo(api, page, ['thousand-jellies', 2, 2]);
  const game = new OnePlayerModel(page);
  await game.ready();
  const tops = await page
    .locator('.floating')
    .evaluateAll((all) => all.map((symbol) => Math.round(symbol.getBoundingClientRect().top)));
  expect(tops).toHaveLength(20);
  expect(new Set(tops).size).toBe(4);
});

test('a table is bet at, and tells which kind of bet is chosen', async ({ api, page, isMobile }) => {
  await openDemo(api, page, ['moon-roulette', 2, 3]);
  const table = new TableModel(page);
  await table.ready();
  if (isMobile) await expectInReach(page);
  const glyph = (kind: string) => page.locator(`[data-kind="${kind}"] + svg`);
  const fill = (kind: string) => glyph(kind).evaluate((svg) => getComputedStyle(svg).fill);
  expect(await fill('straight')).not.toBe(await fill('corner'));
  await table.expectOpening();
  await table.bet('straight:17');
});

test('the book lists its events, and the stake goes up and down', async ({ api, page }) => {
  test.setTimeout(120_000);
  await openDemo(api, page, ['kite-sports', 3, 4]);
  const book = new BookModel(page);
  await book.ready();
  await book.pickLater();
  await book.openSlip();
  const stake = page.locator('input[data-field="stake"]');
  const first = await stake.inputValue();
  await book.action('stake-up').click();
  await expect(stake).not.toHaveValue(first);
  await book.action('stake-down').click();
  await expect(stake).toHaveValue(first);
});
