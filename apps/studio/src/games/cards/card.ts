/** A card as a number below 52: `rank + 13 × suit`; ranks from the ace (0) to the king (12). */
export type Card = number;

export const packSize = 52;
export const rankCount = 13;

/** All cards in the order of their numbers. */
export const fullPack: readonly Card[] = Array.from({ length: packSize }, (_, card) => card);

export const rankOf = (card: Card): number => card % rankCount;
export const suitOf = (card: Card): number => Math.floor(card / rankCount);

export const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Spades, hearts, clubs, diamonds: black and red in turn. */
export const suitNames = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type SuitName = (typeof suitNames)[number];
