import type { Page } from '@playwright/test';
import { expect, onPhone, test } from './fixtures.ts';

/** What stands over the foot of a phone's home page (spec §2: app download banner, browser-support notice). */

// A browser in which a game was opened once, and nothing put away: every other spec begins after the banner was.
test.use({ storageState: { cookies: [], origins: [] }, remembered: { first_game: '1' } });

const notice = (page: Page, kind: 'app' | 'browser') => page.locator(`[data-notice="${kind}"]`);

const edgesOf = async (page: Page, selector: string): Promise<{ top: number; bottom: number }> => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not in the page`);
  return { top: box.y, bottom: box.y + box.height };
};

test(
  'the app is offered on the home page, covers no last line, and is not offered again',
  onPhone,
  async ({ hall, page }) => {
    await hall.open('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page, 'app')).toBeHidden();
    await hall.open('/');
    await expect(notice(page, 'app')).toBeVisible();
    const age = page.locator('footer p').last();
    // The page grows while one scrolls, for what is far below has not been laid out.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const { y } = (await age.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
      expect(y).toBeLessThan((page.viewportSize()?.height ?? 0) - 100);
    }).toPass();
    const banner = await edgesOf(page, '[data-notice="app"]');
    const last = await age.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(banner.top);

    await notice(page, 'app')
      .getByRole('button', { name: hall.text('shell.close') })
      .click();
    await expect(notice(page, 'app')).toBeHidden();
    await hall.open('/');
    await expect(page.locator('.tile').first()).toBeVisible();
    await expect(notice(page, 'app')).toBeHidden();
  },
);

test.describe('in a browser that is none of the wanted ones', onPhone, () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; SM-S936B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  });

  test('the notice says so readably, comes back at another visit, and not after an opt-out', async ({
    hall,
    page,
    context,
  }) => {
    await hall.open('/');
    const words = notice(page, 'browser').locator('p').first();
    await expect(words).toHaveText(hall.text('home.browser_title'));
    // The button stands below the words where both do not fit side by side.
    expect((await words.boundingBox())?.width ?? 0).toBeGreaterThan(140);
    await notice(page, 'browser')
      .getByRole('button', { name: hall.text('shell.close') })
      .click();
    await expect(notice(page, 'browser')).toBeHidden();
    await expect(notice(page, 'app')).toBeVisible();

    const anotherVisit = await context.newPage();
    await anotherVisit.goto('/');
    await notice(anotherVisit, 'browser')
      .getByRole('button', { name: hall.text('home.browser_opt_out') })
      .click();
    await expect(notice(anotherVisit, 'app')).toBeVisible();

    const thirdVisit = await context.newPage();
    await thirdVisit.goto('/');
    await expect(notice(thirdVisit, 'app')).toBeVisible();
    await expect(notice(thirdVisit, 'browser')).toBeHidden();
  });
});

test('nothing is offered inside the app on any page that follows', onPhone, async ({ page }) => {
  await page.goto('/?appPage=content');
  await page.goto('/faq');
  await page.locator('[data-part="content"]').waitFor();
  await page.goto('/');
  await expect(page.locator('.tile').first()).toBeVisible();
  // The button to the top comes with the notices.
  await expect(page.locator('button[data-part="overlay"]')).toBeAttached();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

for (const search of ['pwa=1', 'footer=false', 'appPage=content'])
  test(`nothing is offered inside the app: ${search}`, onPhone, async ({ page }) => {
    await page.goto(`/?${search}`);
    await expect(page.locator('.tile').first()).toBeVisible();
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });
