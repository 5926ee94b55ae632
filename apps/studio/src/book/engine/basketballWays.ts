import { decidePoints } from './basketballLines.ts';
import { type Market, selectionsOf } from './market.ts';
import type { Points } from './parts.ts';
import { million } from './sport.ts';

/** Ways in which regular time of basketball may end, told apart by what is asked of a half, of quarters and of the whole. */

/** How often a possession brings so many points, millionths. */
export type Chances = readonly [none: number, one: number, two: number, three: number];

/**
 * Totals at the far end that are less likely are not carried on to the next possession: over the forty of a side, less than one
 * match in a hundred billion.
 */
const carriedMin = 1e-14;

/** How likely each number of points is from so many possessions, by points. */
export const pointsFrom = (chances: Chances, count: number): number[] => {
  let all = [1];
  for (let possession = 0; possession < count; possession += 1) {
    const next = new Array<number>(all.length + 3).fill(0);
    for (const [points, chance] of all.entries())
      for (const [more, part] of chances.entries())
        next[points + more] = (next[points + more] ?? 0) + (chance * part) / million;
    while ((next.at(-1) ?? 1) <= carriedMin) next.pop();
    all = next;
  }
  return all;
};

/** Play that is still to come. What the sides add to their points does not depend on one another; by points, how likely each is. */
export interface Stretch {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/** Play that ends where something is asked. */
export interface AskedStretch extends Stretch {
  /** It is this quarter alone, counted from 1, which has this score already; `null` where no quarter is asked. */
  readonly quarter: { readonly number: number; readonly score: Points } | null;
  /** The first half ends with it, and is asked. */
  readonly endsHalf: boolean;
}

/** One score stands for all by which everything that is asked is decided alike. */
export interface Way {
  /** Of the quarters that are asked. */
  readonly quarters: ReadonlyMap<number, Points>;
  /** `null` where the half is not asked, or over. */
  readonly half: Points | null;
  /** After regular time, where the same side leads, or none. */
  readonly score: Points;
  readonly chance: number;
}

/** How likely it is that the sides add so many points: row by row, a row for each number of the home side's. */
interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Float64Array;
}

interface Group extends Pick<Way, 'quarters' | 'half'> {
  readonly grid: Grid;
}

const gridOf = (rows: number, columns: number): Grid => ({
  rows,
  columns,
  cells: new Float64Array(rows * columns),
});

const nothingYet: Grid = { rows: 1, columns: 1, cells: Float64Array.of(1) };

const stretchGrid = ({ home, away }: Stretch): Grid => {
  const grid = gridOf(home.length, away.length);
  for (const [more, chance] of home.entries())
    for (const [moreAway, part] of away.entries()) grid.cells[more * away.length + moreAway] = chance * part;
  return grid;
};

const cell = (grid: Grid, at: number): number => grid.cells[at] ?? 0;

/** What both bring together. */
const plus = (one: Grid, other: Grid): Grid => {
  const sum = gridOf(one.rows + other.rows - 1, one.columns + other.columns - 1);
  for (let at = 0; at < one.cells.length; at += 1) {
    const chance = cell(one, at);
    if (chance === 0) continue;
    const [row, column] = [Math.floor(at / one.columns), at % one.columns];
    for (let more = 0; more < other.rows; more += 1) {
      const [from, to] = [more * other.columns, (row + more) * sum.columns + column];
      for (let along = 0; along < other.columns; along += 1)
        sum.cells[to + along] = cell(sum, to + along) + chance * cell(other, from + along);
    }
  }
  return sum;
};

/** Which selections of a market win at this score, a bit each. */
const winnersAt = (market: Market, score: Points): number =>
  selectionsOf(market).reduce(
    (bits, code) => 2 * bits + Number(decidePoints(market, score, true, code) === 'won'),
    0,
  );

/** Scores above `from`, by which selections of `asked` win: a score for each kind, and the kind of every cell. */
const kindsOf = (
  { rows, columns, cells }: Pick<Grid, 'rows' | 'columns'> & { readonly cells?: Float64Array },
  [home, away]: Points,
  asked: readonly Market[],
): { readonly scores: readonly Points[]; readonly kinds: Int32Array } => {
  // Market after market: what one decides differently parts what the ones before left together.
  const known = asked.map(() => new Map<number, number>());
  const scores: Points[] = [];
  const kindOfScore = new Map<number, number>();
  const kinds = new Int32Array(rows * columns);
  for (let at = 0; at < kinds.length; at += 1) {
    if (cells?.[at] === 0) continue;
    const score: Points = [home + Math.floor(at / columns), away + (at % columns)];
    let alike = 0;
    for (const [index, market] of asked.entries()) {
      const parted = known[index];
      const key = alike * 2 ** selectionsOf(market).length + winnersAt(market, score);
      alike = parted?.get(key) ?? parted?.size ?? 0;
      parted?.set(key, alike);
    }
    const kind = kindOfScore.get(alike) ?? scores.push(score) - 1;
    kindOfScore.set(alike, kind);
    kinds[at] = kind;
  }
  return { scores, kinds };
};

/** The cells of a grid by which selections win there. */
const split = (
  grid: Grid,
  from: Points,
  asked: readonly Market[],
): { readonly score: Points; readonly grid: Grid }[] => {
  const { scores, kinds } = kindsOf(grid, from, asked);
  return scores.map((score, kind) => ({
    score,
    grid: { ...grid, cells: grid.cells.map((chance, at) => (kinds[at] === kind ? chance : 0)) },
  }));
};

const isOfHalf = ({ kind }: Market): boolean =>
  kind === 'half' || kind === 'half-handicap' || kind === 'half-total';

/** Whether the half is among what is asked. */
export const asksHalf = (asked: readonly Market[]): boolean => asked.some(isOfHalf);

/** Groups after a stretch. `from`: the score that points are added to. */
const onward = (
  groups: readonly Group[],
  stretch: AskedStretch,
  from: Points,
  asked: readonly Market[],
): Group[] => {
  const { quarter, endsHalf } = stretch;
  const own = stretchGrid(stretch);
  const parts =
    quarter === null
      ? [{ score: null, grid: own }]
      : split(
          own,
          quarter.score,
          asked.filter(({ number }) => number === quarter.number),
        );
  const played = groups.flatMap((group) =>
    parts.map(
      ({ score, grid }): Group => ({
        ...group,
        quarters: quarter && score ? new Map([...group.quarters, [quarter.number, score]]) : group.quarters,
        grid: plus(grid, group.grid),
      }),
    ),
  );
  if (!endsHalf) return played;
  const ofHalf = asked.filter(isOfHalf);
  return played.flatMap((group) =>
    split(group.grid, from, ofHalf).map(({ score, grid }) => ({ ...group, half: score, grid })),
  );
};

/** The cells that can be reached, with their chances: of a group these are few. */
const reachable = ({ cells }: Grid): { readonly at: Int32Array; readonly chances: Float64Array } => {
  const at = Int32Array.from(cells.keys()).filter((index) => cells[index] !== 0);
  return { at, chances: Float64Array.from(at, (index) => cells[index] ?? 0) };
};

/** For each score of a grid's size, how likely the rest leads from there to the cells of this kind: side after side. */
const leadingTo = (
  kind: number,
  kinds: Int32Array,
  { rows, columns }: Pick<Grid, 'rows' | 'columns'>,
  { home, away }: Stretch,
): Grid => {
  const width = columns + away.length - 1;
  const along = gridOf(rows + home.length - 1, columns);
  for (let row = 0; row < along.rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let more = 0; more < away.length; more += 1)
        if (kinds[row * width + column + more] === kind) sum += away[more] ?? 0;
      along.cells[row * columns + column] = sum;
    }
  const all = gridOf(rows, columns);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let more = 0; more < home.length; more += 1)
        sum += (home[more] ?? 0) * cell(along, (row + more) * columns + column);
      all.cells[row * columns + column] = sum;
    }
  return all;
};

/**
 * Every way from this score to the end of regular time: the stretches of which something is asked, one after another, and the `rest`.
 * The sum over every score of each stretch.
 */
export const waysFrom = (
  score: Points,
  stretches: readonly AskedStretch[],
  rest: Stretch,
  asked: readonly Market[],
): Way[] => {
  let groups: Group[] = [{ quarters: new Map(), half: null, grid: nothingYet }];
  for (const stretch of stretches) groups = onward(groups, stretch, score, asked);
  const { rows, columns } = groups[0]?.grid ?? nothingYet;
  const last = { rows: rows + rest.home.length - 1, columns: columns + rest.away.length - 1 };
  const ofWhole = asked.filter((market) => market.number === null && !isOfHalf(market));
  // Who leads, or nobody: overtimes follow from it.
  const { scores, kinds } = kindsOf(last, score, [...ofWhole, { kind: 'half', line: null, number: null }]);
  const reached = groups.map(({ quarters, half, grid }) => ({ quarters, half, ...reachable(grid) }));
  return scores.flatMap((end, kind) => {
    const { cells } = leadingTo(kind, kinds, { rows, columns }, rest);
    return reached.flatMap(({ quarters, half, at, chances }): Way[] => {
      let chance = 0;
      for (let index = 0; index < at.length; index += 1)
        chance += (chances[index] ?? 0) * (cells[at[index] ?? 0] ?? 0);
      return chance > 0 ? [{ quarters, half, score: end, chance }] : [];
    });
  });
};
