import { blossomRules } from '../../../src/tables/games/blossom.ts';
import { beats } from '../../../src/tables/games/hands.ts';

const pack = Array.from({ length: 52 }, (_, card) => card);

/** Told more than once of the same hand. */
const known = new Map<string, number>();

const countOf = (cards: readonly number[]): number => {
  const own = blossomRules.rank(cards);
  const rest = pack.filter((card) => !cards.includes(card));
  const hands = rest.flatMap((one, at) =>
    rest
      .slice(at + 1)
      .flatMap((two, next) => rest.slice(at + next + 2).map((three) => [one, two, three] as const)),
  );
  const weaker = hands.filter((hand) => beats(own, blossomRules.rank(hand))).length;
  return (100 * weaker) / hands.length;
};

const shareOf = (cards: readonly number[]): number => {
  const key = cards.join();
  const share = known.get(key) ?? countOf(cards);
  known.set(key, share);
  return share;
};

/** How good a hand is against one other. */
export const strengthOf = (cards: readonly number[]): 'weak' | 'even' | 'strong' => {
  const share = shareOf(cards);
  if (share < 30) return 'weak';
  return share > 70 ? 'strong' : 'even';
};

/** How many seats besides this one, from 0, are still in. */
export const othersIn = (seats: readonly { readonly isIn: boolean }[], own: number): number =>
  seats.filter(({ isIn }, seat) => isIn && seat !== own).length;

/**
 * Of a hundred times, how often a hand beats all of so many others that the other 49 cards make, as if these had nothing to do with one
 * another: never always nor never where it is not so.
 */
export const beatenShareOf = (cards: readonly number[], others: number): string => {
  const share = 100 * (shareOf(cards) / 100) ** others;
  if (share === 0 || share === 100) return `${share}%`;
  if (share < 1) return '<1%';
  return share > 99 ? '>99%' : `≈${Math.round(share)}%`;
};
