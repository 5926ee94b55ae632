import { expect, memberTest, once, test } from './fixtures.ts';
import { tideLobby } from './launchHouse.ts';
import type { HallModel } from './models/HallModel.ts';

const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';
const koi = 'koi-lantern';
const comet = 'comet-peaks';

/** The balance shows that the page knows its member; the launcher is then there. */
const openLobby = async (hall: HallModel): Promise<void> => {
  await hall.open(lobby);
  await hall.expectBalance('$0.00');
};

test('a visitor who presses a game is asked to log in, and may', once, async ({ hall, page, api }) => {
  const { account, password } = await api.join();
  await hall.open(lobby);
  await hall.press(koi);
  await expect(hall.dialog()).toContainText(hall.text('login.ask_text'));
  expect(page.context().pages()).toHaveLength(1);
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('shell.login'), exact: true })
    .click();
  const form = hall.form('login', 'login.submit');
  await form.input('account').fill(account);
  await form.input('password').fill(password);
  await form.answerCaptcha('0000', 'answer');
  await form.submit();
  await expect(form.root).toBeHidden();
  await hall.expectBalance('$0.00');
});

memberTest(
  'the game window opens in the click, on /loading, before the address is known',
  async ({ hall, page }) => {
    await page.route('**/api/member/game/play1', async (route) => {
      await expect.poll(() => page.context().pages().length).toBe(2);
      expect(page.context().pages()[1]?.url()).toMatch(/\/loading$/);
      await route.continue();
    });
    await openLobby(hall);
    await hall.launch(koi);
    expect(await page.evaluate(() => localStorage.getItem('isPlay'))).toBe('1');
  },
);

memberTest('the address is asked for when the channel is silent', once, async ({ hall, page }) => {
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.route('**/socket.io/**', (route) => route.abort());
  await openLobby(hall);
  await hall.launch(koi);
});

memberTest('a press that comes before the launcher is not lost', once, async ({ hall, page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/MemberParts-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openLobby(hall);
  await hall.press(koi);
  expect(page.context().pages()).toHaveLength(1);
  const window = await hall.windowFrom(async () => letThrough());
  await window.waitForURL(`**/play/${koi}**`);
  await expect(hall.playDock()).toHaveAttribute('data-play-phase', 'playing');
});

memberTest(
  'another game takes the window on the desktop, and is refused on a phone',
  async ({ hall, page }) => {
    await openLobby(hall);
    const window = await hall.launch(koi);
    await hall.press(comet);
    if (hall.template === 'wide') {
      await window.waitForURL(`**/play/${comet}**`);
      await expect(hall.playDock()).toHaveAttribute('data-play-phase', 'playing');
    } else {
      await expect(hall.toast(hall.text('pg.err_is_playing'))).toBeVisible();
      expect(window.url()).toContain(`/play/${koi}`);
    }
    expect(page.context().pages()).toHaveLength(2);
  },
);

memberTest(
  'a game is open once, and left from the hall, by its window or by a page that is loaded anew',
  once,
  async ({ hall, page }) => {
    await openLobby(hall);
    const isPlay = () => page.evaluate(() => localStorage.getItem('isPlay'));
    const left = () => page.waitForResponse('**/api/member/game/leave1');
    const window = await hall.launch(koi);
    await hall.press(koi);
    await expect(hall.toast(hall.text('pg.alert_duplicate'))).toBeVisible();
    expect(page.context().pages()).toHaveLength(2);

    await memberTest.step('left from the hall, it closes its window', async () => {
      const closed = window.waitForEvent('close');
      const gone = left();
      await hall
        .playDock()
        .getByRole('button', { name: hall.text('play.leave'), exact: true })
        .click();
      await Promise.all([closed, gone]);
      await expect(hall.playDock()).toBeHidden();
    });

    await memberTest.step('its window closed by hand, it is left', async () => {
      const byHand = await hall.launch(koi);
      const gone = left();
      await byHand.close();
      await gone;
      await expect(hall.playDock()).toBeHidden();
      expect(await isPlay()).toBe('0');
    });

    await memberTest.step('open when the page is loaded anew, it is left', async () => {
      await hall.launch(koi);
      const gone = left();
      await page.reload();
      await gone;
      await expect.poll(isPlay).toBe('0');
    });
  },
);

memberTest('while a game is open its whole name stands beside the ways back and out', async ({ hall }) => {
  await openLobby(hall);
  await hall.launch(comet);
  const dock = hall.playDock();
  const name = dock.getByText('Comet over Peaks', { exact: true });
  await expect(name).toBeInViewport({ ratio: 1 });
  expect(await name.evaluate((element) => element.parentElement?.scrollWidth)).toBe(
    await name.evaluate((element) => element.parentElement?.clientWidth),
  );
  for (const key of ['play.back_to_game', 'play.leave'])
    await expect(dock.getByRole('button', { name: hall.text(key), exact: true })).toBeInViewport({
      ratio: 1,
    });
});

/** Asks to log out without loading the page anew, which would leave the game. */
const logOutHere = async (hall: HallModel): Promise<void> => {
  if (hall.template === 'narrow') {
    if (!(await hall.memberMenu().isVisible())) await hall.openWallet();
    await expect(hall.memberMenu()).toBeVisible();
    await hall.logOut();
    return;
  }
  const menu = hall.page.locator('header [aria-haspopup="menu"]');
  // The lobby has a header of its own.
  if (!(await menu.isVisible()))
    await hall.page
      .getByRole('link', { name: hall.text('shell.home') })
      .first()
      .click();
  await menu.click();
  await hall.page.getByRole('menuitem', { name: hall.text('shell.logout') }).click();
};

memberTest('logging out while a game is open asks first', once, async ({ hall, page }) => {
  await openLobby(hall);
  const window = await hall.launch(koi);
  await logOutHere(hall);
  await expect(hall.dialog()).toContainText(hall.text('login.logout_playing'));
  await hall.button('login.logout_stay').click();
  await expect(hall.dialog()).toBeHidden();
  expect(window.isClosed()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

  await logOutHere(hall);
  const closed = window.waitForEvent('close');
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('shell.logout'), exact: true })
    .click();
  await closed;
  await expect(hall.toast(hall.text('message.logout_success'))).toBeVisible();
  await expect(page).toHaveURL('/');
  await hall.expectVisitor();
});

memberTest('games that are not open yet cannot be launched', once, async ({ hall, page }) => {
  await hall.open(tideLobby);
  await hall.expectBalance('$0.00');
  await hall.showAnnounced();
  const soon = hall.page.locator('[data-game]', { hasText: hall.text('tile.coming_soon') }).first();
  await expect(soon.getByRole('button').first()).toHaveAttribute('aria-disabled', 'true');
  // Pressed all the same, as somebody does who does not see that it is dimmed.
  await soon.getByRole('button').first().click({ force: true });
  await expect(hall.playDock()).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});

memberTest('the language stays while a game is open', once, async ({ hall, page }) => {
  await hall.open('/gameHall/2');
  await hall.expectBalance('$0.00');
  await hall.launch(koi);
  await hall.openLanguages();
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(hall.toast(hall.text('pg.err_is_playing'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'en_US');
});
