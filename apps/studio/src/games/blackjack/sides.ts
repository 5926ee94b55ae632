/**
 * Two bets beside the hand, decided by the first three cards: the player's pair, and the three cards of player and dealer
 * together. Each takes a fifth of the stake, and the hand has the rest, so that everything stays a whole number of minor units.
 * Cards come from an endless shoe: the very same card may come twice. Free of zod, so that the pages can import it.
 */
import { type Card, packSize, rankOf, suitOf } from '../cards/card.ts';

export const sideNames = ['pair', 'three'] as const;
export type SideName = (typeof sideNames)[number];

export const sideResults = [
  'same_card',
  'same_colour',
  'mixed_pair',
  'suited_triple',
  'straight_flush',
  'triple',
  'straight',
  'flush',
] as const;
export type SideResult = (typeof sideResults)[number];

/** Twentieths of the stake that a side bet takes. */
export const sideUnits = 4;

/** What comes back of a side bet's stake, the stake included. */
export const sidePays: Readonly<Record<SideName, Readonly<Partial<Record<SideResult, number>>>>> = {
  pair: { same_card: 26, same_colour: 11, mixed_pair: 6 },
  three: { suited_triple: 101, straight_flush: 41, triple: 26, straight: 11, flush: 6 },
};

/** Spades and clubs are black, hearts and diamonds red. */
const isRed = (card: Card): boolean => suitOf(card) % 2 === 1;

const pairOf = (first: Card, second: Card): SideResult | null => {
  if (rankOf(first) !== rankOf(second)) return null;
  if (first === second) return 'same_card';
  return isRed(first) === isRed(second) ? 'same_colour' : 'mixed_pair';
};

/** The ace is low or high. */
const isStraight = (ranks: readonly number[]): boolean => {
  const [low = 0, middle = 0, high = 0] = [...ranks].sort((a, b) => a - b);
  return (middle === low + 1 && high === low + 2) || (low === 0 && middle === 11 && high === 12);
};

const threeOf = (cards: readonly Card[]): SideResult | null => {
  const ranks = cards.map(rankOf);
  const suited = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  if (ranks.every((rank) => rank === ranks[0])) return suited ? 'suited_triple' : 'triple';
  if (isStraight(ranks)) return suited ? 'straight_flush' : 'straight';
  return suited ? 'flush' : null;
};

export interface SideBet {
  readonly name: SideName;
  /** What the cards came to; `null` for nothing that pays. */
  readonly result: SideResult | null;
}

/** What the first cards of a round come to; the draw's first and third are the player's, the second is the dealer's. */
export const sideOf = (name: SideName, [first = 0, up = 0, second = 0]: readonly Card[]): SideBet => ({
  name,
  result: name === 'pair' ? pairOf(first, second) : threeOf([first, up, second]),
});

/** Of the side bet's stake; 0 for one that is lost. */
export const paysOfSide = ({ name, result }: SideBet): number =>
  result === null ? 0 : (sidePays[name][result] ?? 0);

/** Twentieths of the stake that side bets win together. */
export const sidesWon = (sides: readonly SideBet[]): number =>
  sides.reduce((sum, side) => sum + paysOfSide(side) * sideUnits, 0);

const counted = new Map<SideName, ReadonlyMap<SideResult, number>>();

/** Share of all first three cards that come to each result, over the 140,608 that there are. */
export const sideChances = (name: SideName): ReadonlyMap<SideResult, number> => {
  const known = counted.get(name) ?? countSide(name);
  counted.set(name, known);
  return known;
};

const countSide = (name: SideName): ReadonlyMap<SideResult, number> => {
  const counts = new Map<SideResult, number>();
  for (let first = 0; first < packSize; first += 1)
    for (let up = 0; up < packSize; up += 1)
      for (let second = 0; second < packSize; second += 1) {
        const { result } = sideOf(name, [first, up, second]);
        if (result !== null) counts.set(result, (counts.get(result) ?? 0) + 1);
      }
  return new Map([...counts].map(([result, count]) => [result, count / packSize ** 3]));
};

/** Exact return of a side bet. */
export const sideReturn = (name: SideName): number =>
  [...sideChances(name)].reduce((sum, [result, chance]) => sum + chance * (sidePays[name][result] ?? 0), 0);
