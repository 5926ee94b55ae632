import { shoeWords } from '../../shoe/words/en_US.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  red: 'Red',
  black: 'Black',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'Dragon, tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
  card: 'Big, small, odd, even, red, black of one card',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined
    ? (spots[side] ?? spot)
    : `${spots[side] ?? side} ${cardBetName(bet, 'en_US').toLowerCase()}`;
};

export const dragonTigerWords: GameWords = {
  name: 'Dragon and Tiger Night',
  tagline: 'One card each',
  rules: [
    'Dragon and tiger get one card each, and the higher wins. The king is the highest, the ace the lowest; suits do not count.',
    'Dragon and tiger pay 1 to 1; in a tie half of the bets on them comes back. A tie pays 11 to 1, a suited tie (same rank and suit) 50 to 1.',
    'Big is 8 to king, small ace to 6; odd and even go by the rank (jack 11, queen 12, king 13); red is hearts and diamonds, black spades and clubs. All pay 1 to 1, and all lose to a 7.',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'Tie' : `${spots[summary] ?? summary} wins`),
  draw: [
    shoeWords.lies,
    'A card is a number from 0 to 51: its quotient by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). The dragon comes first.',
  ],
};
