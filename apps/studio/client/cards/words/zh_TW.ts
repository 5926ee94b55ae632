import { rankNames } from '../../../src/games/cards/card.ts';
import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: '黑桃', hearts: '紅心', clubs: '梅花', diamonds: '方塊' },
  ranks: rankNames,
  of: (rank, suit) => `${suit}${rank}`,
  back: '扣著的牌',
};
