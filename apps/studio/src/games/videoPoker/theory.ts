/**
 * Chances and return under the best choice for each of the 2,598,960 hands that can be dealt, at each pay table.
 *
 * For every set of up to four cards a sum holds what all hands that contain it pay together, and others how many of them are of
 * each kind. The draws that keep H and throw D away are the hands that contain H and none of D: by inclusion and exclusion the sum
 * over subsets S of D of (−1)^|S| × sum(H ∪ S). So a hold costs a few additions instead of thousands of hands. Whole
 * numbers throughout.
 */
import { packSize, rankOf, suitOf } from '../cards/card.ts';
import { drawWays } from './return.ts';
import { handSize, nameOf } from './rules.ts';
import { handNames, payOf, type Variant } from './variants.ts';

const numbers = Object.fromEntries(handNames.map((hand, number) => [hand, number]));

/** A hand's place among the names of all. */
const handAt = (cards: readonly number[], variant: Variant): number => numbers[nameOf(cards, variant)] ?? 0;

const choose: readonly (readonly number[])[] = Array.from({ length: packSize + 1 }, (_, of) => {
  const row = [1];
  for (let count = 1; count <= handSize; count += 1)
    row.push(((row[count - 1] ?? 0) * (of - count + 1)) / count);
  return row;
});

const forEachHand = (visit: (cards: readonly [number, number, number, number, number]) => void): void => {
  for (let e = 4; e < packSize; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) visit([a, b, c, d, e]);
};

const masks = Array.from({ length: 2 ** handSize }, (_, mask) => mask);
const all = masks.length - 1;
const members = masks.map((mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1));
const sizes = members.map((bits) => bits.length);
/** Where the sets of so many cards begin in a sum. */
const begins = [0, 1, 2, 3, 4, 5].map((size) =>
  Array.from({ length: size }, (_, smaller) => choose[packSize]?.[smaller] ?? 0).reduce((a, b) => a + b, 0),
);
/** All sets of up to four cards. */
const setCount = begins[handSize] ?? 0;
/** A whole number by which the pay of a draw becomes one over the same number of draws for every hold. */
const shares = sizes.map((size) => drawWays / (choose[packSize - handSize]?.[handSize - size] ?? 1));

/** Writes the place of every set of up to four of these cards, which ascend, in a sum. */
const locate = (cards: readonly number[], places: Int32Array): void => {
  for (const mask of masks) {
    const bits = members[mask] ?? [];
    let place = begins[bits.length] ?? 0;
    for (let index = 0; index < bits.length; index += 1)
      place += choose[cards[bits[index] ?? 0] ?? 0]?.[index + 1] ?? 0;
    places[mask] = place;
  }
};

export interface BestHold {
  /** Places of the cards in ascending order, as a mask. */
  readonly hold: number;
  /** What all draws pay, times `drawWays` over their number. */
  readonly value: number;
}

/** Who knows what every hold of every hand is worth at a pay table. A second of work. */
const createAdviser = (variant: Variant) => {
  const pays = handNames.map((hand) => payOf(variant, hand));
  const sums = new Float64Array(setCount);
  const counts = pays.map((pay) => (pay > 0 ? new Int32Array(setCount) : undefined));
  const places = new Int32Array(masks.length);
  forEachHand((cards) => {
    const hand = handAt(cards, variant);
    const pay = pays[hand] ?? 0;
    const count = counts[hand];
    if (count === undefined) return;
    locate(cards, places);
    for (let mask = 0; mask < all; mask += 1) {
      const place = places[mask] ?? 0;
      sums[place] = (sums[place] ?? 0) + pay;
      count[place] = (count[place] ?? 0) + 1;
    }
  });
  const values = new Float64Array(masks.length);
  /** The first of the best holds of five cards in ascending order. */
  const bestOf = (cards: readonly number[]): BestHold => {
    locate(cards, places);
    for (let mask = 0; mask < all; mask += 1) values[mask] = sums[places[mask] ?? 0] ?? 0;
    values[all] = pays[handAt(cards, variant)] ?? 0;
    for (let bit = 1; bit < all; bit *= 2)
      for (const mask of masks)
        if ((mask & bit) === 0) values[mask] = (values[mask] ?? 0) - (values[mask | bit] ?? 0);
    let [hold, value] = [0, -1];
    for (const mask of masks) {
      const worth = (values[mask] ?? 0) * (shares[mask] ?? 0);
      if (worth > value) [hold, value] = [mask, worth];
    }
    return { hold, value };
  };
  const unknown = masks.length;
  const known = new Uint8Array(choose[packSize]?.[handSize] ?? 0).fill(unknown);
  /** The hold of `bestOf`, found once for each hand and kept by its place among all. */
  const holdOf = (cards: readonly number[]): number => {
    let place = 0;
    for (let at = 0; at < handSize; at += 1) place += choose[cards[at] ?? 0]?.[at + 1] ?? 0;
    if (known[place] === unknown) known[place] = bestOf(cards).hold;
    return known[place] ?? 0;
  };
  /** Draws that keep `hold` of the cards that `bestOf` was asked for last, and come to this hand. */
  const drawsTo = (hand: number, hold: number, dealt: number): number => {
    const count = counts[hand];
    if (count === undefined) return 0;
    let draws = 0;
    const free = all ^ hold;
    for (let thrown = free; ; thrown = (thrown - 1) & free) {
      const mask = hold | thrown;
      const term = mask === all ? Number(dealt === hand) : (count[places[mask] ?? 0] ?? 0);
      draws += (sizes[thrown] ?? 0) % 2 === 0 ? term : -term;
      if (thrown === 0) return draws;
    }
  };
  return { bestOf, holdOf, drawsTo };
};

const advisers = new Map<Variant, ReturnType<typeof createAdviser>>();

const adviserOf = (variant: Variant): ReturnType<typeof createAdviser> => {
  const adviser = advisers.get(variant) ?? createAdviser(variant);
  advisers.set(variant, adviser);
  return adviser;
};

/**
 * How many hands are this one but for the names of their suits, all of which are played alike: told of one of them, that whose first
 * suits have the greater sets of ranks, and 0 of the others.
 */
const alikeBySuit = (cards: readonly number[]): number => {
  const ranks = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOf(card);
    ranks[suit] = (ranks[suit] ?? 0) | (1 << rankOf(card));
  }
  let [alike, equal] = [24, 1];
  for (let suit = 1; suit < ranks.length; suit += 1) {
    const [before = 0, here = 0] = [ranks[suit - 1], ranks[suit]];
    if (before < here) return 0;
    equal = before === here ? equal + 1 : 1;
    alike /= equal;
  }
  return alike;
};

/** How often each hand comes under the best play, of `roundWays`. Some seconds of work. */
export const handWaysOf = (variant: Variant): number[] => {
  const { bestOf, drawsTo } = adviserOf(variant);
  const ways = handNames.map(() => 0);
  forEachHand((cards) => {
    const alike = alikeBySuit(cards);
    if (alike === 0) return;
    const { hold } = bestOf(cards);
    const dealt = handAt(cards, variant);
    const share = (shares[hold] ?? 0) * alike;
    for (let hand = 0; hand < ways.length; hand += 1)
      ways[hand] = (ways[hand] ?? 0) + drawsTo(hand, hold, dealt) * share;
  });
  return ways;
};

/** Where the cards lie that are held: a hold of `bestOf` tells them in ascending order. */
const placesHeld = (cards: readonly number[], ascending: readonly number[], hold: number): number[] => {
  const held: number[] = [];
  for (let place = 0; place < cards.length; place += 1)
    if ((hold >> ascending.indexOf(cards[place] ?? 0)) & 1) held.push(place);
  return held;
};

/** Tells the places to hold of a hand as it was dealt, and what that is worth in stakes. A second of work before the first. */
export const bestHolds = (
  variant: Variant,
): ((cards: readonly number[]) => { hold: number[]; mean: number }) => {
  const { bestOf } = adviserOf(variant);
  return (cards) => {
    const ascending = cards.toSorted((a, b) => a - b);
    const { hold, value } = bestOf(ascending);
    return { hold: placesHeld(cards, ascending, hold), mean: value / drawWays };
  };
};

/** The same without its worth, for whoever plays millions of hands. */
export const quickHolds = (variant: Variant): ((cards: readonly number[]) => number[]) => {
  const { holdOf } = adviserOf(variant);
  return (cards) => {
    const ascending = cards.toSorted((a, b) => a - b);
    return placesHeld(cards, ascending, holdOf(ascending));
  };
};
