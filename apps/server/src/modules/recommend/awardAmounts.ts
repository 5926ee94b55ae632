import { type Minor, minor } from '@pavilion/money';
import type { RecommendTerms, SurplusTerms } from './queries.ts';

/** The arithmetic of `awardFriends` and `awardSurplus` for a single day, to be shown before it is earned. */

const whole = 1_000_000n;

const bounded = (amount: bigint, max: bigint): bigint => (max === 0n || amount < max ? amount : max);

/** What a friend's settled stakes of a day bring, minor units. */
export const turnoverAwardOf = (
  { turnover_ppm, turnover_daily_max_minor }: RecommendTerms,
  stakesMinor: bigint,
): Minor => minor(bounded((stakesMinor * BigInt(turnover_ppm)) / whole, turnover_daily_max_minor));

/** What the lowest balance of a day brings, minor units. */
export const surplusAwardOf = (
  { daily_ppm, balance_min_minor, balance_max_minor }: SurplusTerms,
  lowestMinor: bigint,
): Minor => {
  const basis = bounded(lowestMinor, balance_max_minor);
  return minor(basis < balance_min_minor ? 0n : (basis * BigInt(daily_ppm)) / whole);
};
