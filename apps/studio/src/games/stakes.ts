import { type CurrencyCode, type Minor, minor } from '@pavilion/money';
import { unitsPerStake } from './units.ts';

/** Total stakes offered, in minor units, ascending. Each is a whole number of `unitsPerStake`. */
const ladders: Readonly<Record<CurrencyCode, readonly number[]>> = {
  RMB: [20, 40, 100, 200, 400, 1_000, 2_000, 4_000, 10_000, 20_000],
  USD: [20, 40, 100, 200, 400, 600, 1_000, 2_000, 5_000, 10_000],
  VND: [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 100_000, 200_000, 400_000],
  WON: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000],
  JPY: [20, 40, 100, 200, 500, 1_000, 2_000, 4_000],
  THB: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  INR: [200, 400, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000],
  MMK: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000],
  BRL: [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000],
  BDT: [200, 400, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000],
  NGN: [2_000, 4_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
};

/** Play money that a demo starts with, and is topped up to when it runs out, in first stakes. */
const demoStartStakes = 1_000;

/** The usual stakes of a currency. */
export const stakesOf = (currency: CurrencyCode): Minor[] => ladders[currency].map((stake) => minor(stake));

/** Those of them that the hall's limit for a bet allows; `null` for none. */
export const upTo = (stakes: readonly Minor[], betMax: Minor | null): Minor[] =>
  stakes.filter((stake) => betMax === null || stake <= betMax);

/** The stake that a new player finds set: low on the ladder. */
export const firstStakeOf = (currency: CurrencyCode): Minor => minor(ladders[currency][2] ?? unitsPerStake);

export const playMoneyOf = (currency: CurrencyCode): Minor =>
  minor(firstStakeOf(currency) * BigInt(demoStartStakes));
