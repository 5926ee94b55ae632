import { rankOf } from '../../../src/tables/engine/faces.ts';

/** Whether a card is one of the two that make its hand a pair. */
export const isPaired = (card: number, hand: readonly number[]): boolean =>
  hand.filter((other) => rankOf(other) === rankOf(card)).length === 2;
