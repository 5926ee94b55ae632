import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'Sum',
  triple: 'Triple',
  double: 'Double',
  trio: 'Three',
  pair: 'Two',
};

const halves: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any triple',
  'any-run': 'Any run of three',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'Sum big, small, odd, even',
  pair: 'Two numbers',
  double: 'Double of one number',
  trio: 'Three numbers',
  'any-run': 'Any run of three',
  'any-triple': 'Any triple',
  triple: 'Triple of one number',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'Sum',
    triple: 'Triple',
    double: 'Double',
    trio: 'Three numbers',
    pair: 'Two numbers',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `Sum ${sum} or ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'Lantern Fast Three',
  tagline: 'Three numbers every minute',
  rules: [
    'Three numbers are drawn every minute, each 1–6; the same may come again.',
    'The sum of all three is 3–18. From 11 it is big, up to 10 small; odd and even go by the sum, also when all three are alike.',
    'A triple names three numbers alike, any triple all six of them; a double wins when at least two are the number.',
    'Three numbers and two numbers win when all that are named come; any run of three is 123, 234, 345 or 456.',
    'Pays in the table below include the bet.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'en_US', false),
  draw: ['Three numbers below 6 are drawn in turn; each plus 1 is a number of the draw.'],
};
