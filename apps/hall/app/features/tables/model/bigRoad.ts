export type RoadSide = 'player' | 'banker';
export type RoadResult = RoadSide | 'tie';

/** One mark of the road: a side that won, and the ties that followed it. */
export interface RoadMark {
  readonly side: RoadSide;
  readonly ties: number;
  /** Place on the plate, both from 0. */
  readonly column: number;
  readonly row: number;
}

/** A column holds so many; a longer run goes on to the right, along its last free row. */
export const roadRows = 6;

/**
 * The big road of baccarat, as every table of the market keeps it: down the column while one side wins, a new column when
 * the other does; a run that meets the foot, or an older run's tail, turns to the right. A tie is a stroke on the mark before
 * it; ties before the first mark are not shown. The oldest result comes first.
 */
export const bigRoad = (results: readonly RoadResult[]): readonly RoadMark[] => {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => row < roadRows && !taken.has(`${column} ${row}`);
  let head = -1;
  for (const result of results) {
    const last = marks.at(-1);
    if (result === 'tie') {
      if (last !== undefined) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let place: Pick<RoadMark, 'column' | 'row'>;
    if (last?.side !== result) {
      // Every run begins at the head of its own column, right of where the one before began.
      head += 1;
      while (!isFree(head, 0)) head += 1;
      place = { column: head, row: 0 };
    } else {
      const turned = last.column > head;
      place =
        !turned && isFree(last.column, last.row + 1)
          ? { column: last.column, row: last.row + 1 }
          : { column: last.column + 1, row: last.row };
    }
    taken.add(`${place.column} ${place.row}`);
    marks.push({ side: result, ties: 0, ...place });
  }
  return marks;
};
