import { localeCookie, locales } from '@pavilion/contract';
import { expect, test } from './fixtures.ts';

const missing = [/the server responded with a status of 404/];

test('the language is switched, kept, and every page speaks it', async ({ hall, page }) => {
  await hall.open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hall.openLanguages();
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
  await page.goto('/slotgame?gt_id=2&gp_id=Popular&house=0');
  await expect(page.locator('[data-game="koi-lantern"]')).toContainText('锦鲤灯影');
});

for (const path of ['/main', '/gameHall', '/slotgame']) {
  test(`${path} without a choice leads home`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test.describe('pages that are not there', () => {
  test.use({ expectedConsole: missing });
  const wordings = [
    { path: '/nowhere/at/all', says: 'Page not found: /nowhere/at/all' },
    { path: '/gameHall/99', says: 'Page Not Found: /gameHall/99' },
    { path: '/slotgame?gt_id=1', says: 'Page Not Found: /slotgame' },
    { path: '/main/no-such-page', says: 'Page Not Found: /main/no-such-page' },
  ];
  for (const { path, says } of wordings) {
    test(`${path} answers 404 in its own wording and leads home`, async ({ hall, page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('Page Not Found');
      await expect(page.getByText(says, { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('link', { name: hall.text('error_page.home') }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('/loading waits for an address and says so', async ({ hall, page }) => {
  await page.goto('/loading');
  await expect(page.getByText(hall.text('windows.loading_title'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});

for (const path of ['/close', '/loading?deposit=D1']) {
  test(`${path} closes the window that the hall opened`, async ({ hall, page }) => {
    await hall.open('/');
    const popup = page.waitForEvent('popup');
    await page.evaluate((address) => void window.open(address, 'gameWindow', 'popup'), path);
    const opened = await popup;
    if (!opened.isClosed()) await opened.waitForEvent('close');
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('/close in a window that cannot be closed leads home', async ({ hall, page }) => {
  await page.goto('/');
  await page.goto('/close');
  await expect(page.getByText(hall.text('windows.close_text'))).toBeVisible();
  await page.getByRole('link', { name: hall.text('error_page.home') }).click();
  await expect(page).toHaveURL('/');
});

test('a member page asks a visitor to log in, and offers no way out', async ({ hall, page }) => {
  for (const path of [
    '/user/Info',
    '/user/Security',
    '/user/BindAccount',
    '/user/MyWallet',
    '/user/Deposit',
    '/user/Transaction',
  ]) {
    await page.goto(path);
    await expect(page.getByText(hall.text('member.gate_text'))).toBeVisible();
    await expect(hall.button('shell.logout')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

const publicPaths = [
  '/',
  '/app',
  '/discount',
  '/discount/no-fees',
  '/faq',
  '/faq/wallets',
  '/sponsor',
  '/main/about',
  '/gameHall/3',
  '/gameHall/8',
  '/slotgame?gt_id=2&gp_id=Popular&house=0',
];

test('every public page tells search engines what it is, in every language', async ({ request }) => {
  for (const locale of locales) {
    const told = new Set<string>();
    for (const path of publicPaths) {
      const answer = await request.get(path, { headers: { cookie: `${localeCookie.name}=${locale}` } });
      const html = await answer.text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
      expect.soft(title, `${locale} ${path}`).toBeDefined();
      expect.soft(description, `${locale} ${path}`).toBeDefined();
      told.add(`${title}\n${description}`);
    }
    expect.soft(told.size, locale).toBe(publicPaths.length);
  }
});

test('every place that the home page leads to is there', async ({ hall, page, request }) => {
  await hall.open('/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  for (const link of new Set(links)) {
    const answer = await request.get(link);
    expect.soft(answer.status(), link).toBe(200);
  }
});
