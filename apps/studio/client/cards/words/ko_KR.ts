import { rankNames } from '../../../src/games/cards/card.ts';
import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: '스페이드', hearts: '하트', clubs: '클럽', diamonds: '다이아몬드' },
  ranks: rankNames,
  of: (rank, suit) => `${suit}${rank}`,
  back: '뒤집힌 카드',
};
