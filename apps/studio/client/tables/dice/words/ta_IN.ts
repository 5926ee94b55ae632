import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'பெரிது',
  small: 'சிறிது',
  odd: 'ஒற்றை',
  even: 'இரட்டை',
  triple: 'டிரிபிள்',
  sum: (sum) => `கூட்டல் ${sum}`,
  sumsSoFar: 'ஒவ்வொரு கூட்டலும் எத்தனை முறை வந்தது',
};
