import { expect, test } from './fixtures.ts';
import { openDemo, seat } from './models/demoTable.ts';
import { studioOrigin } from './surroundings.ts';

/** A game's page over a network on which its own files do not come. */

test.use({ expectedConsole: [/Failed to load resource/] });

const fanTan = seat('tea-house-fan-tan', 'fan:3');

/** Whether a script asks to open the game, beside all others. */
const isFirst = (url: string): boolean => url.includes('/firstOpen-');

for (const [name, isHeld] of [
  ['whose script does not come', () => true],
  ['that has asked to open and whose other scripts do not come', (url: string) => !isFirst(url)],
] as const)
  test(`a page ${name} says so, and loads once it is asked to again`, async ({ page, api }) => {
    const scripts = `${studioOrigin()}/assets/**/*.js`;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/open')) asked.push(request.url());
    });
    await page.route(scripts, (route) => (isHeld(route.request().url()) ? route.abort() : route.fallback()));
    const opened = openDemo(api, page, fanTan);
    const words = page.locator('.not-begun');
    await expect(words).toBeAttached();
    await expect(words).toBeHidden();
    await expect(words.locator('[data-action="leave"]')).toHaveAttribute('href', /\/close$/);
    await expect(words).toBeVisible({ timeout: 20_000 });
    expect(asked).toHaveLength(isHeld('/firstOpen-') ? 0 : 1);
    await page.unroute(scripts);
    await words.locator('[data-action="reload"]').click();
    await opened;
    await expect(words).toHaveCount(0);
  });
