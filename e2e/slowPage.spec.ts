import { expect, test } from './fixtures.ts';
import { openDemo, seat } from './models/demoTable.ts';
import { studioOrigin } from './surroundings.ts';

/** A game's page over a network on which its own files do not come. */

test.use({ expectedConsole: [/Failed to load resource/] });

const fanTan = seat('tea-house-fan-tan', 'fan:3');

test('a page whose script does not come says so, and loads once it is asked to again', async ({
  page,
  api,
}) => {
  const scripts = `${studioOrigin()}/assets/**/*.js`;
  await page.route(scripts, (route) => route.abort());
  const opened = openDemo(api, page, fanTan);
  const words = page.locator('.not-begun');
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  await expect(words.locator('[data-action="leave"]')).toHaveAttribute('href', /\/close$/);
  await expect(words).toBeVisible({ timeout: 20_000 });
  await page.unroute(scripts);
  await words.locator('[data-action="reload"]').click();
  await opened;
  await expect(words).toHaveCount(0);
});
