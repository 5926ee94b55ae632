import { rankOf, suitOf } from '../../../src/tables/engine/faces.ts';

/** Suits, from spades on, by what they are worth. */
const suitWorth = [3, 2, 0, 1] as const;

const worthOf = (card: number): number => 4 * ((rankOf(card) + 12) % 13) + (suitWorth[suitOf(card)] ?? 0);

/** An open hand as it is read, the same everywhere: what is there twice together and first, then from high to low. */
export const inOrder = (hand: readonly number[]): readonly number[] => {
  const countOf = (card: number): number => hand.filter((other) => rankOf(other) === rankOf(card)).length;
  return [...hand].sort((one, other) => countOf(other) - countOf(one) || worthOf(other) - worthOf(one));
};
