import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { studioLocales } from '../apps/studio/src/locale.ts';
import { games } from '../database/seeds/gamesData.ts';
import { expect, once, onPhone, test } from './fixtures.ts';
import { OnePlayerModel } from './models/OnePlayerModel.ts';

/** Names of games on a phone: whole in every language, and nothing over the word that says what is played for. */

const client = new URL('../apps/studio/client/', import.meta.url);
/** Of the games that one plays alone; tables and books have their names in a line that ends in dots. */
const alone = /^(?:blackjack|cascade|classic|keno|manyHands|poker|slots|videoSlots\/\w+)\/words$/;

const namesIn = (locale: string): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${locale}.ts`) && alone.test(dirname(path)))
    .flatMap((path) => [...readFileSync(new URL(path, client), 'utf8').matchAll(/^\s+name: '(.+)',$/gm)])
    .map(([, name = '']) => name);

/** Of these names, written over the game one after another, those that reach beyond the page. */
const cutNames = (page: Page, names: readonly string[], lang: string): Promise<readonly string[]> =>
  page.evaluate(
    async ([texts, language]) => {
      document.documentElement.lang = language;
      const title = document.querySelector('.title h1');
      if (!title) return texts;
      const cut: string[] = [];
      const range = document.createRange();
      for (const text of texts) {
        title.textContent = text;
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        range.selectNodeContents(title);
        const { left, right } = range.getBoundingClientRect();
        if (left < 4 || right > document.documentElement.clientWidth - 4)
          cut.push(`${text} ${left}…${right}`);
      }
      return cut;
    },
    [[...names], lang] as const,
  );

/** Edges of what stands in the bar, from left to right. */
const barOf = (page: Page): Promise<readonly { readonly left: number; readonly right: number }[]> =>
  page.evaluate(() =>
    ['[data-action="leave"]', '.demo-badge', '.top-bar nav'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return { left: box?.left ?? 0, right: box?.right ?? 0 };
    }),
  );

test(
  'names lie whole on a narrow page in every language, and buttons beside the badge of a demo',
  once,
  async ({ api, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const { game_url } = await api.call(demoPlay, {
      currency: 'USD',
      gp_id: 1,
      game_type: 2,
      game_code: 'night-market',
    });
    await page.goto(game_url);
    await new OnePlayerModel(page).ready();
    // As in a narrow window with a pointer, which the browser of a test may lack.
    await page.locator('.keys-button').evaluate((button) => {
      button.style.display = 'inline';
    });
    await expect(page.locator('.keys-button')).toBeVisible();
    const bar = await barOf(page);
    for (const [at, { right }] of bar.slice(0, -1).entries())
      expect(right, 'what stands in the bar').toBeLessThanOrEqual(bar[at + 1]?.left ?? 0);
    for (const locale of studioLocales) {
      const names = namesIn(locale);
      expect(names.length, locale).toBeGreaterThanOrEqual(20);
      expect(await cutNames(page, names, locale.split('_')[0] ?? ''), locale).toEqual([]);
    }
  },
);

/**
 * Of these names, written on the first tile one after another, those that are cut below their lines or beside them, or push what
 * follows out of its row.
 */
const cutOnTile = (page: Page, names: readonly string[], lang: string): Promise<readonly string[]> =>
  page.evaluate(
    ([texts, language]) => {
      document.documentElement.lang = language;
      const name = document.querySelector('.tile .tile-name');
      if (!name) return texts;
      return texts.filter((text) => {
        name.textContent = text;
        const [tile, cell] = [name.closest('.tile'), name.closest('[data-game]')];
        const reaches =
          (tile?.getBoundingClientRect().bottom ?? 0) - (cell?.getBoundingClientRect().bottom ?? 0);
        const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
        return isCut || reaches > 1;
      });
    },
    [[...names], lang] as const,
  );

/** Languages whose names of games are long. */
const longNamed = ['hi_IN', 'ta_IN', 'bn_BD', 'my_MM'] as const;

test('long names lie whole on the tiles of a phone, and rows hold them', onPhone, async ({ page }) => {
  for (const path of ['/gameHall/3', '/slotgame?gt_id=2&gp_id=Popular&house=0']) {
    await page.goto(path);
    await expect(page.locator('.tile .tile-name').first()).toBeVisible();
    for (const locale of longNamed) {
      const names = games.flatMap(({ names: { [locale]: name } }) => name ?? []);
      expect(names).toHaveLength(games.length);
      expect(await cutOnTile(page, names, locale.replace('_', '-')), `${path} ${locale}`).toEqual([]);
    }
  }
});
