import type { Page } from '@playwright/test';
import { celebrate } from './celebrate.ts';
import type { Moment } from './gamePictures.ts';
import { greatBefore, isCardGame } from './greatCards.ts';
import type { PlayedStudio } from './playedStudio.ts';

/** Pictures of a game for one: before the first press, in the midst of a round that has choices, and with its outcome. */

const withinMs = 20_000;
/** Rounds that are played for one that wins: a picture of a win tells more. */
const roundsMax = 12;

const atRest = '[data-field="table"][data-state="settled"], [data-field="reels"][data-state="settled"]';

/** Presses a control and waits until its outcome is shown. */
const press = async (page: Page, action: string): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/step'));
  await page.locator(`[data-action="${action}"]`).click();
  await answered;
  await page.locator(atRest).waitFor({ timeout: withinMs });
};

const hasWon = async (page: Page): Promise<boolean> =>
  /[1-9]/.test((await page.locator('[data-field="win"]').getAttribute('data-value')) ?? '');

/** How long nothing must be left to play before a round counts as over: what it has won comes up a moment after the reels. */
const quietMs = 500;

/** Until the next round may begin, with the free spins and respins that this one won. */
const endRound = async (page: Page): Promise<void> => {
  const begin = page.locator('[data-action="start-free"]');
  const running = page.locator('[data-field="free-spins"]');
  for (let quiet = 0; quiet < 2; quiet += 1) {
    await page.waitForTimeout(quietMs);
    if (await begin.isVisible()) {
      await begin.click();
      quiet = -1;
    } else if (await running.isVisible()) {
      quiet = -1;
    }
  }
  await page.locator(atRest).waitFor({ timeout: withinMs });
};

const playCards = async (page: Page, keep: (moment: Moment) => Promise<void>): Promise<void> => {
  for (const side of ['pair', 'three']) {
    const bet = page.locator(`[data-action="side-${side}"]`);
    if (await bet.isVisible()) await bet.click();
  }
  for (let round = 0; round < roundsMax; round += 1) {
    await press(page, 'play');
    for (const move of ['decline', 'stand'] as const) {
      const control = page.locator(`[data-action="${move}"]`);
      if (!(await control.isVisible())) continue;
      if (move === 'stand') await keep('bet');
      await press(page, move);
    }
    if (await hasWon(page)) break;
  }
  await keep('result');
};

const playPoker = async (page: Page, keep: (moment: Moment) => Promise<void>): Promise<void> => {
  for (let round = 0; round < roundsMax; round += 1) {
    await press(page, 'play');
    for (const place of [1, 2] as const) await page.locator(`[data-action="hold-${place}"]`).click();
    await keep('bet');
    await press(page, 'play');
    if (await hasWon(page)) break;
  }
  await keep('result');
};

/** Numbers that are marked for a great win. */
const markedNumbers = [1, 2, 3, 4, 5, 6] as const;

/** A round that wins much, to its end. */
const playGreat = async (
  page: Page,
  gameCode: string,
  favour: PlayedStudio['favour'],
  keep: (moment: Moment) => Promise<void>,
): Promise<void> => {
  const clear = page.locator('[data-action="clear"]');
  const picks = (await clear.isVisible()) ? [...markedNumbers] : null;
  if (picks) {
    await clear.click();
    for (const number of picks) await page.locator(`[data-action="mark-${number}"]`).click();
  }
  await favour(gameCode, picks ? { picks } : {});
  await press(page, 'play');
  await endRound(page);
  await keep('great');
};

/** A round of cards that wins much: what its player presses is known with its seed. */
const playGreatCards = async (
  page: Page,
  gameCode: string,
  { favourCards }: PlayedStudio,
  keep: (moment: Moment) => Promise<void>,
): Promise<void> => {
  for (const action of greatBefore(gameCode)) {
    const control = page.locator(`[data-action="${action}"]`);
    if ((await control.getAttribute('aria-pressed')) !== 'true') await control.click();
  }
  const presses = await favourCards(gameCode);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page, 'play');
  for (const action of presses) {
    if (action.startsWith('hold-')) await page.locator(`[data-action="${action}"]`).click();
    else await press(page, action);
  }
  if (presses.some((action) => action.startsWith('hold-'))) await press(page, 'play');
  await celebrate(page);
  await keep('great');
};

/** Rounds as they come, and their pictures. */
const playOn = async (
  page: Page,
  gameCode: string,
  keep: (moment: Moment) => Promise<void>,
): Promise<void> => {
  if (gameCode === 'lantern-twenty-one' || gameCode === 'twin-lanterns') return playCards(page, keep);
  if (gameCode === 'crane-poker' || gameCode === 'hundred-cranes') return playPoker(page, keep);
  const fill = page.locator('[data-action="fill"]');
  if (await fill.isVisible()) await fill.click();
  for (let round = 0; round < roundsMax && !(await hasWon(page)); round += 1) {
    await press(page, 'play');
    await endRound(page);
  }
  await keep('result');
};

/** The page is open and has its balance. */
export const drawOnePlayer = async (
  page: Page,
  gameCode: string,
  studio: PlayedStudio,
  { keep, wants }: { keep: (moment: Moment) => Promise<void>; wants: (moment: Moment) => boolean },
): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await keep('rest');
  if (wants('bet') || wants('result')) await playOn(page, gameCode, keep);
  if (!wants('great')) return;
  if (isCardGame(gameCode)) await playGreatCards(page, gameCode, studio, keep);
  else await playGreat(page, gameCode, studio.favour, keep);
};
