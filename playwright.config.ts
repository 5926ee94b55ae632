import { availableParallelism } from 'node:os';
import { findFreePort } from '@pavilion/postgres';
import { defineConfig } from '@playwright/test';
import { expectTimeoutMs } from './e2e/expect.ts';
import { findChromium } from './scripts/chromium.ts';

// Settled once by the first process; the workers inherit them.
process.env.E2E_HALL_PORT ??= String(await findFreePort());
process.env.E2E_STUDIO_PORT ??= String(await findFreePort());

const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: 'test-results',
  // More than half of a browser test is waiting, for a countdown, a channel or a provider: five for two cores keep these at work.
  workers: Math.round(2.5 * Math.max(2, Math.min(4, availableParallelism()))),
  forbidOnly: true,
  // On a shared machine a browser may lose its turn for seconds; what passes only at a further try is named as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  // A limit that fails what is slow alone would be one on the machine: the longest tests take a minute on a busy one.
  timeout: 120_000,
  expect: { timeout: expectTimeoutMs },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${process.env.E2E_HALL_PORT}`,
    browserName: 'chromium',
    // Only a second try is traced, where there is one: to trace every test takes about a seventh of the processor's time, and what
    // failed can be run again with `--trace=on`.
    trace: {
      mode: process.env.CI === undefined ? 'off' : 'on-first-retry',
      screenshots: false,
    },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    timezoneId: 'America/Caracas',
    // The worker answers for pages while there is no network, which only its own spec is about.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // What only a phone has (`onPhone` in e2e/fixtures.ts).
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What no layout can change is proved in one window (`once` in e2e/fixtures.ts).
      grepInvert: /@once/,
      use: {
        viewport: { width: 390, height: 844 },
        // A phone has two or three. To draw twice as many takes a third more of the processor, and no test looks at single pixels.
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
        userAgent: phoneUserAgent,
      },
    },
  ],
});
