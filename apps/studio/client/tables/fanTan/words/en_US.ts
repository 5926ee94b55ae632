import type { GameWords } from '../../texts/texts.ts';
import { type FanNames, spotIn } from '../words.ts';

export const fanNames: FanNames = {
  odd: 'Odd',
  even: 'Even',
  fan: 'Fan',
  kwok: 'Kwok',
  cheng: 'Cheng',
  three: 'Three numbers',
  nim: 'Nim',
  nimOf: (wins, pushes) => `Nim ${wins}, back on ${pushes}`,
  over: ' / ',
};

const kinds: Readonly<Record<string, string>> = {
  fan: 'Fan (one number)',
  nim: 'Nim (one wins, one comes back)',
  kwok: 'Kwok, odd, even (two numbers)',
  cheng: 'Cheng (one wins, two come back)',
  three: 'Three numbers',
};

export const fanTanWords: GameWords = {
  name: 'Tea House Fan-Tan',
  tagline: 'A cup of buttons, raked off by fours',
  rules: [
    'The cup covers 25 to 48 buttons. When bets are closed it is lifted, and the buttons are raked off four at a time; one to four are left, and that is the result. All four have the same chance.',
    'Fan: one number, 3 to 1. Kwok: two numbers beside each other, 1 to 1, and so are odd and even. Three numbers: 1 to 3.',
    'Nim: the first number wins 2 to 1, the second gives your bet back, the others lose. Cheng: your number wins 1 to 1, both beside it give your bet back, the one across loses.',
    'A commission of 5 % is taken off wins: they pay 2.85, 1.9, 0.95 and 0.31 to 1, rounded down to a hundredth.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('en_US'),
  result: (summary) => `${summary} left`,
  draw: [
    'A number below 24 is drawn, and 25 added: so many buttons lie in the heap. The remainder of one less by 4, plus 1, is the result.',
  ],
};
