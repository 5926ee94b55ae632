import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: '大',
  small: '小',
  odd: '奇数',
  even: '偶数',
  triple: 'トリプル',
  sum: (sum) => `合計${sum}`,
  sumsSoFar: '合計ごとの回数',
};
