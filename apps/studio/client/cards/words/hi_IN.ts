import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'हुकुम', hearts: 'पान', clubs: 'चिड़ी', diamonds: 'ईंट' },
  ranks: ['इक्का', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'गुलाम', 'बेगम', 'बादशाह'],
  of: (rank, suit) => `${suit} ${rank === 'बेगम' ? 'की' : 'का'} ${rank}`,
  back: 'एक बंद पत्ता',
};
