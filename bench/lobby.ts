import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { chromiumPath } from './chromiumPath.ts';
import { fillLobby, gamesTotal, openLobby, windows } from './lobbyHall.ts';
import { openPageHall } from './pageHall.ts';
import { type Bench, type Contestant, type Round, summarise } from './table.ts';

/**
 * `npm run bench lobby`: how soon the search of a lobby of 5,000 games answers: within 50 ms, and within 100 ms, which still
 * feels like at once, on a processor slowed to a quarter. Names are typed key by key in several languages; what counts is the
 * time from the key until the frame is painted that shows the games found. Under the table: what the page and the list weigh
 * on their way.
 */

/** By how much the processor is slowed, and within how many milliseconds an answer is to be painted then. */
const paces = [
  { slowdown: 1, answerMaxMs: 50 },
  { slowdown: 4, answerMaxMs: 100 },
] as const;
const typed = ['koi lantern 41', 'den long 12', '彗星越岭 3', 'comet 77'];

/** Notes for each change of the box how long it took until the list of it was painted. A string, for it runs in the page. */
const watchScript = `
  window.answerTimes = [];
  let changedAt;
  const box = document.querySelector('input[name="search"]');
  box.addEventListener('beforeinput', (event) => { changedAt = event.timeStamp; }, true);
  const channel = new MessageChannel();
  let waiting;
  window.untilAnswers = (count) =>
    new Promise((resolve) => {
      waiting = () => window.answerTimes.length >= count && resolve();
      waiting();
    });
  channel.port1.onmessage = ({ data }) => {
    window.answerTimes.push(performance.now() - data);
    waiting?.();
  };
  new MutationObserver(() => {
    if (changedAt === undefined) return;
    if (document.querySelector('[data-answers]')?.dataset.answers !== box.value) return;
    const from = changedAt;
    changedAt = undefined;
    requestAnimationFrame(() => channel.port2.postMessage(from));
  }).observe(document.querySelector('main'), { subtree: true, attributes: true, attributeFilter: ['data-answers'] });
`;

const timesSchema = z.array(z.number());

const typeNames = async (page: Page, slowdown: number): Promise<Round> => {
  const box = page.locator('input[name="search"]');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchScript);
  const startedMs = performance.now();
  let answers = 0;
  for (const name of typed) {
    for (const key of name) {
      await box.focus();
      await page.keyboard.insertText(key);
      answers += 1;
      await page.evaluate(`untilAnswers(${answers})`);
    }
    await box.selectText();
    await page.keyboard.press('Delete');
    answers += 1;
    await page.evaluate(`untilAnswers(${answers})`);
  }
  const times = timesSchema.parse(await page.evaluate('window.answerTimes'));
  return summarise(times, (performance.now() - startedMs) / 1_000);
};

const contestantsOf = (browser: Browser, origin: string): readonly Contestant[] =>
  paces.flatMap(({ slowdown, answerMaxMs }) =>
    Object.entries(windows).map(
      ([name, options]): Contestant => ({
        name: slowdown === 1 ? name : `${name}, slowed ${slowdown}×`,
        p99MaxMs: answerMaxMs,
        round: async () => {
          const context = await browser.newContext({ ...options, locale: 'en-US' });
          try {
            const page = await context.newPage();
            await openLobby(page, origin);
            return await typeNames(page, slowdown);
          } finally {
            await context.close();
          }
        },
      }),
    ),
  );

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** What travels: the page, and the two lists that follow it. */
const weigh = async (browser: Browser, origin: string): Promise<readonly string[]> => {
  const context = await browser.newContext({ ...windows.phone, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const sizes = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/slotgame' || pathname.startsWith('/api/lobby/'))
        sizes.set(
          pathname,
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        );
    });
    await openLobby(page, origin);
    return await Promise.all(
      [...sizes].map(async ([path, size]) => `${path}: ${kilobytes(await size)} on the wire`),
    );
  } finally {
    await context.close();
  }
};

export const bench: Bench = {
  title: `Search in a lobby of ${gamesTotal.toLocaleString('en-US')} games`,
  unit: 'answers',
  rounds: 3,
  open: async () => {
    const executablePath = chromiumPath();
    const hall = await openPageHall(fillLobby);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    return {
      contestants: contestantsOf(browser, hall.origin),
      versions: [`Chromium ${browser.version()}`, hall.databaseVersion],
      inspect: () => weigh(browser, hall.origin),
      close: async () => {
        await browser.close();
        await hall.close();
      },
    };
  },
};
