import { type Fraction, fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { drawnCount, numberCount, pays, picksMax, unitsOf } from './rules.ts';

const choose = (of: number, count: number): bigint => {
  let ways = 1n;
  for (let step = 0; step < count; step += 1) ways = (ways * BigInt(of - step)) / BigInt(step + 1);
  return count > of ? 0n : ways;
};

/** Chance that so many of the picks are among the drawn. */
export const hitChance = (picks: number, hits: number): Fraction =>
  fraction(
    choose(picks, hits) * choose(numberCount - picks, drawnCount - hits),
    choose(numberCount, drawnCount),
  );

/** Exact share of the stake that comes back with so many picks. */
export const returnOf = (picks: number): Fraction => {
  let sum = fraction(0);
  for (const hits of Object.keys(pays[picks] ?? {}).map(Number))
    sum = plus(sum, times(hitChance(picks, hits), fraction(unitsOf(picks, hits), unitsPerStake)));
  return sum;
};

/** Hundredths of a per cent for one to ten picks. */
export const returnsBp = (): number[] =>
  Array.from({ length: picksMax }, (_, index) => Math.round(toNumber(returnOf(index + 1)) * 10_000));
