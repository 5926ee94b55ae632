import { words } from '../apps/studio/client/tables/baccarat/squeezeWords/en_US.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { TableModel } from './models/TableModel.ts';

/** Cards that a member turns himself: by mouse, by keyboard, or not at all. */

const game = 'moonrise-squeeze';
/** What is left of a round, and three whole ones. */
const roundsMs = 240_000;

// With less motion every result is told at once.
memberTest.use({ openingDeposit: '50.00', contextOptions: { reducedMotion: 'no-preference' } });

memberTest('a hand is squeezed by mouse, by keyboard, and opened for who asks', once, async ({ hall }) => {
  test.setTimeout(roundsMs);
  await hall.open('/gameHall/3');
  const table = new TableModel(await hall.launch(game));
  await table.ready();
  await table.expectOpening();
  await table.bet('player');
  const { page } = table;

  const players = page.locator('[data-field="squeeze"][data-side="player"]');
  await expect(players).toBeVisible({ timeout: 60_000 });
  const [one, other] = [players.locator('.squeeze-card').first(), players.locator('.squeeze-card').last()];
  const box = await one.boundingBox();
  if (box === null) throw new Error('no card to squeeze');
  // An edge is lifted, shows a strip of the face, and falls back.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.7, { steps: 3 });
  await expect(one).toHaveAttribute('data-bent', /^1[0-9]$/);
  await expect(one.locator('.squeeze-face')).toBeVisible();
  await page.mouse.up();
  await expect(one).toHaveAttribute('data-bent', '0');
  await expect(one).toHaveAttribute('data-open', 'false');
  // Drawn nearly all the way over it is open, on the felt too; the other still lies.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - box.height * 0.4, { steps: 3 });
  await page.mouse.up();
  await expect(one).toHaveAttribute('data-open', 'true');
  await expect(other).toHaveAttribute('data-open', 'false');

  const bankers = page.locator('[data-field="squeeze"][data-side="banker"]');
  await expect(bankers).toBeVisible({ timeout: 10_000 });
  const third = bankers.locator('.squeeze-card').first();
  await third.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(third).toHaveAttribute('data-bent', '8');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('data-open', 'true');
  // Who has seen his cards is told nothing of the end before the others.
  await expect(page.locator('.scene-verdict')).toHaveCount(0);
  await bankers.getByLabel(words.openForMe).check();
  await expect(page.locator('.squeeze-cards')).toHaveCount(0);

  const won = await table.expectPaid('USD');
  await expect.poll(() => table.minor('balance', 'USD')).toBe(4_800n + won);
  await expect(page.locator('.scene-verdict')).toBeVisible();

  // It is remembered: no card waits for this member any more, and it can be taken back.
  await page.reload();
  await table.ready();
  await expect(page.locator('[data-field="squeeze"][data-quiet="true"]')).toBeVisible({ timeout: 120_000 });
  await page.getByLabel(words.openForMe).uncheck();
  await expect(page.locator('.squeeze-cards')).toBeVisible();
});
