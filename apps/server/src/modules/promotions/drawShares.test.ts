import { expect, test } from 'vitest';
import { drawShares, type Spread } from './drawShares.ts';

const sum = (shares: readonly bigint[]): bigint => shares.reduce((total, share) => total + share, 0n);

test.each([
  [1n, 1],
  [10n, 10],
  [11n, 10],
  [100_000n, 200],
  [9_007_199_254_740n, 3],
  [12_345n, 1_000],
])('%d minor units in %d shares sum to the budget, and nobody gets nothing', (budget, count) => {
  for (let round = 0; round < 20; round += 1) {
    const shares = drawShares(budget, count);
    expect(shares).toHaveLength(count);
    expect(sum(shares)).toBe(budget);
    expect(shares.every((share) => share >= 1n)).toBe(true);
  }
});

test('shares differ', () => {
  expect(new Set(drawShares(1_000_000n, 100)).size).toBeGreaterThan(50);
});

const spreads: readonly Spread[] = ['even', 'narrow', 'wide'];

test.each(spreads)('%s shares sum to the budget, and nobody gets nothing', (spread) => {
  for (const [budget, count] of [
    [7n, 7],
    [15n, 7],
    [88_801n, 100],
    [100_000_000_000_000n, 3],
  ] as const) {
    const shares = drawShares(budget, count, spread);
    expect(shares).toHaveLength(count);
    expect(sum(shares)).toBe(budget);
    expect(shares.every((share) => share >= 1n)).toBe(true);
  }
});

test('even shares differ by a minor unit at most, narrow ones are half the mean at least', () => {
  expect([...new Set(drawShares(88_801n, 100, 'even'))]).toEqual([889n, 888n]);
  const narrow = drawShares(1_000_000n, 100, 'narrow');
  expect(narrow.every((share) => share >= 5_000n)).toBe(true);
  expect(new Set(narrow).size).toBeGreaterThan(50);
});

test.each([
  [9n, 10],
  [10n, 0],
  [10n, -1],
  [10n, 1.5],
])('%d minor units make no %d shares', (budget, count) => {
  expect(() => drawShares(budget, count)).toThrow(RangeError);
});
