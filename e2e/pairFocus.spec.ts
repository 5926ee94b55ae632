import type { Page } from '@playwright/test';
import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { expect, memberTest, once } from './fixtures.ts';
import type { TableModel } from './models/TableModel.ts';
import { baccarat, longMs, openBoth, tiger } from './pairTables.ts';

/** Two tables under one keyboard and one pair of ears. */

/** More than the controls of two tables. */
const stopsMax = 200;

/** The table that has the focus; '' where neither has. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return (active instanceof HTMLElement && active.dataset.game) || '';
  });
const inFront = (page: Page): Promise<string | null> =>
  page.locator('iframe[data-front]').getAttribute('data-game');

/** Presses a key until another table, or none, has the focus; answers which. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string> => {
  const from = await focused(page);
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (at !== from) return at;
  }
  throw new Error(`${key} does not lead out of ${from}`);
};

/** Counts the notes that each table plays. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counted = { notes: 0 };
    Object.assign(window, { counted });
    const { createOscillator, createBufferSource } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      counted.notes += 1;
      return createOscillator.call(this);
    };
    AudioContext.prototype.createBufferSource = function (this: AudioContext) {
      counted.notes += 1;
      return createBufferSource.call(this);
    };
  });
};
const notesOf = async (page: Page, gameCode: string): Promise<number> => {
  const frame = page.frames().find((one) => one.url().includes(`/play/${gameCode}`));
  return (await frame?.evaluate(() => Reflect.get(window, 'counted').notes)) ?? -1;
};

const chipOn = (table: TableModel, spot: string) => table.spot(spot).locator('[data-fresh="true"]');

const expectSound = async (tables: readonly TableModel[], isOn: boolean): Promise<void> => {
  for (const table of tables)
    await expect(table.control('sound')).toHaveAccessibleName(isOn ? words.soundOff : words.soundOn);
};

memberTest.use({ openingDeposit: '200.00' });

memberTest(
  'the keyboard goes through the first table, then the second, and back; what has the focus is in front',
  once,
  async ({ hall }) => {
    memberTest.setTimeout(longMs);
    const { page, first, second } = await openBoth(hall);
    await expect.poll(() => focused(page)).toBe(baccarat);
    expect(await inFront(page)).toBe(baccarat);
    expect(await walk(page, 'Tab')).toBe(tiger);
    expect(await inFront(page)).toBe(tiger);
    expect(await walk(page, 'Shift+Tab')).toBe(baccarat);
    expect(await inFront(page)).toBe(baccarat);

    // Keys reach the table in front alone.
    await first.expectOpening();
    await first.spot('banker').focus();
    await page.keyboard.press('Enter');
    await expect(chipOn(first, 'banker')).toBeVisible();
    await expect(chipOn(second, 'dragon')).toHaveCount(0);

    // What is left by itself hands the focus to the other.
    await first.control('close-table').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect.poll(() => focused(page)).toBe(tiger);
    expect(await inFront(page)).toBe(tiger);
  },
);

memberTest(
  'one switch turns the sound of both on and off, and the table in front is heard alone',
  once,
  async ({ hall }) => {
    memberTest.setTimeout(longMs);
    const { page, first, second } = await openBoth(hall);
    await listen(page);
    await page.reload();
    await Promise.all([first.ready(), second.ready()]);
    await expectSound([first, second], false);
    await first.control('sound').click();
    await expectSound([first, second], true);

    await second.expectOpening();
    await second.spot('dragon').focus();
    expect(await inFront(page)).toBe(tiger);
    const quiet = await notesOf(page, baccarat);
    const before = await notesOf(page, tiger);
    await second.spot('dragon').click();
    await expect.poll(() => notesOf(page, tiger)).toBeGreaterThan(before);
    expect(await notesOf(page, baccarat)).toBe(quiet);

    await second.control('sound').click();
    await expectSound([first, second], false);
    const muted = await notesOf(page, tiger);
    await second.spot('tiger').click();
    await expect(chipOn(second, 'tiger')).toBeVisible();
    expect(await notesOf(page, tiger)).toBe(muted);
  },
);
