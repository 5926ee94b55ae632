import type { Page } from '@playwright/test';
import { expect, memberTest, test } from './fixtures.ts';
import type { HallModel } from './models/HallModel.ts';

/** Browsers that keep nothing, hear nothing, or live at another hour: the hall is the same hall in them. */

const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';

/** Opens what visitors open, presses what they press, and finds what they look for. */
const lookAround = async (hall: HallModel): Promise<void> => {
  const { page } = hall;
  await hall.open('/');
  await expect(page.locator('.tile').first()).toBeVisible();
  await hall.openLogin();
  await expect(hall.dialog().getByAltText(hall.text('login.captcha_picture'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hall.dialog()).toBeHidden();
  await page.locator('a[href^="/discount"]').first().click();
  await expect(page).toHaveURL(/\/discount/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hall.open(lobby);
  await hall.search('锦鲤');
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await hall.heart('koi-lantern').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
};

const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });

test('a browser that keeps nothing shows the hall as any other', async ({ hall, page }) => {
  await blockStorage(page);
  await lookAround(hall);
});

test.describe('where no socket gets through', () => {
  test.use({ expectedConsole: [/socket\.io|WebSocket|ERR_FAILED/] });

  test('the hall stands, and the jackpot is asked for instead of told', async ({ hall, page }) => {
    await page.route('**/socket.io/**', (route) => route.abort());
    await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
    await lookAround(hall);
    await hall.open('/');
    const asked = page.waitForResponse('**/api/v2/get_jackpot');
    // Somebody looks again after having looked elsewhere.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await (await asked).json()).toMatchObject({ code: 100 });
  });
});

for (const hours of [-9, 9]) {
  test(`a clock that is ${hours} hours off changes nothing`, async ({ hall, page }) => {
    await page.addInitScript((shiftMs) => {
      const Right = Date;
      class Wrong extends Right {
        constructor(...given: [] | [number | string | Date]) {
          super(...((given.length === 0 ? [Right.now() + shiftMs] : given) as [number]));
        }
        static override now(): number {
          return Right.now() + shiftMs;
        }
      }
      Object.defineProperty(window, 'Date', { value: Wrong });
    }, hours * 3_600_000);
    await lookAround(hall);
  });

  memberTest(`a member whose clock is ${hours} hours off stays one`, async ({ hall, page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await hall.open(lobby);
    await hall.expectBalance('$0.00');
    await page.reload();
    await hall.expectBalance('$0.00');
  });
}
