import { type BrowserContext, test as base, expect } from '@playwright/test';
import { hallOrigin, studioOrigin } from './surroundings.ts';

export { expect };

interface Options {
  /** Console errors that a test provokes on purpose, such as the browser's line about a 404. */
  expectedConsole: readonly RegExp[];
}

interface Fixtures {
  /** Watches the whole context, pop-up windows too; fails the test at its end. Always on. */
  watched: undefined;
}

const ownOrigins = (): ReadonlySet<string> =>
  new Set([hallOrigin(), studioOrigin()].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]));

/** Schemes that never leave the machine. */
const isLocal = (url: string): boolean => /^(data|blob|about|chrome-error):/.test(url);

const watch = (context: BrowserContext, isExpected: (text: string) => boolean): string[] => {
  const faults: string[] = [];
  const own = ownOrigins();
  const checkOrigin = (url: string): void => {
    if (!isLocal(url) && !own.has(new URL(url).origin)) faults.push(`request to a third party: ${url}`);
  };
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!isExpected(text)) faults.push(`console error: ${text}`);
  });
  context.on('weberror', (webError) => {
    const text = webError.error().stack ?? String(webError.error());
    if (!isExpected(text)) faults.push(`uncaught error: ${text}`);
  });
  context.on('request', (request) => checkOrigin(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => checkOrigin(socket.url())));
  return faults;
};

/** The test of every spec: fails on console errors, uncaught errors and requests to strangers. */
export const test = base.extend<Options & Fixtures>({
  expectedConsole: [[], { option: true }],
  watched: [
    async ({ context, expectedConsole }, use) => {
      const faults = watch(context, (text) => expectedConsole.some((pattern) => pattern.test(text)));
      await use(undefined);
      expect(faults, 'console errors and requests to third parties').toEqual([]);
    },
    { auto: true },
  ],
});
