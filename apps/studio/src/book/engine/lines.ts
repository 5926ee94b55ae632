import { type Market, type MarketChances, twoWay } from './market.ts';

/** Lines on numbers of which each has a chance: they are halves, so that nothing comes out even. */

/** How likely each number is. */
export type Spread = ReadonlyMap<number, number>;

export const spreadOf = <Score>(
  all: readonly { readonly score: Score; readonly chance: number }[],
  numberOf: (score: Score) => number,
): Spread => {
  const found = new Map<number, number>();
  for (const { score, chance } of all) {
    const number = numberOf(score);
    found.set(number, (found.get(number) ?? 0) + chance);
  }
  return found;
};

export const above = (spread: Spread, line: number): number => {
  let sum = 0;
  for (const [number, chance] of spread) if (number > line) sum += chance;
  return sum;
};

export const oddChance = (spread: Spread): number => {
  let sum = 0;
  for (const [number, chance] of spread) if (number % 2 === 1) sum += chance;
  return sum;
};

/** A line is offered while both sides of it are this likely. */
const lineChanceMin = 0.06;
export const isFairLine = (chance: number): boolean => chance > lineChanceMin && chance < 1 - lineChanceMin;

/**
 * Where lines stand: on every so many points, and how many of them are offered to each side of the one nearest to even. Points move
 * which one that is, never the lines: what was picked stays open until the match has gone away from it.
 */
export interface Ladder {
  /** Points from a line to the next. */
  readonly step: number;
  /** Lines to each side. */
  readonly reach: number;
}

/** The half on or below this number on which a line of the ladder stands. */
const rungBelow = (number: number, step: number): number => Math.floor((number - 0.5) / step) * step + 0.5;

/** Every line of the ladder that some of these numbers are above and others below. */
const rungsIn = (spread: Spread, step: number): readonly number[] => {
  const least = rungBelow(Math.min(...spread.keys()), step);
  const most = Math.max(...spread.keys());
  return Array.from({ length: Math.ceil((most - least) / step) }, (_, at) => least + at * step);
};

/** Over and under the fair lines of a ladder around the one that splits the chances most evenly, ascending. */
export const totalsAround = (
  spread: Spread,
  { step, reach }: Ladder,
  marketAt: (line: number) => Market,
): MarketChances[] => {
  const rungs = rungsIn(spread, step).map((line) => ({ line, chance: above(spread, line) }));
  const uneven = rungs.map(({ chance }) => Math.abs(chance - 0.5));
  const middle = uneven.indexOf(Math.min(...uneven));
  return rungs
    .slice(Math.max(0, middle - reach), middle + reach + 1)
    .flatMap(({ line, chance }) => (isFairLine(chance) ? [twoWay(marketAt(line), chance)] : []));
};

/** Handicaps from how far the home side may be ahead: what is added to it must make up for the lead. */
export const handicapsAround = (
  leads: Spread,
  ladder: Ladder,
  marketAt: (line: number) => Market,
): MarketChances[] => totalsAround(leads, ladder, (lead) => marketAt(-lead));
