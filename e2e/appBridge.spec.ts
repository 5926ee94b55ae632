import type { Page } from '@playwright/test';
import { expect, memberTest, test } from './fixtures.ts';

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

for (const [system, standIn] of [
  ['Android', standInAndroid],
  ['iOS', standInIos],
] as const) {
  memberTest(`the ${system} app hears that somebody is logged in`, async ({ hall, page }) => {
    await standIn(page);
    await hall.open('/');
    await expect.poll(() => heard(page)).toEqual([{ isSetTokenLogin: true }]);
  });

  test(`the ${system} app hears nothing of a visitor`, async ({ hall, page }) => {
    await standIn(page);
    const later = page.waitForResponse('**/builds/latest.json?*');
    await hall.open('/');
    await later;
    expect(await heard(page)).toEqual([]);
  });
}
