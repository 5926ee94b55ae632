import { expect, it } from 'vitest';
import { isPaired } from './paired.ts';

it('lifts the two cards that make a pair, and none where all make the hand, or one alone', () => {
  const liftedOf = (hand: readonly number[]) => hand.filter((card) => isPaired(card, hand));
  expect(liftedOf([12, 38, 5])).toEqual([12, 38]);
  expect(liftedOf([7, 20, 46])).toEqual([]);
  expect(liftedOf([4, 18, 45])).toEqual([]);
  expect(liftedOf([0, 23, 34])).toEqual([]);
});
