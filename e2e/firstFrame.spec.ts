import { expect, test } from './fixtures.ts';

/** A page can be read before its scripts are asked for (docs/decisions/0065). */

for (const path of ['/', '/slotgame?gt_id=2&gp_id=Popular&house=0', '/faq/wallets'])
  test(`${path} asks for no script of its own accord, and starts them all`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<script type="later">');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('rel="modulepreload"');
    await page.goto(path);
    await expect(page.locator('link[rel="later"], script[type="later"]')).toHaveCount(0);
    await expect(page.locator('link[rel="modulepreload"]')).not.toHaveCount(0);
  });

test('a page in the background starts them too', async ({ hall, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    // Nobody looks: no frame is drawn.
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await expect(page.locator('script[type="later"]')).toHaveCount(0);
  await expect(hall.button('shell.login').first()).toBeVisible();
});
