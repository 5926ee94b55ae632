import { type Fraction, fraction, plus, times, toNumber } from '../../engine/fraction.ts';
import { unitsPerStake } from '../units.ts';
import { drawnCount, type Lamp, lightTimes, numberCount, paysOf, picksMax, pierCount } from './rules.ts';

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
 * How often a win counts on average with so many hits: each of the numbers that were drawn is as likely as any other to have come
 * last, and each hit is on the pier of the beam once in eight.
 */
const timesOn = (lamp: Lamp, hits: number): Fraction => {
  if (lamp === 'light') return fraction(drawnCount + (lightTimes - 1) * hits, drawnCount);
  return lamp === 'beam' ? fraction(pierCount + hits, pierCount) : fraction(1);
};

/** Exact share of the stake that comes back with so many picks. */
export const returnOf = (picks: number, lamp: Lamp = 'none'): Fraction => {
  let sum = fraction(0);
  for (const [hits, units] of Object.entries(paysOf(lamp)[picks] ?? {})) {
    const paid = times(hitChance(picks, Number(hits)), fraction(units, unitsPerStake));
    sum = plus(sum, times(paid, timesOn(lamp, Number(hits))));
  }
  return sum;
};

/** Hundredths of a per cent for one to ten picks. */
export const returnsBp = (lamp: Lamp = 'none'): number[] =>
  Array.from({ length: picksMax }, (_, index) => Math.round(toNumber(returnOf(index + 1, lamp)) * 10_000));
