import type { Page } from '@playwright/test';
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
  'crested-baccarat': ['banker', 'banker', 'super-six', 'banker-bonus', 'big'],
  'five-minute-lanterns': ['big', 'odd', 'sum:11', 'sum:9'],
  'fireside-bulls': ['win:1', 'win:1', 'win:3', 'bonus:2'],
  'golden-blossom': ['win:1', 'win:2', 'bonus:3'],
  'seven-storey-draw': ['special:7', 'special:18', 'special:29'],
  'firefly-ten': ['place:1:7', 'place:1:3', 'place:1:big', 'place:1:odd'],
};

/** How far into the draw there is something to see. Milliseconds. */
const showAtMs: Readonly<Record<string, number>> = {
  'tide-baccarat': 3_000,
  'moon-roulette': 2_500,
  'hare-derby': 6_000,
  'dragon-boat-race': 6_000,
  'puppet-crest': 4_000,
  'red-crest-duel': 9_000,
  'dragon-and-tiger': 2_200,
  'lantern-dice': 2_000,
  'crested-baccarat': 3_000,
  'five-minute-lanterns': 3_600,
  'firefly-ten': 4_500,
  'seven-storey-draw': 5_000,
  'fireside-bulls': 4_600,
  'golden-blossom': 4_600,
};

export const isTable = (gameCode: string): boolean => Object.hasOwn(spots, gameCode);

export interface SeatedPage {
  readonly page: Page;
  readonly keep: (moment: Moment) => Promise<void>;
}

const untilShown = (page: Page, phase: TablePhase): Promise<void> =>
  page.locator(`.table-game[data-phase="${phase}"]`).waitFor({ timeout: withinMs });

const placeBet = async (page: Page, gameCode: string): Promise<void> => {
  for (const spot of spots[gameCode] ?? []) await page.locator(`[data-spot="${spot}"]`).click();
  await page.locator('[data-action="play"]').click();
  await page.locator('[data-field="notice"][data-kind="placed"]').waitFor();
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
  const atMs = showAtMs[gameCode];
  if (atMs !== undefined)
    await all('drawn', async ({ page, keep }) => {
      await page.waitForTimeout(atMs);
      await keep('show');
    });
  await all('settled', async ({ page, keep }) => {
    await page.locator('[data-field="win"][data-value]:not([data-value=""])').waitFor();
    await keep('result');
  });
};
