import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { demoPlay } from '@pavilion/contract/demo';
import { studioLocales } from '../apps/studio/src/locale.ts';
import { expect, once, test } from './fixtures.ts';
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

/** Edges of the longest line of a game's name, and of what stands in its bar from left to right. */
const look = (page: OnePlayerModel['page']) =>
  page.evaluate(() => {
    const edges = (element: Element | null): { left: number; right: number } => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const bar = ['[data-action="leave"]', '.demo-badge', '.top-bar nav'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return { left: box?.left ?? 0, right: box?.right ?? 0 };
    });
    const { left, right } = edges(document.querySelector('.title h1'));
    return { left, right, bar, width: document.documentElement.clientWidth };
  });

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
    const game = new OnePlayerModel(page);
    await game.ready();
    await expect(page.locator('.keys-button')).toBeVisible();
    const { bar } = await look(page);
    for (const [at, { right }] of bar.slice(0, -1).entries())
      expect(right, 'what stands in the bar').toBeLessThanOrEqual(bar[at + 1]?.left ?? 0);
    for (const locale of studioLocales) {
      const names = namesIn(locale);
      expect(names.length, locale).toBeGreaterThanOrEqual(20);
      for (const name of names) {
        await page.evaluate(
          async ([text, lang]) => {
            document.documentElement.lang = lang;
            const title = document.querySelector('.title h1');
            if (title) title.textContent = text;
            for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
          },
          [name, locale.split('_')[0] ?? ''] as const,
        );
        const { left, right, width } = await look(page);
        expect(left, name).toBeGreaterThanOrEqual(4);
        expect(right, name).toBeLessThanOrEqual(width - 4);
      }
    }
  },
);
