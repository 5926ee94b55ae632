import { words as sheetWords } from '../apps/studio/client/tables/sheetTexts/en_US.ts';
import { words } from '../apps/studio/client/tables/texts/en_US.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, test } from './fixtures.ts';
import { TableModel } from './models/TableModel.ts';

/** A lottery's slip that is laid again in the next draws, as a member sees it. */

const lottery = 'abacus-three';
/** It wins once in a thousand draws, so that every figure is known. */
const spot = 'straight:000';
/** What is left of a round, the next one, and the beginning of the one after it. */
const roundsMs = 240_000;

memberTest.use({ openingDeposit: '50.00' });

memberTest('a slip is followed draw by draw, through a reload, and stopped', once, async ({ hall }) => {
  test.setTimeout(roundsMs);
  await hall.open('/gameHall/5');
  const table = new TableModel(await hall.launch(lottery));
  await table.ready();
  const { page } = table;
  await table.expectOpening();
  await table.control('follow').click();
  await expect(table.field('nothing-to-follow')).toHaveText(sheetWords.follow.nothing);
  await table.control('close-sheet').click();

  await table.spot(spot).click();
  await table.control('follow').click();
  // Nothing is chosen beforehand.
  await expect(table.control('follow-start')).toBeDisabled();
  await page.locator('[data-action="follow-draws"][data-value="3"]').check({ force: true });
  await expect(table.field('follow-total')).toHaveText('$4.00');
  await expectAccessible(page);
  await table.control('follow-start').click();
  await expect(table.field('followed')).toHaveText(words.follow.progress(0, 3));
  await table.expectStanding(spot);
  // One stake is taken, and nothing is set aside for the others.
  expect(await table.minor('balance', 'USD')).toBe(4_900n);
  await expect(table.control('follow')).toBeDisabled();

  await table.expectPhase('settled');
  await table.expectPhase('open');
  await expect(table.field('followed')).toHaveText(words.follow.progress(1, 3));
  await table.expectStanding(spot);
  await expect.poll(() => table.minor('balance', 'USD')).toBe(4_800n);
  await expectAccessible(page);

  await page.reload();
  await table.ready();
  await expect(table.field('followed')).toHaveText(words.follow.progress(1, 3));
  await table.control('stop-following').click();
  await expect(table.field('following-next')).toHaveText(words.follow.ends.stopped);
  await table.control('history').click();
  const slips = page.locator('.round-row');
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).toContainText(words.follow.title);
  await expect(slips.last()).not.toContainText(words.follow.title);
  await table.control('close-sheet').click();
  await table.control('close-following').click();
  await expect(table.field('following')).toBeHidden();
});
