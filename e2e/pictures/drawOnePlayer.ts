import type { Page } from '@playwright/test';
import type { Moment } from './gamePictures.ts';

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

/** Until the next round may begin, with the free spins that this one won. */
const endRound = async (page: Page): Promise<void> => {
  const free = page.locator('[data-action="start-free"]');
  if (await free.isVisible()) {
    await free.click();
    await page.locator('[data-field="free-spins"]').waitFor({ state: 'hidden', timeout: 3 * withinMs });
    await page.locator(atRest).waitFor({ timeout: withinMs });
  }
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

/** The page is open and has its balance. */
export const drawOnePlayer = async (
  page: Page,
  gameCode: string,
  keep: (moment: Moment) => Promise<void>,
): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await keep('rest');
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
