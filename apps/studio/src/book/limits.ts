import { type CurrencyCode, currencyCodes, type Minor, minor, toDecimal } from '@pavilion/money';
import { ladderOf } from '../games/stakes.ts';
import { type BookLimits, type BookSport, legsMax, type MarketKind } from './views.ts';

/** A bet on an event is of 1 to 1,000 renminbi; others are worth the same. In hundredths. */
const ends = { least: 100n, greatest: 100_000n };
const ladders = new Map(currencyCodes.map((currency) => [currency, ladderOf(currency, ends)]));
/** Most that one bet may return, in greatest stakes. */
const returnMaxStakes = 500n;
/**
 * How long a bet in play waits for what its player may have seen before the price, by sport: a small part of the time that a
 * game stands still between two steps, so that most bets meet the price that they were pressed at. Milliseconds.
 */
const acceptDelaysMs: Readonly<Record<BookSport, number>> = {
  football: 1_000,
  racket: 1_200,
  basketball: 1_000,
  siege: 1_000,
  // Nothing is bet on in play.
  league: 0,
};

/** The delay of a bet on these sports: the longest of them. Milliseconds. */
export const acceptDelayOf = (sports: readonly BookSport[]): number =>
  Math.max(0, ...sports.map((sport) => acceptDelaysMs[sport]));

/** Usual stakes for quick picking, minor units, ascending. The least and the most that may be bet are its ends. */
export const bookStakesOf = (currency: CurrencyCode): Minor[] => [...(ladders.get(currency) ?? [])];

interface StakeLimits {
  readonly min: Minor;
  readonly max: Minor;
  readonly returnMax: Minor;
}

/** Kinds of markets that pay much, or are soon decided, take a part of the greatest stake: one in so many. */
const kindShares: Readonly<Partial<Record<MarketKind, bigint>>> = {
  score: 4n,
  both: 2n,
  parity: 2n,
  half: 2n,
  'half-total': 2n,
  'half-handicap': 2n,
  'half-full': 4n,
  'home-total': 2n,
  'away-total': 2n,
  'home-clean': 2n,
  'away-clean': 2n,
  nil: 2n,
  margin: 4n,
  goals: 4n,
  'part-result': 2n,
  'part-total': 2n,
  'part-handicap': 2n,
  'part-parity': 2n,
  race: 2n,
  round: 2n,
};

/** Most on a bet with legs of these kinds: the least that any of them takes. */
export const kindMaxOf = (limits: Pick<StakeLimits, 'max'>, kinds: readonly MarketKind[]): bigint => {
  const share = kinds.reduce((most, kind) => {
    const own = kindShares[kind] ?? 1n;
    return own > most ? own : most;
  }, 1n);
  return limits.max / share;
};

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

export const presentLimits = (
  currency: CurrencyCode,
  betMax: bigint | null,
  sports: readonly BookSport[],
): BookLimits => {
  const limits = limitsOf(currency, betMax);
  const { min, max, returnMax } = limits;
  const kinds = (Object.keys(kindShares) as MarketKind[]).map((kind) => [
    kind,
    toDecimal(minor(kindMaxOf(limits, [kind])), currency),
  ]);
  return {
    stakeMin: toDecimal(min, currency),
    stakeMax: toDecimal(max, currency),
    kindMax: Object.fromEntries(kinds),
    returnMax: toDecimal(returnMax, currency),
    legsMax,
    delayMs: acceptDelayOf(sports),
  };
};
