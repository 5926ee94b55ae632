import { gameWindow } from '@pavilion/contract';
import { expect, memberTest, once, remember } from './fixtures.ts';
import {
  closePage,
  forceMode,
  isPlay,
  koi,
  openLobbyWithSettings,
  slotLobby,
  tellSettings,
} from './launchHouse.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';
import { hallOrigin, studioOrigin } from './surroundings.ts';

/** Each way to open a game (spec §4 Game launch), on both templates. */

const openLobby = (hall: HallModel): Promise<void> =>
  openLobbyWithSettings(hall.page, async () => {
    await hall.open(slotLobby);
    await hall.expectBalance('$0.00');
  });
const overlay = (hall: HallModel) => hall.page.locator('[data-game-overlay]');
const playPage = (hall: HallModel) => hall.page.locator('[data-play-page]');
const game = (hall: HallModel) => hall.page.frameLocator('iframe').locator('[data-field="balance"]');
const leaveAnswer = (hall: HallModel) => hall.page.waitForResponse('**/api/member/game/leave1');

memberTest(
  'a window has the size of the house on a desktop, and is a tab on a phone',
  async ({ hall, page }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, name, features) => {
        sessionStorage.setItem('asked-features', features ?? 'none');
        return open(url, name, features);
      };
    });
    await openLobby(hall);
    await hall.launch(koi);
    const features = await page.evaluate(() => sessionStorage.getItem('asked-features'));
    if (hall.template === 'narrow') expect(features).toBe('none');
    else expect(features).toContain(`width=${gameWindow.widthPx},height=${gameWindow.heightPx}`);
  },
);

memberTest(
  'a provider that forces it opens in a dialog, on phones too, and is left from there',
  async ({ hall, page }) => {
    await forceMode(page, 'modal');
    await openLobby(hall);
    await hall.press(koi);
    await expect(overlay(hall)).toHaveAttribute('data-game-overlay', 'playing');
    await expect(overlay(hall)).toHaveAccessibleName('Koi Lanterns');
    await expect(game(hall)).toHaveAttribute('data-value', /[0-9]/, { timeout: 20_000 });
    expect(page.context().pages()).toHaveLength(1);
    expect(await isPlay(page)).toBe('1');
    await expect(hall.playDock()).toBeHidden();
    const left = leaveAnswer(hall);
    await overlay(hall)
      .getByRole('button', { name: hall.text('play.leave'), exact: true })
      .click();
    await left;
    await expect(overlay(hall)).toBeHidden();
    await expect.poll(() => isPlay(page)).toBe('0');
  },
);

memberTest("the game's own way home closes the dialog", async ({ hall, page }) => {
  await forceMode(page, 'modal');
  await openLobby(hall);
  await hall.press(koi);
  await expect(game(hall)).toBeVisible({ timeout: 20_000 });
  const left = leaveAnswer(hall);
  // As a game does that sends its frame to the lobby address.
  await page
    .frames()
    .find((frame) => frame.url().startsWith(studioOrigin()))
    ?.evaluate((address) => location.assign(address), closePage());
  await left;
  await expect(overlay(hall)).toBeHidden();
});

memberTest(
  'the in-page view holds the game on a desktop, and going on leaves it; phones have a tab',
  async ({ hall, page }) => {
    await forceMode(page, 'page');
    await openLobby(hall);
    if (hall.template === 'narrow') {
      await hall.launch(koi);
      return;
    }
    await hall.press(koi);
    await page.waitForURL('**/play');
    await expect(playPage(hall)).toHaveAttribute('data-play-page', 'playing');
    await expect(game(hall)).toHaveAttribute('data-value', /[0-9]/, { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Koi Lanterns' })).toBeVisible();
    const left = leaveAnswer(hall);
    await page.getByRole('banner').getByRole('link').first().click();
    await left;
    await expect.poll(() => isPlay(page)).toBe('0');
    await expect(hall.playDock()).toBeHidden();
  },
);

memberTest('leaving the in-page view leads back to where the game was pressed', async ({ hall, page }) => {
  // A phone comes there by the way around a blocked window.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLobby(hall);
  await hall.press(koi);
  await hall.button('play.blocked_here').click();
  await expect(playPage(hall)).toHaveAttribute('data-play-page', 'playing');
  await playPage(hall)
    .getByRole('button', { name: hall.text('play.leave'), exact: true })
    .click();
  await page.waitForURL(`**${slotLobby}`);
});

memberTest(
  '/play by its address alone says that no game is open, and where games are',
  once,
  async ({ hall, page }) => {
    await hall.open('/play');
    await expect(
      page.getByRole('heading', { level: 1, name: hall.text('windows.play_title') }),
    ).toBeVisible();
    await hall.button('play.demo_list').click();
    await expect(hall.dialog()).toContainText(hall.text('play.demo_mark'));
  },
);

memberTest(
  'a press on what the server has drawn is not lost before the page can answer it',
  async ({ hall, page }) => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/PlayView-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await hall.open('/play');
    await hall.button('play.demo_list').click();
    await expect(hall.dialog()).toContainText(hall.text('play.demo_mark'));
    letThrough();
    await expect(hall.dialog().locator(`[data-demo="${koi}"]`)).toBeVisible();
  },
);

memberTest(
  'a redirect takes the tab to the game, and the way home back to where it was',
  async ({ hall, page }) => {
    // A provider that must have a window, where there is none, redirects on both templates.
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await forceMode(page, hall.template === 'wide' ? 'redirect' : 'window');
    await openLobby(hall);
    await hall.press(koi);
    if (hall.template === 'narrow') await hall.button('play.blocked_here').click();
    await page.waitForURL(`${studioOrigin()}/play/**`);
    expect(page.context().pages()).toHaveLength(1);
    await page.goto(closePage());
    const left = page.waitForResponse('**/api/member/game/leave1');
    await page.waitForURL(`**${slotLobby}`);
    await left;
    await expect.poll(() => isPlay(page)).toBe('0');
  },
);

memberTest(
  'inside a social app every game opens by redirect',
  once,
  async ({ browser, hall, storageState, remembered, page }) => {
    const context = await browser.newContext({
      ...(storageState && { storageState }),
      viewport: page.viewportSize(),
      baseURL: hallOrigin(),
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0]',
    });
    await remember(context, remembered);
    const inApp = hallOf(await context.newPage(), hall.locale);
    await forceMode(inApp.page, 'window');
    await openLobby(inApp);
    await inApp.press(koi);
    await inApp.page.waitForURL(`${studioOrigin()}/play/**`);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  },
);

memberTest(
  'a site that is closed says so in its own words, and nothing opens',
  once,
  async ({ hall, page }) => {
    await tellSettings(page, (settings) => {
      settings.closed_text = 'Back at noon.';
    });
    await openLobby(hall);
    await hall.press(koi);
    await expect(hall.toast('Back at noon.')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  },
);

memberTest(
  'maintenance is told with its window, and the game window closes',
  once,
  async ({ hall, page }) => {
    await page.route('**/api/member/game/play1', (route) =>
      route.fulfill({
        json: {
          code: 203,
          message: 'Maintenance',
          data: { start_at: '2026-11-22T10:00:00Z', end_at: '2026-11-22T12:30:00Z' },
        },
      }),
    );
    await openLobby(hall);
    const window = await hall.windowFrom(() => hall.press(koi));
    await expect(hall.dialog()).toContainText(hall.text('play.maintenance_dear'));
    // The site's zone: four hours behind.
    await expect(hall.dialog()).toContainText(/Nov 22, 2026, 6:00.AM/);
    await expect(hall.dialog()).toContainText(/Nov 22, 2026, 8:30.AM/);
    if (!window.isClosed()) await window.waitForEvent('close');
    await expect(hall.playDock()).toBeHidden();
    expect(await isPlay(page)).toBe('0');
  },
);

memberTest(
  'transfers that are paused stop the games of providers that keep money',
  once,
  async ({ hall, page }) => {
    await tellSettings(page, (settings) => {
      for (const provider of settings.providers) provider.wallet = 'transfer';
    });
    await page.route('**/api/member/profile/common/layout', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { member_common_layout: { wallet_status: number } } };
      answer.data.member_common_layout.wallet_status = 0;
      await route.fulfill({ response, json: answer });
    });
    const told = page.waitForResponse('**/api/member/profile/common/layout');
    await openLobby(hall);
    await (await told).finished();
    // Nothing on the page shows that it has read the answer: once it rests, it has.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await hall.press(koi);
    await expect(hall.toast(hall.text('pg.transfer_disabled'))).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  },
);
