import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { chromiumPath } from './chromiumPath.ts';
import { fillLobby, gamesTotal, openLobby, windows } from './lobbyHall.ts';
import { openPageHall } from './pageHall.ts';
import { type Bench, BenchError, type Contestant, type Round, summarise } from './table.ts';

/**
 * `npm run bench scroll`: how evenly a lobby of 5,000 games scrolls, on a processor slowed to a quarter: the list is pulled
 * through the window as a finger would, and what counts is the time from one frame to the next. No goal: to compare with.
 */

const slowdown = 4;
const distancePx = 16_000;
const speedPxPerSecond = 3_000;

/** Notes when each frame began. A string, for it runs in the page. */
const watchScript = `
  window.frameTimes = [];
  let before = performance.now();
  const next = (now) => {
    window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
`;

const timesSchema = z.array(z.number());

const scroll = async (page: Page): Promise<Round> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(watchScript);
  const startedMs = performance.now();
  await cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height * 0.8,
    yDistance: -distancePx,
    speed: speedPxPerSecond,
    gestureSourceType: 'mouse',
  });
  const times = timesSchema.parse(await page.evaluate('window.frameTimes'));
  const reachedPx = z.number().parse(await page.evaluate('window.scrollY'));
  if (reachedPx < distancePx / 2) throw new BenchError(`the list only went ${reachedPx} px`);
  return summarise(times.slice(1), (performance.now() - startedMs) / 1_000);
};

const contestantsOf = (browser: Browser, origin: string): readonly Contestant[] =>
  Object.entries(windows).map(
    ([name, options]): Contestant => ({
      name,
      round: async () => {
        const context = await browser.newContext({ ...options, locale: 'en-US' });
        try {
          const page = await context.newPage();
          await openLobby(page, origin);
          return await scroll(page);
        } finally {
          await context.close();
        }
      },
    }),
  );

export const bench: Bench = {
  title: `Scrolling through a lobby of ${gamesTotal.toLocaleString('en-US')} games, processor slowed ${slowdown}×`,
  unit: 'frames',
  rounds: 3,
  open: async () => {
    const executablePath = chromiumPath();
    const hall = await openPageHall(fillLobby);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    return {
      contestants: contestantsOf(browser, hall.origin),
      versions: [`Chromium ${browser.version()}`, hall.databaseVersion],
      close: async () => {
        await browser.close();
        await hall.close();
      },
    };
  },
};
