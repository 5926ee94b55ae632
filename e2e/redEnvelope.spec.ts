import { redEnvelopePromotion } from '@pavilion/contract/promotions';
import type { Locator } from '@playwright/test';
import { expect, once, remember, memberTest as test } from './fixtures.ts';
import { endRedEnvelope, hangRedEnvelope, holdAlone } from './houseDatabase.ts';

const hourMs = 3_600_000;
/** Paid in by nobody but the members of this spec: the other specs' pages show no envelope. */
const deposit = '9777.00';
const rule = { cashMinor: 888n, minDepositMinor: 977_700n, openMs: hourMs };

test.describe.configure({ mode: 'serial' });
test.use({ openingDeposit: deposit });

/** An envelope is for every member who has paid in as much: those of the other template would see it, too. */
let letGo: () => Promise<void> = async () => undefined;
test.beforeEach(async () => {
  letGo = await holdAlone('red envelopes');
});
test.afterEach(() => letGo());

test('an envelope comes by itself, is opened once, and its cash is in the wallet', async ({ hall, page }) => {
  await hall.open('/user/Info');
  await hall.expectBalance('$9,777.00');
  const id = await hangRedEnvelope('USD', rule);
  const door = page.locator(`[data-red-envelope="${id}"]`);
  await expect(door).toBeVisible();
  await expect(door.locator('[data-red-envelope-left]')).toHaveText(/^\d\d:\d\d:\d\d$/);
  // Put away it stays so, and is found among the offers.
  await hall.button('red_envelope.later').click();
  await expect(door).toHaveCount(0);
  await hall.open('/discount');
  const card = page.locator('[data-envelope-card]');
  await expect(card).toContainText('Lantern night');
  await expect(door).toHaveCount(0);
  await card.getByRole('button', { name: hall.text('red_envelope.open') }).click();
  await expect(hall.dialog()).toContainText('Lantern night');
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('red_envelope.open') })
    .click();
  await expect(page.locator('[data-red-envelope-cash]')).toContainText('$8.88');
  await hall.button('red_envelope.done').click();
  await hall.expectBalance('$9,785.88');
  await expect(card).toHaveCount(0);
});

test('an envelope that ended meanwhile says so and goes away', once, async ({ hall, page }) => {
  // The channel would tell of the end before the press.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.route('**/socket.io/**', (route) => route.abort());
  const id = await hangRedEnvelope('USD', rule);
  await hall.open('/user/Info');
  const door = page.locator(`[data-red-envelope="${id}"]`);
  await door.click();
  await endRedEnvelope(id);
  await hall.button('red_envelope.open').click();
  await expect(hall.dialog()).toContainText('This red envelope has ended or is empty.');
  await hall.button('red_envelope.done').click();
  await expect(door).toHaveCount(0);
  await hall.expectBalance('$9,777.00');
});

test(
  'the countdown goes by the hall’s clock, whatever zone and hour the device has',
  once,
  async ({ browser, context, page, remembered }) => {
    const id = await hangRedEnvelope('USD', rule);
    for (const [timezoneId, offMs] of [
      ['Asia/Tokyo', 0],
      ['America/Caracas', 9 * hourMs],
      ['Asia/Tokyo', -9 * hourMs],
    ] as const) {
      const elsewhere = await browser.newContext({
        storageState: await context.storageState(),
        timezoneId,
        viewport: page.viewportSize(),
      });
      await remember(elsewhere, remembered);
      const far = await elsewhere.newPage();
      await far.clock.install({ time: Date.now() + offMs });
      await far.goto('/user/Info');
      const left = far.locator(`[data-red-envelope="${id}"]`).locator('[data-red-envelope-left]');
      await expect(left, `${timezoneId} ${offMs}`).toHaveText(/^(?:00:5\d:\d\d|01:00:00)$/);
      await elsewhere.close();
    }
    await endRedEnvelope(id);
  },
);

test('three seconds after its end the page asks again', once, async ({ page }) => {
  // Nobody else reminds it.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.route('**/socket.io/**', (route) => route.abort());
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${redEnvelopePromotion.path}`)) asked += 1;
  });
  const id = await hangRedEnvelope('USD', { ...rule, openMs: 15_000 });
  await page.goto('/user/Info');
  const door = page.locator(`[data-red-envelope="${id}"]`);
  await expect(door).toBeVisible();
  const askedBefore = asked;
  await expect(door).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => asked).toBeGreaterThan(askedBefore);
});

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not in the page');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};

test('it hangs where it stands before nothing that stays where it is', async ({ hall, page, isMobile }) => {
  const id = await hangRedEnvelope('USD', rule);
  const door = page.locator(`[data-red-envelope="${id}"]`);
  await hall.open('/user/Deposit');
  await expect(door).toBeVisible();
  const atDesk = await boxOf(door);
  if (isMobile) {
    const bar = await boxOf(page.locator('nav[data-part="footer"]'));
    expect(atDesk.bottom).toBeLessThanOrEqual(bar.top);
    // The page's last line can be brought above it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await boxOf(page.locator('main').locator('p, button').last());
    expect(last.bottom).toBeLessThanOrEqual(atDesk.top);
  } else {
    const header = await boxOf(page.locator('header[data-part="header"]'));
    expect(atDesk.bottom).toBeLessThanOrEqual(header.bottom);
    expect(atDesk.right).toBeLessThan((await boxOf(hall.balance())).left);
  }
  await endRedEnvelope(id);
});
