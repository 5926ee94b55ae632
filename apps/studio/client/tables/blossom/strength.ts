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

/** Of a hundred hands that the other 49 cards make, how many this one beats: never all nor none of them where it is not so. */
export const beatenShareOf = (cards: readonly number[]): string => {
  const share = shareOf(cards);
  // To one place where it is close to all or to nothing, and never rounded up to all.
  const isClose = share > 99 || share < 1;
  return `${isClose ? Math.floor(share * 10) / 10 : Math.floor(share)}%`;
};
