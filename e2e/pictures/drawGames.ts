import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, migrate, startCluster } from '@pavilion/postgres';
import { createProviderClient, type ProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { type Browser, chromium, type Page } from '@playwright/test';
import pino from 'pino';
import { createStudioApp } from '../../apps/studio/src/app.ts';
import type { CatalogueGame } from '../../apps/studio/src/games/game.ts';
import { catalogue } from '../../apps/studio/src/games/index.ts';
import { ensureChromium, findChromium } from '../../scripts/chromium.ts';
import { buildPages } from '../../scripts/launcher/pages.ts';
import { runMain } from '../../scripts/launcher/runMain.ts';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { drawBook, isBook } from './drawBook.ts';
import { createPlayedClock, drawTable, isTable } from './drawTables.ts';
import { toWebp } from './webp.ts';

/**
 * `npm run pictures:games`: every game of the studio as it looks after a press, on phone and desktop, in both of its
 * languages, played in demo. Writes `docs/pictures/games/`. `-- crane-poker` draws one game. Weighs what each game fetches
 * on the way, and fails over a first load that is too heavy.
 */

const folder = join(rootFolder, 'docs', 'pictures', 'games');
const withinMs = 20_000;
/** Compressed, everything that a game fetches until it has been played once. */
const firstLoadMaxBytes = 350_000;

const devices = {
  wide: { viewport: { width: 1280, height: 800 }, widthPx: 800 },
  narrow: {
    viewport: { width: 390, height: 844 },
    widthPx: 390,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
} as const;
type Form = keyof typeof devices;

/** Until the game has been let in and shows what there is to play with. */
const untilOpen = (page: Page): Promise<void> =>
  page.locator('[data-field="balance"][data-value]:not([data-value=""])').waitFor({ timeout: withinMs });

/** One press, where the game has a button for it: marks first where something must be marked. */
const playOnce = async (page: Page): Promise<void> => {
  const fill = page.locator('[data-action="fill"]');
  if (await fill.isVisible()) await fill.click();
  const play = page.locator('[data-action="play"]');
  if (!(await play.isVisible())) return;
  await play.click();
  await page
    .locator('[data-field="table"][data-state="settled"], [data-field="reels"][data-state="settled"]')
    .waitFor({ timeout: withinMs });
};

/** What the page has fetched, compressed as it came. */
const bytesOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );

interface Drawing {
  readonly gameCode: string;
  readonly form: Form;
  readonly locale: string;
}

/** Draws a game after a press; answers what it has fetched by then. */
const draw = async (browser: Browser, url: string, { gameCode, form, locale }: Drawing): Promise<number> => {
  const { widthPx, ...device } = devices[form];
  const name = `${gameCode}-${form}-${locale}`;
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await untilOpen(page);
    if (isTable(gameCode)) {
      await drawTable(context, page, { folder, gameCode, name, widthPx });
      return await bytesOf(page);
    }
    const keep = async (file: string): Promise<void> =>
      writeFileSync(join(folder, file), await toWebp(context, await page.screenshot(), widthPx));
    if (isBook(gameCode)) {
      await drawBook(page, keep, name);
      return await bytesOf(page);
    }
    await playOnce(page);
    await page.waitForLoadState('networkidle');
    const bytes = await bytesOf(page);
    await keep(`${name}.webp`);
    return bytes;
  } finally {
    await context.close();
  }
};

const locales = ['zh_CN', 'en_US'] as const;
const forms = ['wide', 'narrow'] as const;

/** Draws one game on every device in every language; the pages of a table sit there together. */
const drawGame = async (
  browser: Browser,
  provider: ProviderClient,
  { gameCode, address, say }: { gameCode: string; address: string; say: (line: string) => void },
): Promise<void> => {
  const drawOne = async (form: Form, locale: string): Promise<void> => {
    const launched = await provider.gameDemo({ currency: 'RMB', game_code: gameCode, locale, device: 1 });
    if (launched.kind !== 'ok') throw new Error(`no demo of ${gameCode}`);
    const { pathname, search } = new URL(launched.answer.url);
    const bytes = await draw(browser, `${address}${pathname}${search}`, { gameCode, form, locale });
    say(`${gameCode}-${form}-${locale}, ${Math.round(bytes / 1_000)} kB`);
    if (bytes > firstLoadMaxBytes) throw new Error(`the first load of ${gameCode} is too heavy`);
  };
  const drawings = locales.flatMap((locale) => forms.map((form) => ({ form, locale })));
  if (isTable(gameCode)) await Promise.all(drawings.map(({ form, locale }) => drawOne(form, locale)));
  else for (const { form, locale } of drawings) await drawOne(form, locale);
};

const main = async (): Promise<number> => {
  const wanted = process.argv.slice(2);
  const say = (line: string): void => console.log(`· ${line}`);
  ensureChromium(say);
  await buildPages(say, { only: '@pavilion/studio' });
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-games-'));
  // The database server's account must be able to enter.
  chmodSync(dataDir, 0o755);
  mkdirSync(folder, { recursive: true });
  const cluster = await startCluster({ dataDir: join(dataDir, 'cluster') });
  const url = cluster.url('postgres');
  await migrate({ url, folder: join(rootFolder, 'apps', 'studio', 'migrations') });
  const pool = createPool(url);
  const keys = [...new Set(catalogue.map(({ gpId }) => gpId))].map((gpId) => ({
    keyId: `pictures-${gpId}`,
    secret: randomBytes(32).toString('hex'),
    for: `provider:${gpId}`,
  }));
  const origin = 'http://127.0.0.1';
  const clock = createPlayedClock();
  const studio = await createStudioApp({
    env: { HALL_ORIGIN: origin, STUDIO_ORIGIN: origin, SANDBOX_KEYS: keys },
    pool,
    log: pino({ level: 'silent' }),
    clock,
  });
  await clock.play(studio);
  studio.startJobs();
  const address = await studio.server.listen({ port: 0, host: '127.0.0.1' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const drawAny = async ({ gameCode, gpId }: CatalogueGame): Promise<void> => {
      const key = keys.find(({ for: owner }) => owner === `provider:${gpId}`);
      if (!key) return;
      const provider = createProviderClient({ baseUrl: `${address}${providerBasePath}`, key });
      await drawGame(browser, provider, { gameCode, address, say });
      provider.close();
    };
    const games = catalogue.filter(({ gameCode }) => wanted.length === 0 || wanted.includes(gameCode));
    for (const game of games) if (!isTable(game.gameCode)) await drawAny(game);
    // A round takes its time at every table, and they are all played at once.
    await Promise.all(games.filter(({ gameCode }) => isTable(gameCode)).map(drawAny));
  } finally {
    await browser.close();
    await studio.server.close();
    await pool.end();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return 0;
};

await runMain(main);
