import { rankNames } from '../../../src/games/cards/card.ts';
import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: '黑桃', hearts: '红心', clubs: '梅花', diamonds: '方块' },
  ranks: rankNames,
  of: (rank, suit) => `${suit}${rank}`,
  back: '扣着的牌',
};
