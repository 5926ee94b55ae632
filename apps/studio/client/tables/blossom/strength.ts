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
 * Of a hundred hands that the other 49 cards make, how many this one beats: never all nor none of them where it is not so. Against
 * several others, how often it beats all of them, as if their hands had nothing to do with one another.
 */
export const beatenShareOf = (cards: readonly number[], others = 1): string => {
  const share = 100 * (shareOf(cards) / 100) ** others;
  // To one place where it is close to all or to nothing, and never rounded up to all.
  const isClose = share > 99 || share < 1;
  return `${isClose ? Math.floor(share * 10) / 10 : Math.floor(share)}%`;
};
