import './positions.css';
import type { PositionsTable } from '../../../src/tables/games/positions.ts';
import type { TableGameView } from '../shell/view.ts';
import { boardOf } from './Board.tsx';
import { sceneOf } from './Scene.tsx';
import { statsOf } from './Stats.tsx';

/** What a table of positions puts on the page; `mark` is the outline that is painted on its felt. */
export const positionsView = (
  table: PositionsTable,
  words: TableGameView['words'],
  mark: string,
): TableGameView => ({
  game: table,
  words,
  Scene: sceneOf(table, mark),
  Board: boardOf(table),
  Stats: statsOf(table),
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(table) }),
  more: async () => ({ Past: (await import('./Past.tsx')).pastOf(table) }),
});
