import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['বড় জয়', 'বিশাল জয়', 'মহাজয়'],
  won: 'জিতেছেন',
  bets: (count) => `${count}টি বাজি`,
};
