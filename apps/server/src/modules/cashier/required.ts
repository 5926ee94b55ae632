import { type Minor, minor } from '@pavilion/money';

const percent = 100n;

/** What is to be staked of money by a rule in per cent, minor units, rounded down. */
export const requiredOf = (moneyMinor: bigint, turnoverPercent: number): Minor =>
  minor((moneyMinor * BigInt(turnoverPercent)) / percent);
