import type { Page } from '@playwright/test';
import { BookModel } from '../models/BookModel.ts';
import type { Moment } from './gamePictures.ts';
import type { PlayedStudio } from './playedStudio.ts';

/** Pictures of the book: what is on, a slip, what it came to, and an event in play. */

const books: readonly string[] = ['kite-sports', 'paper-siege', 'paper-league'];
const withinMs = 20_000;
const stake = '20';
/** Betting pauses at moments of danger; a picture is of the moments between. Milliseconds. */
const stepMs = 1_000;
const stepsMax = 60;
const betweenMs = 5_000;

export const isBook = (gameCode: string): boolean => books.includes(gameCode);

/** The page is open and has its balance. */
export const drawBook = async (
  studio: PlayedStudio,
  page: Page,
  keep: (moment: Moment) => Promise<void>,
): Promise<void> => {
  const book = new BookModel(page);
  await book.coming().first().waitFor({ timeout: withinMs });
  await keep('rest');
  await book.pickLater(0);
  await book.pickLater(1);
  await book.openSlip();
  await book.stake(stake);
  await page.locator('[data-field="slip"] [data-action="play"]:enabled').waitFor({ timeout: withinMs });
  await keep('bet');
  await page.locator('[data-field="slip"] [data-action="play"]').click();
  await book.receipt().waitFor({ timeout: withinMs });
  await keep('result');
  await book.action('done').click();
  await book.closeSheet();
  // Those that began first stand first, and are nearly over. Between two rounds of a league nothing is in play.
  const live = page.locator('[data-event][data-phase="live"] [data-action="event"]');
  for (let step = 0; step < stepsMax && (await live.count()) === 0; step += 1)
    await studio.forward(betweenMs);
  await live.last().click({ timeout: withinMs });
  await page.locator('.scoreboard').waitFor({ timeout: withinMs });
  const pick = page.locator('[data-market] [data-action="pick"]:enabled').first();
  // In the league nothing is bet on in play.
  const ready = pick.or(page.locator('[data-field="sides"]')).first();
  for (let step = 0; step < stepsMax && !(await ready.isVisible()); step += 1) await studio.forward(stepMs);
  // The picture of a match comes after its page.
  await page.locator('.scoreboard .board-art:not(.board-space)').first().waitFor();
  await keep('event');
};
