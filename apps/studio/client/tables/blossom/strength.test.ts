import { expect, it } from 'vitest';
import { beatenShareOf, strengthOf } from './strength.ts';

it('counts how many of the hands that the other cards make are weaker', () => {
  // Three aces; the weakest of all; a pair of kings; ace high.
  const hands = [
    [0, 13, 26],
    [1, 15, 43],
    [12, 38, 5],
    [0, 23, 34],
  ];
  expect(hands.map(beatenShareOf)).toEqual(['100%', '0%', '89%', '69%']);
});

it('calls a hand weak that loses to most others, and strong that beats most of them', () => {
  const hands = [
    [1, 15, 43],
    [0, 23, 34],
    [12, 38, 5],
  ];
  expect(hands.map(strengthOf)).toEqual(['weak', 'even', 'strong']);
});
