import { storageKeys } from '@pavilion/contract';
import type { Pool } from '@pavilion/postgres';
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { chromiumPath } from './chromiumPath.ts';
import { openPageHall } from './pageHall.ts';
import { layOut, machine, median } from './table.ts';

/**
 * `npm run bench member`: how soon each page of the member centre is ready after the first one, on the phone that
 * Lighthouse simulates: a processor slowed to a quarter, 150 ms to the server, 1.6 Mbit/s. From the press on its link until
 * its heading stands and nothing on it waits for an answer; each page is visited for the first time, from Info, with only
 * the first page's files in the cache. Medians of three runs, each in a browser of its own.
 */

const rounds = 3;
const readyMaxMs = 1_000;
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const token = 'bench-token-member';
/** What an idle page may still fetch before the press: nothing, after this long. */
const settledWithinMs = 60_000;

const first = '/user/Info';
const pages = [
  '/user/Security',
  '/user/BindAccount',
  '/user/Safety',
  '/user/MyWallet',
  '/user/Deposit',
  '/user/Withdrawal',
  '/user/CashSurplus',
  '/user/Missions',
  '/user/Vip',
  '/user/Offers',
  '/user/Announcement',
  '/user/Letter',
  '/user/Transaction',
  '/user/RecommendProject',
  '/user/RecommendRecord',
  '/user/RecommendMemberSearch',
] as const;

const addMember = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `WITH member AS (SELECT id FROM member WHERE site_id = 1 AND account = 'player01'),
     logged_in AS (
       INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
       SELECT 1, id, now(), now(), now() + interval '1 day' FROM member RETURNING id),
     tokens AS (
       INSERT INTO session_token (token_hash, session_id, issued_at)
       SELECT sha256(convert_to($1, 'UTF8')), id, now() FROM logged_in)
     SELECT id FROM member`,
    [token],
  );
  return rows[0]?.id ?? 0;
};

/** Presses the link and answers the milliseconds until its page is ready. A string, for it runs in the page. */
const pressScript = `(path) => new Promise((done, fail) => {
  const link = [...document.querySelectorAll('a')].find((each) => each.getAttribute('href') === path);
  if (!link) return fail(new Error('no link to ' + path));
  const began = performance.now();
  const look = () => {
    const main = document.getElementById('main');
    const isReady = location.pathname === path && main?.querySelector('h1, [data-page-title]')
      && !main.querySelector('[class*="breathe"], [aria-busy="true"]');
    if (isReady) requestAnimationFrame(() => done(performance.now() - began));
    else requestAnimationFrame(look);
  };
  link.click();
  requestAnimationFrame(look);
})`;

const openPhone = async (browser: Browser, origin: string, memberId: number) => {
  const kept: Readonly<Record<string, string>> = {
    app_banner: 'off',
    [storageKeys.token]: token,
    [storageKeys.memberId]: String(memberId),
    [storageKeys.memberAccount]: 'player01',
    [storageKeys.currency]: 'RMB',
  };
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
    },
  });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
};

/** Opens the first page as a phone does, waits until it rests, then presses. */
const measure = async (page: Page, origin: string, path: string): Promise<number> => {
  await page.goto(`${origin}${first}`);
  await page.locator(`a[href="${path}"]`).first().waitFor({ timeout: settledWithinMs });
  await page.waitForLoadState('networkidle', { timeout: settledWithinMs });
  return page.evaluate<number>(`(${pressScript})(${JSON.stringify(path)})`);
};

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const executablePath = chromiumPath();
  let memberId = 0;
  const hall = await openPageHall(async (pool) => {
    memberId = await addMember(pool);
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = new Map<string, number[]>(pages.map((path) => [path, []]));
    for (let turn = 1; turn <= rounds; turn += 1)
      for (const [path, taken] of times) {
        const { context, page } = await openPhone(browser, hall.origin, memberId);
        taken.push(await measure(page, hall.origin, path));
        await context.close();
        say(`round ${turn}/${rounds} · ${path}: ${Math.round(taken.at(-1) ?? 0)} ms`);
      }
    const rows = [...times].map(([path, taken]) => {
      const value = median(taken);
      if (value >= readyMaxMs) process.exitCode = 1;
      return [path, `${Math.round(value)} ms${value < readyMaxMs ? '' : ' ✗'}`];
    });
    return [
      'Pages of the member centre after the first, on a slow phone, in a hall in production mode',
      machine(),
      [`Node ${process.versions.node}`, `Chromium ${browser.version()}`, hall.databaseVersion].join(', '),
      `medians of ${rounds} runs, each in a browser of its own`,
      '',
      ...layOut(['page', `ready < ${readyMaxMs / 1_000} s`], rows),
    ];
  } finally {
    await browser.close();
    await hall.close();
  }
};
