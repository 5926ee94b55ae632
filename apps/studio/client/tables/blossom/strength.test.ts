import { expect, it } from 'vitest';
import { beatenShareOf, othersIn, strengthOf } from './strength.ts';

it('counts how many of the hands that the other cards make are weaker', () => {
  // Three aces; the weakest of all; a pair of kings; ace high.
  const hands = [
    [0, 13, 26],
    [1, 15, 43],
    [12, 38, 5],
    [0, 23, 34],
  ];
  expect(hands.map((hand) => beatenShareOf(hand, 1))).toEqual(['100%', '<1%', '≈90%', '≈70%']);
});

it('counts how often a hand beats all of several that are still in', () => {
  const kings = [12, 38, 5];
  expect([1, 2, 3, 5].map((others) => beatenShareOf(kings, others))).toEqual([
    '≈90%',
    '≈80%',
    '≈72%',
    '≈58%',
  ]);
  expect([1, 5].map((others) => beatenShareOf([0, 13, 26], others))).toEqual(['100%', '100%']);
  expect(beatenShareOf([1, 15, 43], 5)).toBe('<1%');
  // An ace-high straight flush loses to three of a kind alone.
  expect(beatenShareOf([0, 12, 11], 1)).toBe('>99%');
  expect(othersIn([{ isIn: true }, { isIn: false }, { isIn: true }], 0)).toBe(1);
  // Whoever is out has as many against them as are in.
  expect(othersIn([{ isIn: true }, { isIn: false }, { isIn: true }], 1)).toBe(2);
});

it('calls a hand weak that loses to most others, and strong that beats most of them', () => {
  const hands = [
    [1, 15, 43],
    [0, 23, 34],
    [12, 38, 5],
  ];
  expect(hands.map(strengthOf)).toEqual(['weak', 'even', 'strong']);
});
