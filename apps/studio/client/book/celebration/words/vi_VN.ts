import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['Thắng lớn', 'Thắng đậm', 'Siêu thắng'],
  bets: (count) => `${count} lượt cược`,
};
