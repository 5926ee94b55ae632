import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any triple',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'Big, small, odd, even',
  number: 'Single number',
  pair: 'Two numbers',
  double: 'Double',
  triple: 'Triple of one number',
  'any-triple': 'Any triple',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `Total ${value}`;
    case 'double':
      return `Double ${value}`;
    case 'triple':
      return `Triple ${value}`;
    case 'number':
      return `Number ${value}`;
    case 'pair':
      return `Numbers ${value.replace('-', ' and ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `Total ${sum} or ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'Lantern Dice',
  tagline: 'Sic bo under a lantern',
  rules: [
    'Three dice are shaken under a lantern; when it is lifted, bets are decided.',
    'Big is a sum of 11–17, small 4–10; odd and even go by the sum. All pay 1 to 1, and all lose to a triple.',
    'Totals: 4 and 17 pay 62 to 1, 5 and 16 31, 6 and 15 18, 7 and 14 12, 8 and 13 8, 9 and 12 7, 10 and 11 6. Triples count as totals.',
    'A triple of one number pays 180 to 1, any triple 31, a double (two dice or more show the number) 11, two numbers that both come 6.',
    'A single number pays 1 to 1 for one die, 2 to 1 for two and 12 to 1 for three.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'en_US', true),
  draw: ['Three numbers below 6 are drawn in turn; each plus 1 is a die.'],
};
