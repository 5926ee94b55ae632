import { type CurrencyCode, type Minor, minor } from '@pavilion/money';
import { lineCount } from '../engine/machine.ts';

/**
 * Total stakes offered, in minor units, ascending. Each is a whole number of line stakes, so that every win
 * is a whole number of minor units.
 */
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

/** Stakes of a currency, at most `betMax` where the hall sets a limit. */
export const stakesOf = (currency: CurrencyCode, betMax: Minor | null = null): Minor[] =>
  ladders[currency].map((stake) => minor(stake)).filter((stake) => betMax === null || stake <= betMax);

/** The stake that a new player finds set: low on the ladder. */
export const firstStakeOf = (currency: CurrencyCode): Minor => minor(ladders[currency][2] ?? lineCount);

export const playMoneyOf = (currency: CurrencyCode): Minor =>
  minor(firstStakeOf(currency) * BigInt(demoStartStakes));

/** What a win of so many line stakes is worth. */
export const winOf = (units: number, stake: Minor): Minor => {
  const lineStake = stake / BigInt(lineCount);
  if (lineStake * BigInt(lineCount) !== stake) throw new RangeError(`stake ${stake} is off the ladder`);
  return minor(BigInt(units) * lineStake);
};
