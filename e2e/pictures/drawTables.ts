import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { StudioApp } from '../../apps/studio/src/app.ts';
import type { Clock } from '../../apps/studio/src/infra/clock.ts';
import { toWebp } from './webp.ts';

/**
 * Pictures of a shared table: with chips down while bets are open, and once the result is out. A table shows what was
 * drawn before, so half an hour has been played there before the first picture.
 */

const playedMs = 30 * 60_000;
/** No phase of any table is shorter. Milliseconds. */
const stepMs = 2_500;
/** A round that is under way, and a whole one. Milliseconds. */
const withinMs = 130_000;

/** A clock that is half an hour behind at first, and right once `play` is through. */
export const createPlayedClock = (): Clock & {
  readonly play: (studio: Pick<StudioApp, 'runTables' | 'runBook'>) => Promise<void>;
} => {
  let behindMs = playedMs;
  return {
    now: () => new Date(Date.now() - behindMs),
    play: async (studio) => {
      for (; behindMs > 0; behindMs -= stepMs) {
        await studio.runTables();
        await studio.runBook();
      }
      behindMs = 0;
    },
  };
};

/** Where chips are put down, so that the picture shows what a table is for. */
const spots: Readonly<Record<string, readonly string[]>> = {
  'tide-baccarat': ['banker', 'banker', 'tie', 'player-pair'],
  'moon-roulette': ['straight:17', 'straight:17', 'straight:29', 'dozen:2', 'red', 'column:1'],
  'abacus-three': ['straight:000', 'place:1:0', 'big', 'odd', 'odd'],
  'hare-derby': ['win:1', 'win:4', 'place:2', 'place:5', 'forecast:1-2'],
  'puppet-crest': ['meron', 'meron', 'draw'],
};

export const isTable = (gameCode: string): boolean => Object.hasOwn(spots, gameCode);

const untilPhase = (page: Page, phase: string): Promise<void> =>
  page.locator(`.table-game[data-phase="${phase}"]`).waitFor({ timeout: withinMs });

/** Draws a table twice into `folder`: `{name}.webp` and `{name}-result.webp`. The page is open and has its balance. */
export const drawTable = async (
  context: BrowserContext,
  page: Page,
  { folder, gameCode, name, widthPx }: { folder: string; gameCode: string; name: string; widthPx: number },
): Promise<void> => {
  const keep = async (file: string): Promise<void> =>
    writeFileSync(join(folder, file), await toWebp(context, await page.screenshot(), widthPx));
  await untilPhase(page, 'settled');
  await untilPhase(page, 'open');
  for (const spot of spots[gameCode] ?? []) await page.locator(`[data-spot="${spot}"]`).click();
  await page.locator('[data-action="play"]').click();
  await page.locator('[data-field="notice"][data-kind="placed"]').waitFor();
  await keep(`${name}.webp`);
  await untilPhase(page, 'settled');
  await page.locator('[data-field="win"][data-value]:not([data-value=""])').waitFor();
  await keep(`${name}-result.webp`);
};
