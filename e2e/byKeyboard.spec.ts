import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { catalogue } from '../apps/studio/src/catalogue.ts';
import { findTable } from '../apps/studio/src/tables/games/index.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { openDemo, roundMs, type Seat, seat } from './models/demoTable.ts';
import { expectInReach, expectTouchable } from './models/reach.ts';
import type { TableModel } from './models/TableModel.ts';

/** The shared tables without a pointer. Mostly waiting for their clocks: these come early among the specs, beside what keeps a processor at work. */

/** Kinds of boards, one of each. */
const tables = [
  seat('tide-baccarat', 'banker'),
  seat('moon-roulette', 'straight:17'),
  seat('abacus-three', 'straight:000'),
  seat('hare-derby', 'win:1'),
  seat('puppet-crest', 'meron'),
  seat('lantern-dice', 'pair:1-2'),
  seat('firefly-ten', 'place:1:7'),
  seat('tea-house-fan-tan', 'fan:3'),
  seat('moonlit-three', 'ante'),
  seat('seven-lanterns', 'seat:3'),
  seat('golden-blossom', 'seat:2'),
];

/** A table worked by keyboard and by the names of its controls, looked at by axe in each of its states. */
const playByKeyboard = async (table: TableModel, game: Seat, isMobile: boolean): Promise<void> => {
  const { page } = table;
  await expectAccessible(page);
  if (isMobile) await expectInReach(page);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, a[href]')]
        .filter((element) => !element.hasAttribute('data-action'))
        .map((element) => element.outerHTML),
    ),
    'controls without the name of what they do',
  ).toEqual([]);

  const name = catalogue.find(({ gameCode }) => gameCode === game.gameCode)?.names.en_US ?? '';
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  // What is said aloud: one line alone, for figures that change are outputs as well; a new shoe is said beside it when there is one.
  const said = page.locator('[role="status"]:not([data-field="new-shoe"])');
  await expect(said).toHaveCount(1);
  const chips = page.getByRole('group', { name: words.chips }).getByRole('radio');
  const amount = `$${(Number(await chips.first().getAttribute('data-value')) / 100).toFixed(2)}`;
  await expect(chips.first()).toHaveAccessibleName(words.chip(amount));
  await chips.first().check({ force: true });
  await table.expectOpening();
  const spot = table.spot(game.spot);
  await expect(spot).toHaveAccessibleName(/^[^:]*[A-Za-z0-9]/);
  await spot.focus();
  await page.keyboard.press('Enter');
  await expect(spot).toHaveAccessibleName(new RegExp(amount.replace(/[$.]/g, '\\$&')));
  const bet = page.getByRole('button', { name: words.betAmount(amount), exact: true });
  await bet.focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText(words.placed(amount));
  await expect(table.control('play')).toBeFocused();
  await table.expectStanding(game.spot);

  if (findTable(game.gameCode)?.decisions) await decideByKeyboard(table, isMobile);
  for (const sheet of ['rules', 'history', 'fairness'] as const) {
    await table.control(sheet).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await table.expectPaid('USD');
  await expectAccessible(page);
  if (game.gameCode === 'moon-roulette') await expectFelt(table, isMobile);
  if (game.gameCode === 'golden-blossom') await expectChairs(table);
};

/** The seats lie in the picture, over the figures that sit there. */
const expectChairs = async (table: TableModel): Promise<void> => {
  const own = table.page.locator('.blossom-figure[data-who="you"]');
  for (const seat of ['4', '1']) {
    await table.expectOpening();
    await expect(table.page.locator('.blossom-seat[data-free="true"] .blossom-figure')).toHaveCount(6);
    await table.spot(`seat:${Number(seat) + 1}`).click();
    await expect(own).toHaveAttribute('data-seat', seat);
    await expect(table.control('play')).toHaveText(words.betAmount('$1.00'));
  }
};

/** Hands are decided after the draw: what may be chosen is named, in reach and large enough, and worked by keyboard. */
const decideByKeyboard = async (table: TableModel, isMobile: boolean): Promise<void> => {
  const bar = table.field('decision');
  const over = table.page.locator('.table-game:is([data-phase="drawn"], [data-phase="settled"])');
  await expect(table.control('choose').first().or(over)).toBeVisible({ timeout: roundMs });
  // A blackjack is dealt done.
  if (await table.control('choose').first().isVisible()) {
    await expect(bar).toHaveAccessibleName(words.decide.bar);
    if (isMobile) await expectTouchable(table.page, table.control('choose'));
    await table.decide();
  }
  await table.expectPhase('drawn');
};

/**
 * Each column's bet stands in line with its own numbers; on a phone held upright three numbers make a row, zero above them, and
 * the clock stays in sight at the far end of the felt. Neighbours on the wheel are bet on with one press, and taken back with one.
 */
const expectFelt = async (table: TableModel, isMobile: boolean): Promise<void> => {
  // All at one moment: the page may scroll with the next round.
  const places = await table.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-spot]')].map((place) => {
        const { x, y } = place.getBoundingClientRect();
        return [place.getAttribute('data-spot'), { x: Math.round(x), y: Math.round(y) }];
      }),
    ),
  );
  const [along, across] = isMobile ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const at = (spot: string) => {
    const place = places[spot];
    if (!place) throw new Error(`no place ${spot}`);
    return place;
  };
  for (const column of [1, 2, 3]) {
    const end = at(`column:${column}`);
    for (const number of [0, 3, 33].map((step) => at(`straight:${column + step}`))) {
      expect(number[across], `column ${column}`).toBe(end[across]);
      expect(number[along]).toBeLessThan(end[along]);
    }
  }
  expect(at('straight:0')[along]).toBeLessThan(at('straight:1')[along]);
  expect(at('straight:3')[along]).toBe(at('straight:1')[along]);
  for (const spot of ['column:1', 'high']) {
    await table.spot(spot).scrollIntoViewIfNeeded();
    await expect(table.field('phase')).toBeInViewport({ ratio: 0.9 });
  }
  await table.page.locator('[data-kind="track"]').check({ force: true });
  await table.expectOpening();
  await table.page.locator('[data-pocket="8"]').click();
  await expect(table.control('play')).toHaveText(words.betAmount('$5.00'));
  await table.page.locator('[data-sector="tiers"]').click();
  await expect(table.control('play')).toHaveText(words.betAmount('$11.00'));
  await table.control('undo').click();
  await expect(table.control('play')).toHaveText(words.betAmount('$5.00'));
  if (isMobile) await expectTouchable(table.page, table.page.locator('.track-number'));
  await expectAccessible(table.page);
  await table.control('clear').click();
  await table.page.locator('[data-kind="straight"]').check({ force: true });
};

// Their clocks run whether somebody waits or not: they are played side by side, but no more than four, for a browser has six
// connections to a host and every table keeps one.
for (const [part, some] of [tables.slice(0, 4), tables.slice(4, 8), tables.slice(8)].entries())
  test(`everybody can play each table, part ${part + 1}: by keyboard, by name, by the names of its controls`, async ({
    api,
    context,
    isMobile,
  }) => {
    test.setTimeout(roundMs);
    await Promise.all(
      some.map((game) =>
        test.step(game.gameCode, async () =>
          playByKeyboard(await openDemo(api, await context.newPage(), game), game, isMobile),
        ),
      ),
    );
  });
