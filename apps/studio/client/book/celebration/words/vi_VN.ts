import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['Thắng lớn', 'Thắng đậm', 'Siêu thắng'],
  won: 'Thắng',
  bets: (count) => `${count} lượt cược`,
};
