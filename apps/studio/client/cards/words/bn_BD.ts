import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'ইস্কাপন', hearts: 'হরতন', clubs: 'চিড়িতন', diamonds: 'রুইতন' },
  ranks: ['টেক্কা', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'গোলাম', 'বিবি', 'সাহেব'],
  of: (rank, suit) => `${suit}ের ${rank}`,
  back: 'একটি উপুড় তাস',
};
