import { gameTypeIdSchema } from '@pavilion/contract';
import { demoPlay } from '@pavilion/contract/demo';
import type { Page } from '@playwright/test';
import { findTable } from '../../apps/studio/src/tables/games/index.ts';
import type { HallApi } from '../hallApi.ts';
import { TableModel } from './TableModel.ts';

/** A bet, the rest of its round, and before it whatever was left of the round that was under way. */
export const roundMs = 180_000;

/** A table with the place that is bet on there. */
export const seat = (gameCode: string, spot: string) => {
  const table = findTable(gameCode);
  if (!table?.isSpot(spot)) throw new Error(`no ${spot} at ${gameCode}`);
  return { gameCode, gpId: table.gpId, gameType: gameTypeIdSchema.parse(table.gameType), spot };
};
export type Seat = ReturnType<typeof seat>;

/** The page of a table with play money, as a visitor comes to it. */
export const openDemo = async (api: HallApi, page: Page, game: Seat): Promise<TableModel> => {
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
