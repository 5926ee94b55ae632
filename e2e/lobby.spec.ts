import { expect, memberTest, test } from './fixtures.ts';

const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';

test('a game is found by its Chinese name on the English page, and by its English name', async ({ hall }) => {
  await hall.open(lobby);
  const found = hall.page.locator('[data-game]');
  const all = await found.count();
  for (const name of ['锦鲤', 'KOI lant', '  koi  lanterns ']) {
    await hall.search(name);
    await expect(found).toHaveCount(1);
    await expect(hall.tile('koi-lantern')).toContainText('Koi Lanterns');
  }
  await hall.page.getByRole('button', { name: hall.text('lobby.search_clear') }).click();
  await expect(found).toHaveCount(all);
});

test('a search without a find says so and leads back to all games', async ({ hall }) => {
  await hall.open(lobby);
  const found = hall.page.locator('[data-game]');
  const all = await found.count();
  await hall.search('没有这个游戏');
  await expect(hall.page.getByText(hall.text('lobby.empty'), { exact: true })).toBeVisible();
  await expect(found).toHaveCount(0);
  await hall.button('lobby.show_all').click();
  await expect(found).toHaveCount(all);
  await expect(hall.page.locator('input[name="search"]')).toHaveValue('');
});

test('a provider and an order narrow and sort the list', async ({ hall, page }) => {
  await hall.open(lobby);
  const providers = page.getByRole('navigation', { name: hall.text('lobby.providers') });
  await providers.getByRole('link', { name: 'Tide & Moon' }).click();
  await page.waitForURL('**/slotgame?gt_id=2&gp_id=2**');
  await expect(hall.tile('comet-peaks')).toBeVisible();
  await expect(hall.tile('koi-lantern')).toHaveCount(0);
  await page.getByRole('combobox', { name: hall.text('lobby.sort') }).selectOption('name');
  const names = page.locator('[data-game] .tile-name');
  await expect
    .poll(async () => {
      const shown = await names.allTextContents();
      return shown.length > 1 && shown.join() === shown.toSorted(new Intl.Collator('en').compare).join();
    })
    .toBe(true);
});

test('a visitor who wants to keep a game is asked to log in', async ({ hall }) => {
  await hall.open(lobby);
  await hall.heart('koi-lantern').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
});

memberTest('favourites are kept over a reload and can be let go again', async ({ hall, page }) => {
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
