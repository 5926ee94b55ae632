import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'Tài',
  small: 'Xỉu',
  odd: 'Lẻ',
  even: 'Chẵn',
  triple: 'Bão',
  sum: (sum) => `Tổng ${sum}`,
  sumsSoFar: 'Số lần mỗi tổng xuất hiện',
};
