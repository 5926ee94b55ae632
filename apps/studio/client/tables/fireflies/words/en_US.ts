import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  dragon: 'Dragon',
  tiger: 'Tiger',
};

const places = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

export const tenNames: TenNames = {
  groups: { place: 'By place', sum: 'First two', duel: 'Duels' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} v ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: 'A number in its place',
  half: 'A place big, small, odd, even',
  duel: 'Dragon or tiger',
  'sum-small': 'First two small or odd',
  'sum-big': 'First two big or even',
};
/** `sum-4` stands for 4 and for 18. */

export const fireflyTenWords: GameWords = {
  name: 'Firefly Ten',
  tagline: 'PK10: ten fireflies to the moon',
  rules: [
    'Every minute ten fireflies (1–10) fly to the moon. The whole order is drawn, each order as likely as any other; it is drawn before they start, and the picture only shows it.',
    'By place: which number comes in that place. Big, small, odd and even go by the number in a place: 6–10 is big, 1–5 small.',
    'First two: the sum of the first and second numbers, 3–19. From 12 it is big, up to 11 small.',
    'Duels: each of the first five places against the one opposite (1st against 10th, 2nd against 9th and so on). The dragon wins when the front place has the greater number, else the tiger.',
    'Pays in the table below include the bet.',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `First two ${sumsOf(kind).join(' or ')}` : kind),
  spot: spotIn('en_US', 'First two'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    'Numbers 1–10 are drawn in turn: the first number falls below 10, the second below 9, and so on until one below 2. Each is a place among the numbers that are left, in ascending order; the last one left comes tenth.',
  ],
};
