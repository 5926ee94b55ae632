import { choose } from '../engine/chance.ts';
import { rankOf } from '../engine/faces.ts';
import { type HandRank, type HandRules, suitStrength } from './hands.ts';
import { positionsTable } from './positions.ts';

/** Niu-niu, five cards: three that make tens, and what the other two make beyond tens. */
const worthOf = (card: number): number => Math.min(rankOf(card) + 1, 10);
const isPicture = (card: number): boolean => rankOf(card) >= 10;

/**
 * 0 for a hand without a bull, 1–9 for what two cards make when the other three make tens, 10 for both. Whichever three
 * cards make tens, the other two make the same.
 */
const bullIn = (worths: readonly number[]): number => {
  const sum = worths.reduce((all, worth) => all + worth, 0);
  for (let first = 0; first < 4; first += 1)
    for (let second = first + 1; second < 5; second += 1) {
      const two = (worths[first] ?? 0) + (worths[second] ?? 0);
      if ((sum - two) % 10 === 0) return two % 10 === 0 ? 10 : two % 10;
    }
  return 0;
};

const fivePictures = 11;
const nameOf = (bull: number): string => (bull === fivePictures ? 'pictures' : String(bull));

const isHigher = (one: number, other: number): boolean =>
  rankOf(one) === rankOf(other) ? suitStrength(one) > suitStrength(other) : rankOf(one) > rankOf(other);

const rank = (hand: readonly number[]): HandRank => {
  const bull = hand.every(isPicture) ? fivePictures : bullIn(hand.map(worthOf));
  const highest = hand.reduce((one, other) => (isHigher(other, one) ? other : one), hand[0] ?? 0);
  return { name: nameOf(bull), order: [bull, rankOf(highest), suitStrength(highest)] };
};

/** Hands of each name, counted over how many cards of each worth they hold. */
const handCounts = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (bull: number, ways: number): void => {
    counts.set(nameOf(bull), (counts.get(nameOf(bull)) ?? 0) + ways);
  };
  const lay = (worth: number, worths: readonly number[], ways: number): void => {
    if (worths.length === 5 || worth > 10) {
      if (worths.length === 5) add(bullIn(worths), ways);
      return;
    }
    const inDeck = worth === 10 ? 16 : 4;
    for (let held = 0; held <= Math.min(inDeck, 5 - worths.length); held += 1)
      lay(worth + 1, [...worths, ...Array.from({ length: held }, () => worth)], ways * choose(inDeck, held));
  };
  lay(1, [], 1);
  // Five pictures were counted among the hands in which both make tens.
  const pictures = choose(12, 5);
  add(10, -pictures);
  add(fivePictures, pictures);
  return counts;
};

export const bullsRules: HandRules = {
  cards: 5,
  rank,
  bonus: { 7: 1, 8: 1, 9: 2, 10: 5, pictures: 200 },
  ranges: [
    { id: 'none', names: ['0'], pays: 283 },
    { id: 'small', names: ['1', '2', '3', '4', '5', '6'], pays: 241 },
    { id: 'big', names: ['7', '8', '9'], pays: 480 },
    { id: 'top', names: ['10', 'pictures'], pays: 1_280 },
  ],
  handCounts,
};

export const bulls = positionsTable(
  {
    gameCode: 'fireside-bulls',
    gpId: 2,
    gameType: 3,
    clock: { openMs: 18_000, closedMs: 2_500, drawnMs: 9_500, settledMs: 4_500 },
    chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000 },
  },
  bullsRules,
);
