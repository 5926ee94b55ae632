import {
  type CurrencyCode,
  currencyCodes,
  type Minor,
  minor,
  nearestWorth,
  roundWorth,
} from '@pavilion/money';
import { unitsPerStake } from './units.ts';

/** The least and the greatest stake of a kind of game, in hundredths of a renminbi. */
interface Ends {
  readonly least: bigint;
  readonly greatest: bigint;
}

/** A ladder's steps, in least stakes: it has as many of them as bring it nearest to its end. */
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n];

/**
 * Stakes that are worth in a currency what these are in renminbi, in minor units, ascending. Where so many minor units as a stake has
 * parts are worth more than the least, the ladder begins higher and has the same end.
 */
export const ladderOf = (currency: CurrencyCode, { least, greatest }: Ends, parts = 1n): readonly Minor[] => {
  const round = roundWorth(currency, least, [1n, 2n]);
  const first = round > parts ? round : parts;
  const ladder = steps.map((step) => minor(step * first));
  const last = nearestWorth(currency, greatest, ladder);
  return ladder.filter((stake) => stake <= last);
};

/** What one plays alone is played from 0.20 to 200 renminbi; each stake is a whole number of `unitsPerStake`. */
const ladders = new Map(
  currencyCodes.map((currency) => [
    currency,
    ladderOf(currency, { least: 20n, greatest: 20_000n }, BigInt(unitsPerStake)),
  ]),
);

/** What a new player finds set, in hundredths of a renminbi. */
const firstFen = 100n;

/** Play money that a demo starts with, and is topped up to when it runs out, in first stakes. */
const demoStartStakes = 1_000n;

/** The usual stakes of a currency. */
export const stakesOf = (currency: CurrencyCode): Minor[] => [...(ladders.get(currency) ?? [])];

/** Those of them that the hall's limit for a bet allows; `null` for none. */
export const upTo = (stakes: readonly Minor[], betMax: Minor | null): Minor[] =>
  stakes.filter((stake) => betMax === null || stake <= betMax);

/** The greatest of some ascending stakes that is not above what is wanted; the least where all are. */
export const nearestLower = (stakes: readonly Minor[], wanted: Minor): Minor =>
  upTo(stakes, wanted).at(-1) ?? stakes[0] ?? wanted;

/** The stake that a new player finds set: low on the ladder, with a lower one beneath it. */
export const firstStakeOf = (currency: CurrencyCode): Minor =>
  nearestWorth(currency, firstFen, stakesOf(currency).slice(1));

export const playMoneyOf = (currency: CurrencyCode): Minor => minor(firstStakeOf(currency) * demoStartStakes);
