import { gameTypeIdSchema } from '@pavilion/contract';
import { demoPlay } from '@pavilion/contract/demo';
import type { LoginData } from '@pavilion/contract/identity';
import { play, playUrl } from '@pavilion/contract/play';
import { waitFor } from '@pavilion/testing';
import type { Page } from '@playwright/test';
import { words as sheetWords } from '../apps/studio/client/tables/sheetTexts/en_US.ts';
import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { catalogue } from '../apps/studio/src/catalogue.ts';
import { findTable } from '../apps/studio/src/tables/games/index.ts';
import { expectAccessible } from './accessibility.ts';
import { dollars } from './amounts.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';
import { expectInReach, expectTouchable } from './models/reach.ts';
import { TableModel } from './models/TableModel.ts';

/** The shared tables: what members at one table see of each other's round, and of their own money. */

const baccarat = 'tide-baccarat';
/** A bet, the rest of its round, and before it whatever was left of the round that was under way. */
const roundMs = 180_000;

/** The address of a member's game, as it comes without a page of the hall. */
const addressOf = async (api: HallApi, session: LoginData): Promise<string> => {
  const { play_id } = await api.call(play, { gpId: 2, game_type: 3, game_code: baccarat }, session);
  return waitFor(async () => (await api.call(playUrl, { play_id }, session)).game_url ?? undefined, {
    what: 'the address of a game',
  });
};

memberTest.describe('members at a table', () => {
  memberTest.use({ openingDeposit: '200.00' });

  memberTest(
    'a bet outlives a reload, is drawn, paid, and proved by the browser',
    once,
    async ({ hall, page }) => {
      test.setTimeout(roundMs);
      await hall.open('/gameHall/3');
      await hall.expectBalance('$200.00');
      const table = new TableModel(await hall.launch(baccarat));
      await table.ready();
      await table.expectOpening();
      await table.bet('banker', 'player');
      expect(await table.minor('balance', 'USD')).toBe(19_600n);
      await table.expectStanding('banker');
      const round = await table.field('round').textContent();
      const shoe = await table.field('shoe').textContent();
      expect(shoe).toMatch(/\b\d+\/50/);

      await table.page.reload();
      await table.ready();
      expect(await table.field('round').textContent()).toBe(round);
      expect(await table.field('shoe').textContent()).toBe(shoe);
      await table.expectStanding('banker');
      await table.expectStanding('player');
      expect(await table.minor('balance', 'USD')).toBe(19_600n);

      const won = await table.expectPaid('USD');
      // Player, banker, or a tie that gives both stakes back.
      expect([400n, 390n]).toContain(won);
      const left = 19_600n + won;
      await expect
        .poll(() => table.minor('balance', 'USD'), { message: 'the balance after the round' })
        .toBe(left);
      await hall.expectBalance(dollars(left));

      await table.control('history').click();
      await table.control('replay').first().click();
      const replay = table.page.locator('dialog.replay');
      await expect(table.field('replay-mark')).toBeVisible();
      await expect(replay.locator('[data-over="true"]')).toBeVisible({ timeout: 30_000 });
      await expect(replay.locator('.hand-points')).toHaveCount(2);
      await expect(table.field('replay-won')).toHaveText(dollars(won));
      await table.page.keyboard.press('Escape');
      await expect(replay).toHaveCount(0);
      expect(await table.minor('balance', 'USD')).toBe(left);
      const proof = table.page.context().waitForEvent('page');
      await table.field('history').locator('a').first().click();
      const verify = await proof;
      const checks = ['hash', 'seal', 'opened', 'entropy', 'shoe', 'outcome'].map((name) => `${name}-check`);
      for (const check of [...checks, 'seal-seen'])
        await expect(verify.locator(`[data-field="${check}"] .agrees`)).toBeVisible();
      await expect(verify.locator('[data-field="own-bet"]')).toBeVisible();
      await expect(verify.locator('[data-field="opened-check"]')).toContainText(sheetWords.verify.ownTold);
      await expect(page.locator('[data-play-phase]')).toHaveAttribute('data-play-phase', 'playing');
    },
  );

  memberTest(
    'two members see one result, also with a clock that is hours off, and nobody bets after the close',
    once,
    async ({ api, browser, page, member }) => {
      test.setTimeout(roundMs);
      const other = await api.join();
      await api.deposit(other.session, '50.00');
      const context = await browser.newContext();
      await context.addInitScript(() => {
        const offMs = 7 * 3_600_000;
        const { now } = Date;
        Date.now = () => now() + offMs;
        const { timeOrigin } = performance;
        Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + offMs });
      });
      const [one, two] = [new TableModel(page), new TableModel(await context.newPage())];
      await one.page.goto(await addressOf(api, member.session));
      await two.page.goto(await addressOf(api, other.session));
      await Promise.all([one.ready(), two.ready()]);
      await one.expectOpening();
      await two.expectPhase('open');
      // Eighteen seconds at a table of any clock.
      await expect(two.field('seconds')).toHaveText(/^(1?\d)\D*$/);
      await Promise.all([one.bet('banker'), two.bet('player')]);
      await two.spot('banker').click();
      await two.expectPhase('closed');
      // Who has come meanwhile is told with each phase.
      await expect(one.field('watching')).toHaveText(/[2-9]|\d\d/);
      // Chips of others lie on the felt; one's own are not told twice.
      await expect(one.spot('player').locator('[data-field="others"]')).toHaveText(/^[1-9]\d*$/);
      await expect(two.spot('banker').locator('[data-field="others"]')).toHaveText(/^[1-9]\d*$/);
      await expect(two.control('play')).toBeDisabled();
      await expect(two.spot('banker')).toHaveAttribute('aria-disabled', 'true');
      await two.spot('banker').click({ force: true });
      await expect(two.spot('banker')).toHaveAttribute('data-standing', 'false');

      const [won, wonByOther] = await Promise.all([one.expectPaid('USD'), two.expectPaid('USD')]);
      expect(await one.field('round').textContent()).toBe(await two.field('round').textContent());
      await expect(one.field('watching')).toContainText(/\d won/);
      const name = await one.field('notice').textContent();
      const result = [won, wonByOther].join(' ');
      // Banker pays the one, player the other, a tie gives both their stakes.
      expect(['390 0', '0 400', '200 200']).toContain(result);
      const word = { '390 0': 'Banker wins', '0 400': 'Player wins', '200 200': 'Tie' }[result];
      for (const told of [name, await two.field('notice').textContent()]) expect(told).toContain(word);
      await context.close();
    },
  );
});

/** A table with the place that is bet on there. Kinds of boards, one of each. */
const seat = (gameCode: string, spot: string) => {
  const table = findTable(gameCode);
  if (!table?.isSpot(spot)) throw new Error(`no ${spot} at ${gameCode}`);
  return { gameCode, gpId: table.gpId, gameType: gameTypeIdSchema.parse(table.gameType), spot };
};
type Seat = ReturnType<typeof seat>;

const tables = [
  seat(baccarat, 'banker'),
  seat('moon-roulette', 'straight:17'),
  seat('abacus-three', 'straight:000'),
  seat('hare-derby', 'win:1'),
  seat('puppet-crest', 'meron'),
  seat('lantern-dice', 'pair:1-2'),
  seat('firefly-ten', 'place:1:7'),
  seat('tea-house-fan-tan', 'fan:3'),
  seat('moonlit-three', 'ante'),
  seat('seven-lanterns', 'seat:3'),
  seat('golden-blossom', 'seat:2'),
];

/** The page of a table with play money, as a visitor comes to it. */
const openDemo = async (api: HallApi, page: Page, game: Seat): Promise<TableModel> => {
  const { game_url } = await api.call(demoPlay, {
    currency: 'USD',
    gp_id: game.gpId,
    game_type: game.gameType,
    game_code: game.gameCode,
  });
  await page.goto(game_url);
  const table = new TableModel(page);
  await table.ready();
  return table;
};

test.describe('a bet after the close', () => {
  test.use({ expectedConsole: [/status of 409/] });

  test(
    'a demo seat bets play money; a bet that comes after the close is refused and costs nothing',
    once,
    async ({ api, page }) => {
      test.setTimeout(roundMs);
      const table = await openDemo(api, page, seat(baccarat, 'tie'));
      await expect(table.field('demo')).toHaveText(words.demo);
      expect(await table.minor('balance', 'USD')).toBe(40_000n);
      await table.expectOpening();
      await table.bet('tie');
      expect(await table.minor('balance', 'USD')).toBe(39_800n);

      // The next press is on its way for longer than bets are open.
      await page.route('**/api/bet', async (route) => {
        await table.expectPhase('closed');
        await route.continue();
      });
      await table.spot('banker').click();
      await table.control('play').click();
      await table.expectPhase('closed');
      await table.expectNotice('refused');
      await expect(table.field('notice')).toContainText(words.refusals.bets_closed);
      await expect(table.spot('banker')).toHaveAttribute('data-standing', 'false');
      expect(await table.minor('balance', 'USD')).toBe(39_800n);
      const won = await table.expectPaid('USD');
      await expect.poll(() => table.minor('balance', 'USD')).toBe(39_800n + won);
    },
  );
});

test.describe('a table whose files do not come', () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR/] });
  test('says so, and opens at the next try', once, async ({ api, page }) => {
    const { game_url } = await api.call(demoPlay, {
      currency: 'USD',
      gp_id: 2,
      game_type: 3,
      game_code: baccarat,
    });
    let fails = true;
    await page.route(/\/assets\/view-[^/]*\.js$/, (route) => (fails ? route.abort() : route.continue()));
    await page.goto(game_url);
    await expect(page.getByRole('alertdialog', { name: words.endings.offline.title })).toBeVisible();
    fails = false;
    await page.locator('[data-action="retry"]').click();
    await new TableModel(page).ready();
  });
});

/** A table worked by keyboard and by the names of its controls, looked at by axe in each of its states. */
const playByKeyboard = async (table: TableModel, game: Seat, isMobile: boolean): Promise<void> => {
  const { page } = table;
  await expectAccessible(page);
  if (isMobile) await expectInReach(page);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, a[href]')]
        .filter((element) => !element.hasAttribute('data-action'))
        .map((element) => element.outerHTML),
    ),
    'controls without the name of what they do',
  ).toEqual([]);

  const name = catalogue.find(({ gameCode }) => gameCode === game.gameCode)?.names.en_US ?? '';
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  // What is said aloud: one line alone, for figures that change are outputs as well; a new shoe is said beside it when there is one.
  const said = page.locator('[role="status"]:not([data-field="new-shoe"])');
  await expect(said).toHaveCount(1);
  const chips = page.getByRole('group', { name: words.chips }).getByRole('radio');
  const amount = `$${(Number(await chips.first().getAttribute('data-value')) / 100).toFixed(2)}`;
  await expect(chips.first()).toHaveAccessibleName(words.chip(amount));
  await chips.first().check({ force: true });
  await table.expectOpening();
  const spot = table.spot(game.spot);
  await expect(spot).toHaveAccessibleName(/^[^:]*[A-Za-z0-9]/);
  await spot.focus();
  await page.keyboard.press('Enter');
  await expect(spot).toHaveAccessibleName(new RegExp(amount.replace(/[$.]/g, '\\$&')));
  const bet = page.getByRole('button', { name: words.betAmount(amount), exact: true });
  await bet.focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText(words.placed(amount));
  await expect(table.control('play')).toBeFocused();
  await table.expectStanding(game.spot);

  if (findTable(game.gameCode)?.decisions) await decideByKeyboard(table, isMobile);
  for (const sheet of ['rules', 'history', 'fairness'] as const) {
    await table.control(sheet).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await table.expectPaid('USD');
  await expectAccessible(page);
  if (game.gameCode === 'moon-roulette') await expectFelt(table, isMobile);
  if (game.gameCode === 'golden-blossom') await expectChairs(table);
};

/** The seats lie in the picture, over the figures that sit there. */
const expectChairs = async (table: TableModel): Promise<void> => {
  const own = table.page.locator('.blossom-figure[data-who="you"]');
  for (const seat of ['4', '1']) {
    await table.expectOpening();
    await expect(table.page.locator('.blossom-seat[data-free="true"] .blossom-figure')).toHaveCount(6);
    await table.spot(`seat:${Number(seat) + 1}`).click();
    await expect(own).toHaveAttribute('data-seat', seat);
    await expect(table.control('play')).toHaveText(words.betAmount('$1.00'));
  }
};

/** Hands are decided after the draw: what may be chosen is named, in reach and large enough, and worked by keyboard. */
const decideByKeyboard = async (table: TableModel, isMobile: boolean): Promise<void> => {
  const bar = table.field('decision');
  const over = table.page.locator('.table-game:is([data-phase="drawn"], [data-phase="settled"])');
  await expect(table.control('choose').first().or(over)).toBeVisible({ timeout: roundMs });
  // A blackjack is dealt done.
  if (await table.control('choose').first().isVisible()) {
    await expect(bar).toHaveAccessibleName(words.decide.bar);
    if (isMobile) await expectTouchable(table.page, table.control('choose'));
    await table.decide();
  }
  await table.expectPhase('drawn');
};

/**
 * Each column's bet stands in line with its own numbers; on a phone held upright three numbers make a row, zero above them, and
 * the clock stays in sight at the far end of the felt. Neighbours on the wheel are bet on with one press, and taken back with one.
 */
const expectFelt = async (table: TableModel, isMobile: boolean): Promise<void> => {
  // All at one moment: the page may scroll with the next round.
  const places = await table.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-spot]')].map((place) => {
        const { x, y } = place.getBoundingClientRect();
        return [place.getAttribute('data-spot'), { x: Math.round(x), y: Math.round(y) }];
      }),
    ),
  );
  const [along, across] = isMobile ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const at = (spot: string) => {
    const place = places[spot];
    if (!place) throw new Error(`no place ${spot}`);
    return place;
  };
  for (const column of [1, 2, 3]) {
    const end = at(`column:${column}`);
    for (const number of [0, 3, 33].map((step) => at(`straight:${column + step}`))) {
      expect(number[across], `column ${column}`).toBe(end[across]);
      expect(number[along]).toBeLessThan(end[along]);
    }
  }
  expect(at('straight:0')[along]).toBeLessThan(at('straight:1')[along]);
  expect(at('straight:3')[along]).toBe(at('straight:1')[along]);
  for (const spot of ['column:1', 'high']) {
    await table.spot(spot).scrollIntoViewIfNeeded();
    await expect(table.field('phase')).toBeInViewport({ ratio: 0.9 });
  }
  await table.page.locator('[data-kind="track"]').check({ force: true });
  await table.expectOpening();
  await table.page.locator('[data-pocket="8"]').click();
  await expect(table.control('play')).toHaveText(words.betAmount('$5.00'));
  await table.page.locator('[data-sector="tiers"]').click();
  await expect(table.control('play')).toHaveText(words.betAmount('$11.00'));
  await table.control('undo').click();
  await expect(table.control('play')).toHaveText(words.betAmount('$5.00'));
  if (isMobile) await expectTouchable(table.page, table.page.locator('.track-number'));
  await expectAccessible(table.page);
  await table.control('clear').click();
  await table.page.locator('[data-kind="straight"]').check({ force: true });
};

test(
  'tickets of a draw are picked and typed, bet together, and looked at by axe',
  once,
  async ({ api, page }) => {
    test.setTimeout(roundMs);
    const table = await openDemo(api, page, seat('eight-carp-draw', 'big'));
    await table.expectOpening();
    for (const number of [20, 3, 11]) await page.locator(`[data-pick="${number}"]`).click();
    await table.control('add-ticket').click();
    await table.control('typing').click();
    const typed = table.control('type-bets');
    await typed.fill('8 1 5 99');
    await table.control('lay-typed').click();
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
    await expect(typed).toHaveAccessibleDescription(/99/);
    await expectAccessible(page);
    await typed.fill('8 1, 5');
    await table.control('lay-typed').click();
    await expect(typed).toHaveValue('');
    for (const spot of ['pick:031120', 'pick:010508']) await expect(table.spot(spot)).toBeVisible();
    await table.spot('pick:010508').click();
    await expectAccessible(page);
    await table.control('play').click();
    await table.expectNotice('placed');
    await table.expectStanding('pick:031120');
    await expect(table.field('notice')).toContainText(words.placed('$3.00'));
  },
);

test('numbers of a draw of forty-nine make tickets of two and three, whose part comes beside the page', async ({
  api,
  page,
  isMobile,
}) => {
  test.setTimeout(roundMs);
  const table = await openDemo(api, page, seat('seven-storey-draw', 'any-animal:1'));
  await table.expectOpening();
  const openTab = (group: string) => page.locator(`input[data-group="${group}"]`).check({ force: true });
  const pick = async (...numbers: number[]): Promise<void> => {
    for (const number of numbers) await page.locator(`[data-pick="${number}"]`).click();
  };
  await openTab('combined');
  await pick(33);
  await expect(table.control('add-ticket')).toHaveAttribute('aria-disabled', 'true');
  await pick(7, 20);
  await expect(table.control('add-ticket')).toContainText('$3.00');
  if (isMobile) await expectTouchable(page, page.locator('[data-action="pick"]'));
  await table.control('add-ticket').click();
  for (const spot of ['two:7-33', 'two:20-33', 'two:7-20']) await expect(table.spot(spot)).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[data-place="three"]').check({ force: true });
  await table.control('typing').click();
  const typed = table.control('type-bets');
  await typed.fill('7 33');
  await table.control('lay-typed').click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill('41 5 12');
  await table.control('lay-typed').click();
  await expect(table.spot('three:5-12-41')).toBeVisible();
  await openTab('any');
  await table.spot('any-animal:1').click();
  await expectAccessible(page);
  await table.control('play').click();
  await table.expectNotice('placed');
  await expect(table.field('notice')).toContainText(words.placed('$5.00'));
  await table.expectStanding('any-animal:1');
  // What was chosen is still there when its tab is come back to.
  await openTab('combined');
  await expect(page.locator('input[data-place="three"]')).toBeChecked();
  await table.expectStanding('three:5-12-41');
  await table.expectStanding('two:7-33');
});

// Their clocks run whether somebody waits or not: they are played side by side, but no more than four, for a browser has six
// connections to a host and every table keeps one.
for (const [part, some] of [tables.slice(0, 4), tables.slice(4, 8), tables.slice(8)].entries())
  test(`everybody can play each table, part ${part + 1}: by keyboard, by name, by the names of its controls`, async ({
    api,
    context,
    isMobile,
  }) => {
    test.setTimeout(roundMs);
    await Promise.all(
      some.map((game) =>
        test.step(game.gameCode, async () =>
          playByKeyboard(await openDemo(api, await context.newPage(), game), game, isMobile),
        ),
      ),
    );
  });
