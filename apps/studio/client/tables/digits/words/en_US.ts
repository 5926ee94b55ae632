import { digitPlaces } from '../../texts/en_US.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DigitNames, kindText, spotText } from '../names.ts';

export const digitNames: DigitNames = {
  places: digitPlaces,
  groups: { number: 'Numbers', place: 'Places', sum: 'Sum', form: 'Shape', duel: 'Dragon tiger' },
  whole: {
    big: 'Sum big (14–27)',
    small: 'Sum small (0–13)',
    odd: 'Sum odd',
    even: 'Sum even',
    triple: 'Any triple',
  },
  half: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' },
  form: { pair: 'Pair', different: 'All different', run: 'Run' },
  side: { dragon: 'Dragon', tie: 'Tie', tiger: 'Tiger' },
  straight: 'Straight',
  box: 'Box',
  any: 'Anywhere',
  tail: 'Last digit of sum',
  sum: 'Sum',
  span: 'Span',
  missing: 'Draws since',
  kinds: {
    straight: 'Straight (all three in order)',
    'box-6': 'Box, three different digits',
    'box-3': 'Box with a pair',
    place: 'One digit in its place',
    triple: 'Any triple',
    'even-money': 'Sum big, small, odd, even',
    half: 'One digit big (5–9), small, odd, even',
    any: 'A digit anywhere',
    tail: 'Last digit of the sum',
    duel: 'Dragon or tiger of two digits',
    'duel-tie': 'Two digits alike (tie)',
    different: 'Three different digits',
    pair: 'A pair',
    run: 'A run in any order',
  },
};

export const words: GameWords = {
  name: 'Abacus Three',
  tagline: 'Three digits, drawn every minute',
  rules: [
    'Three digits are drawn every minute, each 0–9; a digit may come more than once.',
    'A straight wins with all digits in order, a box in any order, a place with one digit where you put it, a triple with three of the same. The sum of the digits is big from 14 and small up to 13.',
    'A place may also be bet big (5–9), small, odd or even; anywhere wins when the digit comes at all. The sum can be bet whole or by its last digit; the span is the highest digit less the lowest. A pair is exactly two alike; a run is three digits that follow each other in any order, and 9 is not next to 0. Dragon wins when the first of two digits is higher, tiger when the second is, tie when they are alike.',
    'What is paid includes the stake; see below.',
  ],
  kind: (kind) => kindText(kind, digitNames),
  spot: (spot) => spotText(spot, digitNames),
  result: (summary) => [...summary].join(' '),
  draw: ['Three numbers below 10 are drawn: the first, second and third digit.'],
};
