import { randomInt } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { hallOf } from './models/HallModel.ts';
import { SlotModel } from './models/SlotModel.ts';
import { studioOrigin } from './surroundings.ts';
import type { SpecLocale } from './texts.ts';

/** The main job, end to end: a visitor joins, pays in, plays a real game and watches the money move. */

const newMember = () => {
  const account = `t${randomInt(1e9).toString(36)}`.padEnd(7, 'x').slice(0, 12);
  return { account, password: 'Lantern8', email: `${account}@example.com` };
};

const dollars = (minor: bigint): string => `$${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

for (const locale of ['zh_CN', 'en_US'] as const satisfies readonly SpecLocale[]) {
  test(`a visitor joins, pays in, plays, leaves and reads the records in ${locale}`, async ({ page }) => {
    test.setTimeout(150_000);
    const hall = hallOf(page, locale);
    await hall.speak();
    await hall.open('/');
    await hall.join(newMember());
    await hall.expectBalance('$0.00');

    await hall.openPlace('deposit');
    const payment = await hall.orderDeposit('100.00');
    await payment.waitForURL(`${studioOrigin()}/**`);
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
    await window.waitForURL(`${studioOrigin()}/**`);
    await expect(hall.playDock()).toHaveAttribute('data-play-phase', 'playing');

    const slot = new SlotModel(window);
    await slot.ready();
    expect(await slot.minor('balance')).toBe(100_00n);
    const stake = await slot.minor('stake');
    for (let rounds = 0; rounds < 3; rounds += 1) await slot.spin();
    const inGame = await slot.minor('balance');
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
    await expect(postings).toContainText(hall.text('records.kind_deposit'));
    await expect(postings).toContainText('+$100.00');
    const payments = await hall.openRecords('dw');
    await expect(payments).toContainText(hall.text('cashier.state_succeeded'));

    await hall.logOut();
    await expect(hall.button('shell.login').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}
