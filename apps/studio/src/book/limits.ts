import { type CurrencyCode, type Minor, minor, toDecimal } from '@pavilion/money';
import { stakesOf } from '../games/stakes.ts';
import { type BookLimits, legsMax } from './views.ts';

/** A bet on an event is worth so many of a machine's presses. */
const stakeFactor = 5n;
/** Most that one bet may return, in greatest stakes. */
const returnMaxStakes = 500n;
/** How long a bet in play waits for what its player may have seen before the price. Milliseconds. */
export const acceptDelayMs = 3_000;

/** Usual stakes for quick picking, minor units, ascending. The least and the most that may be bet are its ends. */
export const bookStakesOf = (currency: CurrencyCode): Minor[] =>
  stakesOf(currency).map((stake) => minor(stake * stakeFactor));

interface StakeLimits {
  readonly min: Minor;
  readonly max: Minor;
  readonly returnMax: Minor;
}

/** What a player may stake, with the hall's own limit for a bet; `null` for none. Minor units. */
export const limitsOf = (currency: CurrencyCode, betMax: bigint | null): StakeLimits => {
  const stakes = bookStakesOf(currency);
  const [min, top] = [stakes[0] ?? minor(1), stakes.at(-1) ?? minor(1)];
  return {
    min,
    max: betMax !== null && betMax < top ? minor(betMax) : top,
    returnMax: minor(top * returnMaxStakes),
  };
};

export const presentLimits = (currency: CurrencyCode, betMax: bigint | null): BookLimits => {
  const { min, max, returnMax } = limitsOf(currency, betMax);
  return {
    stakeMin: toDecimal(min, currency),
    stakeMax: toDecimal(max, currency),
    returnMax: toDecimal(returnMax, currency),
    legsMax,
    delayMs: acceptDelayMs,
  };
};
