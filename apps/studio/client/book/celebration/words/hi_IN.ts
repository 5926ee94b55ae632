import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['बड़ी जीत', 'बहुत बड़ी जीत', 'महाजीत'],
  won: 'जीते',
  bets: (count) => `${count} दांव`,
};
