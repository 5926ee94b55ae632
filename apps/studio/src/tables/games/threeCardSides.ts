import type { End } from '../engine/chance.ts';
import { rankOf, suitOf } from '../engine/faces.ts';

/**
 * Places of three-card poker that look at the dealer's cards too, whatever is chosen: the best five of all six cards, and their
 * colours. Cards as in `positions.ts`: suits are spades, hearts, diamonds, clubs.
 */

/** The best first. */
export const sixCardNames = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'triple',
] as const;
export type SixCardName = (typeof sixCardNames)[number];

/** To one. */
export const sixCardBonus: Readonly<Record<SixCardName, number>> = {
  'royal-flush': 1_000,
  'straight-flush': 200,
  four: 100,
  'full-house': 25,
  flush: 15,
  straight: 10,
  triple: 7,
};

const rankCount = 13;
/** Ten to ace. */
const royal = rankCount - 4;

/** The rank that the highest five in a row begin with, the ace lying at both ends; -1 where there are none. */
const straightFrom = (ranks: readonly number[]): number => {
  const held = new Set(ranks);
  for (let from = royal; from >= 0; from -= 1) {
    let length = 0;
    while (length < 5 && held.has((from + length) % rankCount)) length += 1;
    if (length === 5) return from;
  }
  return -1;
};

/** What the best five of these six cards are; `null` where that pays nothing. */
export const bestOfSix = (cards: readonly number[]): SixCardName | null => {
  const ranks = cards.map(rankOf);
  const suited = [0, 1, 2, 3]
    .map((suit) => cards.filter((card) => suitOf(card) === suit).map(rankOf))
    .find(({ length }) => length >= 5);
  const flushFrom = suited ? straightFrom(suited) : -1;
  if (flushFrom === royal) return 'royal-flush';
  if (flushFrom >= 0) return 'straight-flush';
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const [most = 0, next = 0] = [...counts.values()].sort((one, other) => other - one);
  if (most === 4) return 'four';
  if (most === 3 && next >= 2) return 'full-house';
  if (suited) return 'flush';
  if (straightFrom(ranks) >= 0) return 'straight';
  return most === 3 ? 'triple' : null;
};

/** Hands of each name among the 20,358,520 of six cards; `threeCardSides.test.ts` counts them. */
export const sixCardCounts: Readonly<Record<SixCardName, number>> = {
  'royal-flush': 188,
  'straight-flush': 1_656,
  four: 14_664,
  'full-house': 165_984,
  flush: 205_792,
  straight: 361_620,
  triple: 732_160,
};
export const sixCardHands = 20_358_520;

/** The player's three cards alike in colour, or all six. */
export const colourNames = ['six', 'three'] as const;
export type ColourName = (typeof colourNames)[number];

/** To one. */
export const colourPays: Readonly<Record<ColourName, number>> = { six: 13, three: 2 };

export const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;

const areAlike = (cards: readonly number[]): boolean =>
  cards.every((card) => isRed(card) === isRed(cards[0] ?? 0));

export const colourOf = (player: readonly number[], dealer: readonly number[]): ColourName | null => {
  if (!areAlike(player)) return null;
  return areAlike([...player, ...dealer]) ? 'six' : 'three';
};

/** Of 22,100 × 18,424 pairs of hands: twice the ways that 26 cards of one colour leave, three and three. */
const [threeAlike, sixAlike] = [2 * 2_600 * 18_424, 2 * 2_600 * 1_771];
export const colourCounts: Readonly<Record<ColourName, number>> = {
  six: sixAlike,
  three: threeAlike - sixAlike,
};
export const pairsOfHands = 22_100 * 18_424;

/** Hundredths of the stake that come back. */
export const sixCardBack = (cards: readonly number[]): number => {
  const name = bestOfSix(cards);
  return name === null ? 0 : 100 * (sixCardBonus[name] + 1);
};

export const colourBack = (player: readonly number[], dealer: readonly number[]): number => {
  const name = colourOf(player, dealer);
  return name === null ? 0 : 100 * (colourPays[name] + 1);
};

/** With what pays nothing, so that all ways come to `all`. */
const endsOf = (paid: readonly End[], all: number): readonly End[] => [
  [0, all - paid.reduce((sum, [, ways]) => sum + ways, 0)],
  ...paid,
];

export const sixCardEnds = endsOf(
  sixCardNames.map((name): End => [100 * (sixCardBonus[name] + 1), sixCardCounts[name]]),
  sixCardHands,
);

export const colourEnds = endsOf(
  colourNames.map((name): End => [100 * (colourPays[name] + 1), colourCounts[name]]),
  pairsOfHands,
);
