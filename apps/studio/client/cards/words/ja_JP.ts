import { rankNames } from '../../../src/games/cards/card.ts';
import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'スペード', hearts: 'ハート', clubs: 'クラブ', diamonds: 'ダイヤ' },
  ranks: rankNames,
  of: (rank, suit) => `${suit}${rank}`,
  back: '伏せたカード',
};
