import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['大獎', '巨獎', '超級大獎'],
  won: '贏了',
  bets: (count) => `${count} 注`,
};
