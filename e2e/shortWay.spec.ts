import type { Locator } from '@playwright/test';
import { expect, onPhone, test } from './fixtures.ts';
import { captchaAnswer, newMember } from './hallApi.ts';
import { SlotModel } from './models/SlotModel.ts';

/** A newcomer's whole way on a phone, by the taps and entries that it takes. */

const tapsMax = 9;
const entriesMax = 6;

/** A hand whose every tap and every filled field counts; to fill a field takes no tap beside. */
class CountingHand {
  taps = 0;
  entries = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async enter(field: Locator, text: string): Promise<void> {
    this.entries += 1;
    await field.fill(text);
  }

  /** A date is one entry, in whatever parts it is chosen. */
  async choose(date: () => Promise<void>): Promise<void> {
    this.entries += 1;
    await date();
  }
}

const ways = [
  { specLocale: 'zh_CN', currency: 'RMB', sign: '¥' },
  { specLocale: 'en_US', currency: 'USD', sign: '$' },
] as const;

for (const { specLocale, currency, sign } of ways) {
  test.describe(currency, () => {
    test.use({ specLocale });
    test(
      'from the door to the first spin: nine taps and six entries at most',
      onPhone,
      async ({ hall, page }) => {
        test.slow();
        const hand = new CountingHand();
        const member = newMember();
        await hall.open('/');
        await hand.tap(hall.button('shell.join').first());
        const form = hall.signup();
        await hand.enter(form.input('member_account'), member.account);
        await hand.enter(form.input('password'), member.password);
        await hand.enter(form.input('check_password'), member.password);
        await hand.tap(form.nextButton());
        await hand.choose(() => form.chooseBirthday(1990, 4, 7));
        await expect(form.root.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'ready');
        await hand.enter(form.input('captcha'), captchaAnswer);
        await hand.tap(form.agreement());
        await hand.tap(form.submitButton());
        await hall.expectBalance(`${sign}0.00`);

        await hand.tap(page.locator('nav[data-part="footer"] a[href="/user/Deposit"]'));
        const deposit = hall.depositForm();
        await hand.enter(deposit.input('amount'), '100');
        const payment = await hall.windowFrom(() => hand.tap(deposit.submitButton()));
        const closed = payment.waitForEvent('close');
        await hand.tap(payment.locator('[data-action="approve"]'));
        await closed;
        await hall.expectDeposit('succeeded');

        const game = await hall.windowFrom(() => hand.tap(page.locator('[data-popular]').first()));
        const slot = new SlotModel(game);
        await slot.ready();
        const before = await slot.minor('balance', currency);
        expect(before).toBe(100_00n);
        const answered = game.waitForResponse((response) => response.url().endsWith('/api/step'));
        await hand.tap(slot.control('play'));
        expect((await answered).ok()).toBe(true);

        expect(hand.taps).toBeLessThanOrEqual(tapsMax);
        expect(hand.entries).toBeLessThanOrEqual(entriesMax);
      },
    );
  });
}
