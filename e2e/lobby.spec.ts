import { randomInt } from 'node:crypto';
import { lobbyFirstMax } from '@pavilion/contract/catalogue';
import { catalogue } from '../apps/studio/src/catalogue.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { demoSite, withHouse } from './houseDatabase.ts';
import type { HallModel } from './models/HallModel.ts';

// Pictures that are missing are told by the console.
test.use({ pictures: true });

const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';

/** More esports than the first screens hold, announced by a provider of the test's own; answers how to take them away again. */
const announceEsports = (): Promise<() => Promise<void>> =>
  withHouse(async (pool) => {
    const id = 1_100_000_000 + randomInt(900_000_000);
    const name = JSON.stringify({ zh_CN: `Arcade ${id}`, en_US: `Arcade ${id}` });
    await pool.query(
      `INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES ($1, $3, $2, 'seamless', 'LANTERN')`,
      [id, name, `ARCADE${id}`],
    );
    await pool.query('INSERT INTO site_provider (site_id, gp_id, sort) VALUES ($1, $2, 9000)', [
      demoSite,
      id,
    ]);
    // Their codes are those of pictures that are drawn.
    await pool.query(
      `WITH made AS (
         INSERT INTO game (gp_id, gt_id, game_code, names, state, motif)
         SELECT $1, 9, code, jsonb_build_object('zh_CN', code, 'en_US', code), 'coming_soon', 'koi' FROM unnest($2::text[]) AS code
         RETURNING id)
       INSERT INTO site_game (site_id, game_id, sort) SELECT $3, id, 900000 FROM made`,
      [id, catalogue.slice(0, lobbyFirstMax).map(({ gameCode }) => gameCode), demoSite],
    );
    return () =>
      withHouse(async (again) => {
        await again.query('DELETE FROM site_game USING game WHERE game.id = game_id AND gp_id = $1', [id]);
        await again.query('DELETE FROM game WHERE gp_id = $1', [id]);
        await again.query('DELETE FROM site_provider WHERE gp_id = $1', [id]);
        await again.query('DELETE FROM provider WHERE gp_id = $1', [id]);
      });
  });

/** How many games the lobby says it shows: of a long list only the rows near the window are in the page. */
const gamesCount = async (hall: HallModel): Promise<number> =>
  Number((await hall.page.locator('main [aria-live="polite"]').textContent())?.match(/\d+/)?.[0] ?? 0);

test(
  'a game is found by its Chinese name on the English page, and by its English name',
  once,
  async ({ hall }) => {
    await hall.open(lobby);
    const found = hall.page.locator('[data-game]');
    const all = await gamesCount(hall);
    for (const name of ['锦鲤', 'KOI lant', '  koi  lanterns ', 'den long ca chep']) {
      await hall.search(name);
      await expect(found).toHaveCount(1);
      await expect(hall.tile('koi-lantern')).toContainText('Koi Lanterns');
    }
    await hall.page.getByRole('button', { name: hall.text('lobby.search_clear') }).click();
    await expect.poll(() => gamesCount(hall)).toBe(all);
  },
);

test('a search without a find says so and leads back to all games', once, async ({ hall }) => {
  await hall.open(lobby);
  const found = hall.page.locator('[data-game]');
  const all = await gamesCount(hall);
  await hall.search('没有这个游戏');
  await expect(hall.page.getByText(hall.text('lobby.empty'), { exact: true })).toBeVisible();
  await expect(found).toHaveCount(0);
  await hall.button('lobby.show_all').click();
  await expect.poll(() => gamesCount(hall)).toBe(all);
  await expect(hall.page.locator('input[name="search"]')).toHaveValue('');
});

test('a provider and an order narrow and sort the list', once, async ({ hall, page }) => {
  await hall.open(lobby);
  const providers = page.getByRole('navigation', { name: hall.text('lobby.providers') });
  await providers.getByRole('link', { name: 'Tide & Moon' }).click();
  await page.waitForURL('**/slotgame?gt_id=2&gp_id=2**');
  await expect(hall.tile('comet-peaks')).toBeVisible();
  await expect(hall.tile('koi-lantern')).toHaveCount(0);
  await hall.showAnnounced();
  await page.getByRole('combobox', { name: hall.text('lobby.sort') }).selectOption('name');
  const names = page.locator('[data-game] .tile-name');
  await expect
    .poll(async () => {
      const shown = await names.allTextContents();
      return shown.length > 1 && shown.join() === shown.toSorted(new Intl.Collator('en').compare).join();
    })
    .toBe(true);
});

test('a visitor who wants to keep a game is asked to log in', once, async ({ hall }) => {
  await hall.open(lobby);
  await hall.heart('koi-lantern').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
});

memberTest('favourites are kept over a reload and can be let go again', once, async ({ hall, page }) => {
  await hall.open(lobby);
  await hall.expectBalance('$0.00');
  const stored = page.waitForResponse('**/favorite/store');
  await hall.heart('koi-lantern').click();
  await expect(hall.heart('koi-lantern')).toHaveAttribute('aria-pressed', 'true');
  await stored;
  await page.reload();
  await hall.ready();
  await expect(hall.heart('koi-lantern')).toHaveAttribute('aria-pressed', 'true');
  await hall.button('lobby.tab_my_favorite').click();
  await expect(page.locator('[data-game]')).toHaveCount(1);
  const letGo = page.waitForResponse('**/favorite/store');
  await hall.heart('koi-lantern').click();
  await expect(page.getByText(hall.text('lobby.empty_my_favorite'), { exact: true })).toBeVisible();
  await letGo;
});

test('a studio and a label narrow the list', once, async ({ hall, page }) => {
  await hall.open('/slotgame?gt_id=2&gp_id=1&house=0');
  const all = await gamesCount(hall);
  const studios = page.getByRole('navigation', { name: hall.text('lobby.studios') });
  await studios.getByRole('link', { name: 'The Hearth' }).click();
  await page.waitForURL('**/slotgame?gt_id=2&gp_id=1&house=2');
  await expect.poll(() => gamesCount(hall)).toBeLessThan(all);
  await studios.getByRole('link', { name: hall.text('lobby.all_studios') }).click();
  await expect.poll(() => gamesCount(hall)).toBe(all);
  await page.getByRole('combobox', { name: hall.text('lobby.label') }).selectOption({ label: 'Festival' });
  await expect.poll(() => gamesCount(hall)).toBeLessThan(all);
  await expect(hall.tile('koi-lantern')).toBeVisible();
});

test('of a long list only what is near the window is in the page, and its end can be reached', async ({
  hall,
  page,
}) => {
  await hall.open(lobby);
  await hall.showAnnounced();
  const grid = page.locator('[data-lobby-grid][aria-busy="false"]');
  await expect(grid).toBeVisible();
  const all = await gamesCount(hall);
  const last = page.locator(`[data-place="${all - 1}"]`);
  await expect(last).toHaveCount(0);
  const height = await grid.evaluate((list) => list.clientHeight);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', String(all));
  await expect(page.locator('[data-place="0"]')).toHaveCount(0);
  expect(await grid.evaluate((list) => list.clientHeight)).toBe(height);
});

test('whoever has gone past the list to the foot of the page finds it again on the way back', async ({
  hall,
  page,
}) => {
  await hall.open('/gameHall/3');
  await hall.showAnnounced();
  await expect(page.locator('[data-lobby-grid][aria-busy="false"]')).toBeVisible();
  // Past the list by more than what stands ready around the window.
  await page.evaluate(() => {
    document.body.style.paddingBottom = '4000px';
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(page.locator('[data-place="0"]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('[data-place="0"]')).toBeInViewport();
});

test('the arrow keys step through the tiles', once, async ({ hall, page }) => {
  await hall.open(lobby);
  await hall.showAnnounced();
  await expect(page.locator('[data-lobby-grid][aria-busy="false"]')).toBeVisible();
  const place = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place ?? -1),
    );
  await page.locator('[data-place="0"] button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(1);
  for (let row = 0; row < 3; row += 1) {
    const before = await place();
    await page.keyboard.press('ArrowDown');
    await expect.poll(place).toBeGreaterThan(before + 1);
  }
  const far = await place();
  await expect(page.locator(`[data-place="${far}"]`)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe(far - 1);
});

test('the way back finds the lobby as it was left', async ({ hall, page }) => {
  await hall.open(lobby);
  await hall.showAnnounced();
  await page.getByRole('combobox', { name: hall.text('lobby.sort') }).selectOption('name');
  await hall.search('a');
  await expect(page.locator('[data-lobby-grid]')).toHaveAttribute('data-answers', 'a');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/');
  await page.goBack();
  await expect(page.locator('input[name="search"]')).toHaveValue('a');
  await expect(page.getByRole('combobox', { name: hall.text('lobby.sort') })).toHaveValue('name');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.reload();
  await expect(page.locator('input[name="search"]')).toHaveValue('a');
});

test.describe('when the rest of the games does not come', () => {
  test.use({ expectedConsole: [/502/] });
  test('what is there stays in view, and the rest can be asked for again', once, async ({ hall, page }) => {
    const takeAway = await announceEsports();
    try {
      await page.route('**/api/lobby/games', (route) =>
        route.fulfill({ status: 502, json: { code: 502, message: '' } }),
      );
      // Every process of the hall hears of new games within seconds.
      await expect(async () => {
        await hall.open('/gameHall/9');
        await hall.showAnnounced();
        await expect(page.getByRole('alert')).toContainText(hall.text('lobby.failed'), { timeout: 2_000 });
      }).toPass();
      await expect(hall.tile('paper-siege')).toBeVisible();
      await page.unroute('**/api/lobby/games');
      await hall.button('lobby.retry').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('[data-lobby-grid][aria-busy="false"]')).toBeVisible();
    } finally {
      await takeAway();
    }
  });
});

test('the game room is the desktop’s; a phone is led to the slot lobby', async ({ hall, page, isMobile }) => {
  await page.goto('/gameRoom?gt_id=2&gp_id=1&house=0');
  await expect(hall.tile('koi-lantern')).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(path).toBe(isMobile ? '/slotgame' : '/gameRoom');
  await expect(page.getByRole('contentinfo')).toHaveCount(isMobile ? 0 : 1);
});

test('the game room is reached from the slot lobby and from the bar of types, on the desktop alone', async ({
  hall,
  page,
  isMobile,
}) => {
  await hall.open('/slotgame?gt_id=2&gp_id=1&house=0');
  const room = page.getByRole('link', { name: hall.text('shell.game_room') });
  if (isMobile) {
    await expect(hall.tile('koi-lantern')).toBeVisible();
    await expect(room).toHaveCount(0);
    return;
  }
  await room.click();
  await page.waitForURL('**/gameRoom?gt_id=2&gp_id=1&house=0');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await hall.open('/');
  await page
    .getByRole('navigation', { name: hall.text('shell.nav_games') })
    .getByText(hall.text('game_types.slot'))
    .hover();
  await expect(room).toHaveAttribute('href', '/gameRoom?gt_id=2&gp_id=Popular&house=0');
});

test.describe('a crafted game room', () => {
  test.use({ expectedConsole: [/404/] });
  for (const query of ['gt_id=3', 'gt_id=2&gp_id=0', 'gp_id=../1', 'house=-1', 'gt_id=2&gp_id=1e3']) {
    test(`is no page: ${query}`, once, async ({ page }) => {
      const answer = await page.goto(`/gameRoom?${query}`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('body')).toContainText('Page Not Found: /gameRoom');
    });
  }
});

memberTest('a favourite outlives a page that is left at once', once, async ({ hall, page }) => {
  await hall.open(lobby);
  await hall.expectBalance('$0.00');
  await hall.heart('koi-lantern').click();
  await page.reload();
  await hall.ready();
  await expect(hall.heart('koi-lantern')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favorites_waiting'))),
    )
    .toEqual([]);
  await page.reload();
  await hall.ready();
  await expect(hall.heart('koi-lantern')).toHaveAttribute('aria-pressed', 'true');
});

memberTest.describe('a favourite that is refused', () => {
  memberTest.use({ expectedConsole: [/400/] });
  memberTest('is taken back, and the member is told', once, async ({ hall, page }) => {
    await page.route('**/favorite/store', (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'refused', field: 'data.0.game_id' } }),
    );
    await hall.open(lobby);
    await hall.expectBalance('$0.00');
    await hall.heart('koi-lantern').click();
    await expect(hall.heart('koi-lantern')).toHaveAttribute('aria-pressed', 'true');
    await expect(hall.toast(hall.text('tile.favorite_refused'))).toBeVisible();
    await expect(hall.heart('koi-lantern')).toHaveAttribute('aria-pressed', 'false');
  });
});
