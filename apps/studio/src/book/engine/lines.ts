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

/** The half line that splits the chances most evenly. */
const middleLine = (spread: Spread): number => {
  const lines = [...spread.keys()].sort((a, b) => a - b).map((number) => number + 0.5);
  return lines.reduce(
    (best, line) => (Math.abs(above(spread, line) - 0.5) < Math.abs(above(spread, best) - 0.5) ? line : best),
    lines[0] ?? 0.5,
  );
};

/** A line is offered while both sides of it are this likely. */
const lineChanceMin = 0.06;
export const isFairLine = (chance: number): boolean => chance > lineChanceMin && chance < 1 - lineChanceMin;

const linesAround = (
  spread: Spread,
  shifts: readonly number[],
  marketAt: (line: number) => Market,
): MarketChances[] => {
  const middle = middleLine(spread);
  return shifts.flatMap((shift) => {
    const chance = above(spread, middle + shift);
    return isFairLine(chance) ? [twoWay(marketAt(middle + shift), chance)] : [];
  });
};

const aroundOf = (apart: number): readonly number[] => (apart === 0 ? [0] : [-apart, 0, apart]);

/** Over and under the middle and, where it is not 0, so far `apart` from it. */
export const totalsAround = (
  spread: Spread,
  apart: number,
  marketAt: (line: number) => Market,
): MarketChances[] => linesAround(spread, aroundOf(apart), marketAt);

/** Handicaps from how far the home side may be ahead: what is added to it must make up for the lead. */
export const handicapsAround = (
  leads: Spread,
  apart: number,
  marketAt: (line: number) => Market,
): MarketChances[] => linesAround(leads, aroundOf(apart), (lead) => marketAt(-lead));
