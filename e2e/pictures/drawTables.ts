import { waitFor } from '@pavilion/testing';
import type { Page } from '@playwright/test';
import { findTable } from '../../apps/studio/src/tables/games/index.ts';
import { sixMark, type Ticket, ticketOf } from '../../apps/studio/src/tables/games/sixMark.ts';
import { attendEveryMs } from '../../apps/studio/src/tables/schedule.ts';
import { celebrate } from './celebrate.ts';
import type { Moment } from './gamePictures.ts';
import { greatPlay } from './greatTable.ts';
import type { PlayedStudio, TablePhase } from './playedStudio.ts';

/** Pictures of a shared table: while bets are open, with chips down, while the draw is shown, and with its result. */

const withinMs = 20_000;

/** Where chips are put down, so that the picture shows what a table is for. */
const spots: Readonly<Record<string, readonly string[]>> = {
  'tide-baccarat': ['banker', 'banker', 'tie', 'player-pair', 'banker-bonus', 'small'],
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

const addTickets = async (page: Page, typed: readonly string[]): Promise<void> => {
  await page.locator('[data-action="typing"]').click();
  await page.locator('[data-action="type-bets"]').fill(typed.join(' / '));
  await page.locator('[data-action="lay-typed"]').click();
  await page.locator('[data-action="typing"]').click();
};

const lay = async (page: Page): Promise<void> => {
  await page.locator('[data-action="play"]').click();
  await page.locator('[data-field="notice"][data-kind="placed"]').waitFor();
};

const placeBet = async (page: Page, gameCode: string): Promise<void> => {
  for (const spot of spots[gameCode] ?? []) await page.locator(`[data-spot="${spot}"]`).click();
  const typed = tickets[gameCode];
  if (typed) await addTickets(page, typed);
  await lay(page);
};

/** Brings a place into view that is not on the first leaf of its board: runners are named one by one. */
const showSpot = async (page: Page, spot: string): Promise<void> => {
  const place = page.locator(`[data-spot="${spot}"]`).and(page.locator(':not([inert] *)'));
  const groups = page.locator('[data-action="group"]');
  for (let at = 0; at < (await groups.count()) && !(await place.isVisible()); at += 1) {
    await groups.nth(at).check({ force: true });
    for (const [nth, runner] of (spot.split(':')[1] ?? '').split('-').entries()) {
      const choice = page.locator(`[data-action="place-${nth + 1}-${runner}"]`);
      if (await choice.isVisible()) await choice.check({ force: true });
    }
  }
};

/** Chooses the numbers of a ticket of two or three, and lays a chip on it. */
const chooseTicket = async (page: Page, { kind, numbers }: Ticket): Promise<void> => {
  await page.locator('input[data-group="combined"]').check({ force: true });
  await page.locator(`input[data-place="${kind}"]`).check({ force: true });
  for (const number of numbers) await page.locator(`[data-pick="${number}"]`).click();
  await page.locator('[data-action="add-ticket"]').click();
};

const placeGreatBet = async (page: Page, gameCode: string, spot: string): Promise<void> => {
  const [kind, named = ''] = spot.split(':');
  const ticket = gameCode === sixMark.gameCode ? ticketOf(spot) : undefined;
  if (ticket) await chooseTicket(page, ticket);
  else if (kind === 'pick') await addTickets(page, [(named.match(/../g) ?? []).map(Number).join(' ')]);
  else {
    await showSpot(page, spot);
    await page.locator(`[data-spot="${spot}"]`).click();
  }
  await lay(page);
};

/** How long a page may take to ask for the next street; at a pot that is decided it does not ask. Milliseconds. */
const askedMs = 5_000;

/** What is chosen for hands: to look, to play on or hold, or to take what lies there. */
const calm = (names: readonly string[]): readonly string[] => [
  'look',
  'play',
  'decline',
  'stand',
  ...names.filter((name) => name.startsWith('hold-')),
];
/** Decides the hands of a page, where there are any. */
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
    const choice = calm(names).find((name) => names.includes(name));
    await page.locator(`[data-choice="${choice}"]`).click();
    await page
      .locator('[data-field="decision"]:not(:has([data-sent="true"]))')
      .or(page.locator('[data-phase="drawn"]'))
      .first()
      .waitFor();
  }
};

/** One round of a table on all pages that sit there, phase by phase. */
const roundOf = (studio: PlayedStudio, gameCode: string, seated: readonly SeatedPage[]) => {
  const table = findTable(gameCode);
  const all = async (phase: TablePhase, act: (seat: SeatedPage) => Promise<void>): Promise<void> => {
    await studio.untilPhase(gameCode, phase);
    await Promise.all(seated.map(({ page }) => untilShown(page, phase)));
    await Promise.all(seated.map(act));
  };
  const decide = async (): Promise<void> => {
    await all('deciding', ({ page }) => decideStreet(page));
    for (let street = 1; street < (table?.decisions?.streets?.count ?? 1); street += 1) {
      await studio.forward(attendEveryMs);
      await Promise.all(seated.map(({ page }) => decideStreet(page)));
    }
  };
  return { table, all, decide };
};

const returned = ({ page }: SeatedPage): Promise<void> =>
  page.locator('[data-field="win"][data-returned]:not([data-returned=""])').waitFor();

/** Draws one round of a table on all pages that sit there. They are open and have their balances. */
export const drawTable = async (
  studio: PlayedStudio,
  gameCode: string,
  seated: readonly SeatedPage[],
): Promise<void> => {
  const { table, all, decide } = roundOf(studio, gameCode, seated);
  await all('settled', async () => undefined);
  await all('open', async ({ page, keep }) => {
    await keep('rest');
    await placeBet(page, gameCode);
    await keep('bet');
  });
  if (table?.decisions) await decide();
  if (isShow(gameCode)) {
    // A dealer's hand is as long as its cards make it: shortly before the least is told.
    const atMs = table?.decisions ? decidedShownMs : shownShare * (table?.clock.drawnMs ?? 0);
    await all('drawn', async ({ page, keep }) => {
      await page.waitForTimeout(atMs);
      await keep('show');
    });
  }
  await all('settled', async (seat) => {
    await returned(seat);
    await seat.keep('result');
  });
};

/** A round in which what pays most is bet on, and comes; answers what it pays, hundredths of the stake. */
const drawGreatRound = async (
  studio: PlayedStudio,
  gameCode: string,
  seated: readonly SeatedPage[],
): Promise<number> => {
  const { table, all } = roundOf(studio, gameCode, seated);
  await all('settled', async () => undefined);
  await studio.untilPhase(gameCode, 'open');
  const spot = await studio.greatSpot(gameCode);
  await all('open', ({ page }) => placeGreatBet(page, gameCode, spot));
  await all('closed', async () => undefined);
  const pays = await studio.favourTable(gameCode);
  if (table?.decisions?.isHand(spot)) {
    // Who decides has little time, by the page's clock and by the studio's.
    await studio.keepUp();
    await all('deciding', async ({ page }) => {
      for (const choice of greatPlay) {
        const button = page.locator(`[data-choice="${choice}"]`);
        // A choice may still be under way when its street is looked at: it is looked at again.
        const isAsked = async (): Promise<true | undefined> => {
          await studio.keepUp();
          return (await button.isVisible()) || undefined;
        };
        await waitFor(isAsked, { what: `${choice} to be asked` });
        await button.click({ timeout: withinMs });
      }
      await studio.keepUp();
    });
  }
  await all('drawn', async () => undefined);
  await all('settled', async (seat) => {
    await returned(seat);
    await celebrate(seat.page);
    await seat.keep('great');
  });
  return pays;
};

/** The same of every page; where members play for a pot by what they decide, of one after another. */
export const drawGreatTable = async (
  studio: PlayedStudio,
  gameCode: string,
  seated: readonly SeatedPage[],
): Promise<number> => {
  const isAlone = findTable(gameCode)?.decisions?.streets !== undefined;
  const parties = isAlone ? seated.map((seat) => [seat]) : [seated];
  let most = 0;
  for (const party of parties) most = Math.max(most, await drawGreatRound(studio, gameCode, party));
  return most;
};
