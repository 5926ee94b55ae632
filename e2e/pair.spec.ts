import { demoPlay } from '@pavilion/contract/demo';
import { play } from '@pavilion/contract/play';
import type { Page } from '@playwright/test';
import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';
import { TableModel } from './models/TableModel.ts';
import { baccarat, longMs, openBoth, tableIn, tiger } from './pairTables.ts';

/** Two tables beside one another on a desktop: one balance, one session of play, and bets that are each table's own. */

const net = (table: TableModel) => table.field('net').textContent();

/** Both tables show the same money, whichever of them it moved at. */
const expectAgreed = (page: Page, one: TableModel, other: TableModel): Promise<void> =>
  expect(async () => {
    expect(await one.minor('balance', 'USD')).toBe(await other.minor('balance', 'USD'));
    expect(await net(one)).toBe(await net(other));
  }, `the money of ${page.url()}`).toPass();

memberTest.describe('a member with two tables', () => {
  memberTest.use({ openingDeposit: '200.00' });

  memberTest(
    'bets at both from one balance, sees both paid, and finds each table’s bets in its own history',
    once,
    async ({ hall }) => {
      test.setTimeout(longMs);
      const { page, first, second } = await openBoth(hall);
      // What opens a table is in no address that is kept.
      expect(new URL(page.url())).toMatchObject({ pathname: `/pair/${baccarat}/${tiger}`, hash: '' });
      await expect(page.getByTitle(words.beside)).toHaveCount(0);
      await expectAccessible(page);

      await first.expectOpening();
      await first.bet('banker');
      await expect(second.field('balance')).toHaveAttribute('data-value', '198.00');
      await expect(second.spot('dragon')).toHaveAttribute('data-standing', 'false');
      await second.expectOpening();
      await second.bet('dragon');
      await second.expectStanding('dragon');
      await expectAgreed(page, first, second);
      await second.expectPaid('USD');
      await expect(first.field('win')).toHaveAttribute('data-returned', /[0-9]/, { timeout: 60_000 });
      await expectAgreed(page, first, second);

      for (const table of [first, second]) {
        await table.control('history').click();
        await expect(table.field('history').locator('.round-row')).toHaveCount(1);
        await table.control('close-sheet').click();
      }
    },
  );

  memberTest(
    'has both closed by the hall when another game is opened',
    once,
    async ({ hall, api, member }) => {
      test.setTimeout(longMs);
      const { page } = await openBoth(hall);
      const closed = page.waitForEvent('close');
      // As from another window of the hall.
      await api.call(play, { gpId: 1, game_type: 2, game_code: 'koi-lantern' }, member.session);
      await closed;
    },
  );
});

const openDemo = async (api: HallApi, page: Page): Promise<TableModel> => {
  const { game_url } = await api.call(demoPlay, {
    currency: 'USD',
    gp_id: 2,
    game_type: 3,
    game_code: baccarat,
  });
  await page.goto(game_url);
  const table = new TableModel(page);
  await table.ready();
  return table;
};

test('two tables are reloaded, narrowed to one, and closed each by itself', once, async ({ api, page }) => {
  test.setTimeout(longMs);
  await page.setViewportSize({ width: 1280, height: 800 });
  const alone = await openDemo(api, page);
  await alone.control('beside').click();
  await expect(page.getByRole('dialog', { name: words.beside })).toBeVisible();
  await expect(page.locator(`[data-beside="${tiger}"]`)).toContainText(words.phases.open, {
    timeout: 60_000,
  });
  await expect(page.locator(`[data-beside="${baccarat}"]`)).toHaveCount(0);
  await expectAccessible(page);
  await page.locator(`[data-beside="${tiger}"]`).click();
  await page.waitForURL('**/pair/**');
  const [first, second] = [tableIn(page, baccarat), tableIn(page, tiger)];
  await Promise.all([first.ready(), second.ready()]);

  await second.expectOpening();
  await second.bet('tiger');
  await expect(first.field('balance')).toHaveAttribute('data-value', '398.00');

  await page.reload();
  await Promise.all([first.ready(), second.ready()]);
  await second.expectStanding('tiger');

  await second.spot('tiger').focus();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(first.spot('banker')).toBeHidden();
  await expect(second.spot('tiger')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(first.spot('banker')).toBeVisible();
  await second.expectStanding('tiger');

  await first.control('close-table').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(second.control('leave')).toBeVisible();
  await second.expectStanding('tiger');
  await second.expectPaid('USD');
  await page.reload();
  const left = new TableModel(page);
  await left.ready();
  await expect(page.locator(`.table-game[data-game="${tiger}"]`)).toBeVisible();
  // The last choice comes first.
  await left.control('beside').click();
  await expect(page.locator('[data-beside]').first()).toBeVisible();

  await page.setViewportSize({ width: 1000, height: 800 });
  await page.keyboard.press('Escape');
  await expect(left.control('beside')).toHaveCount(0);
});
