import { reconcile } from '@pavilion/ledger';
import { parseDecimal } from '@pavilion/money';
import { words } from '../apps/studio/client/videoSlots/lightWords/en_US.ts';
import { findLight } from '../apps/studio/src/games/lights.ts';
import { expectAccessible } from './accessibility.ts';
import { dollars } from './amounts.ts';
import { expect, memberTest, once } from './fixtures.ts';
import { giveMoney, withHouse } from './houseDatabase.ts';
import { playUntilDrop, potOf, sessionOf } from './lightsHouse.ts';
import { SlotModel } from './models/SlotModel.ts';

/** Pots that several slots feed together, from the band over the reels to the hall's ledger. */

const currency = 'USD';
/** The greatest stake: a pot is brought to its ceiling by some fifteen hundred of them. */
const stake = '40.00';
const dropWithinMs = 300_000;

const minorOf = (amount: string): bigint => parseDecimal(amount, currency) ?? -1n;

memberTest(
  'a light grows by stakes, drops once, is paid out of the hall’s pot and can be recomputed',
  once,
  async ({ hall, page, member }) => {
    memberTest.setTimeout(dropWithinMs);
    await giveMoney(member.session.member_id, 30_000_000, currency);
    await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
    await hall.search('Night Market Lanterns');
    const slot = new SlotModel(await hall.launch('night-market'));
    await slot.ready();

    const band = slot.control('lights');
    for (const name of ['firefly', 'lamp', 'moon'] as const) {
      const shown = band.locator(`[data-light="${name}"]`);
      await expect(shown).toContainText(words.names[name]);
      await expect(shown).toHaveAttribute('data-value', /^[0-9]+\.[0-9]{2}$/);
    }
    await band.click();
    const sheet = slot.page.getByRole('dialog', { name: words.title });
    await expect(sheet.locator('[data-field="light-hash"]')).toHaveCount(3);
    await expect(sheet).toContainText(words.nearer);
    await expectAccessible(slot.page);
    const before = await sheet.locator('[data-drop]').count();
    if (before === 0) await expect(sheet).toContainText(words.none);
    const hashes = await sheet.locator('[data-field="light-hash"]').allTextContents();

    const drop = await playUntilDrop('night-market', await sessionOf(slot.page), stake);
    const dropped = findLight(drop.id);
    if (dropped === undefined) throw new Error(`${drop.id} is no light`);
    const paid = minorOf(drop.amount);
    expect(paid).toBeGreaterThanOrEqual(dropped.seedOf(currency));
    expect(paid).toBeLessThanOrEqual(dropped.ceilingOf(currency));

    await slot.page.reload();
    await slot.ready();
    await slot.control('history').click();
    await expect(slot.page.locator('.round-row').first()).toContainText(
      words.history(words.names[dropped.name], dollars(paid)),
    );
    await slot.page.keyboard.press('Escape');

    await band.click();
    const latest = sheet.locator('[data-drop]').first();
    await expect(latest).toContainText(words.names[dropped.name]);
    // The fingerprint that was shown while it grew.
    expect(await latest.locator('code').allTextContents()).toContainEqual(
      expect.stringMatching(hashes.join('|')),
    );
    await latest.locator('[data-action="check-drop"]').click();
    await expect(latest).toContainText(words.agrees);
    await slot.page.keyboard.press('Escape');

    // The hall has paid it once, out of the pot, which begins again at its seed.
    await expect.poll(async () => (await potOf(drop.id, currency)).paid).toContainEqual(paid);
    await expect
      .poll(
        async () => {
          const { held, onItsWay } = await potOf(drop.id, currency);
          return Number(onItsWay) === 0 && held >= dropped.seedOf(currency);
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    expect((await withHouse((pool) => reconcile(pool))).differences).toEqual([]);

    // Another game that feeds the same pots tells the same drop.
    await hall.closeGame(slot.page);
    await page.bringToFront();
    await hall.search('Pepper Kitchen');
    const other = new SlotModel(await hall.launch('pepper-kitchen'));
    await other.ready();
    await other.control('lights').click();
    const told = other.page.getByRole('dialog', { name: words.title }).locator('[data-drop]').first();
    await expect(told).toContainText(words.names[dropped.name]);
  },
);
