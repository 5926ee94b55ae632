import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  triple: 'Triple',
  sum: (sum) => `sum ${sum}`,
  sumsSoFar: 'How often each sum came',
};
