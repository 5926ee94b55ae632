import type { MarketView } from '../views.ts';
import { type MarketChances, marketId } from './market.ts';
import { allOf, combinationsOf, type Folds, sumOfProducts } from './systems.ts';

/** Prices move in steps of a hundredth: ten thousandths. */
const priceStep = 10;
export const priceMin = 1_010;
export const priceMax = 100_000;
/** What is nearly certain or hardly possible has no price. */
const chanceMin = 0.008;

/**
 * The price of a selection in thousandths, or `null` where none is offered.
 *
 * Fair would be `winners / chance`. The margin is taken from every selection alike: `1 / (chance × (1 + margin))`, cut down
 * to a whole hundredth. So the implied probabilities of a market add up to `winners × (1 + margin)`, and what
 * the cut adds to it.
 */
export const priceOf = (chance: number, marginBp: number): number | null => {
  if (!(chance >= chanceMin) || chance > 1) return null;
  const price = Math.floor(1_000 / (chance * (1 + marginBp / 10_000)) / priceStep) * priceStep;
  return price < priceMin ? null : Math.min(price, priceMax);
};

/** A market as it is offered; without prices while it is suspended. */
export const pricedMarket = (market: MarketChances, marginBp: number, isSuspended: boolean): MarketView => ({
  id: marketId(market),
  kind: market.kind,
  line: market.line,
  number: market.number,
  selections: market.selections.map(({ code, chance }) => ({
    code,
    price: isSuspended ? null : priceOf(chance, marginBp),
  })),
});

const thousand = 1_000n;

/**
 * Price of a whole slip in thousandths, cut down; for showing only. Legs that are void or came out even are given as 1000, those
 * that are lost as 0. Of a system it is what its whole stake is multiplied by.
 */
export const slipPrice = (prices: readonly number[], folds: Folds = allOf(prices.length)): number =>
  Number(returnOf(thousand, prices, folds));

/**
 * What a bet returns, in minor units: the stake times the product of all its prices, rounded down once at the end, on the
 * whole bet. No leg is rounded by itself. The stake of a system is shared by its combinations alike, and what they return is
 * added up before it is rounded.
 */
export const returnOf = (
  stakeMinor: bigint,
  prices: readonly number[],
  folds: Folds = allOf(prices.length),
): bigint =>
  (stakeMinor * sumOfProducts(prices.map(BigInt), folds, thousand)) /
  (BigInt(combinationsOf(prices.length, folds)) * thousand ** BigInt(prices.length));
