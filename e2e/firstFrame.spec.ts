import { expect, memberTest, once, test } from './fixtures.ts';

/** A page can be read before its scripts are asked for (docs/decisions/0065). */

for (const path of ['/', '/slotgame?gt_id=2&gp_id=Popular&house=0', '/faq/wallets'])
  test(
    `${path} asks for no script of its own accord, and starts them all`,
    path === '/' ? {} : once,
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain('<script type="later">');
      expect(html).not.toContain('type="module"');
      expect(html).not.toContain('rel="modulepreload"');
      await page.goto(path);
      await expect(page.locator('link[rel="later"], script[type="later"]')).toHaveCount(0);
      await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
    },
  );

for (const path of ['/register', '/fastDeposit'])
  test(
    `${path} shows something at once, and leads on without waiting for the last resort`,
    once,
    async ({ page }) => {
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window);
        // The three seconds after which scripts start in any case.
        const withoutLast = (work: () => void, ms?: number): number => (ms === 3_000 ? 0 : later(work, ms));
        Object.assign(window, { setTimeout: withoutLast });
      });
      let letThrough = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      letThrough();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

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
        Object.assign(window, { firstLinks: [...document.querySelectorAll('nav a[href^="/user/"]')] });
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
