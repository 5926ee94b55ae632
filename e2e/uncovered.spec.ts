import { gameTypeIdSchema } from '@pavilion/contract';
import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { catalogue } from '../apps/studio/src/catalogue.ts';
import { expect, once, test } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';
import { TableModel } from './models/TableModel.ts';

/** What is told at a game lies beside what it is told of, and covers none of it, however large the screen is. */

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
const onSide = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
] as const;
const desk = { width: 1280, height: 800 } as const;

/** What is left of a round, and the beginning of the next. */
const roundsMs = 180_000;

/** A game with play money, as a visitor comes to it. */
const openDemo = async (api: HallApi, page: Page, gameCode: string): Promise<TableModel> => {
  const game = catalogue.find((known) => known.gameCode === gameCode);
  if (!game) throw new Error(`no game ${gameCode}`);
  const { game_url } = await api.call(demoPlay, {
    currency: 'USD',
    gp_id: game.gpId,
    game_type: gameTypeIdSchema.parse(game.gameType),
    game_code: gameCode,
  });
  await page.goto(game_url);
  const table = new TableModel(page);
  await table.ready();
  return table;
};

/** Places of what `over` finds that lie over something of `under`, by more than an edge; and how many were looked at. */
const covered = (page: Page, over: string, under: string): Promise<{ seen: number; covers: string[] }> =>
  page.evaluate(
    ([overs, unders]) => {
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && height > 0);
      const [upper, lower] = [boxesOf(overs), boxesOf(unders)];
      const covers = upper.flatMap((one) =>
        lower
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
          )
          .map(
            (other) =>
              `${Math.round(one.x)},${Math.round(one.y)} over ${Math.round(other.x)},${Math.round(other.y)}`,
          ),
      );
      return { seen: Math.min(upper.length, lower.length), covers };
    },
    [over, under] as const,
  );

const expectClear = async (page: Page, over: string, under: string): Promise<void> => {
  const { seen, covers } = await covered(page, over, under);
  expect(seen, `${over} and ${under} are there`).toBeGreaterThan(0);
  expect(covers, `${over} over ${under}`).toEqual([]);
};

/** What a round has won, as it stands over the scene once it is paid. */
const showWin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document
      .querySelector('.table-stage')
      ?.insertAdjacentHTML(
        'beforeend',
        '<div class="won" data-tier="0"><p class="won-plate">You won $1,234.50</p></div>',
      );
  });

test(
  'the wheel of the lighthouse keeps its size, whichever bets are looked at',
  once,
  async ({ api, page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(desk);
    const table = await openDemo(api, page, 'lighthouse-wheel');
    const groups = await table.control('group').all();
    expect(groups).toHaveLength(4);
    const heights: (number | undefined)[] = [];
    for (const group of groups) {
      await group.check({ force: true });
      await expect(page.locator('.group-places:not([inert])')).toHaveCount(1);
      heights.push((await table.field('scene').boundingBox())?.height);
      // What is hidden takes its room, and no press.
      // Between two rounds no place takes a bet.
      await expect(page.locator('[data-action="lay"]:visible').first()).toBeEnabled({ timeout: 60_000 });
    }
    expect(heights[0]).toBeGreaterThan(200);
    expect(new Set(heights).size).toBe(1);
  },
);

test('at seven lanterns a chip covers no number, and a win no card', once, async ({ api, page }) => {
  test.setTimeout(roundsMs);
  const table = await openDemo(api, page, 'seven-lanterns');
  await page.setViewportSize(phones[0]);
  await table.expectOpening();
  for (const spot of ['seat:1', 'pair:4', 'three:7']) await table.spot(spot).click();
  await expect(page.locator('.lanterns-row .pile')).toHaveCount(3);
  await showWin(page);
  for (const size of phones) {
    await page.setViewportSize(size);
    await expectClear(page, '.lanterns-row .pile', '.lanterns-row strong');
    await expectClear(page, '.won-plate', '.lantern-dealer .seat-mat, .seat-lantern, .strip-mat');
    await expectClear(page, '.table-controls', '.lanterns-row[data-kind="seat"] .spot');
  }
  await page.setViewportSize(phones[0]);
  await expectClear(page, '.table-controls', '.lanterns-row .spot');
});

for (const gameCode of ['hare-derby', 'dragon-boat-race'])
  test(`at ${gameCode} a chip covers no price, and no word`, once, async ({ api, page }) => {
    test.setTimeout(roundsMs);
    const table = await openDemo(api, page, gameCode);
    await page.setViewportSize(phones[0]);
    await table.expectOpening();
    const spots = ['win:1', 'place:1', 'win:6', 'odd'];
    for (const spot of spots) await table.spot(spot).click();
    const piles = page.locator('.race-board .pile');
    await expect(piles).toHaveCount(spots.length);
    // As wide as chips come.
    await piles.evaluateAll((all) => {
      for (const pile of all) pile.textContent = '2,000';
    });
    for (const size of [...phones, ...onSide, desk]) {
      await page.setViewportSize(size);
      await expectClear(
        page,
        '.race-board .pile',
        '.race-board .spot > strong, .race-board .race-bet > small',
      );
      await expectClear(page, '.race-board .race-parity .pile', '.race-board .race-parity .spot > small');
    }
    // The same look finds a chip that lies where it hid the price.
    await piles.evaluateAll((all) => {
      for (const pile of all)
        if (pile instanceof HTMLElement) Object.assign(pile.style, { right: 'auto', left: '8px' });
    });
    const { covers } = await covered(page, '.race-board .pile', '.race-board .spot > strong');
    expect(covers).not.toEqual([]);
  });

test('at three cards by moonlight no plate covers a card, and a win no moon', once, async ({ api, page }) => {
  const table = await openDemo(api, page, 'moonlit-three');
  await showWin(page);
  for (const size of phones) {
    await page.setViewportSize(size);
    await expect(table.field('scene')).toBeVisible();
    await expectClear(page, '.hand-plate rect', '.seat-place');
    await expectClear(page, '.won-plate', '.moon-face, .seat-place, .hand-plate text');
    await expectClear(page, '.table-controls', '.three-board .spot');
  }
});

for (const gameCode of ['crane-poker', 'lantern-twenty-one'])
  test(`the coach of ${gameCode} is there on a phone on its side`, once, async ({ api, page }) => {
    await page.setViewportSize(onSide[0]);
    await openDemo(api, page, gameCode);
    const coach = page.locator('[data-field="coach"]');
    await page.locator('[data-action="coach"]').click();
    await expect(coach).toHaveAttribute('data-on', 'true');
    await page.locator('.moves .move').first().click();
    const ask = page.locator('[data-action="coach-show"]');
    const deal = page.locator('.moves .move:not([aria-disabled="true"])').first();
    // A hand that is over with its first cards leaves nothing to advise.
    await expect(async () => {
      if (!(await ask.isVisible())) await deal.click();
      await ask.click({ timeout: 5_000 });
    }).toPass();
    await expect(coach.locator('.coach-says')).toContainText('%');
    for (const size of onSide) {
      await page.setViewportSize(size);
      await expect(coach.locator('.coach-says')).toBeInViewport({ ratio: 1 });
      await expectClear(page, '.coach', '.card-row, .hand, .lanterns, .pay-list, .controls, .notice-line');
      await expectClear(page, '.controls', '.notice-line, .felt');
    }
  });
