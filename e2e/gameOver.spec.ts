import { demoPlay } from '@pavilion/contract/demo';
import { expect, once, test } from './fixtures.ts';

/** A game that ends while something else of it is being looked at: the end is what the player sees. */

test.use({ expectedConsole: [/status of 401/] });

const games = [
  { game_code: 'koi-lantern', gp_id: 1, game_type: 2 },
  { game_code: 'tide-baccarat', gp_id: 2, game_type: 3 },
  { game_code: 'kite-sports', gp_id: 3, game_type: 4 },
] as const;

const elsewhere = { status: 401, json: { error: 'session_replaced' } };

for (const game of games)
  test(
    `${game.game_code} closes its panel when it is opened elsewhere`,
    game.game_type === 2 ? {} : once,
    async ({ api, page }) => {
      const { game_url } = await api.call(demoPlay, { currency: 'USD', ...game });
      await page.goto(game_url);
      await expect(page.locator('[data-field="balance"]')).toHaveAttribute('data-value', /[0-9]/);
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
    },
  );

for (const [asked, presses] of [
  ['rounds', ['history']],
  ['another seed', ['fairness', 'rotate-seed']],
] as const)
  test(`${asked}, refused because the session is over, end the game`, once, async ({ api, page }) => {
    const { game_url } = await api.call(demoPlay, { currency: 'USD', ...games[0] });
    await page.goto(game_url);
    await expect(page.locator('[data-field="balance"]')).toHaveAttribute('data-value', /[0-9]/);
    await page.route(/\/api\/(state|history|fairness\/rotate)$/, (route) => route.fulfill(elsewhere));
    for (const press of presses) await page.locator(`[data-action="${press}"]`).click();
    await expect(page.getByRole('alertdialog')).toHaveAttribute('data-ending', 'session_replaced');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
