import {
  type Crossed,
  type Gathered,
  type Line,
  letterAt,
  lineCount,
  lines,
  type Mode,
  type Path,
  pathOf,
  type ReelSet,
  reelSetOf,
  rowCount,
  type SlotMachine,
  timesOf,
} from './machine.ts';

/** Letters in view: five reels of three rows, top to bottom. */
export type Window = readonly (readonly string[])[];

export type LineWin = {
  /** Index into `lines`. */
  line: number;
  letter: string;
  /** Reels covered from the left, 3 to 5. */
  count: number;
  /** Line stakes, the multiplier of the mode included. */
  units: number;
};

export type Evaluation = {
  /** As the reels stopped. */
  window: Window;
  /** As the lines read it: the same, or with wild reels filled and what was crossed wild. */
  shown: Window;
  /** Reels that a wild filled in this spin. */
  expandedReels: number[];
  /** What crossed the reels: the cells, the scatters among them, and what these multiply lines by. */
  crossing: { path: Path; scatters: number; times: number } | null;
  /** What lines were multiplied by: by the mode, scatters that were passed, and turns. */
  times: number;
  lineWins: LineWin[];
  scatters: number;
  scatterUnits: number;
  /** Wilds in view as the reels stopped. */
  wilds: number;
  /** Everything won, in line stakes. */
  totalUnits: number;
  /** Free spins awarded by this spin, before the round's maximum is applied. */
  freeSpins: number;
};

export const windowAt = (reels: ReelSet, stops: readonly number[]): Window =>
  reels.strips.map((strip, reel) => {
    const stop = stops[reel];
    if (stop === undefined || !Number.isInteger(stop) || stop < 0 || stop >= strip.length) {
      throw new RangeError(`stop of reel ${reel} is off its strip: ${stop}`);
    }
    return Array.from({ length: rowCount }, (_, row) => letterAt(strip, stop, row));
  });

/**
 * Pay of one line, in line stakes, before the mode's multiplier. A run of leading wilds counts for the first
 * other symbol and for itself; the better of the two is paid.
 */
export const payOfLine = (
  machine: SlotMachine,
  letters: readonly string[],
): { letter: string; count: number; units: number } | undefined => {
  let wilds = 0;
  while (wilds < letters.length && letters[wilds] === machine.wild) wilds += 1;
  const first = letters[wilds];
  let best = paid(machine, machine.wild, wilds);
  if (first !== undefined && first !== machine.scatter) {
    let count = wilds + 1;
    while (count < letters.length && (letters[count] === first || letters[count] === machine.wild))
      count += 1;
    const other = paid(machine, first, count);
    if (other && (!best || other.units > best.units)) best = other;
  }
  return best;
};

const paid = (machine: SlotMachine, letter: string, count: number) => {
  const units = count >= 3 ? machine.linePays[letter]?.[count - 3] : undefined;
  return units === undefined || units === 0 ? undefined : { letter, count, units };
};

const lettersOn = (window: Window, line: Line): string[] =>
  line.map((row, reel) => window[reel]?.[row] ?? '');

/** What the scatters on a path do to lines. */
const crossingOf = (machine: SlotMachine, window: Window, crossed: Crossed): Evaluation['crossing'] => {
  const path = pathOf(machine, crossed);
  if (!path) return null;
  const scatters = path.filter(([reel, row]) => window[reel]?.[row] === machine.scatter).length;
  return { path, scatters, times: timesOf(machine, scatters) };
};

/** Everything that one stop of the reels is worth. Pure: the same stops always give the same answer. */
export const evaluateSpin = (
  machine: SlotMachine,
  mode: Mode,
  stops: readonly number[],
  gathered: Gathered = null,
  crossed: Crossed = null,
  turned = 0,
): Evaluation => {
  const reels = reelSetOf(machine, mode, gathered);
  const window = windowAt(reels, stops);
  const expandedReels = reels.wildsExpand
    ? window.flatMap((column, reel) => (column.includes(machine.wild) ? [reel] : []))
    : [];
  const crossing = mode === 'base' ? crossingOf(machine, window, crossed) : null;
  const isPassed = (reel: number, row: number): boolean =>
    crossing?.path.some(([passedReel, passedRow]) => passedReel === reel && passedRow === row) ?? false;
  const shown = window.map((column, reel) =>
    column.map((letter, row) =>
      expandedReels.includes(reel) || isPassed(reel, row) ? machine.wild : letter,
    ),
  );
  // Only what crosses has turned.
  const times = reels.multiplier * (crossing ? crossing.times * (turned + 1) : 1);
  const lineWins = lines.flatMap((line, index): LineWin[] => {
    const pay = payOfLine(machine, lettersOn(shown, line));
    return pay ? [{ line: index, ...pay, units: pay.units * times }] : [];
  });
  const scatters = window.flat().filter((letter) => letter === machine.scatter).length;
  const award = reels.scatterAwards[scatters];
  const scatterUnits = (award?.stakes ?? 0) * lineCount;
  return {
    window,
    shown,
    expandedReels,
    crossing,
    times,
    lineWins,
    scatters,
    scatterUnits,
    wilds: window.flat().filter((letter) => letter === machine.wild).length,
    totalUnits: lineWins.reduce((sum, win) => sum + win.units, scatterUnits),
    freeSpins: award?.freeSpins ?? 0,
  };
};
