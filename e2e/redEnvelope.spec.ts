import { redEnvelopePollMs } from '@pavilion/contract';
import { redEnvelopePromotion } from '@pavilion/contract/promotions';
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
  // The channel would tell of the end before the press.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.route('**/socket.io/**', (route) => route.abort());
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

test('the countdown is the same in every zone, and three seconds after zero the page asks again', async ({
  api,
  browser,
  context,
  member,
  page,
}) => {
  const id = await hangRedEnvelope('USD', rule);
  const { envelope } = await api.call(redEnvelopePromotion, {}, member.session);
  const endMs = Date.parse(envelope?.end_at ?? '');
  const abroad = await browser.newContext({
    storageState: await context.storageState(),
    timezoneId: 'Asia/Tokyo',
    viewport: page.viewportSize(),
  });
  const tokyo = await abroad.newPage();
  for (const each of [page, tokyo]) {
    await each.clock.setFixedTime(endMs - 90_000);
    await each.goto('/user/Info');
    await expect(each.locator(`[data-red-envelope="${id}"]`)).toHaveText('00:01:30');
  }
  await abroad.close();

  const fresh = await context.newPage();
  await fresh.clock.install({ time: endMs - 60_000 });
  await fresh.goto('/user/Info');
  const door = fresh.locator(`[data-red-envelope="${id}"]`);
  await expect(door).toBeVisible();
  const asked = fresh.waitForRequest(`**/api${redEnvelopePromotion.path}`);
  await fresh.clock.fastForward(60_000 + redEnvelopePollMs);
  await asked;
  await expect(door).toHaveCount(0);
  await endRedEnvelope(id);
});
