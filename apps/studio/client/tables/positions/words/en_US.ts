import type { GameWords } from '../../texts/texts.ts';
import { type SideNames, sideKind, sideSpot } from '../sides.ts';
import type { HandNames } from '../words.ts';

const blossom: Readonly<Record<string, string>> = {
  high: 'high card',
  pair: 'pair',
  straight: 'straight',
  flush: 'flush',
  'straight-flush': 'straight flush',
  triple: 'triple',
};

const dukes: Readonly<Record<string, string>> = {
  dukes: 'three dukes',
  triple: 'three alike',
  threes: 'three threes',
};

export const handNames: HandNames = {
  bull: (name) => {
    if (name === 'pictures') return 'five pictures';
    const bull = Number(name);
    return bull === 0 ? 'no bull' : bull === 10 ? 'bull bull' : `bull ${bull}`;
  },
  blossom: (name) => blossom[name] ?? name,
  dukes: (name) => dukes[name] ?? (name === '1' ? '1 point' : `${name} points`),
};

const result = (summary: string): string =>
  summary === '0'
    ? 'Banker beats all'
    : summary.includes('-')
      ? `Positions ${summary.split('-').join(', ')} win`
      : `Position ${summary} wins`;

const seat = (seat: string): string => (seat === '0' ? 'Banker' : `Position ${seat}`);

export const sideNames: SideNames = {
  seat: seat,
  groups: { positions: 'Positions', results: 'Winners', duels: 'Duels', hands: 'Hands' },
  wins: ['Banker beats all', 'Only one beats banker', 'Two beat banker', 'All three beat banker'],
  best: (seat) => `${seat} best`,
  duel: (one, other) => `${one} beats ${other}`,
  kinds: { wins: 'How many beat the banker', best: 'The best position', duel: 'One position beats another' },
  hand: (range) => `Hand: ${range}`,
  ranges: {
    bull: { none: 'no bull', small: 'bull 1–6', big: 'bull 7–9', top: 'bull bull or better' },
    blossom: { ...blossom, top: 'straight flush or triple' },
    dukes: { low: '0–4 points', middle: '5–7 points', high: '8–9 points', top: 'three dukes or better' },
  },
};

const sideRules: readonly string[] = [
  'Winners: none, one, two or all three positions beat the banker, each as likely as the others, and each pays 2.8 to 1. The best of the three positions pays 1.85 to 1. Duels: the first position beats the second, 0.9 to 1. For the best position and the duels the banker does not count.',
  'Hands: what the banker or a position holds, whether it wins or not; the board says what each kind of hand pays.',
];

const spot =
  (bonus: string, hands: keyof HandNames) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return seat('0');
    const side = sideSpot(sideNames, hands, spot);
    if (side !== undefined) return side;
    return kind === 'bonus' ? `${bonus} ${place}` : seat(place);
  };

const draw = (cards: number): readonly string[] => [
  `All 52 cards lie in order, and ${4 * cards} leave the deck: the first number falls below 52, the second below 51, and so on. Each is a place among the cards that are left.`,
  'The quotient of the place by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). Dealt one by one in turn: position 1, 2, 3, banker.',
];

export const bullsWords: GameWords = {
  name: 'Fireside Bulls',
  tagline: 'Niu-niu: three positions, one banker',
  rules: [
    'One deck; banker and three positions get five cards each. An ace counts 1, 2–9 their own, ten and pictures 10. Three cards that make a multiple of ten are a bull; the last digit of the other two is its number, and if they make a multiple of ten as well it is a bull bull. Five of jack, queen and king are five pictures, the best of all.',
    'Five pictures beat a bull bull, then bull 9 down to bull 1, then no bull. Alike, the highest card decides (king high, ace low), then its suit: spades, hearts, clubs, diamonds.',
    'A bet on a position pays 0.95 to 1 when it beats the banker, whatever the hand; you lose your bet at most.',
    'The bull bonus looks at the position’s own hand: bull 7 and bull 8 pay 1 to 1, bull 9 2, bull bull 5, five pictures 200.',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? 'A position beats the banker' : (sideKind(sideNames, 'bull', kind) ?? 'Bull bonus'),
  spot: spot('Bull bonus', 'bull'),
  result: result,
  draw: draw(5),
};

export const blossomWords: GameWords = {
  name: 'Golden Blossom',
  tagline: 'Three cards against the banker',
  rules: [
    'One deck; banker and three positions get three cards each, and each position meets the banker.',
    'Three alike beat a straight flush, then flush, straight, pair and high card. The ace is the highest; ace, two, three is the lowest straight. Alike, the ranks decide, then the suit of the card that counts first: spades, hearts, clubs, diamonds.',
    'A bet on a position pays 0.95 to 1 when it beats the banker.',
    'The blossom bonus looks at the position’s own hand: a pair pays 1 to 1, a flush 4, a straight 6, three alike 30, a straight flush 40.',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win'
      ? 'A position beats the banker'
      : (sideKind(sideNames, 'blossom', kind) ?? 'Blossom bonus'),
  spot: spot('Blossom bonus', 'blossom'),
  result: result,
  draw: draw(3),
};

export const dukesWords: GameWords = {
  name: 'Three Dukes by Moonlight',
  tagline: 'San gong: three cards, the last digit counts',
  rules: [
    'One deck; banker and three positions get three cards each, and each position meets the banker. An ace counts 1, 2–9 their own, ten and pictures nothing; the last digit of the sum counts.',
    'Three threes beat any other three alike, then three dukes (jack, queen and king in any mix), then 9 points down to 0. Alike in points, more pictures win; then the highest card decides (king high, ace low) and its suit: spades, hearts, clubs, diamonds.',
    'A bet on a position pays 0.95 to 1 when it beats the banker, whatever the hand; you lose your bet at most.',
    'The duke bonus looks at the position’s own hand: 8 points pay 1 to 1, 9 points 4, three dukes 18, three alike 30, three threes 100.',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? 'A position beats the banker' : (sideKind(sideNames, 'dukes', kind) ?? 'Duke bonus'),
  spot: spot('Duke bonus', 'dukes'),
  result: result,
  draw: draw(3),
};
