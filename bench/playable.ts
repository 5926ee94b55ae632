import { type Browser, chromium } from '@playwright/test';
import { z } from 'zod';
import { catalogue } from '../apps/studio/src/catalogue.ts';
import { chromiumPath } from './chromiumPath.ts';
import { openStudioPage, type StudioPage } from './studioPage.ts';
import { chosenOf, layOut, machine, median } from './table.ts';

/**
 * `npm run bench playable`: how long until a game can be played on the phone and the network that Lighthouse simulates (a processor
 * four times slower than this one, 150 ms there and back, 1.6 Mbit a second), its cache empty. Lighthouse itself cannot tell:
 * it knows when a page is quiet, not when a player may press. Medians of three visits.
 */

const rounds = 3;
const playableMaxMs = 2_000;
/** What has come by then, pictures and letters included. */
const bytesMax = 140_000;
const withinMs = 60_000;
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const games = catalogue.map(({ gameCode }) => gameCode);
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Runs in the page before anything of its own: notes when the balance is there and something can be pressed for it. That is the
 * moment: whoever presses is answered.
 */
const watchForPlay = `(() => {
  const ready = () =>
    document.querySelector('[data-field="balance"][data-value]:not([data-value=""])') !== null &&
    document.querySelector('[data-action="play"], [data-action="lay"], [data-action="pick"], [data-action="event"]') !== null;
  new MutationObserver((_, observer) => {
    if (!ready()) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.playableAt = performance.now(); });
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()`;

const seenSchema = z.object({ playableAt: z.number(), paintedAt: z.number(), bytes: z.number() });

/** Milliseconds from the address to the first paint and to the first press that counts, and what came until then. */
const visit = async (browser: Browser, url: string): Promise<z.output<typeof seenSchema>> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForPlay);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'playableAt' in globalThis, undefined, { timeout: withinMs });
    return seenSchema.parse(
      await page.evaluate(`({
        playableAt: window.playableAt,
        paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? window.playableAt,
        bytes: performance.getEntriesByType('resource')
          .filter((entry) => entry.responseEnd <= window.playableAt)
          .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      })`),
    );
  } finally {
    await context.close();
  }
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_000)} kB`;

const measure = async (browser: Browser, studio: StudioPage, gameCode: string) => {
  const found: z.output<typeof seenSchema>[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    found.push(await visit(browser, await studio.demoUrl(gameCode, 'zh_CN')));
  return {
    all: found.map(({ playableAt }) => playableAt),
    playable: median(found.map(({ playableAt }) => playableAt)),
    painted: median(found.map(({ paintedAt }) => paintedAt)),
    bytes: median(found.map(({ bytes }) => bytes)),
  };
};

export const report = async (
  say: (line: string) => void,
  only: readonly string[],
): Promise<readonly string[]> => {
  const chosen = chosenOf(games, only);
  const executablePath = chromiumPath();
  const studio = await openStudioPage(say);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const gameCode of chosen) {
      const { all, playable, painted, bytes } = await measure(browser, studio, gameCode);
      if (playable > playableMaxMs || bytes > bytesMax) process.exitCode = 1;
      say(`${gameCode}: can be played after ${all.map(seconds).join(', ')}, ${kilobytes(bytes)} by then`);
      rows.push([
        gameCode,
        seconds(painted),
        kilobytes(bytes),
        `≤ ${kilobytes(bytesMax)} ${bytes <= bytesMax ? '✓' : '✗'}`,
        seconds(playable),
        `≤ ${seconds(playableMaxMs)} ${playable <= playableMaxMs ? '✓' : '✗'}`,
      ]);
    }
    return [
      `Games on a slow phone and a slow network: processor slowed ${slowdown} times, 150 ms, 1.6 Mbit/s`,
      machine(),
      `Node ${process.versions.node}, Chromium ${browser.version()}, ${studio.databaseVersion}`,
      `medians of ${rounds} visits, nothing cached`,
      '',
      ...layOut(['', 'first paint', 'playable with', 'goal', 'after', 'goal'], rows),
    ];
  } finally {
    await browser.close();
    await studio.close();
  }
};
