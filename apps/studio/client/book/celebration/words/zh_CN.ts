import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['大奖', '巨奖', '超级大奖'],
  won: '赢了',
  bets: (count) => `${count} 注`,
};
