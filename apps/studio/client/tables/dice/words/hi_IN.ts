import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'बड़ा',
  small: 'छोटा',
  odd: 'विषम',
  even: 'सम',
  triple: 'ट्रिपल',
  sum: (sum) => `जोड़ ${sum}`,
  sumsSoFar: 'हर जोड़ कितनी बार आया',
};
