import { storageKeys } from '@pavilion/contract';
import type { Page } from '@playwright/test';
import { blockStorage } from './blockStorage.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { pressWhenTaken, untilTaken } from './taken.ts';

/** What a page is made of: a newer build of it, parts that do not come, and pages that fail (spec §4, decisions 0071 and 0073). */

test.describe('a newer build', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/builds/latest.json?*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
  });

  test('is told quietly, and taken or left', async ({ hall, page }) => {
    await hall.open('/');
    const prompt = page.getByRole('status').filter({ hasText: hall.text('install.update_text') });
    await prompt.getByRole('button', { name: hall.text('shell.close') }).click();
    await expect(prompt).toHaveCount(0);
    await hall.open('/faq');
    const loaded = page.waitForEvent('load');
    await prompt.getByRole('button', { name: hall.text('install.update_reload') }).click();
    await loaded;
  });

  test('is not told while a game is open', once, async ({ hall, page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '1'), storageKeys.isPlay);
    const asked = page.waitForResponse('**/builds/latest.json?*');
    await hall.open('/');
    await asked;
    await expect(page.getByText(hall.text('install.update_text'))).toHaveCount(0);
  });
});

test.describe('a chunk that is gone', () => {
  test.use({
    expectedConsole: [/Failed to load resource|could not be loaded|dynamically imported|Cannot read/],
  });
  test('loads the page anew, once', once, async ({ hall, page }) => {
    await hall.open('/');
    await page.route(/\/assets\/ContentListPage-[^/]*\.js$/, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await pressWhenTaken(page.locator('a[href="/faq"], a[href="/discount"]').first());
    await expect.poll(() => loads).toBe(1);
    const guard = await page.evaluate(() => sessionStorage.getItem('chunk-reload'));
    expect(JSON.parse(guard ?? '[]')).toMatchObject([{ path: expect.stringMatching(/^\//) }]);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(loads).toBe(1);
  });

  test(
    'leaves what the server sent where the browser keeps nothing, and asks for it no more',
    once,
    async ({ hall, page }) => {
      await blockStorage(page);
      let asked = 0;
      await page.route(/\/assets\/ContentListPage-[^/]*\.js$/, (route) => {
        asked += 1;
        return route.abort();
      });
      await hall.open('/');
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const reported = page.waitForEvent('console', (message) =>
        message.text().includes('could not be loaded'),
      );
      await pressWhenTaken(page.locator('a[href="/faq"], a[href="/discount"]').first());
      await reported;
      await expect(page.locator('[data-part="content"] h1')).toBeVisible();
      expect(loads).toBe(1);
      // Its links still lead on.
      await page.locator('[data-part="content"] a[href^="/"]').first().click();
      await expect.poll(() => loads).toBe(2);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(asked).toBeLessThan(10);
    },
  );

  test('is told when a page was loaded anew for it already', once, async ({ hall, page }) => {
    await hall.open('/');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'chunk-reload',
        JSON.stringify([{ path: '/discount', expiry: Date.now() + 600_000 }]),
      ),
    );
    let asked = 0;
    await page.route(/\/assets\/ContentListPage-[^/]*\.js$/, (route) => {
      asked += 1;
      return route.abort();
    });
    await pressWhenTaken(page.locator('a[href="/discount"]').first());
    await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
    expect(asked).toBeLessThan(10);
    await page.getByRole('link', { name: hall.text('error_page.home') }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('a route whose part is gone', () => {
  test.use({
    expectedConsole: [
      /Failed to load resource|Error loading route module|could not be loaded|dynamically imported|ERR_INTERNET|importing/,
    ],
  });
  const lose = async (page: Page): Promise<void> => {
    await page.route(/\/assets\/(discount|discountEntry)-[^/]*\.js$/, (route) => route.abort());
  };
  const countLoads = (page: Page) => {
    const loads: string[] = [];
    page.on('load', () => loads.push(new URL(page.url()).pathname));
    return loads;
  };
  const promotions = (page: Page) => page.locator('a[href="/discount"]:visible').first();

  test(
    'loads the page anew once, however often it is pressed, and then says so',
    once,
    async ({ hall, page }) => {
      await hall.open('/');
      await lose(page);
      const loads = countLoads(page);
      await pressWhenTaken(promotions(page));
      await expect.poll(() => loads).toEqual(['/']);
      const guard = await page.evaluate(() => sessionStorage.getItem('chunk-reload'));
      expect(JSON.parse(guard ?? '[]')).toEqual([{ path: '/', expiry: expect.any(Number) }]);
      await hall.ready();
      // The ten seconds, as long as a slow machine needs.
      await page.evaluate(() =>
        sessionStorage.setItem('chunk-reload', JSON.stringify([{ path: '/', expiry: Date.now() + 600_000 }])),
      );
      await pressWhenTaken(promotions(page));
      await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
      await expect(page).toHaveURL('/discount');
      expect(loads).toEqual(['/']);
      await page.goBack();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(loads).toEqual(['/']);
    },
  );

  test('leaves the page without a network, and shows the way back', once, async ({ hall, page, context }) => {
    await hall.open('/');
    await lose(page);
    const loads = countLoads(page);
    await untilTaken(promotions(page));
    await context.setOffline(true);
    await promotions(page).click();
    await expect(page.getByText(hall.text('error_page.unreached'))).toBeVisible();
    await context.setOffline(false);
    await page.goBack();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(loads).toEqual([]);
  });
});

/** Parts that nobody has pressed for, with a name for those that are seen. */
const spareParts = ['AfterLoad', 'ToastHost', 'WallParts', 'TableShelf', 'SportsFrame'] as const;

test.describe('parts that nobody has asked for', () => {
  test.use({ expectedConsole: [/ERR_FAILED|could not be loaded|dynamically imported/] });

  test(
    'cost nobody the page where they do not come at the second try either',
    once,
    async ({ hall, page }) => {
      const lost = new Map<string, number>();
      await page.route(/\/assets\/[^/]*\.js$/, (route) => {
        const name = spareParts.find((part) => route.request().url().includes(`/assets/${part}-`));
        if (name === undefined) return route.continue();
        lost.set(name, (lost.get(name) ?? 0) + 1);
        return route.abort();
      });
      await hall.open('/');
      const shelf = (name: string) => page.locator(`[data-shelf="${name}"]`);
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, 400));
        expect([...lost.keys()].sort()).toEqual([...spareParts].sort());
      }).toPass();
      // The page was loaded anew for the first of them; from then on it does without.
      await expect(shelf('tables')).toHaveCount(0);
      await expect(shelf('sports-today')).toHaveCount(0);
      await expect(page.locator('[data-part="content"] h2').first()).toBeVisible();
      await hall.button('shell.login').first().click();
      await expect(hall.dialog()).toBeVisible();
    },
  );
});

test.describe('a chunk that cannot be had without a network', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_|dynamically imported/] });
  test('costs nobody the page, and is fetched when it is asked for again', once, async ({ hall, page }) => {
    const toaster = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') && (await response.text()).includes('data-sonner-toaster'),
    );
    await hall.open('/');
    await toaster;
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.context().setOffline(true);
    await hall.button('shell.login').first().click();
    await expect(hall.toast(hall.text('message.networkError'))).toBeVisible();
    await expect(hall.dialog()).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.context().setOffline(false);
    // A word in passing stays while the pointer rests on it.
    await page.mouse.move(0, 0);
    await hall.button('shell.login').first().click();
    await expect(hall.dialog()).toBeVisible();
  });
});

memberTest.describe('a page that is fetched before anybody goes there', () => {
  memberTest.use({ expectedConsole: [/ERR_FAILED/] });
  memberTest('disturbs nobody when it does not arrive', once, async ({ hall, page }) => {
    await page.route(/\/assets\/MemberDepositPage-[^/]*\.js$/, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('MemberDepositPage'));
    await hall.open('/user/Info');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await lost;
    await hall.openPlace('records');
    await expect(page).toHaveURL('/user/Transaction');
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test(
  'a page that comes back while a game is open begins anew, another does not',
  once,
  async ({ hall, page }) => {
    await hall.open('/');
    const comeBack = () =>
      page.evaluate(
        () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
    await page.evaluate(() => Object.assign(window, { before: true }));
    await comeBack();
    expect(await page.evaluate(() => 'before' in window)).toBe(true);
    await page.evaluate((key) => localStorage.setItem(key, '1'), storageKeys.isPlay);
    const loaded = page.waitForEvent('load');
    await comeBack();
    await loaded;
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
  },
);

test.describe('a page that fails', () => {
  test.use({ expectedConsole: [/status of 500|Error/] });
  test('says so with status, message and a way home', once, async ({ hall, page }) => {
    await hall.open('/');
    await page.route('**/discount.data*', (route) => route.fulfill({ status: 500, body: 'It broke.' }));
    await pressWhenTaken(page.locator('a[href="/discount"]').first());
    await expect(page).toHaveTitle('Internal Server Error');
    await expect(page.getByRole('heading', { name: '500' })).toBeVisible();
    await expect(page.getByText('It broke.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: hall.text('error_page.home') }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a page that does not arrive', () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch/] });
  test('is the network’s doing, and asked for again where it was wanted', once, async ({ hall, page }) => {
    await hall.open('/');
    let isLost = true;
    await page.route('**/discount.data*', (route) => (isLost ? route.abort() : route.continue()));
    await pressWhenTaken(page.locator('a[href="/discount"]').first());
    await expect(page.getByText(hall.text('error_page.unreached'))).toBeVisible();
    isLost = false;
    await page.getByRole('link', { name: hall.text('lobby.retry') }).click();
    await expect(page).toHaveURL('/discount');
    await expect(page.locator('[data-part="content"] h1')).toBeVisible();
  });
});
