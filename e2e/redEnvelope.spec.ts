import { expect, memberTest as test } from './fixtures.ts';
import { endRedEnvelope, hangRedEnvelope } from './houseDatabase.ts';

const hourMs = 3_600_000;
/** Paid in by nobody but the members of this spec: the other specs' pages show no envelope. */
const deposit = '9777.00';
const rule = { cashMinor: 888n, minDepositMinor: 977_700n, openMs: hourMs };

test.describe.configure({ mode: 'serial' });
test.use({ openingDeposit: deposit });

test('an envelope comes by itself, is opened once, and its cash is in the wallet', async ({ hall, page }) => {
  await hall.open('/user/Info');
  await hall.expectBalance('$9,777.00');
  const id = await hangRedEnvelope('USD', rule);
  const door = page.locator(`[data-red-envelope="${id}"]`);
  await expect(door).toBeVisible();
  await expect(door).toContainText(/^\d\d:\d\d:\d\d$/);
  await door.click();
  await expect(hall.dialog()).toContainText('Lantern night');
  await hall.button('red_envelope.open').click();
  await expect(page.locator('[data-red-envelope-cash]')).toContainText('$8.88');
  await hall.button('red_envelope.done').click();
  await hall.expectBalance('$9,785.88');
  await expect(door).toHaveCount(0);
});

test('an envelope that ended meanwhile says so and goes away', async ({ hall, page }) => {
  const id = await hangRedEnvelope('USD', rule);
  await hall.open('/user/Info');
  const door = page.locator(`[data-red-envelope="${id}"]`);
  await door.click();
  await endRedEnvelope(id);
  await hall.button('red_envelope.open').click();
  await expect(hall.dialog()).toContainText('This red envelope is over or empty.');
  await hall.button('red_envelope.done').click();
  await expect(door).toHaveCount(0);
  await hall.expectBalance('$9,777.00');
});
