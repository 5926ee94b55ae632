import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['Big win', 'Huge win', 'Mega win'],
  won: 'Won',
  bets: (count) => `${count} bets`,
};
