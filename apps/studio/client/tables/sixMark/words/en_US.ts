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
  groups: { special: 'Special', facets: 'Its kind', regular: 'Regular' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `Ends ${tail}`,
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
};

export const sixMarkWords: GameWords = {
  name: 'Seven-Storey Draw',
  tagline: 'Seven of forty-nine',
  rules: [
    'Every minute seven different numbers of 1–49 are drawn: six regular ones, and the seventh, the special number, at the top of the pagoda.',
    'Special: the seventh number. Regular: the number is one of the first six, in any order.',
    'The special number is big from 25, small up to 24; 49 gives bets on big, small, odd and even back. Seventeen numbers are red, sixteen each blue and green.',
    'Animals follow the numbers and do not change with the year: 1 is the rat, 2 the ox and so on, and each comes again twelve numbers later. The rat has five numbers, the others four.',
    'Pays in the table below include the bet.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('en_US', { special: 'Special', regular: 'Regular' }),
  result: resultText,
  draw: [
    'All 49 numbers lie in order, and seven leave them: the first number falls below 49, the second below 48, and so on. Each is a place among those that are left; the last is the special number.',
  ],
};
