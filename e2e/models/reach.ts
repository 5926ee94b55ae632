import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** The smallest phones that are about, upright and on their side. CSS pixels. */
const smallPhones = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
] as const;

/**
 * What belongs to playing and is not wholly in view, or lies below something else: the buttons and amounts of a game's bar, and
 * the line that says what happened.
 */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.controls :is(button, output), .table-controls :is(button, output), .session-line, [data-field="notice"]',
      ),
    ].flatMap((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const name =
        element.getAttribute('data-action') ?? element.getAttribute('data-field') ?? element.className;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return [`${name}: out`];
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = there !== null && (element.contains(there) || there.contains(element));
      return isSeen ? [] : [`${name}: covered`];
    }),
  );

/** Nothing that is needed for playing gets out of sight on a small phone, whichever way it is held. */
export const expectInReach = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const size of smallPhones) {
    await page.setViewportSize(size);
    await expect.poll(() => outOfReach(page), { message: `${size.width} × ${size.height}` }).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
};

/** What a finger needs at least where many buttons share a board. CSS pixels. */
const boardButtonMin = 32;

/** The buttons of a board can be told apart by a finger on the smallest phone. */
export const expectTouchable = async (page: Page, buttons: Locator): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize(smallPhones[0]);
  await expect
    .poll(() =>
      buttons.evaluateAll((all) =>
        Math.min(
          ...all.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            return Math.min(width, height);
          }),
        ),
      ),
    )
    .toBeGreaterThanOrEqual(boardButtonMin);
  if (before) await page.setViewportSize(before);
};
