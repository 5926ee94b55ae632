import type { Page } from '@playwright/test';
import { expect, memberTest, once, test } from './fixtures.ts';

/** A page can be read before its scripts are asked for (docs/decisions/0065). */

const expectScriptsLater = async (page: Page, path: string): Promise<void> => {
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('<script type="later">');
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('rel="modulepreload"');
  await page.goto(path);
  await expect(page.locator('link[rel="later"], script[type="later"]')).toHaveCount(0);
  await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
};

test('the home page asks for no script of its own accord, and starts them all', async ({ page }) => {
  await expectScriptsLater(page, '/');
});

test('nor do a lobby and a text', once, async ({ page }) => {
  for (const path of ['/slotgame?gt_id=2&gp_id=Popular&house=0', '/faq/wallets'])
    await test.step(path, () => expectScriptsLater(page, path));
});

test('what leads home is there before any script, and opens what it is for', once, async ({ page }) => {
  for (const path of ['/register', '/fastDeposit'])
    await test.step(path, async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      held.resolve();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
});

test('a page in the background starts them too', once, async ({ hall, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    // Nobody looks: no frame is drawn.
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await expect(page.locator('script[type="later"]')).toHaveCount(0);
  await expect(hall.button('shell.login').first()).toBeVisible();
});

memberTest(
  'a press on the member’s menu is lost by nobody: the links of the first frame stay',
  async ({ hall, page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstLinks: [...document.querySelectorAll('nav a[href^="/"]')] });
      });
    });
    await hall.open('/user/Info');
    await expect(hall.memberMenu().getByRole('link').first()).toBeVisible();
    await hall.expectBalance('$0.00');
    const firstLinks = await page.evaluate(() => {
      const links: unknown = Reflect.get(window, 'firstLinks');
      return Array.isArray(links) ? links.map((link) => link instanceof Node && link.isConnected) : [];
    });
    expect(firstLinks.length).toBeGreaterThan(3);
    expect(firstLinks).not.toContain(false);
  },
);
