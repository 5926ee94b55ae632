import type { Page } from '@playwright/test';
import { expect, memberTest, once, test } from './fixtures.ts';

/** The native apps around a page, which hear it by a bridge (spec §7). */

/** What an app has heard; iOS is handed objects, Android text. */
const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard'));

const standInAndroid = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: unknown[] = [];
    Object.assign(window, {
      heard: all,
      pavilion: { postMessage: (text: string) => all.push(JSON.parse(text)) },
    });
  });

const standInIos = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: unknown[] = [];
    const pavilion = { postMessage: (message: unknown) => all.push(message) };
    Object.assign(window, { heard: all, webkit: { messageHandlers: { pavilion } } });
  });

const systems = [
  ['Android', standInAndroid],
  ['iOS', standInIos],
] as const;

memberTest('an app hears that somebody is logged in', once, async ({ context }) => {
  for (const [system, standIn] of systems) {
    const page = await context.newPage();
    await standIn(page);
    await page.goto('/faq');
    await expect.poll(() => heard(page), system).toEqual([{ isSetTokenLogin: true }]);
    await page.close();
  }
});

test('an app hears nothing of a visitor', once, async ({ context }) => {
  for (const [system, standIn] of systems) {
    const page = await context.newPage();
    await standIn(page);
    const later = page.waitForResponse('**/builds/latest.json?*');
    await page.goto('/faq');
    await later;
    expect(await heard(page), system).toEqual([]);
    await page.close();
  }
});
