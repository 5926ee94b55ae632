import {
  type Gathered,
  type Line,
  letterAt,
  lineCount,
  lines,
  type Mode,
  type ReelSet,
  reelSetOf,
  rowCount,
  type SlotMachine,
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
  /** As the lines read it: the same, or with wild reels filled. */
  shown: Window;
  /** Reels that a wild filled in this spin. */
  expandedReels: number[];
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

/** Everything that one stop of the reels is worth. Pure: the same stops always give the same answer. */
export const evaluateSpin = (
  machine: SlotMachine,
  mode: Mode,
  stops: readonly number[],
  gathered: Gathered = null,
): Evaluation => {
  const reels = reelSetOf(machine, mode, gathered);
  const window = windowAt(reels, stops);
  const expandedReels = reels.wildsExpand
    ? window.flatMap((column, reel) => (column.includes(machine.wild) ? [reel] : []))
    : [];
  const shown = window.map((column, reel) =>
    expandedReels.includes(reel) ? column.map(() => machine.wild) : column,
  );
  const lineWins = lines.flatMap((line, index): LineWin[] => {
    const pay = payOfLine(machine, lettersOn(shown, line));
    return pay ? [{ line: index, ...pay, units: pay.units * reels.multiplier }] : [];
  });
  const scatters = window.flat().filter((letter) => letter === machine.scatter).length;
  const award = reels.scatterAwards[scatters];
  const scatterUnits = (award?.stakes ?? 0) * lineCount;
  return {
    window,
    shown,
    expandedReels,
    lineWins,
    scatters,
    scatterUnits,
    wilds: window.flat().filter((letter) => letter === machine.wild).length,
    totalUnits: lineWins.reduce((sum, win) => sum + win.units, scatterUnits),
    freeSpins: award?.freeSpins ?? 0,
  };
};
