import {
  type BaccaratOutcome,
  type BaccaratSide,
  baccaratOutcomeSchema,
  hasPair,
  winnerOf,
} from '../../../src/tables/games/baccarat.ts';
import type { ResultView } from '../../../src/tables/views.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readHands = ({ outcome }: Pick<ResultView, 'outcome'>): BaccaratOutcome | null =>
  baccaratOutcomeSchema.safeParse(outcome).data ?? null;

export interface RoadResult {
  readonly number: number;
  readonly winner: BaccaratSide;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export const readRoad = (results: readonly ResultView[]): RoadResult[] =>
  results.flatMap((result) => {
    const hands = readHands(result);
    if (!hands) return [];
    const [playerPair, bankerPair] = [hasPair(hands.player), hasPair(hands.banker)];
    return { number: result.number, winner: winnerOf(hands), playerPair, bankerPair };
  });

export interface BigRoadCell {
  readonly column: number;
  readonly row: number;
  readonly winner: 'player' | 'banker';
  /** Ties since this result. */
  readonly ties: number;
  readonly number: number;
}

const rowsMax = 6;

/**
 * The big road: a column for each run of the same winner, turning right where the column is full or occupied. Ties are
 * marked on the result before them; ties before the first result are not shown.
 */
export const bigRoadOf = (results: readonly RoadResult[]): BigRoadCell[] => {
  const cells: BigRoadCell[] = [];
  const taken = new Set<string>();
  let column = 0;
  let row = 0;
  let runColumn = 0;
  for (const { winner, number } of results) {
    const last = cells.at(-1);
    if (winner === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    if (!last) [column, row] = [0, 0];
    else if (last.winner !== winner) {
      runColumn += 1;
      while (taken.has(`${runColumn}:0`)) runColumn += 1;
      [column, row] = [runColumn, 0];
    } else if (row + 1 < rowsMax && !taken.has(`${column}:${row + 1}`)) row += 1;
    else column += 1;
    taken.add(`${column}:${row}`);
    cells.push({ column, row, winner, ties: 0, number });
  }
  return cells;
};
