import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['ビッグウィン', 'メガウィン', 'スーパーメガウィン'],
  won: '的中',
  bets: (count) => `ベット${count}件`,
};
