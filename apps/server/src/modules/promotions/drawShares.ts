import { randomInt } from 'node:crypto';

/** How unequal shares are: all alike, none below half the mean, at random. */
export type Spread = 'even' | 'narrow' | 'wide';

/** The most that a budget may be: what is drawn at random is drawn from fewer than 2^48 numbers. */
export const budgetMaxMinor = 100_000_000_000_000n;

/** A draw is at most twice the mean of what is left, so that the last are not left with crumbs. */
const timesMean = 2n;

/** What everybody has for certain, before the rest is drawn. */
export const certainShare = (budgetMinor: bigint, count: number, spread: Spread): bigint => {
  const people = BigInt(count);
  if (spread === 'even') return budgetMinor / people;
  return spread === 'narrow' ? budgetMinor / (2n * people) : 0n;
};

/** All alike; what is left over goes to the first, a minor unit each. */
const evenShares = (budgetMinor: bigint, count: number): bigint[] => {
  const certain = certainShare(budgetMinor, count, 'even');
  const left = Number(budgetMinor - certain * BigInt(count));
  return Array.from({ length: count }, (_, place) => (place < left ? certain + 1n : certain));
};

/** At random, one minor unit at least. */
const wideShares = (budgetMinor: bigint, count: number): bigint[] => {
  let left = budgetMinor;
  const shares: bigint[] = [];
  for (let others = BigInt(count - 1); others > 0n; others -= 1n) {
    const most = (left * timesMean) / (others + 1n);
    const keepable = left - others;
    const top = most < keepable ? most : keepable;
    const share = top <= 1n ? 1n : BigInt(randomInt(1, Number(top) + 1));
    shares.push(share);
    left -= share;
  }
  shares.push(left);
  return shares;
};

/**
 * Splits a budget into shares of at least one minor unit that sum to it exactly. Throws `RangeError` when the budget cannot
 * give everybody one.
 */
export const drawShares = (budgetMinor: bigint, count: number, spread: Spread = 'wide'): bigint[] => {
  if (!Number.isInteger(count) || count < 1 || budgetMinor < BigInt(count))
    throw new RangeError(`${budgetMinor} minor units make no ${count} shares`);
  if (spread === 'even') return evenShares(budgetMinor, count);
  const certain = certainShare(budgetMinor, count, spread);
  return wideShares(budgetMinor - certain * BigInt(count), count).map((share) => certain + share);
};
