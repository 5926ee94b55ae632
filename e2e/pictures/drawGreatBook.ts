import type { Page } from '@playwright/test';
import { BookModel } from '../models/BookModel.ts';
import type { Moment } from './gamePictures.ts';
import type { PlayedStudio } from './playedStudio.ts';

/** The picture of a slip that won much, as the player's settled bets show it. */

const withinMs = 20_000;
/** The least: a slip returns no more than its book pays at most. */
const stake = '1';
/** Events are played on in such steps, for as long as any of them lasts. Milliseconds. */
const stepMs = 5_000;
const stepsMax = 900;

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((place) => {
    window.location.hash = place;
  }, hash);

/** The page is open and has its balance. */
export const drawGreatBook = async (
  studio: PlayedStudio,
  page: Page,
  gameCode: string,
  keep: (moment: Moment) => Promise<void>,
): Promise<void> => {
  const book = new BookModel(page);
  for (const { event, market, selection } of await studio.greatSlip(gameCode)) {
    await goTo(page, `#/event/${encodeURIComponent(event)}`);
    await page.locator('[data-action="market-group"][data-group="all"]').click({ timeout: withinMs });
    await page
      .locator(`[data-market="${market}"] [data-selection="${selection}"]:enabled`)
      .first()
      .click({ timeout: withinMs });
  }
  await book.openSlip();
  await book.stake(stake);
  const play = page.locator('[data-field="slip"] [data-action="play"]:enabled');
  await play.click({ timeout: withinMs });
  await book.receipt().waitFor({ timeout: withinMs });
  await book.action('done').click();
  for (let step = 0; step < stepsMax && !(await studio.isSlipOver(gameCode)); step += 1)
    await studio.forward(stepMs);
  await book.openBets();
  await book.action('bets-settled').click();
  await page
    .locator('[data-which="settled"] [data-bet][data-state="settled"]')
    .first()
    .waitFor({ timeout: withinMs });
  await keep('great');
};
