import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { tableGames } from '../apps/studio/src/tables/games/index.ts';
import { chromiumPath } from './chromiumPath.ts';
import { openStudioPage, type StudioPage } from './studioPage.ts';
import { chosenOf, layOut, machine, median, percentile } from './table.ts';

/**
 * `npm run bench frames`: how long a page's thread is at work at one stretch, so that no frame can be shown, while a game
 * moves, on a phone whose processor is four times slower than this one. Each machine spins; shared tables deal, run and fight. What
 * is told is the processor's time, which does not hang on what else the machine has to do.
 */

const slowdown = 4;
const rounds = 3;
const longestMaxMs = 50;
const withinMs = 90_000;
/** The video slots are one page: of them the one with the most reels and the one with the most symbols. */
const machines = [
  'koi-lantern',
  'comet-peaks',
  'beads-of-fortune',
  'thousand-jellies',
  'jade-frog',
  'clockwork-owl',
  'lotus-rain',
] as const;
const tables = tableGames.map(({ gameCode }) => gameCode);
/** A table's round takes its time. */
const tableRounds = 1;
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

const spin = async (page: Page): Promise<void> => {
  await page.locator('[data-action="play"]').click();
  await page.locator('[data-field="reels"]:not([data-state="settled"])').waitFor({ timeout: withinMs });
  await page.locator('[data-field="reels"][data-state="settled"]').waitFor({ timeout: withinMs });
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

const measureMachine = async (
  browser: Browser,
  studio: StudioPage,
  gameCode: string,
): Promise<number[][]> => {
  const page = await openGame(browser, studio, gameCode);
  // The first time also fetches and compiles what only moves need.
  await spin(page);
  await endRound(page);
  const found: number[][] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    found.push(await traced(browser, page, () => spin(page)));
    await endRound(page);
  }
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

export const report = async (
  say: (line: string) => void,
  only: readonly string[],
): Promise<readonly string[]> => {
  const chosen = chosenOf([...machines, ...tables], only);
  const executablePath = chromiumPath();
  const studio = await openStudioPage(say);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const gameCode of chosen) {
      const isTable = tables.includes(gameCode);
      const found = await (isTable ? measureTable : measureMachine)(browser, studio, gameCode);
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
      `${rounds} rounds of each machine, ${tableRounds} of each table; the longest is the median of the rounds’ longest`,
      '',
      ...layOut(['', 'tasks', 'p99 ms', 'longest of each', 'longest ms', 'goal'], rows),
    ];
  } finally {
    await browser.close();
    await studio.close();
  }
};
