import { type Fraction, fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { drawnCount, lightTimes, numberCount, paysOf, picksMax } from './rules.ts';

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

/**
 * How often a win counts on average with so many hits and the harbor light: each of the numbers that were drawn is as likely as
 * any other to have come last.
 */
const litTimes = (hits: number): Fraction => fraction(drawnCount + (lightTimes - 1) * hits, drawnCount);

/** Exact share of the stake that comes back with so many picks. */
export const returnOf = (picks: number, light = false): Fraction => {
  let sum = fraction(0);
  for (const [hits, units] of Object.entries(paysOf(light)[picks] ?? {})) {
    const paid = times(hitChance(picks, Number(hits)), fraction(units, unitsPerStake));
    sum = plus(sum, light ? times(paid, litTimes(Number(hits))) : paid);
  }
  return sum;
};

/** Hundredths of a per cent for one to ten picks. */
export const returnsBp = (light = false): number[] =>
  Array.from({ length: picksMax }, (_, index) => Math.round(toNumber(returnOf(index + 1, light)) * 10_000));
