import { comparedBy, compareStreet, type Duel, streetsOf } from '../../../src/tables/games/blossomPlay.ts';

/** A comparison that was asked for and paid. Seats from 0. */
export interface Comparison {
  readonly by: number;
  readonly against: number;
  /** Who is out by it; `null` where either of the two was out before, and nothing was compared. */
  readonly out: number | null;
}

/** All that were asked for in a pot whose street of comparisons is over, in the order in which they are told. */
export const comparisonsIn = (
  plays: readonly (readonly string[])[],
  duels: readonly Duel[],
): readonly Comparison[] =>
  plays.flatMap((made, by): Comparison[] => {
    const against = comparedBy(streetsOf(made)[compareStreet]);
    if (against === undefined) return [];
    return [duels.find((duel) => duel.by === by) ?? { by, against, out: null }];
  });
