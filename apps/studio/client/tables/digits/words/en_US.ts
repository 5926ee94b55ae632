import { digitPlaces } from '../../texts/en_US.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'Sum big (14–27)',
  small: 'Sum small (0–13)',
  odd: 'Sum odd',
  even: 'Sum even',
  triple: 'Any triple',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'Straight (all three in order)',
  'box-6': 'Box, three different digits',
  'box-3': 'Box with a pair',
  place: 'One digit in its place',
  triple: 'Any triple',
  'even-money': 'Sum big, small, odd, even',
};

export const words: GameWords = {
  name: 'Abacus Three',
  tagline: 'Three digits, drawn every minute',
  rules: [
    'Three digits are drawn every minute, each 0–9; a digit may come more than once.',
    'A straight wins with all digits in order, a box in any order, a place with one digit where you put it, a triple with three of the same. The sum of the digits is big from 14 and small up to 13.',
    'What is paid includes the stake; see below.',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `Straight ${value}`;
    if (kind === 'box') return `Box ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['Three numbers below 10 are drawn: the first, second and third digit.'],
};
