import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { expect, memberTest, onPhone, test } from './fixtures.ts';
import { type HallApi, newMember } from './hallApi.ts';
import { BookModel } from './models/BookModel.ts';
import { OnePlayerModel } from './models/OnePlayerModel.ts';
import { expectInReach } from './models/reach.ts';
import { TableModel } from './models/TableModel.ts';
import { growOld } from './oldBrowser.ts';

/** Hall and games on a phone that gets no updates any more (decisions 0059 and 0077): Chromium 100. */

// A style sheet may be on its way when a test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const openDemo = async (
  api: HallApi,
  page: Page,
  game: readonly [string, number, 2 | 3 | 4],
): Promise<void> => {
  const [game_code, gp_id, game_type] = game;
  const { game_url } = await api.call(demoPlay, { currency: 'USD', gp_id, game_type, game_code });
  await growOld(page);
  await page.goto(game_url);
};

test('a slot is played', async ({ api, page, isMobile }) => {
  await openDemo(api, page, ['koi-lantern', 1, 2]);
  const game = new OnePlayerModel(page);
  await game.ready();
  await game.playOne('koi-lantern');
  if (isMobile) await expectInReach(page);
});

test('symbols that fall lie in their rows', async ({ api, page }) => {
  await openDemo(api, page, ['thousand-jellies', 2, 2]);
  const game = new OnePlayerModel(page);
  await game.ready();
  const tops = await page
    .locator('.floating')
    .evaluateAll((all) => all.map((symbol) => Math.round(symbol.getBoundingClientRect().top)));
  expect(tops).toHaveLength(20);
  expect(new Set(tops).size).toBe(4);
});

test('a table is bet at, and tells which kind of bet is chosen', async ({ api, page, isMobile }) => {
  await openDemo(api, page, ['moon-roulette', 2, 3]);
  const table = new TableModel(page);
  await table.ready();
  if (isMobile) await expectInReach(page);
  const glyph = (kind: string) => page.locator(`[data-kind="${kind}"] + svg`);
  const fill = (kind: string) => glyph(kind).evaluate((svg) => getComputedStyle(svg).fill);
  expect(await fill('straight')).not.toBe(await fill('corner'));
  await table.expectOpening();
  await table.bet('straight:17');
});

test('the book lists its events, and the stake goes up and down', async ({ api, page }) => {
  test.setTimeout(120_000);
  await openDemo(api, page, ['kite-sports', 3, 4]);
  const book = new BookModel(page);
  await book.ready();
  await book.pickLater();
  await book.openSlip();
  const stake = page.locator('input[data-field="stake"]');
  const first = await stake.inputValue();
  await book.action('stake-up').click();
  await expect(stake).not.toHaveValue(first);
  await book.action('stake-down').click();
  await expect(stake).toHaveValue(first);
});

// A computer's browser gets updates for longer; its template is placed by newer styles.
test.describe('the hall', onPhone, () => {
  test('is joined, and its games are put in order and found', async ({ hall, page }) => {
    await growOld(page);
    await hall.open('/');
    await hall.join(newMember());
    await hall.expectBalance('$0.00');
    await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
    await page.getByRole('combobox', { name: hall.text('lobby.sort') }).selectOption('name');
    await expect(page.locator('[data-game]').first()).toContainText('A Thousand Moon Jellies');
    await hall.search('koi');
    await expect(page.locator('[data-game]')).toHaveCount(1);
  });

  memberTest('is paid into, and shows the balance over time', async ({ hall, page, api, member }) => {
    await growOld(page);
    await hall.open('/user/Deposit');
    await expect(hall.depositForm().root).toBeVisible();
    await api.deposit(member.session, '25.00');
    await hall.expectBalance('$25.00');
    await hall.open('/user/MyWallet');
    await expect(page.getByRole('figure', { name: hall.text('wallet.chart_balance') })).toBeVisible();
  });
});
