import { readFileSync } from 'node:fs';
import { cookieNames, localeCookie, locales, storageKeys } from '@pavilion/contract';
import { expectAccessibleSoftly } from './accessibility.ts';
import { expect, memberTest, once, sweep, test } from './fixtures.ts';
import { leadPath } from './houseDatabase.ts';
import { hallOrigin } from './surroundings.ts';

const routesFile = new URL('../apps/hall/app/routes.ts', import.meta.url);
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

test(
  'another language is spoken than the one that the address asks for, once it is chosen',
  once,
  async ({ hall, page }) => {
    await page.goto('/faq?lang=vi_VN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.getByRole('banner').getByRole('button', { name: 'Ngôn ngữ' }).click();
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page).toHaveURL('/faq');
    await hall.open('/discount');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  },
);

test('a browser that keeps no cookies is shown the language that is chosen', once, async ({ hall, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await hall.open('/faq');
  await hall.openLanguages();
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('nothing on a page asks for what the security policy forbids', async ({ hall, page }) => {
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    Object.assign(window, { forbidden });
    document.addEventListener('securitypolicyviolation', (event) =>
      forbidden.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  const forbidden = () => page.evaluate(() => Reflect.get(window, 'forbidden'));
  await hall.open('/');
  // The form brings in the calls, and with them the schemas that read every answer.
  await hall.openLogin();
  await expect(page.locator('[data-form="login"] img')).toBeVisible();
  expect(await forbidden()).toEqual([]);
  await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
  await hall.search('koi');
  await expect(page.locator('[data-game="koi-lantern"]')).toBeVisible();
  expect(await forbidden()).toEqual([]);
});

test('a list without a choice leads home', once, async ({ page }) => {
  for (const path of ['/main', '/gameHall', '/slotgame']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test.describe('pages that are not there', () => {
  test.use({ expectedConsole: missing });
  const wordings = [
    { path: '/nowhere/at/all', says: 'Page not found: /nowhere/at/all' },
    { path: '/gameHall/99', says: 'Page Not Found: /gameHall/99' },
    { path: '/slotgame?gt_id=1', says: 'Page Not Found: /slotgame' },
    { path: '/main/no-such-page', says: 'Page Not Found: /main/no-such-page' },
  ];
  test('answer 404, each in its own wording, and lead home', once, async ({ hall, page }) => {
    for (const { path, says } of wordings)
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page).toHaveTitle('Page Not Found');
        await expect(page.getByText(says, { exact: true })).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await page.getByRole('link', { name: hall.text('error_page.home') }).click();
        await expect(page).toHaveURL('/');
      });
  });
});

test(
  '/loading waits for an address, says so, and gives up one that nobody brings any more',
  once,
  async ({ hall, page }) => {
    await page.clock.install();
    await hall.open('/loading');
    await expect(page.getByText(hall.text('windows.loading_title'), { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(120_000);
    await expect(page.getByRole('heading', { name: hall.text('message.requestTimeout') })).toBeVisible();
    await page.getByRole('link', { name: hall.text('error_page.home') }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'a window that the hall opened is closed by /close and by /loading with a deposit',
  once,
  async ({ hall, page }) => {
    await hall.open('/faq');
    for (const path of ['/close', '/loading?deposit=D1']) {
      const popup = page.waitForEvent('popup');
      await page.evaluate((address) => void window.open(address, 'gameWindow', 'popup'), path);
      const opened = await popup;
      if (!opened.isClosed()) await opened.waitForEvent('close');
      expect(page.context().pages()).toHaveLength(1);
    }
  },
);

test('/close in a window that cannot be closed leads home', once, async ({ hall, page }) => {
  await page.goto('/');
  await page.goto('/close');
  await expect(page.getByText(hall.text('windows.close_text'))).toBeVisible();
  await page.getByRole('link', { name: hall.text('error_page.home') }).click();
  await expect(page).toHaveURL('/');
});

test('a member page asks a visitor to log in, and offers no way out', async ({ hall, page }) => {
  for (const path of everyRoute.filter((route) => route.startsWith('/user/'))) {
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

test('every public page tells search engines what it is, in every language', once, async ({ request }) => {
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

test.describe('/fastDeposit', () => {
  test('asks a visitor to log in, once', once, async ({ hall, page }) => {
    await page.goto('/fastDeposit');
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-form="login"]')).toBeVisible();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain(cookieNames.fastDeposit);
    await hall.open('/');
    await expect(page.locator('[data-form="login"]')).toHaveCount(0);
  });

  memberTest('leads a member to the deposit', once, async ({ page }) => {
    await page.goto('/fastDeposit');
    await expect(page).toHaveURL('/user/Deposit');
    await expect(page.locator('[data-form="deposit"]')).toBeVisible();
  });
});

test.describe('pages without anything to show yet', () => {
  test('/play says that no game is open and leads to the hall', async ({ hall, page }) => {
    await page.goto('/play');
    await expect(page.getByText(hall.text('windows.play_text'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: hall.text('error_page.home') })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('the centre of agents and the fast payment ask a visitor to log in', once, async ({ hall, page }) => {
    for (const path of ['/proxy', '/proxy?page=Register', '/fastPayment']) {
      await page.goto(path);
      await expect(page.getByText(hall.text('member.gate_text')), path).toBeVisible();
    }
  });

  memberTest(
    'a member deposits in the fast payment window and may apply to be an agent',
    once,
    async ({ page }) => {
      await page.goto('/fastPayment');
      await expect(page.locator('[data-form="deposit"]')).toBeVisible();
      await page.goto('/proxy');
      await expect(page.locator('[data-form="agent"]')).toBeVisible();
    },
  );
});

test.describe('the parts of a page that an app asks for', () => {
  const part = (name: string) => `[data-part="${name}"]:visible`;

  test('header=false and footer=false hide them on a phone, and keep them hidden', async ({
    page,
    isMobile,
  }) => {
    const shown = isMobile ? 0 : 1;
    await page.goto('/?header=false');
    await expect(page.locator('[data-part="content"]')).toBeVisible();
    await expect(page.locator(part('header'))).toHaveCount(shown);
    await expect(page.locator(part('footer')).first()).toBeVisible();
    await page.goto('/faq?footer=false');
    for (const path of ['/faq', '/discount']) {
      await page
        .locator(`[data-part="content"] a[href^="${path === '/faq' ? '/faq/' : '/'}"]`)
        .first()
        .click();
      await expect(page.locator(part('header'))).toHaveCount(shown);
      if (isMobile) await expect(page.locator(part('footer'))).toHaveCount(0);
      await page.goto(path);
    }
    await page.goto('/?header=true&footer=true');
    await expect(page.locator(part('header'))).toHaveCount(1);
    await expect(page.locator(part('footer')).first()).toBeVisible();
  });

  test('the lobby of slots keeps to it as well', async ({ page, isMobile }) => {
    const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';
    await page.goto(`${lobby}&header=false`);
    await expect(page.locator('[data-game]').first()).toBeVisible();
    await expect(page.locator(part('header'))).toHaveCount(isMobile ? 0 : 1);
    await page.goto(`${lobby}&appPage=content`);
    await expect(page.locator('[data-game]').first()).toBeVisible();
    await expect(page.locator(part('header'))).toHaveCount(0);
    await page.goto(`${lobby}&appPage=header&header=true`);
    await expect(page.locator(part('header'))).toBeVisible();
    await expect(page.locator('[data-game]:visible')).toHaveCount(0);
  });

  test('appPage shows nothing but the part that it names', async ({ page }) => {
    for (const only of ['header', 'content', 'footer'])
      await test.step(only, async () => {
        await page.goto(`/?appPage=${only}`);
        await expect(page.locator(part(only)).first()).toBeVisible();
        for (const other of ['header', 'content', 'footer'].filter((name) => name !== only))
          await expect(page.locator(part(other))).toHaveCount(0);
      });
  });
});

test(
  'what an address tells of the app is kept under the names of the specification',
  once,
  async ({ hall, page }) => {
    await hall.open('/faq?pwa=1&member_type=2');
    const stored = () =>
      page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)),
        [storageKeys.pwa, storageKeys.memberType],
      );
    await expect.poll(stored).toEqual(['1', '2']);
    await hall.open('/faq?member_type=<script>');
    expect(await stored()).toEqual(['1', '2']);
  },
);

test('a rule of the site leads on, from an address and from inside a page', once, async ({ hall, page }) => {
  await leadPath('/moved-away', '/sponsor');
  await leadPath('/moved-off/*', 'https://far.localhost/');
  await expect
    .poll(async () => (await page.request.get('/moved-away', { maxRedirects: 0 })).status())
    .toBe(302);
  await page.goto('/moved-away');
  await expect(page).toHaveURL('/sponsor');
  const rules = page.waitForResponse('**/builds/meta/*.json');
  await hall.open('/');
  await rules;
  const go = (path: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
      if (
        typeof router === 'object' &&
        router !== null &&
        'navigate' in router &&
        router.navigate instanceof Function
      )
        void router.navigate(to);
    }, path);
  await go('/moved-away');
  await expect(page).toHaveURL('/sponsor');
  await page.route('https://far.localhost/', (route) => route.fulfill({ body: 'another site' }));
  await go('/moved-off/anything');
  await expect(page.getByText('another site')).toBeVisible();
});

test(
  'search engines are told which pages there are, in every language, and which to leave',
  once,
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /user');
    const [, sitemap = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
    const answer = await request.get(sitemap);
    expect(answer.headers()['content-type']).toContain('application/xml');
    const xml = await answer.text();
    const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&'),
    );
    expect(pages.length).toBeGreaterThan(20);
    for (const address of pages) expect.soft((await request.get(address)).status(), address).toBe(200);
    const [, vietnamese = ''] = /hreflang="vi" href="([^"]+)"/.exec(xml) ?? [];
    const page = await (await request.get(vietnamese)).text();
    expect(page).toContain('<html lang="vi"');
    expect(page).toContain(`<link rel="canonical" href="${vietnamese}"/>`);
    expect(page.match(/rel="alternate"/g)).toHaveLength(locales.length + 1);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name'])
      expect.soft(page, name).toContain(`property="${name}"`);
  },
);

/** An address for each route that takes a choice; a route without one is walked as it stands. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  'gameHall/:id': ['/gameHall/3', '/gameHall/8'],
  'main/:id': ['/main/about', '/main/terms'],
  'faq/:id': ['/faq/wallets'],
  'discount/:id': ['/discount/no-fees', '/discount/bonus-welcome'],
  'sponsor/:id': ['/sponsor/open-source'],
  slotgame: ['/slotgame?gt_id=2&gp_id=Popular&house=0'],
  gameRoom: ['/gameRoom?gt_id=2&gp_id=1&house=0'],
  loading: ['/loading', '/loading?deposit=1'],
  proxy: ['/proxy', '/proxy?page=Register'],
  // These lead home, where a dialog opens: accessibility.spec.ts looks at the dialogs.
  register: [],
  fastDeposit: [],
  // Opens by a ticket of the office alone: officePromotions.spec.ts has one.
  letterPreview: [],
  // Stands in a frame what a provider of sports answers; the specs of that bring one.
  sports: [],
};

/** Every page of the hall, out of its own list of routes. Documents that are no pages are left out. */
const everyRoute = [...readFileSync(routesFile, 'utf8').matchAll(/route\('([^'*]+)', '[^']+\.tsx'/g)]
  .map(([, route = '']) => route)
  .flatMap((route) => addresses[route] ?? [`/${route}`])
  .concat('/');

test('every route that takes a choice has an address to walk', once, () => {
  expect(everyRoute.filter((path) => path.includes(':'))).toEqual([]);
  expect(everyRoute.length).toBeGreaterThan(20);
});

/** A visitor meets the same request to log in on each of the member's pages: one of them stands for all. */
const isMembersAlone = (path: string): boolean => path.startsWith('/user/') && path !== '/user/Info';

/**
 * Texts, lists and windows between two pages that are one file for both templates. In the narrow one's frame, the list of
 * questions stands for them.
 */
const isOneFile = (path: string): boolean =>
  /^\/(app|authCallback|close|discount|faq\/|loading|main|offline|play|proxy\?|sponsor)/.test(path);

for (const path of everyRoute.filter((route) => !isMembersAlone(route))) {
  const tag = [...(isOneFile(path) ? [once.tag] : []), ...(path === '/' ? [] : [sweep.tag])];
  test(`${path} can be used by everybody: no complaint at all`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expectAccessibleSoftly(page, path);
  });
}

memberTest(
  'what a member sees can be used by everybody: no complaint at all',
  sweep,
  async ({ hall, page }) => {
    memberTest.slow();
    for (const path of everyRoute.filter((route) => route.startsWith('/user/') || route === '/')) {
      await hall.open(path);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page.locator('main [class*="animate-[breathe"]')).toHaveCount(0);
      await expectAccessibleSoftly(page, path);
    }
  },
);

memberTest(
  'a member’s page opens beside the hall on the desktop, once, and in its place on a phone',
  async ({ hall, page }) => {
    await hall.open('/');
    await hall.expectBalance('$0.00');
    const deposit = page.getByRole('banner').getByRole('link', { name: hall.text('shell.deposit') });
    if (hall.template === 'narrow') {
      await deposit.click();
      await expect(page).toHaveURL('/user/Deposit');
      return;
    }
    const opened = await hall.windowFrom(() => deposit.click());
    await opened.waitForURL('**/user/Deposit');
    expect(await opened.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1_500, 800]);
    // Another press finds the same window, and takes it to the other page.
    await page.locator('header [aria-haspopup="menu"]').click();
    await page.getByRole('menuitem', { name: hall.text('shell.my_records') }).click();
    await opened.waitForURL('**/user/Transaction');
    expect(page.context().pages()).toHaveLength(2);
    await expect(page).toHaveURL('/');
  },
);

test('an icon of the operator’s choice comes from the hall, and a page without it lacks nothing', async ({
  hall,
  page,
}) => {
  const contact = page.getByRole('contentinfo').locator('a[href="/main/contact"]');
  const rail = page.locator('aside a[href="/discount"]');
  const inRail = hall.template === 'wide' ? 1 : 0;
  await hall.open('/');
  await expect(contact.locator('[data-operator-icon="lucide:headset"]')).toBeVisible();
  await expect(rail.locator('[data-operator-icon="lucide:badge-percent"]')).toHaveCount(inRail);
  await page.route('**/icons/**', (route) => route.fulfill({ json: { prefix: 'lucide', icons: {} } }));
  await hall.open('/');
  await expect(contact).toBeVisible();
  await expect(page.locator('[data-operator-icon]')).toHaveCount(0);
  await expect(rail.locator('svg')).toHaveCount(inRail);
});

test('another site goes by its own name, in the title, the header and the texts', async ({
  context,
  hall,
  page,
}) => {
  const harborHost = 'harbor.localhost';
  const harbor = (path: string): string => `http://${harborHost}:${new URL(hallOrigin()).port}${path}`;
  await context.addCookies([
    { name: localeCookie.name, value: hall.locale, domain: harborHost, path: '/', sameSite: 'Lax' },
  ]);
  await hall.open(harbor('/'));
  await expect(page).toHaveTitle('夜港 Harbor');
  await expect(page.getByRole('banner')).toContainText('Harbor');
  await expect(page.locator('body')).not.toContainText('Pavilion');
  await hall.open(harbor('/slotgame?gt_id=2&gp_id=Popular&house=0'));
  await expect(page).toHaveTitle(/ · Harbor$/);
  await hall.open('/');
  await expect(page).toHaveTitle('华庭 Pavilion');
  await expect(page.getByRole('banner')).toContainText('Pavilion');
});
