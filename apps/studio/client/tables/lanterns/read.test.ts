import { expect, it } from 'vitest';
import { endsSoFar, sideResultOf } from './read.ts';

/** Rank of a spade, 0 the ace. */
const hand = (...cards: number[]) => ({ cards, stakes: 1, done: true });

it('tells a bust at once, and everything else only against the dealer’s cards', () => {
  const split = { hands: [hand(9, 11, 4), hand(9, 8)] };
  expect(endsSoFar(split, null)).toEqual(['bust', undefined]);
  expect(endsSoFar(split, [9, 7])).toEqual(['bust', 'win']);
  expect(endsSoFar({ hands: [hand(0, 9)] }, null)).toEqual([undefined]);
});

it('names what a side bet won by the first cards, and nothing while one is missing', () => {
  const open = { dealer: 6, seats: [[4, 5], [3, 3], [8]] };
  expect(sideResultOf('three', 1, open)).toBe('straight_flush');
  expect(sideResultOf('pair', 1, open)).toBeNull();
  expect(sideResultOf('pair', 2, open)).toBe('same_card');
  expect(sideResultOf('pair', 3, open)).toBeNull();
});
