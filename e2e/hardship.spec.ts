import { blockStorage } from './blockStorage.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import type { HallModel } from './models/HallModel.ts';
import { forgetNewerFunctions } from './oldBrowser.ts';

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

test('a browser that keeps nothing shows the hall as any other', once, async ({ hall, page }) => {
  await blockStorage(page);
  await lookAround(hall);
});

memberTest('a phone that gets no updates any more plays as any other', async ({ hall, page }) => {
  await forgetNewerFunctions(page);
  await hall.open(lobby);
  await hall.expectBalance('$0.00');
  await hall.launch('koi-lantern');
});

test.describe('where no socket gets through', () => {
  test.use({ expectedConsole: [/socket\.io|WebSocket|ERR_FAILED/] });

  test('the hall stands, and the jackpot is asked for instead of told', once, async ({ hall, page }) => {
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

/** Every page that asks for what belongs to a member. */
const memberPages = [
  '/user/Info',
  '/user/Security',
  '/user/BindAccount',
  '/user/Deposit',
  '/user/MyWallet',
  '/user/Transaction',
  '/user/Announcement',
  '/user/Letter',
  '/user/Withdrawal',
  '/user/Safety',
  '/fastPayment',
  '/proxy',
] as const;

/** Pages that are one file in both templates (`templates/both.ts`). */
const alike: ReadonlySet<string> = new Set([
  '/user/Security',
  '/user/BindAccount',
  '/user/Deposit',
  '/user/Announcement',
  '/user/Withdrawal',
  '/user/Safety',
]);

/** What holds the place of something that is still coming. */
const waiting = '[class*="animate-[breathe"]';

memberTest.describe('where no call is answered well', () => {
  memberTest.use({ expectedConsole: [/503/] });

  memberTest('every page says so, and offers a way on', async ({ hall, page }) => {
    memberTest.slow();
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { code: 503, message: 'not now' } }),
    );
    for (const path of memberPages.filter((one) => hall.template === 'wide' || !alike.has(one)))
      await memberTest.step(path, async () => {
        await page.goto(path);
        const main = page.locator('main');
        await expect(page.locator('h1').first()).toBeAttached();
        // Nothing is waited for that does not come.
        await expect(main.locator(waiting)).toHaveCount(0, { timeout: 30_000 });
        await expect(main.locator('button:visible, a:visible').first()).toBeVisible();
      });
  });
});

memberTest('pages keep their place while the answers are on their way', once, async ({ page }) => {
  for (const path of ['/user/Info', '/user/MyWallet', '/user/Transaction', '/user/Letter', '/user/Safety'])
    await memberTest.step(path, async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.locator('main').locator(waiting).first()).toBeVisible();
      held.resolve();
      await expect(page.locator('main').locator(waiting)).toHaveCount(0, { timeout: 30_000 });
      await expect(page.locator('h1').first()).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
});

for (const hours of [-9, 9]) {
  test(`a clock that is ${hours} hours off changes nothing`, once, async ({ hall, page }) => {
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

  memberTest(`a member whose clock is ${hours} hours off stays one`, once, async ({ hall, page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await hall.open(lobby);
    await hall.expectBalance('$0.00');
    await page.reload();
    await hall.expectBalance('$0.00');
  });
}
