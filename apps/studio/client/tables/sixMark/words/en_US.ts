import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' };

const waves: Readonly<Record<string, string>> = { red: 'Red', blue: 'Blue', green: 'Green' };

const animals = [
  'Rat',
  'Ox',
  'Tiger',
  'Hare',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Cock',
  'Dog',
  'Pig',
];

export const markNames: MarkNames = {
  groups: {
    special: 'Special',
    facets: 'Its kind',
    regular: 'Regular',
    combined: 'Tickets',
    any: 'All seven',
  },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `Ends ${tail}`,
  ticket: { two: 'Two regular', three: 'Three regular', 'two-special': 'Regular + special' },
  among: 'One at least among all seven numbers',
  pick: 'Numbers of a ticket',
  random: 'Random',
  add: (tickets) => (tickets === 1 ? 'Add ticket' : `Add ${tickets} tickets`),
  choose: (size, most) =>
    `Choose ${size} to ${most} numbers: every ${size === 2 ? 'pair' : 'three'} is a ticket`,
};

const kinds: Readonly<Record<string, string>> = {
  special: 'Special number',
  regular: 'Regular number (one of six)',
  half: 'Special big, small, odd, even',
  'wave-red': 'Special red',
  wave: 'Special blue or green',
  'animal-rat': 'Rat (five numbers)',
  animal: 'Another animal (four numbers)',
  'tail-zero': 'Ends in 0 (four numbers)',
  tail: 'Ends in another digit (five)',
  two: 'Two regular numbers',
  three: 'Three regular numbers',
  'two-special': 'A regular number and the special one',
  'any-animal-rat': 'Rat among all seven (five numbers)',
  'any-animal': 'Another animal among all seven (four)',
  'any-tail-zero': 'A 0 at an end among all seven (four)',
  'any-tail': 'Another last digit among all seven (five)',
};

export const sixMarkWords: GameWords = {
  name: 'Seven-Storey Draw',
  tagline: 'Seven of forty-nine',
  rules: [
    'Every minute seven different numbers of 1–49 are drawn: six regular ones, and the seventh, the special number, at the top of the pagoda.',
    'Special: the seventh number. Regular: the number is one of the first six, in any order.',
    'The special number is big from 25, small up to 24; 49 gives bets on big, small, odd and even back. Seventeen numbers are red, sixteen each blue and green.',
    'Animals follow the numbers and do not change with the year: 1 is the rat, 2 the ox and so on, and each comes again twelve numbers later. The rat has five numbers, the others four.',
    'Tickets: two or three numbers each. Two regular and three regular win when all of them are among the six. Regular + special wins when one is among the six and the other is the special number, either way round. Choose up to eight numbers: every pair, or every three, of them is a ticket.',
    'All seven: one number at least of the seven, the special one included, has the animal or ends in the digit. It pays once, however many come.',
    'Pays in the table below include the bet.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('en_US', { special: 'Special', regular: 'Regular', any: 'Any of seven:' }),
  result: resultText,
  draw: [
    'All 49 numbers lie in order, and seven leave them: the first number falls below 49, the second below 48, and so on. Each is a place among those that are left; the last is the special number.',
  ],
};
