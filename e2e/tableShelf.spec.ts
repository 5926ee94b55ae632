import type { DataOf } from '@pavilion/contract';
import { type LobbyTable, lobbyTables } from '@pavilion/contract/tables';
import type { Locator, Page } from '@playwright/test';
import { tableGames } from '../apps/studio/src/tables/games/index.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import type { HallModel } from './models/HallModel.ts';
import { TableModel } from './models/TableModel.ts';

/** The tables of the house on its home page, as their providers tell that they stand (look: live tables, lottery countdown). */

// Another spec may frame a game as the page of sports meanwhile, and whoever comes near this shelf comes near that frame.
test.use({ expectedConsole: [/status of 401.*\/play\/[a-z-]+\/api\/open/] });

const tablesCall = '**/api/lobby/tables';
const minuteMs = 60_000;

/** The shelf is brought when somebody comes near to it. */
const openShelf = async (hall: HallModel): Promise<Locator> => {
  await hall.open('/');
  const shelf = hall.page.locator('[data-shelf="tables"]');
  await shelf.scrollIntoViewIfNeeded();
  return shelf;
};

const cardOf = (shelf: Locator, gameCode: string): Locator => shelf.locator(`[data-table="${gameCode}"]`);

test('every table that many play at once is there, counts down, and shows a result when it is out', async ({
  hall,
}) => {
  test.setTimeout(2 * minuteMs);
  const shelf = await openShelf(hall);
  // A table that was not told in time comes with the next look at its provider.
  for (const { gameCode } of tableGames)
    await expect(cardOf(shelf, gameCode)).toBeVisible({ timeout: minuteMs });
  const baccarat = cardOf(shelf, 'tide-baccarat');
  const timer = baccarat.getByRole('timer');
  await expect(timer).toHaveText(/^0:[0-3]\d$/);
  const shown = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(shown);
  const road = baccarat.getByRole('img');
  const before = (await road.getAttribute('aria-label', { timeout: minuteMs })) ?? '';
  await expect(road).not.toHaveAttribute('aria-label', before, { timeout: minuteMs });
});

test('what lies beside the screen does not make the page wider', async ({ hall, page, viewport }) => {
  const shelf = await openShelf(hall);
  await expect(cardOf(shelf, 'puppet-crest')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width);
});

test('the countdown is right where the clock of the browser is hours off', once, async ({ hall, page }) => {
  await page.addInitScript(() => {
    const RealDate = Date;
    const aheadMs = 5 * 3_600_000;
    const now = () => RealDate.now() + aheadMs;
    window.Date = new Proxy(RealDate, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  });
  const shelf = await openShelf(hall);
  for (const gameCode of ['abacus-three', 'hare-derby'])
    await expect(cardOf(shelf, gameCode).getByRole('timer')).toHaveText(/^0:[0-5]\d$/);
});

test('a visitor who wants a seat is asked to log in', once, async ({ hall }) => {
  const shelf = await openShelf(hall);
  await cardOf(shelf, 'moon-roulette').getByRole('button').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
});

memberTest('a member takes a seat at the table, and bets on a runner each way', async ({ hall, page }) => {
  const shelf = await openShelf(hall);
  const asked = page.waitForRequest('**/api/member/game/play1');
  const game = await hall.windowFrom(() => cardOf(shelf, 'hare-derby').getByRole('button').click());
  expect((await asked).postDataJSON()).toMatchObject({ gpId: 5, game_type: 7, game_code: 'hare-derby' });
  const table = new TableModel(game);
  await table.ready();
  await table.expectOpening();
  await game.locator('[data-action="each-way"]').first().click();
  for (const spot of ['win:1', 'place:1'])
    await expect(game.locator(`[data-spot="${spot}"] .pile`)).toHaveAttribute('data-fresh', 'true');
});

test.describe('where the call fails', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('the shelf says so, and fetches them when it is told to', once, async ({ hall, page }) => {
    await page.route(tablesCall, (route) => route.abort());
    const shelf = await openShelf(hall);
    await expect(shelf).toContainText(hall.text('home.part_failed'));
    await page.unroute(tablesCall);
    await shelf.getByRole('button', { name: hall.text('lobby.retry') }).click();
    await expect(cardOf(shelf, 'tide-baccarat')).toBeVisible();
  });
});

/** Lets the call answer with other tables than the house has. */
const answerWith = async (page: Page, list: readonly LobbyTable[]): Promise<void> => {
  await page.route(tablesCall, (route) => {
    const data: DataOf<typeof lobbyTables> = { as_of: new Date().toISOString(), list: [...list] };
    return route.fulfill({ json: { code: 100, message: '', data } });
  });
};

test('a house without such tables has no such shelf', once, async ({ hall, page }) => {
  await answerWith(page, []);
  const shelf = await openShelf(hall);
  await expect(shelf).toHaveCount(0);
});

test('a table of which no news comes says that it waits for them', once, async ({ hall, page, api }) => {
  const { as_of, list } = await api.call(lobbyTables, { currency: 'USD' });
  const long = new Date(Date.parse(as_of) - minuteMs).toISOString();
  await answerWith(
    page,
    list.map((table) => ({ ...table, closes_at: long, draws_at: long, next_at: long })),
  );
  const shelf = await openShelf(hall);
  await expect(cardOf(shelf, 'puppet-crest')).toContainText(hall.text('home.table_unknown'));
  await expect(shelf.getByRole('timer')).toHaveCount(0);
});
