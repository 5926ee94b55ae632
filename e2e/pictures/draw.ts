import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeCookie, locales, storageKeys, type Theme, themes } from '@pavilion/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { runMain } from '../../scripts/launcher/runMain.ts';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { HallApi } from '../hallApi.ts';
import { endRedEnvelope, hangRedEnvelope } from '../houseDatabase.ts';
import { SlotModel } from '../models/SlotModel.ts';
import { withFreshHall } from './freshHall.ts';
import { type Picture, pictureFile, pictures, type Screen, screens, writeIndex } from './list.ts';
import { toWebp } from './webp.ts';

/**
 * `npm run pictures`: the hall as it looks, in both templates, three languages and every theme, drawn by a browser in
 * front of a freshly seeded house. Writes `docs/pictures/` and its index. `-- H5_3` draws the pictures of
 * one theme, `-- wallet` those of one screen, `-- en_US` those of one language.
 */

const folder = join(rootFolder, 'docs', 'pictures');
const member = { account: 'player01', password: 'Player01' } as const;
/** One share for whoever asks, open for the hour in which it is drawn. */
const shownEnvelope = { cashMinor: 888n, minDepositMinor: 0n, openMs: 3_600_000 };
const settleMs = 900;
const idleWithinMs = 10_000;
/** Where each screen is found; the game is opened from the lobby. */
const paths: Readonly<Record<Screen, string>> = {
  home: '/',
  lobby: '/slotgame?gt_id=2',
  login: '/',
  wallet: '/user/MyWallet',
  info: '/user/Info',
  deposit: '/user/Deposit',
  withdrawal: '/user/Withdrawal',
  records: '/user/Transaction',
  statement: '/user/Transaction',
  letters: '/user/Letter',
  recommend: '/user/RecommendProject',
  redEnvelope: '/user/MyWallet',
  safety: '/user/Safety',
  signup: '/faq',
  search: '/faq',
  help: '/faq',
  offers: '/discount',
  offer: '/discount/bonus-welcome',
  myOffers: '/user/Offers',
  missions: '/user/Missions',
  vip: '/user/Vip',
  app: '/app',
  notFound: '/nowhere',
  game: '/slotgame?gt_id=2',
};
const forVisitors: readonly Screen[] = [
  'home',
  'lobby',
  'login',
  'signup',
  'search',
  'help',
  'offers',
  'offer',
  'app',
  'notFound',
];
/** What is opened over its page, by the name that its door opens. */
const opened: Partial<Record<Screen, string>> = {
  login: 'login',
  signup: 'register',
  search: 'search',
  help: 'help',
};
const playedGame = 'koi-lantern';

const devices = {
  wide: { viewport: { width: 1280, height: 800 }, widthPx: 800 },
  narrow: {
    viewport: { width: 390, height: 844 },
    widthPx: 390,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
} as const;

const cookie = (origin: string, name: string, value: string) => ({ name, value, url: origin });

const openContext = async (
  browser: Browser,
  origin: string,
  { template, locale, theme }: { template: Picture['template']; locale: Locale; theme: Theme },
): Promise<BrowserContext> => {
  const { widthPx: _width, ...device } = devices[template];
  const context = await browser.newContext({ ...device, baseURL: origin, reducedMotion: 'reduce' });
  // The house is open for its pictures only: whether there is a newer build is no question here.
  await context.route('**/builds/**', (route) => route.abort());
  await context.addCookies([
    cookie(origin, localeCookie.name, locale),
    cookie(origin, 'theme', theme),
    cookie(origin, 'template', template),
  ]);
  return context;
};

/** Logs in beside the browser, and leaves there what a login leaves. */
const comeIn = async (context: BrowserContext, origin: string): Promise<void> => {
  const session = await new HallApi(origin).logIn(member);
  await context.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [
      [storageKeys.token, session.token],
      [storageKeys.memberId, String(session.member_id)],
      [storageKeys.memberAccount, session.member_account],
      [storageKeys.currency, session.member_currency],
      ['member_login_id', session.member_login_id],
    ] as const,
  );
};

/** Fonts, and the pictures that are in view: what lies further down is not fetched before somebody scrolls. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: idleWithinMs }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
    );
    await Promise.race([
      Promise.all(seen.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]);
  });
  await page.waitForTimeout(settleMs);
};

/** What was put away at an earlier visit: pop-ups, and the banner over the foot of a phone's screen. */
const comeAgain = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const memberId = localStorage.getItem('member_id');
    sessionStorage.setItem('popup_closed_at', tomorrow);
    if (memberId !== null) sessionStorage.setItem(`popup_closed_at.${memberId}`, tomorrow);
    localStorage.setItem('app_banner', 'off');
  });

/** Brings the page to what the picture shows of it; answers the window to be drawn. */
const arrive = async (page: Page, screen: Screen): Promise<Page> => {
  const door = opened[screen];
  if (door !== undefined) {
    await page.locator(`[data-opens="${door}"]:visible`).first().click();
    await page.getByRole('dialog').waitFor();
  }
  if (screen === 'deposit' && (await page.locator('[data-popup]').count()) > 0) {
    // Closed once, its notice is hidden from this member for good.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  if (screen === 'redEnvelope') {
    await page.locator('[data-red-envelope]').click();
    await page.getByRole('dialog').waitFor();
  }
  if (screen === 'statement') {
    await page.locator('[data-action="print"]:enabled').click();
    await page.locator('[data-print-sheet]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
  }
  if (screen !== 'game') return page;
  const popup = page.waitForEvent('popup');
  await page
    .locator(`[data-game="${playedGame}"]`)
    .getByRole('button')
    .first()
    .click({ position: { x: 32, y: 64 } });
  const window = await popup;
  await window.setViewportSize(page.viewportSize() ?? devices.wide.viewport);
  await new SlotModel(window).ready();
  return window;
};

const draw = async (browser: Browser, origin: string, picture: Picture): Promise<void> => {
  const { screen, template } = picture;
  // For its own pictures only: it would hang on those of all other pages.
  const envelope = screen === 'redEnvelope' ? await hangRedEnvelope('RMB', shownEnvelope) : null;
  const context = await openContext(browser, origin, picture);
  try {
    if (!forVisitors.includes(screen)) await comeIn(context, origin);
    await comeAgain(context);
    // The browser's own window for printing would stand before the page.
    await context.addInitScript(() => {
      window.print = () => undefined;
    });
    const page = await context.newPage();
    await page.goto(paths[screen]);
    await settle(page);
    const shown = await arrive(page, screen);
    await settle(shown);
    // What is still waited for holds its place with this; a picture of that is not one of the screen. A page has such places
    // hidden as well, for a member whom the server does not know.
    await shown.waitForFunction(() =>
      [...document.querySelectorAll('main [class*="animate-[breathe"]')].every(
        (place) => !place.checkVisibility(),
      ),
    );
    const webp = await toWebp(context, await shown.screenshot(), devices[template].widthPx);
    writeFileSync(join(folder, pictureFile(picture)), webp);
  } finally {
    await context.close();
    if (envelope !== null) await endRedEnvelope(envelope);
  }
};

const main = async (): Promise<number> => {
  const isNamed = (name: string): boolean => process.argv.includes(name);
  const wanted = pictures.filter(
    ({ theme, screen, locale }) =>
      (!themes.some(isNamed) || isNamed(theme)) &&
      (!screens.some(isNamed) || isNamed(screen)) &&
      (!locales.some(isNamed) || isNamed(locale)),
  );
  const say = (line: string): void => console.log(`· ${line}`);
  mkdirSync(folder, { recursive: true });
  await withFreshHall(say, async (browser, origin) => {
    for (const picture of wanted) {
      await draw(browser, origin, picture);
      say(pictureFile(picture));
    }
  });
  writeFileSync(join(rootFolder, 'docs', 'pictures.md'), writeIndex(new Set(readdirSync(folder))));
  return 0;
};

await runMain(main);
