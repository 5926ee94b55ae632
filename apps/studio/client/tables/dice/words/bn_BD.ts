import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'বড়',
  small: 'ছোট',
  odd: 'বিজোড়',
  even: 'জোড়',
  triple: 'ট্রিপল',
  sum: (sum) => `যোগফল ${sum}`,
  sumsSoFar: 'কোন যোগফল কতবার এসেছে',
};
