import { rankOf } from '../engine/faces.ts';
import { countsOfThree, type HandRank, type HandRules, suitStrength } from './hands.ts';
import { positionsTable } from './positions.ts';

/**
 * San gong, three cards: three threes, three alike, three pictures (the three dukes), then the last digit of the sum. An ace
 * counts 1, two to nine their own, ten and pictures nothing.
 */
const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
const isPicture = (card: number): boolean => rankOf(card) >= 10;
const three = 2;

const rank = (hand: readonly number[]): HandRank => {
  const [first = 0] = hand;
  const isTriple = hand.every((card) => rankOf(card) === rankOf(first));
  const pictures = hand.filter(isPicture).length;
  const points = hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
  // Alike in points, more pictures win; then the highest card, the ace the lowest, and its suit.
  const highest = Math.max(...hand.map(rankOf));
  const suit = Math.max(...hand.filter((card) => rankOf(card) === highest).map(suitStrength));
  const last = [highest, suit];
  if (isTriple) {
    return rankOf(first) === three
      ? { name: 'threes', order: [3, 0, 0, ...last] }
      : { name: 'triple', order: [2, 0, 0, ...last] };
  }
  if (pictures === hand.length) return { name: 'dukes', order: [1, 0, 0, ...last] };
  return { name: String(points), order: [0, points, pictures, ...last] };
};

export const dukesRules: HandRules = {
  cards: 3,
  rank,
  bonus: { '8': 1, '9': 4, dukes: 18, triple: 30, threes: 100 },
  ranges: [
    { id: 'low', names: ['0', '1', '2', '3', '4'], pays: 192 },
    { id: 'middle', names: ['5', '6', '7'], pays: 320 },
    { id: 'high', names: ['8', '9'], pays: 480 },
    { id: 'top', names: ['dukes', 'triple', 'threes'], pays: 8_100 },
  ],
  handCounts: () => countsOfThree(rank),
};

export const dukes = positionsTable(
  {
    gameCode: 'three-by-moonlight',
    gpId: 2,
    gameType: 3,
    clock: { openMs: 18_000, closedMs: 2_500, drawnMs: 8_500, settledMs: 4_500 },
    chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000 },
  },
  dukesRules,
);
