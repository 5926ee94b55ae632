/** The roads of a table with two sides: red is the banker or the dragon, blue the player or the tiger. */
export type RoadSide = 'red' | 'blue';

export interface RoadResult {
  readonly number: number;
  readonly side: RoadSide | 'tie';
  readonly redPair?: boolean;
  readonly bluePair?: boolean;
}

interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly side: RoadSide;
}

export interface BigRoadCell extends RoadCell {
  /** Ties since this result. */
  readonly ties: number;
  readonly number: number;
}

export const roadRows = 6;

/** Places for a row of sides: a column for each run of the same side, turning right where it is full or occupied. */
export const layRuns = (sides: readonly RoadSide[]): RoadCell[] => {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let runColumn = 0;
  for (const side of sides) {
    const last = cells.at(-1);
    let [column, row] = [0, 0];
    if (last && last.side !== side) {
      runColumn += 1;
      while (taken.has(`${runColumn}:0`)) runColumn += 1;
      column = runColumn;
    } else if (last) {
      const isFree = last.row + 1 < roadRows && !taken.has(`${last.column}:${last.row + 1}`);
      [column, row] = isFree ? [last.column, last.row + 1] : [last.column + 1, last.row];
    }
    taken.add(`${column}:${row}`);
    cells.push({ column, row, side });
  }
  return cells;
};

/** The big road. Ties are marked on the result before them; ties before the first result are not shown. */
export const bigRoadOf = (results: readonly RoadResult[]): BigRoadCell[] => {
  const kept: { readonly number: number; readonly side: RoadSide; ties: number }[] = [];
  for (const { number, side } of results) {
    if (side !== 'tie') kept.push({ number, side, ties: 0 });
    else {
      const last = kept.at(-1);
      if (last) last.ties += 1;
    }
  }
  return layRuns(kept.map(({ side }) => side)).map((cell, at) => ({
    ...cell,
    ties: kept[at]?.ties ?? 0,
    number: kept[at]?.number ?? 0,
  }));
};

/** Columns that a road keeps free for what comes. */
export const spareColumns = 2;

/**
 * The first column that is seen of a road that ends in the column `last`, where `shown` whole ones are: its newest end, with room
 * for what comes. A road that has room is seen from its beginning.
 */
export const firstColumnSeen = (last: number, shown: number): number =>
  Math.max(0, last + 1 + spareColumns - shown);

/** How long each run of the same side is. */
const runsOf = (results: readonly RoadResult[]): number[] => {
  const runs: number[] = [];
  let last: RoadSide | undefined;
  for (const { side } of results) {
    if (side === 'tie') continue;
    if (side === last) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
    last = side;
  }
  return runs;
};

/** Roads that follow from the big road, by how many columns back they compare. */
const derivedRoads = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;
export const derivedNames = ['bigEye', 'small', 'cockroach'] as const satisfies readonly DerivedRoad[];

/**
 * The marks of a road that follows from the big road: red where the shoe repeats itself, blue where it does not. A run
 * that begins is compared by the lengths of the runs before it; a run that goes on, by whether the run `back` columns
 * before it ended just there.
 */
export const derivedOf = (results: readonly RoadResult[], road: DerivedRoad): RoadSide[] => {
  const back = derivedRoads[road];
  const runs = runsOf(results);
  return runs.flatMap((length, column) =>
    Array.from({ length }, (_, row): RoadSide | undefined => {
      if (row === 0) {
        if (column <= back) return undefined;
        return runs[column - 1] === runs[column - 1 - back] ? 'red' : 'blue';
      }
      return column < back ? undefined : runs[column - back] === row ? 'blue' : 'red';
    }).flatMap((mark) => mark ?? []),
  );
};

/** What would be marked next if this side came: the question that players ask of the road. */
export const askedOf = (
  results: readonly RoadResult[],
  side: RoadSide,
  road: DerivedRoad,
): RoadSide | undefined => {
  const next = derivedOf([...results, { number: 0, side }], road);
  return next.length > derivedOf(results, road).length ? next.at(-1) : undefined;
};
