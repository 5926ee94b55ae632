import type { Page } from '@playwright/test';
import type { HallModel } from './models/HallModel.ts';
import { TableModel } from './models/TableModel.ts';

/** Two tables beside one another, as a member comes to them. */

export const baccarat = 'tide-baccarat';
export const tiger = 'dragon-and-tiger';
/** Two rounds of two tables, one after the other. */
export const longMs = 240_000;

export const tableIn = (page: Page, gameCode: string): TableModel =>
  new TableModel(page, page.frameLocator(`iframe[data-game="${gameCode}"]`));

/** Chooses a table beside the one that is open, by its name in the list. */
export const openBeside = async (alone: TableModel, gameCode: string): Promise<void> => {
  await alone.control('beside').click();
  await alone.page.locator(`[data-beside="${gameCode}"]`).click();
  await alone.page.waitForURL('**/pair/**');
};

/** A member with a table open from the hall, and another beside it. */
export const openBoth = async (
  hall: HallModel,
): Promise<{ readonly page: Page; readonly first: TableModel; readonly second: TableModel }> => {
  await hall.open('/gameHall/3');
  const page = await hall.launch(baccarat);
  const alone = new TableModel(page);
  await alone.ready();
  await openBeside(alone, tiger);
  const [first, second] = [tableIn(page, baccarat), tableIn(page, tiger)];
  await Promise.all([first.ready(), second.ready()]);
  return { page, first, second };
};
