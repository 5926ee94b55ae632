import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['빅 윈', '메가 윈', '슈퍼 메가 윈'],
  won: '적중',
  bets: (count) => `베팅 ${count}건`,
};
