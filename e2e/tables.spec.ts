import { expect, memberTest, test } from './fixtures.ts';
import { TableModel } from './models/TableModel.ts';

const baccarat = 'tide-baccarat';

memberTest.use({ openingDeposit: '200.00' });

memberTest(
  'a member bets at a shared table; the round is drawn, paid, and proved by the browser',
  async ({ hall, page }) => {
    test.setTimeout(180_000);
    await hall.open('/gameHall/3');
    await hall.expectBalance('$200.00');
    const table = new TableModel(await hall.launch(baccarat));
    await table.ready();
    await table.bet('banker', 'player');
    expect(await table.minor('balance', 'USD')).toBe(18_000n);
    await expect(table.spot('banker')).toHaveAttribute('data-standing', 'true');

    await table.expectPhase('settled');
    await expect(table.field('win')).toHaveAttribute('data-value', /[0-9]/);
    const won = await table.minor('win', 'USD');
    // Player, banker, or a tie that gives both stakes back.
    expect([2_000n, 1_950n]).toContain(won);
    const left = 18_000n + won;
    await expect
      .poll(() => table.minor('balance', 'USD'), { message: 'the balance after the round' })
      .toBe(left);
    await hall.expectBalance(`$${left / 100n}.${String(left % 100n).padStart(2, '0')}`);

    await table.page.locator('[data-action="history"]').click();
    const proof = table.page.context().waitForEvent('page');
    await table.page.locator('[data-field="history"] a').first().click();
    const verify = await proof;
    for (const check of ['hash-check', 'entropy-check', 'outcome-check']) {
      await expect(verify.locator(`[data-field="${check}"] .agrees`)).toBeVisible();
    }
    await expect(verify.locator('[data-field="own-bet"]')).toBeVisible();
    await expect(page.locator('[data-play-phase]')).toHaveAttribute('data-play-phase', 'playing');
  },
);
