import { safetyAway, safetyRealityCheck } from '@pavilion/contract/safety';
import { expect, once, memberTest as test } from './fixtures.ts';
import { OnePlayerModel } from './models/OnePlayerModel.ts';
import { SlotModel } from './models/SlotModel.ts';

const blackjack = 'lantern-twenty-one';
const cardHall = '/gameHall/6';

test.use({ openingDeposit: '100.00' });

test(
  'a limit holds at once, a looser one waits, and the cashier keeps to it',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/Safety');
    const row = page.locator('[data-limit="deposit-day"]');
    const set = async (amount: string): Promise<void> => {
      await row.getByRole('button').first().click();
      await row.locator('input[name="amount"]').fill(amount);
      await row.getByRole('button', { name: hall.text('safety.save'), exact: true }).click();
    };
    await set('1e3');
    await expect(row.getByRole('alert')).toHaveText(hall.text('cashier.problem_format'));
    await row.locator('input[name="amount"]').fill('150');
    await row.getByRole('button', { name: hall.text('safety.save'), exact: true }).click();
    await expect(hall.toast(hall.text('safety.saved'))).toBeVisible();
    await expect(row).toContainText('$100.00');
    await expect(row).toContainText('$150.00');
    await set('200');
    await expect(hall.toast(hall.text('safety.saved_later'))).toBeVisible();
    await expect(row).toContainText('$200.00');

    await hall.open('/user/Deposit');
    const form = hall.depositForm();
    await form.input('amount').fill('60');
    await form.submit();
    await expect(form.complaints()).toHaveText(['This is over the deposit limit that you set for yourself.']);
  },
);

test('a break begins when it is understood, stops deposits, and is never shorter', async ({ hall, page }) => {
  await hall.open('/user/Safety');
  const card = page.locator('[data-form="away"]');
  const begin = hall.button('safety.away_begin');
  await expect(begin).toBeDisabled();
  await card.getByRole('combobox').selectOption('7_days');
  await card.getByRole('checkbox').check();
  await begin.click();
  await expect(page.locator('[data-away]')).toBeVisible();
  await card.getByRole('combobox').selectOption('1_day');
  await card.getByRole('checkbox').check();
  await begin.click();
  await expect(card.getByRole('alert')).toContainText('cannot be shortened');

  await hall.open('/user/Deposit');
  const form = hall.depositForm();
  await form.input('amount').fill('60');
  await form.submit();
  await expect(form.complaints()).toHaveCount(1);
});

test('reminders and the position are told', once, async ({ hall, page }) => {
  await hall.open('/user/Safety');
  const choice = page.getByRole('button', { name: hall.text('safety.minutes', { number: 30 }), exact: true });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hall.ready();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-position="day"]')).toContainText('$0.00');
});

test('a reminder comes while a game is open, tells time and result, and leads back to the game', async ({
  api,
  hall,
  member,
  page,
}) => {
  const minuteMs = 60_000;
  await api.call(safetyRealityCheck, { minutes: 30 }, member.session);
  await page.clock.install();
  await hall.open(cardHall);
  const window = await hall.launch(blackjack);
  await new SlotModel(window).ready();
  // Seen as begun first, and half an hour later looked at again.
  await page.clock.fastForward(minuteMs);
  await page.clock.fastForward(31 * minuteMs);
  await expect(hall.dialog()).toContainText(hall.text('safety.reality'));
  await expect(hall.dialog().locator('[data-reality-check]')).toHaveText('$0.00');
  const limits = hall.dialog().getByRole('link', { name: hall.text('safety.title') });
  await expect(limits).toHaveAttribute('href', '/user/Safety');
  if (hall.template === 'wide') {
    // The hall stays where it is, and the game with it.
    const centre = await hall.memberPageFrom(() => limits.click(), '/user/Safety');
    await centre.page.close();
  } else await hall.button('safety.go_on').click();
  await expect(hall.dialog()).toHaveCount(0);
  expect(window.isClosed()).toBe(false);
});

test(
  'a break in the middle of a game: the round that is open ends and is paid, no new stake is taken',
  once,
  async ({ api, hall, member }) => {
    await hall.open(cardHall);
    await hall.expectBalance('$100.00');
    const window = await hall.launch(blackjack);
    const game = new OnePlayerModel(window);
    await game.ready();
    await game.dealHand();

    // On another device: the tab of the hall that is loaded anew would end the game by itself (spec §4).
    await api.call(safetyAway, { term: '1_day' }, member.session);

    await game.stand();
    await expect(game.control('play')).toBeVisible();
    const after = await game.minor('balance', 'USD');
    await game.control('play').click();
    await expect(game.field('notice')).toContainText('You are on a break from playing.');
    expect(await game.minor('balance', 'USD')).toBe(after);
    await hall.open('/user/Transaction');
    const rounds = await hall.openRecords('rounds');
    // A line of the table, or a card of the phone's list; the filter above them names the states as well.
    const lines = rounds.locator('tbody tr, button[data-opens-row]');
    await expect(lines.first()).toBeVisible();
    await expect(lines.filter({ hasText: hall.text('records.round_open') })).toHaveCount(0);
  },
);
