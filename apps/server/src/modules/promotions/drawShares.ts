import { randomInt } from 'node:crypto';

/** A draw is at most twice the mean of what is left, so that the last are not left with crumbs. */
const spread = 2n;

/**
 * Splits a budget into shares of at least one minor unit, at random, that sum to it exactly. Throws `RangeError` when the
 * budget cannot give everybody one.
 */
export const drawShares = (budgetMinor: bigint, count: number): bigint[] => {
  if (!Number.isInteger(count) || count < 1 || budgetMinor < BigInt(count))
    throw new RangeError(`${budgetMinor} minor units make no ${count} shares`);
  let left = budgetMinor;
  const shares: bigint[] = [];
  for (let others = BigInt(count - 1); others > 0n; others -= 1n) {
    const most = (left * spread) / (others + 1n);
    const keepable = left - others;
    const top = most < keepable ? most : keepable;
    const share = top <= 1n ? 1n : BigInt(randomInt(1, Number(top) + 1));
    shares.push(share);
    left -= share;
  }
  shares.push(left);
  return shares;
};
