import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: '대',
  small: '소',
  odd: '홀',
  even: '짝',
  triple: '트리플',
  sum: (sum) => `합 ${sum}`,
  sumsSoFar: '합별 횟수',
};
