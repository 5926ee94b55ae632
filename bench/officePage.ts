import { chromium } from '@playwright/test';
import { chromiumPath } from './chromiumPath.ts';
import { median } from './table.ts';

/** How soon somebody at a desk can read a list of the office, on a processor slowed to a quarter, with nothing in the cache. */

export const slowdown = 4;
export const usableMaxMs = 2_000;
const rounds = 5;
const opensWithinMs = 120_000;
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-US' } as const;

const rooms = ['members', 'withdrawals', 'deposits', 'trace'] as const;

/** From the navigation until the first row of the list stands painted. A string, for it runs in the page. */
const untilRow = `new Promise((done) => {
  const look = () => {
    const row = document.querySelector('#main-content tbody tr td');
    const isReadable = row !== null && row.closest('tr').innerText.trim() !== '' && row.getBoundingClientRect().height > 0;
    if (isReadable) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else requestAnimationFrame(look);
  };
  look();
})`;

export interface RoomTime {
  readonly room: string;
  readonly ms: number;
}

/** Medians by room. */
export const timeRooms = async (
  origin: string,
  cookie: string,
  say: (line: string) => void,
): Promise<{ readonly rooms: readonly RoomTime[]; readonly version: string }> => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const taken = new Map<string, number[]>(rooms.map((room) => [room, []]));
    for (let turn = 1; turn <= rounds; turn += 1)
      for (const [room, times] of taken) {
        const context = await browser.newContext(desk);
        await context.addCookies([{ name: 'office', value: cookie, url: origin }]);
        const page = await context.newPage();
        page.setDefaultTimeout(opensWithinMs);
        const cdp = await context.newCDPSession(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto(`${origin}/office/${room}`, { waitUntil: 'commit' });
        times.push(await page.evaluate<number>(untilRow));
        say(`round ${turn}/${rounds} · ${room}: ${Math.round(times.at(-1) ?? 0)} ms`);
        await context.close();
      }
    return {
      rooms: [...taken].map(([room, times]) => ({ room, ms: median(times) })),
      version: `Chromium ${browser.version()}`,
    };
  } finally {
    await browser.close();
  }
};
