import { rankNames } from '../../../src/games/cards/card.ts';
import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'Bích', hearts: 'Cơ', clubs: 'Chuồn', diamonds: 'Rô' },
  ranks: rankNames,
  of: (rank, suit) => `${suit}${rank}`,
  back: 'Lá bài úp',
};
