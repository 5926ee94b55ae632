import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'ใหญ่',
  small: 'เล็ก',
  odd: 'คี่',
  even: 'คู่',
  triple: 'ตอง',
  sum: (sum) => `รวม ${sum}`,
  sumsSoFar: 'แต่ละผลรวมออกกี่ครั้ง',
};
