import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  triple: '围骰',
  sum: (sum) => `${sum} 点`,
  sumsSoFar: '点数出现次数',
};
