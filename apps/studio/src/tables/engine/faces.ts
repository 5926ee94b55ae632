/** What is on a card of a deck in order, 0 to 51: suits after one another, each from the ace on. */

/** 0 is the ace, 12 the king. */
export const rankOf = (card: number): number => card % 13;
/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: number): number => Math.floor(card / 13);
