import { dollars } from './amounts.ts';
import { expect, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import { SlotModel } from './models/SlotModel.ts';
import type { SpecLocale } from './texts.ts';

// Pictures that are missing are told by the console.
test.use({ pictures: true });

/** The main job, end to end: a visitor joins, pays in, plays a real game and watches the money move. */

// Where the main job fails, what the page did is kept.
test.use({ trace: 'retain-on-failure' });

for (const specLocale of ['zh_CN', 'en_US'] as const satisfies readonly SpecLocale[]) {
  test.describe(specLocale, () => {
    test.use({ specLocale });
    test('a visitor joins, pays in, plays, leaves and reads the records', async ({ page, hall }) => {
      test.setTimeout(120_000);
      await hall.open('/');
      await hall.join(newMember());
      await hall.expectBalance('$0.00');

      await hall.openPlace('deposit');
      const payment = await hall.orderDeposit('100.00');
      const closed = payment.waitForEvent('close');
      await payment.locator('[data-action="approve"]').click();
      await hall.expectDeposit('succeeded');
      await closed;
      await hall.openPlace('wallet');
      await expect(page.locator('[data-field="main-balance"]')).toHaveText('$100.00');

      await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
      await hall.expectBalance('$100.00');
      await hall.search('koi');
      await expect(hall.tile('koi-lantern')).toBeVisible();
      const window = await hall.launch('koi-lantern');

      const slot = new SlotModel(window);
      await slot.ready();
      expect(await slot.minor('balance', 'USD')).toBe(100_00n);
      const stake = await slot.minor('stake', 'USD');
      for (let rounds = 0; rounds < 3; rounds += 1) await slot.playRound();
      const inGame = await slot.minor('balance', 'USD');
      expect(inGame).toBeGreaterThanOrEqual(100_00n - 3n * stake);
      await hall.expectBalance(dollars(inGame));

      const left = window.waitForEvent('close');
      await slot.control('leave').click();
      await left;
      await expect(hall.playDock()).toBeHidden();
      await hall.expectBalance(dollars(inGame));

      await hall.openPlace('records');
      const rounds = await hall.openRecords('rounds');
      await expect(rounds.locator('tbody tr, li')).toHaveCount(3);
      const postings = await hall.openRecords('postings');
      // Free rounds may have brought more postings than one page holds.
      await postings.getByRole('combobox', { name: hall.text('records.kind') }).selectOption('deposit');
      await expect(postings).toContainText(hall.text('records.kind_deposit'));
      await expect(postings).toContainText('+$100.00');
      const payments = await hall.openRecords('dw');
      await expect(payments).toContainText(hall.text('cashier.state_succeeded'));

      await hall.logOut();
      await expect(hall.toast(hall.text('message.logout_success'))).toBeVisible();
      await hall.expectVisitor();
    });
  });
}
