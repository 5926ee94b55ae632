import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['ビッグウィン', 'メガウィン', 'スーパーメガウィン'],
  bets: (count) => `ベット${count}件`,
};
