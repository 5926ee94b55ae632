import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { catalogue } from '../../apps/studio/src/catalogue.ts';
import { ensureChromium, findChromium } from '../../scripts/chromium.ts';
import { buildPages } from '../../scripts/launcher/pages.ts';
import { runMain } from '../../scripts/launcher/runMain.ts';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { drawBook, isBook } from './drawBook.ts';
import { drawGreatBook } from './drawGreatBook.ts';
import { drawOnePlayer } from './drawOnePlayer.ts';
import { drawGreatTable, drawTable, isTable } from './drawTables.ts';
import {
  type GameForm,
  type GameLocale,
  gameForms,
  gameLocales,
  gamePictureFile,
  type Moment,
  moments,
  writeGamesPage,
} from './gamePictures.ts';
import { openPlayedStudio, type PlayedStudio } from './playedStudio.ts';
import { toWebp } from './webp.ts';

/**
 * `npm run pictures:games`: every game of the studio at rest and in the midst of play, on phone and desktop, in both of its
 * languages, played in demo. Writes `docs/pictures/games/` and `docs/games.md`. `-- crane-poker` draws one game, `-- great` of every game
 * its great win alone. Weighs what each game fetches on the way, and fails over a first load that is too heavy.
 */

const folder = join(rootFolder, 'docs', 'pictures', 'games');
const withinMs = 20_000;
/** Compressed, everything that a game fetches until it has been played. */
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

/** A game on one device in one language. */
interface OpenGame {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly keep: (moment: Moment) => Promise<void>;
  /** Weighs what the page has fetched so far: what a slip of many events fetches after that is not its first load. */
  readonly weigh: () => Promise<void>;
  /** Says what the page has fetched, and closes it. Throws when that was too much. */
  readonly end: () => Promise<void>;
}

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

/** What is to be drawn, of what the command line names: games, moments, or everything. */
const named = process.argv.slice(2);
const isMoment = (name: string): boolean => moments.some((moment) => moment === name);
const wantedGames = named.filter((name) => !isMoment(name));
const wantedMoments = named.filter(isMoment);
const wants = (moment: Moment): boolean => wantedMoments.length === 0 || wantedMoments.includes(moment);
/** Whether a round or a slip is played for more than its win. */
const wantsRound = moments.some((moment) => moment !== 'great' && wants(moment));

const say = (line: string): void => console.log(`· ${line}`);

const openGame = async (
  browser: Browser,
  studio: PlayedStudio,
  game: { readonly gameCode: string; readonly form: GameForm; readonly locale: GameLocale },
): Promise<OpenGame> => {
  const { gameCode, form, locale } = game;
  const { widthPx, ...device } = devices[form];
  const context = await browser.newContext({
    ...device,
    // What happens at a table is worth a picture while it happens; elsewhere only what it comes to.
    reducedMotion: isTable(gameCode) ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  await page.goto(await studio.demoUrl(gameCode, locale));
  await page
    .locator('[data-field="balance"][data-value]:not([data-value=""])')
    .waitFor({ timeout: withinMs });
  let weighed: number | undefined;
  return {
    context,
    page,
    weigh: async () => {
      weighed = await bytesOf(page);
    },
    keep: async (moment) => {
      if (!wants(moment)) return;
      // What rises over a win is a part of it.
      const picture = await page.screenshot({ animations: moment === 'great' ? 'allow' : 'disabled' });
      const file = gamePictureFile({ ...game, moment });
      writeFileSync(join(folder, file), await toWebp(context, picture, widthPx));
    },
    end: async () => {
      const bytes = weighed ?? (await bytesOf(page));
      await context.close();
      say(`${gameCode}-${form}-${locale}, ${Math.round(bytes / 1_000)} kB`);
      if (bytes > firstLoadMaxBytes) throw new Error(`the first load of ${gameCode} is too heavy`);
    },
  };
};

/** Draws one game on every device in every language. */
const drawGame = async (browser: Browser, studio: PlayedStudio, gameCode: string): Promise<void> => {
  const drawings = gameLocales.flatMap((locale) => gameForms.map((form) => ({ gameCode, form, locale })));
  if (isTable(gameCode)) {
    // A round is the same for everybody, so they sit there together.
    const seated = await Promise.all(drawings.map((drawing) => openGame(browser, studio, drawing)));
    if (wantsRound) await drawTable(studio, gameCode, seated);
    if (wants('great')) say(`${gameCode}, ${(await drawGreatTable(studio, gameCode, seated)) / 100} for 1`);
    for (const { end } of seated) await end();
    return;
  }
  for (const drawing of drawings) {
    const { page, keep, weigh, end } = await openGame(browser, studio, drawing);
    if (isBook(gameCode)) {
      if (wantsRound) await drawBook(studio, page, keep);
      await weigh();
      if (wants('great')) await drawGreatBook(studio, page, gameCode, keep);
    } else await drawOnePlayer(page, gameCode, studio, { keep, wants });
    await end();
  }
};

const main = async (): Promise<number> => {
  ensureChromium(say);
  await buildPages(say, { only: '@pavilion/studio' });
  mkdirSync(folder, { recursive: true });
  const studio = await openPlayedStudio();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const games = catalogue
      .map(({ gameCode }) => gameCode)
      .filter((gameCode) => wantedGames.length === 0 || wantedGames.includes(gameCode));
    const drawInTurn = async (codes: readonly string[]): Promise<void> => {
      for (const gameCode of codes) await drawGame(browser, studio, gameCode);
    };
    // Whatever goes by the clock takes turns; the others do not mind when it is moved.
    const isClocked = (gameCode: string): boolean => isTable(gameCode) || isBook(gameCode);
    await Promise.all([
      drawInTurn(games.filter(isClocked)),
      drawInTurn(games.filter((gameCode) => !isClocked(gameCode))),
    ]);
    writeFileSync(join(rootFolder, 'docs', 'games.md'), writeGamesPage(catalogue));
  } finally {
    await browser.close();
    await studio.close();
  }
  return 0;
};

await runMain(main);
