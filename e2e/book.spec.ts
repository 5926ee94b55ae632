import type { Request } from '@playwright/test';
import type { EventsAnswer } from '../apps/studio/src/book/views.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, onPhone, test } from './fixtures.ts';
import { BookModel } from './models/BookModel.ts';
import type { HallModel } from './models/HallModel.ts';
import { takeSports } from './sideHouse.ts';
import { studioOrigin } from './surroundings.ts';

/** Sports and esport: the book of the studio, and its frame in the hall (spec §4 Sports frame). */

const sports = 'kite-sports';
const esport = 'paper-siege';

memberTest.use({ openingDeposit: '100.00' });

/** The book, as a member opens it from the lobby. */
const openBook = async (hall: HallModel): Promise<BookModel> => {
  await hall.open('/gameHall/4');
  await hall.expectBalance('$100.00');
  const book = new BookModel(await hall.launch(sports));
  await book.ready();
  return book;
};

memberTest(
  'a member bets on an event from the lobby, and finds the bet in the book and in the hall',
  async ({ hall }) => {
    test.setTimeout(180_000);
    const book = await openBook(hall);
    await book.pickLater();
    await expectAccessible(book.page);
    await book.openSlip();
    await book.stake('2.00');
    await expect(book.field('possible-return')).toHaveText(/\$[2-9]|\$\d{2,}/);
    await expectAccessible(book.page);
    await book.action('play').click();
    await expect(book.receipt()).toHaveAttribute('data-placed', '1');
    await expect.poll(() => book.minor('balance', 'USD')).toBe(9_800n);
    const number = await book.receipt().locator('[data-bet]').getAttribute('data-bet');
    await hall.expectBalance('$98.00');

    const bets = await book.openBets();
    await expect(bets).toHaveCount(1);
    await expect(bets.first()).toHaveAttribute('data-bet', number ?? '');
    await expect(bets.first()).toHaveAttribute('data-state', 'open');
    await expectAccessible(book.page);

    const left = book.page.waitForEvent('close');
    await book.action('leave').click();
    await left;
    await hall.open('/user/Transaction');
    const rounds = await hall.openRecords('rounds');
    await expect(rounds.locator('[data-opens-row]')).toHaveCount(1);
    await rounds.locator('[data-opens-row]').click();
    await expect(hall.page.locator('[data-round]')).toContainText(number ?? 'no bet');
  },
);

memberTest(
  'two events make one multi, three a system, and a price that is not the one agreed to is asked about',
  once,
  async ({ hall }) => {
    test.setTimeout(240_000);
    const book = await openBook(hall);
    await book.pickLater();
    await book.pickLater(1);
    await book.openSlip();
    await expect(book.field('slip')).toHaveAttribute('data-mode', 'multi');
    await book.page.locator('[data-action="consent"]').selectOption('none');
    await book.stake('1.00');
    // The page is a moment behind: it agreed to prices that were a little lower than they are.
    await book.page.route('**/api/bet', async (route) => {
      const body = route.request().postDataJSON();
      const legs = body.legs.map((leg: { price: number }) => ({ ...leg, price: leg.price - 10 }));
      await route.continue({ postData: JSON.stringify({ ...body, legs }) });
    });
    await book.action('play').click();
    await expect(book.field('notice').filter({ visible: true }).first()).toHaveAttribute(
      'data-kind',
      'refused',
    );
    await expect(book.field('notice').filter({ visible: true }).first()).toContainText(/odds/i);
    expect(await book.minor('balance', 'USD')).toBe(10_000n);
    await book.page.unroute('**/api/bet');
    await book.action('play').click();
    await expect(book.receipt()).toHaveAttribute('data-placed', '1');
    await expect(book.receipt().locator('.bet-leg')).toHaveCount(2);
    await expect.poll(() => book.minor('balance', 'USD')).toBe(9_900n);

    // Three make a system: three doubles and a treble, four stakes.
    await book.action('done').click();
    await book.closeSheet();
    for (const nth of [0, 1, 2]) await book.pickLater(nth);
    await book.openSlip();
    await book.page.locator('[data-action="mode"][data-value="system"]').click();
    await book.page.locator('[data-action="system"][data-value="2-3"]').click();
    await expect(book.field('combinations')).toHaveAttribute('data-count', '4');
    await book.stake('1.00');
    await expect(book.field('total-stake')).toHaveText('$4.00');
    await expect(book.field('possible-return')).toHaveText(/\$\d/);
    await expectAccessible(book.page);
    await book.action('play').click();
    await expect(book.receipt()).toHaveAttribute('data-placed', '1');
    await expect.poll(() => book.minor('balance', 'USD')).toBe(9_500n);
    await book.openBets();
    await expect(book.field('combinations')).toHaveText('4 / 4');

    // Two of one match have one price, and what excludes them is refused in words.
    await book.action('events').filter({ visible: true }).click();
    const football = book.coming().and(book.page.locator('[data-event^="football-"]'));
    await football.last().locator('[data-action="event"]').click();
    const first = (market: string) =>
      book.page.locator(`[data-market="${market}"] [data-action="pick"]`).first();
    await first('result').click();
    await first('both').click();
    await book.openSlip();
    await expect(book.field('joint').locator('[data-price]')).toHaveText(/^\d/);
    await expectAccessible(book.page);
    await book.action('play').click();
    await expect(book.receipt()).toHaveAttribute('data-placed', '1');
    await expect(book.receipt().locator('[data-field="joint-price"]')).toHaveCount(1);
    await expect.poll(() => book.minor('balance', 'USD')).toBe(9_400n);
  },
);

memberTest(
  'an event shows its markets, its field and what proves it; stakes step up and down',
  once,
  async ({ hall }) => {
    test.setTimeout(120_000);
    const book = await openBook(hall);
    await expect(book.coming().first()).toBeVisible({ timeout: 60_000 });
    await book.coming().last().scrollIntoViewIfNeeded();
    const left = await book.scrolled();
    await book.coming().last().locator('[data-action="event"]').click();
    await expect(book.page.locator('.scoreboard .board-art:not(.board-space)')).toBeVisible();
    await expect.poll(() => book.scrolled()).toBe(0);
    await book.action('back').click();
    await expect(book.coming().first()).toBeAttached();
    // A short list was not scrolled at all.
    await expect.poll(() => book.scrolled()).toBeGreaterThanOrEqual(Math.min(left, 1));
    await book.coming().last().locator('[data-action="event"]').click();
    await expect(book.field('server-seed-hash')).toHaveText(/^[0-9a-f]{64}$/);
    expect(await book.page.locator('[data-market]').count()).toBeGreaterThan(2);
    await expectAccessible(book.page);
    await book.page.locator('[data-market] [data-action="pick"]').first().click();
    await book.openSlip();
    const stake = book.page.locator('input[data-field="stake"]');
    const first = await stake.inputValue();
    await book.action('stake-up').click();
    await expect(stake).not.toHaveValue(first);
    await book.action('stake-down').click();
    await expect(stake).toHaveValue(first);
    await book.stake('0.01');
    await expect(book.action('play')).toBeDisabled();
    await expect(book.field('problem')).toHaveAttribute('data-problem', 'stake_low');
  },
);

memberTest(
  'results that come late do not take the place of those that were chosen since',
  once,
  async ({ hall }) => {
    test.setTimeout(120_000);
    const book = await openBook(hall);
    const { page } = book;
    const listed = await page.request.get(`${studioOrigin()}/play/${sports}/api/events`);
    const { events }: EventsAnswer = await listed.json();
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/results\?/, async (route) => {
      const sport = new URL(route.request().url()).searchParams.get('sport');
      if (sport === 'football') await held.promise;
      await route.fulfill({
        json: { events: events.filter((event) => event.sport === sport).slice(0, 1), before: null },
      });
    });
    await book.action('results').filter({ visible: true }).click();
    const [football, racket] = ['football', 'racket'].map((sport) =>
      page.locator(`[data-page="results"] [data-sport="${sport}"]`),
    );
    await football?.click();
    await racket?.click();
    const row = book.field('results').locator('[data-event]');
    await expect(row).toHaveAttribute('data-event', /^racket/);
    const late = page.waitForResponse(/sport=football/);
    held.resolve();
    await (await late).finished();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(row).toHaveAttribute('data-event', /^racket/);
  },
);

memberTest(
  'the picture of a match in play goes with the strip, and stays in sight while it is bet on',
  onPhone,
  async ({ hall }) => {
    test.setTimeout(540_000);
    const book = await openBook(hall);
    const { page } = book;
    const live = page.locator('[data-event]:not([data-event^="league-"])[data-phase="live"]');
    // Those that began first stand first. A studio that has just begun has none for some minutes.
    await live.locator('[data-action="event"]').last().click({ timeout: 390_000 });
    await expect(page.locator('.board-stage .board-art:not(.board-space)')).toBeVisible();
    const picture = page.locator('.board-stage');
    const strip = book.action('to-board');
    await expect(picture).toHaveAttribute('data-small', 'false');
    const main = page.locator('main');
    const before = await main.evaluate(({ scrollHeight }) => scrollHeight);
    const toEnd = (): Promise<void> => main.evaluate((of) => of.scrollTo({ top: of.scrollHeight }));
    await toEnd();
    await expect(picture).toHaveAttribute('data-small', 'true');
    await expect(async () => {
      const [inner, outer] = await Promise.all([picture.boundingBox(), strip.boundingBox()]);
      if (!inner || !outer) throw new Error('the picture or the strip is not in sight');
      expect(outer.height).toBeLessThan(110);
      expect(inner.width).toBeGreaterThan(100);
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.y).toBeGreaterThanOrEqual(outer.y);
      expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width / 2);
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    }).toPass();
    // Its place is kept: the page is no shorter.
    const after = await main.evaluate(({ scrollHeight }) => scrollHeight);
    expect(after).toBeGreaterThan(before - 100);

    const open = page.locator('.markets [data-action="pick"]:enabled:not([aria-disabled="true"])');
    await open.first().click({ timeout: 60_000 });
    await book.openSlip();
    await expect(book.field('slip')).toHaveAttribute('data-brief', 'true');
    const usual = book.action('quick-stake').nth(1);
    await usual.click();
    await expect(page.locator('input[data-field="stake"]')).toHaveValue(
      (await usual.getAttribute('data-value')) ?? 'no stake',
    );
    for (const part of [book.field('leg-price'), book.field('possible-return'), strip, picture])
      await expect(part).toBeInViewport({ ratio: 1 });
    // What is bet on stays in sight above the slip.
    await expect(async () => {
      const [sheet, chosen] = await Promise.all([
        page.locator('dialog.sheet').boundingBox(),
        page.locator('main [data-action="pick"][aria-pressed="true"]').first().boundingBox(),
      ]);
      expect((chosen?.y ?? Infinity) + (chosen?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    }).toPass();
    await book.action('slip-more').click();
    await expect(async () => {
      const [sheet, above] = await Promise.all([
        page.locator('dialog.sheet').boundingBox(),
        strip.boundingBox(),
      ]);
      expect(sheet?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
    }).toPass();
    await book.closeSheet();

    // The choice that was open may stand so high that the picture is in its place again without the slip.
    await toEnd();
    await expect(picture).toHaveAttribute('data-small', 'true');
    await strip.click();
    await expect(picture).toHaveAttribute('data-small', 'false');
    await expect.poll(() => book.scrolled()).toBe(0);
    await expect(picture).toBeInViewport();
  },
);

memberTest('esport is bet on map by map', once, async ({ hall }) => {
  test.setTimeout(120_000);
  await hall.open('/gameHall/9');
  await hall.expectBalance('$100.00');
  const book = new BookModel(await hall.launch(esport));
  await book.ready();
  await expect(book.coming().first()).toBeVisible({ timeout: 60_000 });
  await book.coming().last().locator('[data-action="event"]').click();
  await expect(book.page.locator('.scoreboard[data-sport="siege"] svg.board-art')).toBeVisible();
  await expect(book.page.locator('[data-market^="part:"]').first()).toBeVisible();
  await expect(book.page.locator('[data-market^="parts:"]').first()).toBeVisible();
  await expectAccessible(book.page);
});

test.describe('the frame in the hall', () => {
  let giveBack: () => Promise<void> = async () => undefined;
  test.beforeEach(async () => {
    giveBack = await takeSports();
  });
  test.afterEach(() => giveBack());

  test('shows what is on as high as it is, to anybody, and a choice asks to log in', async ({
    hall,
    page,
  }) => {
    await hall.open('/sports');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-event]').first()).toBeVisible({ timeout: 60_000 });
    await expect(async () => {
      const told = await page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height);
      const own = await frame
        .locator('[data-field="quick-bet"]')
        .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
      expect(Math.abs(told - own)).toBeLessThan(2);
    }).toPass();
    await expectAccessible(page);

    // A tab that nobody looks at leaves its connection to the others.
    const inFrame = page.frames().find((one) => one.url().includes('/quick'));
    const turn = (visibility: string): Promise<void> | undefined =>
      inFrame?.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    const isStream = (request: Request): boolean => request.url().includes('/stream');
    const given = page.waitForEvent('requestfailed', isStream);
    await turn('hidden');
    await given;
    const taken = page.waitForRequest(isStream);
    await turn('visible');
    await taken;

    await frame.locator('[data-action="event"]').last().click();
    await expect(hall.dialog()).toContainText(hall.text('login.ask_text'));
  });

  test('a few of its events stand on the home page, once one comes near them', async ({ hall, page }) => {
    test.setTimeout(90_000);
    await hall.open('/');
    const shelf = page.locator('[data-shelf="sports-today"]');
    await expect(shelf.locator('iframe')).toHaveCount(0);
    await shelf.scrollIntoViewIfNeeded();
    const rows = page.frameLocator('[data-shelf="sports-today"] iframe').locator('[data-event]');
    await expect(rows.first()).toBeVisible({ timeout: 60_000 });
    expect(await rows.count()).toBeLessThanOrEqual(6);
    await rows.first().locator('[data-action="event"]').click();
    await expect(hall.dialog()).toContainText(hall.text('login.ask_text'));
  });

  memberTest('opens the game at the choice that was made in it', once, async ({ hall, page }) => {
    test.setTimeout(120_000);
    await hall.open('/sports');
    const frame = page.frameLocator('iframe');
    const row = frame.locator('[data-event][data-phase="coming"]').last();
    await expect(row).toBeVisible({ timeout: 60_000 });
    const event = await row.getAttribute('data-event');
    const window = await hall.windowFrom(() => row.locator('[data-action="pick"]').first().click());
    await window.waitForURL(`${studioOrigin()}/play/${sports}**`);
    const book = new BookModel(window);
    await book.ready();
    await expect(window.locator(`.event-page[data-event="${event}"]`)).toBeVisible();
    await expect(book.field('slip-count')).toHaveText('1');
  });
});
