import { blossomRules } from '../../../src/tables/games/blossom.ts';
import { beats } from '../../../src/tables/games/hands.ts';

/** Of these seats those whose hands are compared, the weakest first: whoever takes the pot is the last. */
export const weakestFirst = (
  seats: readonly number[],
  handAt: (seat: number) => readonly number[] | null | undefined,
): readonly number[] => {
  const ranked = seats.flatMap((seat) => {
    const hand = handAt(seat);
    return hand ? [{ seat, rank: blossomRules.rank(hand) }] : [];
  });
  return ranked.sort((one, other) => (beats(one.rank, other.rank) ? 1 : -1)).map(({ seat }) => seat);
};
