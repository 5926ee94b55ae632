import * as z from 'zod/mini';
import { packSize } from '../../games/cards/card.ts';
import type { Told } from '../../shapes/fields.ts';
import { suitOf } from '../engine/faces.ts';

/**
 * Hands of one deck of 52, as pages read them too. A card is a number below 52: suit × 13 + rank, rank 0 the ace; suits are spades,
 * hearts, diamonds, clubs.
 */

/** Suits from the lowest: diamonds, clubs, hearts, spades. */
const suitOrder = [3, 2, 0, 1] as const;
export const suitStrength = (card: number): number => suitOrder[suitOf(card)] ?? 0;

export const handSchemaOf = (cards: number) =>
  z.array(z.int().check(z.minimum(0), z.maximum(packSize - 1))).check(z.minLength(cards), z.maxLength(cards));

/** Positions that meet a banker. */
export const places = [1, 2, 3] as const;

export const positionsSchemaOf = (cards: number) =>
  z.object({
    banker: handSchemaOf(cards),
    hands: z.array(handSchemaOf(cards)).check(z.minLength(places.length), z.maxLength(places.length)),
  });
export type PositionsOutcome = Told<ReturnType<typeof positionsSchemaOf>>;

/** What a hand is, and by what it is compared: numbers one after another, the greater the better. */
export interface HandRank {
  readonly name: string;
  readonly order: readonly number[];
}

/** Hands of these names, as one bet. `pays` in hundredths of the stake, the stake included. */
export interface HandRange {
  readonly id: string;
  readonly names: readonly string[];
  readonly pays: number;
}

export interface HandRules {
  readonly cards: number;
  readonly rank: (hand: readonly number[]) => HandRank;
  /** What the bonus of a position pays for a hand of this name, to one; nothing for those that are left out. */
  readonly bonus: Readonly<Record<string, number>>;
  /** Kinds of hands that can be bet on for each seat, the least first; no hand is of two of them. */
  readonly ranges: readonly HandRange[];
  /** Hands of each name among all that can be dealt. */
  readonly handCounts: () => ReadonlyMap<string, number>;
}

/** Hands of three cards of each name, counted one by one. */
export const countsOfThree = (rank: HandRules['rank']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let one = 0; one < packSize - 2; one += 1)
    for (let two = one + 1; two < packSize - 1; two += 1)
      for (let three = two + 1; three < packSize; three += 1) {
        const { name } = rank([one, two, three]);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
  return counts;
};

/** No two hands of one deck are alike, so one of them is always the better. */
export const beats = (one: HandRank, other: HandRank): boolean => {
  for (let at = 0; at < one.order.length; at += 1) {
    const lead = (one.order[at] ?? 0) - (other.order[at] ?? 0);
    if (lead !== 0) return lead > 0;
  }
  return false;
};
