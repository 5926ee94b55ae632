import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';

/** A game that ends while something else of it is being looked at: the end is what the player sees. */

test.use({ expectedConsole: [/status of 401/] });

const games = [
  { game_code: 'koi-lantern', gp_id: 1, game_type: 2 },
  { game_code: 'tide-baccarat', gp_id: 2, game_type: 3 },
  { game_code: 'kite-sports', gp_id: 3, game_type: 4 },
] as const;

const elsewhere = { status: 401, json: { error: 'session_replaced' } };

type Game = (typeof games)[number];

const openDemo = async (api: HallApi, page: Page, game: Game): Promise<void> => {
  const { game_url } = await api.call(demoPlay, { currency: 'USD', ...game });
  await page.goto(game_url);
  await expect(page.locator('[data-field="balance"]')).toHaveAttribute('data-value', /[0-9]/);
};

const expectItsPanelCloses = async (api: HallApi, page: Page, game: Game): Promise<void> => {
  await openDemo(api, page, game);
  await page.locator('[data-action="rules"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.route('**/api/state', (route) => route.fulfill(elsewhere));
  // Whoever looks elsewhere and comes back sees where the game stands.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const ending = page.getByRole('alertdialog');
  await expect(ending).toHaveAttribute('data-ending', 'session_replaced');
  await expect(ending).toBeFocused();
  await expect(page.locator('dialog')).toHaveCount(0);
  await ending.locator('[data-action="leave"]').click();
  await expect(page).toHaveURL(/\/close/);
  await page.unrouteAll({ behavior: 'wait' });
};

test('a machine closes its panel when it is opened elsewhere', async ({ api, page }) => {
  await expectItsPanelCloses(api, page, games[0]);
});

test(
  'a table and the book close their panels when they are opened elsewhere',
  once,
  async ({ api, page }) => {
    for (const game of games.slice(1))
      await test.step(game.game_code, () => expectItsPanelCloses(api, page, game));
  },
);

test(
  'rounds or another seed, refused because the session is over, end the game',
  once,
  async ({ api, page }) => {
    for (const presses of [['history'], ['fairness', 'rotate-seed']]) {
      await openDemo(api, page, games[0]);
      await page.route(/\/api\/(state|history|fairness\/rotate)$/, (route) => route.fulfill(elsewhere));
      for (const press of presses) await page.locator(`[data-action="${press}"]`).click();
      await expect(page.getByRole('alertdialog')).toHaveAttribute('data-ending', 'session_replaced');
      await expect(page.locator('dialog')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);
