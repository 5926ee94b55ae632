import type { Page } from '@playwright/test';

/** Pictures of the book: what is on, and an event in play with a choice in the slip. */

const books: readonly string[] = ['kite-sports', 'paper-siege'];
const withinMs = 60_000;

export const isBook = (gameCode: string): boolean => books.includes(gameCode);

/** Draws a book twice: `{name}.webp` and `{name}-event.webp`. The page is open and has its balance. */
export const drawBook = async (
  page: Page,
  keep: (file: string) => Promise<void>,
  name: string,
): Promise<void> => {
  await page.locator('[data-event] [data-action="pick"]:enabled').first().waitFor({ timeout: withinMs });
  await keep(`${name}.webp`);
  await page.locator('[data-event] [data-action="event"]').first().click();
  await page.locator('.scoreboard').waitFor({ timeout: withinMs });
  // Betting pauses at moments of danger; a picture is of the moments between.
  const pick = page.locator('[data-market] [data-action="pick"]:enabled').first();
  await pick.waitFor({ timeout: withinMs });
  await pick.click();
  await keep(`${name}-event.webp`);
};
