import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { z } from 'zod';
import { chromiumPath } from './chromiumPath.ts';
import { openPageHall } from './pageHall.ts';
import { type Bench, type Contestant, percentile, type Round } from './table.ts';

/**
 * `npm run bench forms`: how soon a form answers a key press, on a processor slowed to a quarter: within 50 ms.
 * A whole form is typed key by key; what counts is the browser's own Event Timing, from the press until the next frame
 * is painted with its effect, the slowest event of each key. The first contestant is a bare box on an empty page: what
 * the browser takes by itself.
 */

const slowdown = 4;
const answerMaxMs = 50;
/** Event Timing does not report what took less: such a key counts as this long. */
const reportedFromMs = 16;
/** Until a form stands: long, for a slow machine is measured too. */
const opensWithinMs = 120_000;

interface Typed {
  readonly control: string;
  readonly text: string;
}

interface Form {
  readonly name: string;
  readonly open: (page: Page, origin: string) => Promise<void>;
  readonly typed: readonly Typed[];
}

const hallForm = (name: 'login' | 'register', form: string, typed: readonly Typed[]): Form => ({
  name: form,
  typed,
  open: async (page, origin) => {
    await page.goto(origin);
    await page.locator(`[data-opens="${name}"]`).first().click();
    await page.locator(`[data-form="${form}"] img`).waitFor();
  },
});

const forms: readonly Form[] = [
  {
    name: 'bare box',
    open: (page) => page.setContent('<input name="box">'),
    typed: [{ control: 'input[name="box"]', text: 'the quick brown fox jumps over the lazy dog' }],
  },
  hallForm('login', 'login', [
    { control: 'input[name="account"]', text: 'lantern8moon' },
    { control: 'input[name="password"]', text: 'Lantern8Moon' },
    { control: 'input[name="answer"]', text: 'abcd' },
  ]),
  hallForm('register', 'signup', [
    { control: 'input[name="member_account"]', text: 'lantern8moon' },
    { control: 'input[name="password"]', text: 'Lantern8Moon' },
    { control: 'input[name="check_password"]', text: 'Lantern8Moon' },
    { control: 'input[name="member_phone"]', text: '13800138000' },
    { control: 'input[name="member_wechat"]', text: 'somebody_new.2026' },
    { control: 'input[name="captcha"]', text: 'abcd' },
  ]),
];

const windows = {
  phone: { ...devices['Pixel 7'] },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** Gathers the slowest event of each interaction. A string, for it runs in the page. */
const watchScript = `
  window.keyTimes = new Map();
  window.keyObserver = new PerformanceObserver((list) => keep(list.getEntries()));
  const keep = (entries) => {
    for (const { interactionId, duration } of entries)
      if (interactionId) keyTimes.set(interactionId, Math.max(duration, keyTimes.get(interactionId) ?? 0));
  };
  keyObserver.observe({ type: 'event', durationThreshold: ${reportedFromMs} });
  window.takeKeyTimes = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));
    keep(keyObserver.takeRecords());
    return [...keyTimes.values()];
  };
`;

const timesSchema = z.array(z.number());

const typeForm = async (page: Page, { typed }: Form): Promise<Round> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchScript);
  const startedMs = performance.now();
  let keys = 0;
  for (const { control, text } of typed) {
    await page.locator(control).focus();
    for (const key of text) {
      await page.keyboard.press(key);
      keys += 1;
    }
  }
  const seconds = (performance.now() - startedMs) / 1000;
  const reported = timesSchema.parse(await page.evaluate('takeKeyTimes()'));
  const quick = Array.from({ length: Math.max(0, keys - reported.length) }, () => reportedFromMs);
  const sorted = Float64Array.from([...quick, ...reported]).sort();
  return { perSecond: keys / seconds, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
};

const contestantsOf = (browser: Browser, origin: string): readonly Contestant[] =>
  Object.entries(windows).flatMap(([window, options]) =>
    forms.map(
      (form): Contestant => ({
        name: `${form.name}, ${window}`,
        ...(form.name === 'bare box' ? {} : { p99MaxMs: answerMaxMs }),
        round: async () => {
          const context = await browser.newContext({ ...options, locale: 'zh-CN' });
          try {
            const page = await context.newPage();
            page.setDefaultTimeout(opensWithinMs);
            await form.open(page, origin);
            return await typeForm(page, form);
          } finally {
            await context.close();
          }
        },
      }),
    ),
  );

export const bench: Bench = {
  title: `Key presses in the identity forms, processor slowed ${slowdown}×`,
  unit: 'keys',
  rounds: 3,
  open: async () => {
    const executablePath = chromiumPath();
    const hall = await openPageHall();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    return {
      contestants: contestantsOf(browser, hall.origin),
      versions: [`Chromium ${browser.version()}`],
      close: async () => {
        await browser.close();
        await hall.close();
      },
    };
  },
};
