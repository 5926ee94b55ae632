import type { Page } from '@playwright/test';
import { findTable } from '../../apps/studio/src/tables/games/index.ts';
import type { Moment } from './gamePictures.ts';
import type { PlayedStudio, TablePhase } from './playedStudio.ts';

/** Pictures of a shared table: while bets are open, with chips down, while the draw is shown, and with its result. */

const withinMs = 20_000;

/** Where chips are put down, so that the picture shows what a table is for. */
const spots: Readonly<Record<string, readonly string[]>> = {
  'tide-baccarat': ['banker', 'banker', 'tie', 'player-pair'],
  'moon-roulette': ['straight:17', 'straight:17', 'straight:29', 'dozen:2', 'red', 'column:1'],
  'abacus-three': ['straight:000', 'place:1:0', 'big', 'odd', 'odd'],
  'hare-derby': ['win:1', 'win:4', 'place:2', 'place:5', 'odd'],
  'dragon-boat-race': ['win:1', 'win:4', 'place:2', 'place:5', 'even'],
  'puppet-crest': ['meron', 'meron', 'draw'],
  'red-crest-duel': ['meron', 'meron', 'first:wala'],
  'dragon-and-tiger': ['dragon', 'dragon', 'tie', 'dragon:big', 'tiger:red'],
  'lantern-dice': ['big', 'big', 'total:11', 'pair:2-5', 'number:6', 'double:3'],
  'moonrise-squeeze': ['player', 'player', 'tie'],
  'crested-baccarat': ['banker', 'banker', 'super-six', 'banker-bonus', 'big'],
  'five-minute-lanterns': ['big', 'odd', 'sum:11', 'sum:9'],
  'fireside-bulls': ['win:1', 'win:1', 'win:3', 'bonus:2'],
  'abacus-bulls': ['seat:2'],
  'golden-blossom': ['seat:3'],
  'seven-storey-draw': ['special:7', 'special:18', 'special:29'],
  'firefly-ten': ['place:1:7', 'place:1:3', 'place:1:big', 'place:1:odd'],
  'three-by-moonlight': ['win:1', 'win:3', 'bonus:2'],
  'lighthouse-wheel': ['number:1', 'number:1', 'number:5', 'berth:2', 'storm:1'],
  'tea-house-fan-tan': ['fan:3', 'kwok:1-2', 'nim:3-2', 'odd'],
  'moonlit-three': ['ante', 'pair-plus', 'six-card', 'one-colour'],
  'seven-lanterns': ['seat:2', 'seat:4', 'seat:6', 'pair:4', 'three:4'],
};

/** Tickets of numbers, where a table takes them. */
const tickets: Readonly<Record<string, readonly string[]>> = {
  'eight-carp-draw': ['3 7 11', '1 5 8 12 20', '2 4 6 8 10 12 14 16'],
};

/** How far into its draw a table is pictured: most of what is to be seen has happened, and the rest is under way. */
const shownShare = 0.45;

const decidedShownMs = 1_700;

export const isTable = (gameCode: string): boolean => findTable(gameCode) !== undefined;
/** Tables whose draw takes time to watch; digits are there at once. */
export const isShow = (gameCode: string): boolean => isTable(gameCode) && gameCode !== 'abacus-three';

export interface SeatedPage {
  readonly page: Page;
  readonly keep: (moment: Moment) => Promise<void>;
}

const untilShown = (page: Page, phase: TablePhase): Promise<void> =>
  page.locator(`.table-game[data-phase="${phase}"]`).waitFor({ timeout: withinMs });

const placeBet = async (page: Page, gameCode: string): Promise<void> => {
  for (const spot of spots[gameCode] ?? []) await page.locator(`[data-spot="${spot}"]`).click();
  const typed = tickets[gameCode];
  if (typed) {
    await page.locator('[data-action="typing"]').click();
    await page.locator('[data-action="type-bets"]').fill(typed.join(' / '));
    await page.locator('[data-action="lay-typed"]').click();
    await page.locator('[data-action="typing"]').click();
  }
  await page.locator('[data-action="play"]').click();
  await page.locator('[data-field="notice"][data-kind="placed"]').waitFor();
};

/** How long a page may take to ask for the next street; at a pot that is decided it does not ask. Milliseconds. */
const askedMs = 5_000;

/** What is chosen for hands, where they are decided: to look, to play on or hold, or to take what lies there. */
const decideStreet = async (page: Page): Promise<void> => {
  const choices = page.locator('[data-action="choose"]');
  await choices
    .first()
    .waitFor({ timeout: askedMs })
    .catch(() => undefined);
  while (await choices.first().isVisible()) {
    const names = await choices.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('data-choice') ?? ''),
    );
    const holding = names.filter((name) => name.startsWith('hold-'));
    const choice = ['look', 'play', 'decline', 'stand', ...holding].find((name) => names.includes(name));
    await page.locator(`[data-choice="${choice}"]`).click();
    await page
      .locator('[data-field="decision"]:not(:has([data-sent="true"]))')
      .or(page.locator('[data-phase="drawn"]'))
      .first()
      .waitFor();
  }
};

/** Draws one round of a table on all pages that sit there. They are open and have their balances. */
export const drawTable = async (
  studio: PlayedStudio,
  gameCode: string,
  seated: readonly SeatedPage[],
): Promise<void> => {
  const all = async (phase: TablePhase, act: (seat: SeatedPage) => Promise<void>): Promise<void> => {
    await studio.untilPhase(gameCode, phase);
    await Promise.all(seated.map(({ page }) => untilShown(page, phase)));
    await Promise.all(seated.map(act));
  };
  await all('settled', async () => undefined);
  await all('open', async ({ page, keep }) => {
    await keep('rest');
    await placeBet(page, gameCode);
    await keep('bet');
  });
  const table = findTable(gameCode);
  if (table?.decisions) {
    await all('deciding', ({ page }) => decideStreet(page));
    for (let street = 1; street < (table.decisions.streets?.count ?? 1); street += 1) {
      await studio.forward(askedMs / 5);
      await Promise.all(seated.map(({ page }) => decideStreet(page)));
    }
  }
  if (isShow(gameCode)) {
    // A dealer's hand is as long as its cards make it: shortly before the least is told.
    const atMs = table?.decisions ? decidedShownMs : shownShare * (table?.clock.drawnMs ?? 0);
    await all('drawn', async ({ page, keep }) => {
      await page.waitForTimeout(atMs);
      await keep('show');
    });
  }
  await all('settled', async ({ page, keep }) => {
    await page.locator('[data-field="win"][data-returned]:not([data-returned=""])').waitFor();
    await keep('result');
  });
};
