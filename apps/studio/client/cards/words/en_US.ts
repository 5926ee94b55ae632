import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'spades', hearts: 'hearts', clubs: 'clubs', diamonds: 'diamonds' },
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  of: (rank, suit) => `${rank} of ${suit}`,
  back: 'a card face down',
};
