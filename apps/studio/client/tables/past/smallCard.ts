import { suitOf } from '../../../src/tables/engine/faces.ts';

/** A card of a table as the small cards count: they have clubs before diamonds. */
export const smallCard = (card: number): number => {
  const suit = suitOf(card);
  return suit < 2 ? card : card + (suit === 2 ? 13 : -13);
};
