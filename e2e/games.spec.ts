import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { games } from '../apps/studio/src/games/index.ts';
import { keepsMoney } from '../apps/studio/src/transfer/accounts.ts';
import { expectAccessible } from './accessibility.ts';
import { dollars } from './amounts.ts';
import { expect, memberTest, once } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';
import type { HallModel } from './models/HallModel.ts';
import { expectNamesClear } from './models/names.ts';
import { OnePlayerModel, unnamedControls } from './models/OnePlayerModel.ts';
import { expectInReach, expectTouchable } from './models/reach.ts';

/** Every game that one player plays: launched from the hall, played for money by the names of its controls, used by everybody. */

const launch = async (hall: HallModel, gameCode: string, gameType: number, name: string): Promise<Page> => {
  if (gameType === 2) {
    await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
    await hall.expectBalance('$50.00');
    await hall.search(name);
  } else {
    await hall.open(`/gameHall/${gameType}`);
    await hall.expectBalance('$50.00');
  }
  return hall.launch(gameCode);
};

// Each game in both languages that it speaks: Chinese on the phone, English on the desktop.
memberTest.use({
  specLocale: ({ isMobile }, use) => use(isMobile ? 'zh_CN' : 'en_US'),
  openingDeposit: '50.00',
});

/**
 * The first game that a page plays: sheets that hold no word of the game are looked at by axe there alone, and on a desktop panels and
 * keys, which are those of the page, are tried there alone.
 */
const isFirstOfPage = ({ gameCode, pages }: (typeof games)[number]): boolean =>
  games.find((other) => other.pages.play === pages.play)?.gameCode === gameCode;

for (const each of games) {
  const { gameCode, gameType, gpId, names } = each;
  memberTest(
    `${gameCode} is played, read and understood by everybody`,
    async ({ hall, specLocale, isMobile }) => {
      memberTest.setTimeout(120_000);
      const name = names[specLocale];
      const page = await launch(hall, gameCode, gameType, name);
      const game = new OnePlayerModel(page);
      await game.ready();
      await expect(page.locator('html')).toHaveAttribute('lang', specLocale === 'zh_CN' ? 'zh-CN' : 'en');
      await expect(page.locator('h1')).toHaveText(name);
      await expect(game.field('demo')).toBeHidden();
      await expect(game.field('notice')).toHaveRole('status');
      await expectAccessible(page);
      expect(await unnamedControls(page)).toEqual([]);
      await expectNamesClear(page);

      const stake = await game.minor('stake', 'USD');
      await game.control('stake-down').click();
      expect(await game.minor('stake', 'USD')).toBeLessThan(stake);
      await page.locator('body').press('ArrowUp');
      expect(await game.minor('stake', 'USD')).toBe(stake);

      if (isMobile) await expectInReach(page);
      if (isMobile && gameCode === 'harbor-keno') await expectTouchable(page, page.locator('.keno-cell'));
      await game.playOne(gameCode);
      if (isMobile) await expectInReach(page);
      await expectAccessible(page);
      const left = await game.minor('balance', 'USD');
      const won = await game.minor('win', 'USD');
      expect(left).toBeGreaterThanOrEqual(50_00n - stake);
      expect(left).toBeLessThanOrEqual(50_00n + won);
      // Where the provider keeps the money, the hall's own balance is what was not taken there.
      if (!keepsMoney(gpId)) await hall.expectBalance(dollars(left));

      if (!isMobile && !isFirstOfPage(each)) return;
      for (const sheet of ['rules', 'history', 'fairness'] as const) {
        await game.control(sheet).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        if (sheet === 'rules') await expect(game.field('rtp')).toContainText('%');
        if (sheet === 'history') await expect(game.field('history').locator('li').first()).toBeVisible();
        if (sheet === 'fairness') await expect(game.field('server-seed-hash')).toHaveText(/^[0-9a-f]{64}$/);
        if (sheet === 'rules' || isFirstOfPage(each)) await expectAccessible(page);
        expect(await unnamedControls(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog')).toHaveCount(0);
      }

      // The space bar is the button, wherever the focus is not on another.
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/step'));
      await page.locator('body').press('Space');
      expect((await answered).status()).toBe(200);
      await game.expectRest();
    },
  );
}

const openDemo = async (
  api: HallApi,
  page: Page,
  game: { readonly gp_id: number; readonly game_type: 2 | 5 | 6; readonly game_code: string },
): Promise<OnePlayerModel> => {
  const { game_url } = await api.call(demoPlay, { currency: 'USD', ...game });
  await page.goto(game_url);
  const opened = new OnePlayerModel(page);
  await opened.ready();
  return opened;
};

/** Presses by keyboard what has the focus, and waits until everything is at rest. */
const pressFocused = async (game: OnePlayerModel): Promise<void> => {
  const answered = game.page.waitForResponse((response) => response.url().endsWith('/api/step'));
  await game.page.keyboard.press('Enter');
  await answered;
  await game.expectRest();
};

memberTest.describe('whoever plays by keyboard', () => {
  memberTest('stays on the button that deals and draws', once, async ({ api, page }) => {
    const game = await openDemo(api, page, { gp_id: 1, game_type: 6, game_code: 'crane-poker' });
    await game.control('play').focus();
    await pressFocused(game);
    await expect(game.control('play')).toBeFocused();
    await pressFocused(game);
    await expect(game.control('play')).toBeFocused();
  });

  memberTest('stays on the button that draws the numbers', once, async ({ api, page }) => {
    const game = await openDemo(api, page, { gp_id: 4, game_type: 5, game_code: 'harbor-keno' });
    await game.control('fill').click();
    await game.control('play').focus();
    await pressFocused(game);
    await expect(game.control('play')).toBeFocused();
  });

  memberTest(
    'stays on a move that may be made again, and is heard by its key as well',
    once,
    async ({ api, page }) => {
      const game = await openDemo(api, page, { gp_id: 1, game_type: 6, game_code: 'lantern-twenty-one' });
      const hit = game.control('hit');
      await expect(async () => {
        await game.dealHand();
        await hit.focus();
        await pressFocused(game);
        // A hand that goes over is dealt anew.
        expect(await hit.isVisible()).toBe(true);
      }).toPass();
      await expect(hit).toBeFocused();
      await page.keyboard.press('s');
      await expect(game.control('play')).toBeVisible();
    },
  );
});

memberTest(
  'a stake is chosen out of all, and a round is seen again out of the history',
  async ({ api, page }) => {
    const game = await openDemo(api, page, { gp_id: 1, game_type: 2, game_code: 'koi-lantern' });
    const [replay, stakes] = [page.locator('dialog.replay'), game.control('set-stake')];
    await game.control('stakes').click();
    await expect(stakes.and(page.locator('[aria-pressed="true"]'))).toBeFocused();
    await expectAccessible(page);
    await stakes.last().focus();
    await page.keyboard.press('Shift+Tab');
    const chosen = await stakes.nth(-2).getAttribute('data-value');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(game.field('stake')).toHaveAttribute('data-value', chosen ?? '');
    await game.playRound();
    const balance = await game.minor('balance', 'USD');
    const won = await game.field('win').textContent();

    // A letter is heard while no field has the focus, and no longer once letters are switched off.
    await page.locator('body').press('m');
    await expect(game.control('sound')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('body').press('?');
    await game.control('letter-keys').uncheck();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.locator('body').press('m');
    await page.locator('body').press('h');
    await expect(game.control('sound')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('dialog')).toHaveCount(0);

    const asked: string[] = [];
    await game.control('history').click();
    await game.control('replay').first().click();
    await expect(replay).toBeVisible();
    page.on('request', (request) => asked.push(request.url()));
    await expect(game.field('replay-mark')).toBeVisible();
    await expectAccessible(page);
    await expect(replay.locator('[data-over="true"]')).toBeVisible({ timeout: 60_000 });
    await expect(game.field('replay-mark')).toBeVisible();
    await expect(game.field('replay-won')).toHaveText(won ?? '');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(replay).toHaveCount(0);
    await expect(page.locator('dialog.sheet')).toBeVisible();
    expect(await game.minor('balance', 'USD')).toBe(balance);
  },
);

memberTest(
  'free spins are bought once, for the price that was named, and the history says so',
  async ({ hall, specLocale }) => {
    const gameCode = 'cloud-express';
    const name = games.find((game) => game.gameCode === gameCode)?.names[specLocale] ?? '';
    const page = await launch(hall, gameCode, 2, name);
    const game = new OnePlayerModel(page);
    await game.ready();
    await game.control('buy').click();
    await expect(game.field('buy-return')).toContainText('%');
    await expectAccessible(page);
    await game.control('buy-cancel').click();
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await game.minor('balance', 'USD')).toBe(50_00n);
    await game.control('buy').click();
    const left = await game.field('buy-left').textContent();
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/step'));
    await game.control('buy-confirm').dblclick();
    await answered;
    await expect(game.control('start-free')).toBeVisible();
    // The first of the free spins may have won already.
    const balance = await game.minor('balance', 'USD');
    expect(dollars(balance - (await game.minor('win', 'USD')))).toBe(left);
    await game.control('history').click();
    await expect(game.field('history').locator('li')).toHaveCount(1);
    await expect(game.field('history').locator('li').first()).toContainText(
      specLocale === 'zh_CN' ? '购买' : 'bought',
    );
  },
);

memberTest.describe('two tabs at one hand', () => {
  memberTest.use({ expectedConsole: [/status of 401/] });

  memberTest(
    'the later plays on where the hand stood; the earlier says so, and plays no more',
    once,
    async ({ hall, specLocale }) => {
      memberTest.setTimeout(120_000);
      const gameCode = 'lantern-twenty-one';
      const first = new OnePlayerModel(
        await launch(
          hall,
          gameCode,
          6,
          games.find((game) => game.gameCode === gameCode)?.names[specLocale] ?? '',
        ),
      );
      await first.ready();
      await first.dealHand();
      const cards = await first.cards();
      const left = await first.minor('balance', 'USD');

      // Its clock is hours off, which must not make hours of a minute.
      const page = await first.page.context().newPage();
      await page.addInitScript(() => {
        const { now } = Date;
        Date.now = () => now() + 7 * 3_600_000;
      });
      await page.goto(first.page.url());
      const second = new OnePlayerModel(page);
      await second.ready();
      expect(await second.cards()).toEqual(cards);
      expect(await second.minor('balance', 'USD')).toBe(left);
      await expect(second.field('elapsed')).toHaveText(/(^|\D)0\D/);

      await first.control('stand').click();
      const ending = first.page.getByRole('alertdialog');
      await expect(ending).toHaveAttribute('data-ending', 'session_replaced');
      await expect(ending).toBeFocused();
      await expectAccessible(first.page);
      await first.page.keyboard.press('Space');
      await first.page.keyboard.press('Tab');
      await expect(ending.locator('[data-action="play-here"]')).toBeFocused();
      await first.page.keyboard.press('Tab');
      await expect(ending.locator('[data-action="leave"]')).toBeFocused();

      await second.stand();
      const won = await second.minor('win', 'USD');
      expect(await second.minor('balance', 'USD')).toBe(left + won);
    },
  );
});
