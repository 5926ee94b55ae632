import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { books } from '../apps/studio/src/book/books.ts';
import { games } from '../apps/studio/src/games/index.ts';
import { tableGames } from '../apps/studio/src/tables/games/index.ts';
import { chromiumPath } from './chromiumPath.ts';
import { openStudioPage, type StudioPage } from './studioPage.ts';
import { chosenOf, layOut, machine, median, percentile } from './table.ts';

/**
 * `npm run bench frames`: how long a page's thread is at work at one stretch, so that no frame can be shown, while a game
 * moves, on a phone whose processor is four times slower than this one. Machines spin, cards are dealt, turned and drawn; shared tables
 * deal, run and fight; books show what is in play. What
 * is told is the processor's time, which does not hang on what else the machine has to do.
 */

const slowdown = 4;
const rounds = 3;
const longestMaxMs = 50;
const withinMs = 90_000;
const onePlayer = games.map(({ gameCode }) => gameCode);
const tables = tableGames.map(({ gameCode }) => gameCode);
const shownBooks = books.map(({ gameCode }) => gameCode);
/** A table's round takes its time. */
const tableRounds = 1;
/** How long a book is watched at one stretch. */
const watchedMs = 10_000;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).loose().optional(),
    }),
  ),
});

/** Thread time of every task of the pages' own threads, milliseconds. */
const tasksOf = (trace: Buffer): number[] => {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')));
  const key = ({ pid, tid }: { pid: number; tid: number }): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.flatMap((event) =>
      event.name === 'thread_name' && event.args?.name === 'CrRendererMain' ? [key(event)] : [],
    ),
  );
  return traceEvents.flatMap((event) =>
    event.name.endsWith('RunTask') && event.tdur !== undefined && mains.has(key(event))
      ? [event.tdur / 1_000]
      : [],
  );
};

const categories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

const traced = async (browser: Browser, page: Page, move: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(page, { categories });
  await move();
  return tasksOf(await browser.stopTracing());
};

const untilOpen = (page: Page): Promise<void> =>
  page.locator('[data-field="balance"][data-value]:not([data-value=""])').waitFor({ timeout: withinMs });

const shows = '[data-field="reels"], [data-field="table"]';
const settled = '[data-field="reels"][data-state="settled"], [data-field="table"][data-state="settled"]';

/** Presses, and waits until what came of it lies there. */
const press = async (page: Page, action: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/step'));
  await page.locator(`[data-action="${action}"]`).click();
  await answered;
  await page.locator(settled).waitFor({ timeout: withinMs });
};

/** What may be asked of a player before the round goes on, in this order. */
const moves = ['decline', 'stand'] as const;

/** One press of the button and all that it leads to: reels stop, cards are stood on, or held and drawn. */
const playOnce = async (page: Page): Promise<void> => {
  await press(page, 'play');
  for (const move of moves)
    if (await page.locator(`[data-action="${move}"]`).isVisible()) await press(page, move);
  const hold = page.locator('[data-action="hold-1"]:enabled');
  if (!(await hold.isVisible())) return;
  await hold.click();
  await press(page, 'play');
};

/** Free spins are played out before the next round. */
const endRound = async (page: Page): Promise<void> => {
  const begin = page.locator('[data-action="start-free"]');
  while (await begin.isVisible()) {
    await begin.click();
    await page.locator('[data-field="free-spins"]').waitFor({ state: 'hidden', timeout: withinMs });
  }
  await page.locator('[data-action="play"]:enabled').waitFor({ timeout: withinMs });
};

/** From the moment that bets close until the round is paid. */
const watch = async (page: Page): Promise<void> => {
  await page.locator('.table-game[data-phase="settled"]').waitFor({ timeout: withinMs });
};

const openGame = async (browser: Browser, studio: StudioPage, gameCode: string): Promise<Page> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(await studio.demoUrl(gameCode, 'zh_CN'));
  await untilOpen(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};

const measureOnePlayer = async (
  browser: Browser,
  studio: StudioPage,
  gameCode: string,
): Promise<number[][]> => {
  const page = await openGame(browser, studio, gameCode);
  await page.locator(shows).first().waitFor();
  const fill = page.locator('[data-action="fill"]');
  if (await fill.isVisible()) await fill.click();
  // The first time also fetches and compiles what only moves need.
  await playOnce(page);
  await endRound(page);
  const found: number[][] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    found.push(await traced(browser, page, () => playOnce(page)));
    await endRound(page);
  }
  await page.context().close();
  return found;
};

/** What is in play, or the list where nothing is. */
const measureBook = async (browser: Browser, studio: StudioPage, gameCode: string): Promise<number[][]> => {
  const page = await openGame(browser, studio, gameCode);
  const live = page.locator('[data-action="event"]').first();
  await live.click();
  await page.waitForTimeout(watchedMs);
  const found: number[][] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    found.push(await traced(browser, page, () => page.waitForTimeout(watchedMs)));
  await page.context().close();
  return found;
};

const measureTable = async (browser: Browser, studio: StudioPage, gameCode: string): Promise<number[][]> => {
  const page = await openGame(browser, studio, gameCode);
  const found: number[][] = [];
  for (let turn = 0; turn < tableRounds; turn += 1) {
    await page.locator('.table-game[data-phase="open"]').waitFor({ timeout: withinMs });
    await page.locator('.table-game[data-phase="closed"]').waitFor({ timeout: withinMs });
    found.push(await traced(browser, page, () => watch(page)));
  }
  await page.context().close();
  return found;
};

const measurerOf = (gameCode: string): typeof measureTable => {
  if (tables.includes(gameCode)) return measureTable;
  return shownBooks.includes(gameCode) ? measureBook : measureOnePlayer;
};

export const report = async (
  say: (line: string) => void,
  only: readonly string[],
): Promise<readonly string[]> => {
  const chosen = chosenOf([...onePlayer, ...tables, ...shownBooks], only);
  const executablePath = chromiumPath();
  const studio = await openStudioPage(say);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const gameCode of chosen) {
      const found = await measurerOf(gameCode)(browser, studio, gameCode);
      const longest = found.map((tasks) => Math.max(...tasks));
      const all = found.flat().sort((a, b) => a - b);
      const worst = median(longest);
      if (worst > longestMaxMs) process.exitCode = 1;
      say(`${gameCode}: longest ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms of ${all.length} tasks`);
      rows.push([
        gameCode,
        String(all.length),
        percentile(all, 0.99).toFixed(1),
        longest.map((ms) => ms.toFixed(0)).join(', '),
        worst.toFixed(1),
        `≤ ${longestMaxMs} ms ${worst <= longestMaxMs ? '✓' : '✗'}`,
      ]);
    }
    return [
      `Games that move, on a phone, its processor slowed ${slowdown} times: thread time at one stretch`,
      machine(),
      `Node ${process.versions.node}, Chromium ${browser.version()}, no graphics processor`,
      `${rounds} rounds of each game for one, ${tableRounds} of each table, ${rounds} times ${watchedMs / 1_000} s of each book; the longest is the median of the longest`,
      '',
      ...layOut(['', 'tasks', 'p99 ms', 'longest of each', 'longest ms', 'goal'], rows),
    ];
  } finally {
    await browser.close();
    await studio.close();
  }
};
