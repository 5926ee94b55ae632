import { demoPlay } from '@pavilion/contract/demo';
import type { LoginData } from '@pavilion/contract/identity';
import { play, playUrl } from '@pavilion/contract/play';
import { waitFor } from '@pavilion/testing';
import { words as sheetWords } from '../apps/studio/client/tables/sheetTexts/en_US.ts';
import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { expectAccessible } from './accessibility.ts';
import { dollars } from './amounts.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import type { HallApi } from './hallApi.ts';
import { openDemo, roundMs, seat } from './models/demoTable.ts';
import { expectTouchable } from './models/reach.ts';
import { TableModel } from './models/TableModel.ts';

/** The shared tables: what members at one table see of each other's round, and of their own money. */

const baccarat = 'tide-baccarat';
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
