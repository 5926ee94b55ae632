import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: '大',
  small: '小',
  odd: '單',
  even: '雙',
  triple: '圍骰',
  sum: (sum) => `${sum} 點`,
  sumsSoFar: '點數出現次數',
};
