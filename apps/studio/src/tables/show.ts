import type { TableBoard } from '@pavilion/provider-kit';
import type { Studio } from '../infra/studio.ts';
import type { TableFeed } from './feed.ts';
import { readResults } from './queries.ts';
import type { TableView } from './views.ts';

interface ShownTable {
  readonly game_code: string;
  readonly round: number;
  readonly closes_at: string;
  readonly draws_at: string;
  readonly next_at: string;
  readonly players: number;
  readonly board: TableBoard;
}

/** As `/tables` of the wallet protocol answers. */
export interface TablesShown {
  readonly now: string;
  readonly tables: ShownTable[];
}

/** Tells what stands at the tables of a provider. A board is read again only after its table has moved on. */
export const createShow = (studio: Studio, feeds: readonly TableFeed[]) => {
  const boards = new Map<string, { readonly of: string; readonly board: Promise<TableBoard> }>();

  const readBoard = async ({ table }: TableFeed, after: number): Promise<TableBoard> => {
    const results = await readResults(studio, table.gameCode, after);
    return table.board(results.map(({ outcome }) => outcome));
  };
  const boardAt = (feed: TableFeed, { number, phase, shoe }: TableView): Promise<TableBoard> => {
    const { gameCode } = feed.table;
    const of = `${number} ${phase}`;
    const held = boards.get(gameCode);
    if (held?.of === of) return held.board;
    // Roads begin with the shoe.
    const board = readBoard(feed, shoe ? shoe.from - 1 : 0);
    boards.set(gameCode, { of, board });
    board.catch(() => boards.delete(gameCode));
    return board;
  };
  const show = async (feed: TableFeed): Promise<ShownTable> => {
    const view = await feed.view();
    return {
      game_code: feed.table.gameCode,
      round: view.number,
      closes_at: view.closesAt,
      // Before hands are decided nobody knows what comes of the draw.
      draws_at: view.decidesAt ?? view.drawsAt,
      next_at: view.endsAt,
      players: view.watching,
      board: await boardAt(feed, view),
    };
  };

  return async (gpId: number): Promise<TablesShown> => {
    const tables = await Promise.all(feeds.filter(({ table }) => table.gpId === gpId).map(show));
    return { now: studio.clock.now().toISOString(), tables };
  };
};
