import { words as bookWords } from '../apps/studio/client/book/texts/en_US.ts';
import { words as panel } from '../apps/studio/client/shell/panelWords/en_US.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, sweep } from './fixtures.ts';
import { BookModel } from './models/BookModel.ts';

/** A bet on the league, from the hall to its end: a round of matches begins every four minutes and takes three. */

const league = 'paper-league';
const roundMs = 600_000;
const ways = 3;

memberTest.use({ openingDeposit: '100.00' });

memberTest(
  'settled bets are told with their match, which can be seen again, marked as a replay',
  { tag: [once.tag, sweep.tag] },
  async ({ hall }) => {
    memberTest.setTimeout(roundMs);
    await hall.open('/gameHall/7');
    const book = new BookModel(await hall.launch(league));
    const { page } = book;
    await book.ready();
    // Of a round that begins in a moment, one way might be taken and the next one too late: a new one has minutes.
    await expect(book.field('closes-in').first()).toHaveText(/[1-9]:\d\d/, { timeout: roundMs });
    const event = (await book.coming().first().getAttribute('data-event')) ?? '';
    const row = book.coming().and(page.locator(`[data-event="${event}"]`));
    // Every way in which it can end, each a bet of its own: one of the three wins.
    for (let nth = 0; nth < ways; nth += 1) {
      await row.locator('[data-action="pick"]').nth(nth).click();
      await book.openSlip();
      await book.stake('2.00');
      await book.action('play').click();
      await expect(book.receipt()).toHaveAttribute('data-placed', '1');
      if (nth < ways - 1) await book.action('done').click();
    }
    const match = (await book.receipt().locator('.bet-leg').first().locator('p').nth(1).textContent()) ?? '';
    const [home = '', away = ''] = match.replace(/^.*· /, '').split(' v ');
    expect(away).not.toBe('');

    const told = book.field('notice-bet').filter({ visible: true });
    await expect(told).toHaveText(new RegExp(`^${home} \\d+ : \\d+ ${away}`), { timeout: roundMs });
    // It is told for a few seconds.
    const score = ((await told.textContent()) ?? '').match(/\d+ : \d+/)?.[0] ?? 'no score';

    await book.openBets();
    await book.action('bets-settled').click();
    const bet = page.locator('[data-field="bets"][data-which="settled"] [data-bet]');
    await expect(bet).toHaveCount(ways);
    const won = bet.locator('.result[data-result="won"]');
    await expect(won).toHaveCount(1);
    // A mark beside the odds, and nothing else.
    expect((await won.boundingBox())?.height).toBeLessThan(40);
    await bet
      .filter({ has: page.locator('[data-result="won"]') })
      .locator('[data-action="replay"]')
      .click();
    const replay = page.getByRole('dialog', { name: `${panel.replay}: ${home} v ${away}` });
    await expect(replay.locator('[data-field="replay-mark"]')).toHaveText(panel.mark);
    // Nothing moves where the reader wants none of it: the end is there at once.
    await expect(replay.locator('[data-field="score"]')).toHaveText(score);
    await expect(replay.locator('[data-field="timeline"] [data-kind="end"]')).toHaveCount(1);
    await expect(replay.locator('[data-field="timeline"] [data-kind="start"]')).toHaveCount(1);
    await expect(replay.locator('[data-field="replay-staked"]')).toHaveText('$2.00');
    await expect(replay.locator('[data-field="replay-won"]')).toHaveText(/^\$[1-9]/);
    await expect(replay.locator('[data-field="replay-told"]')).toContainText(bookWords.bets.legs.won);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(replay).toHaveCount(0);
  },
);
