import { compareStreet, type Duel, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import type { Comparison } from './comparisons.ts';
import type { ShownDuel } from './read.ts';

export interface Missed {
  /** From 0. */
  readonly seat: number;
  readonly hasFolded: boolean;
}

/** Who was out before their hands could be compared, and whether they had folded. */
export const missedBy = (
  { by, against }: Comparison,
  plays: readonly (readonly string[])[],
  duels: readonly Duel[],
): Missed => {
  const hasFolded = streetsOf(plays[against] ?? [])[compareStreet] === 'fold';
  const isAskerOut = !hasFolded && duels.some(({ out }) => out === by);
  return { seat: isAskerOut ? by : against, hasFolded };
};

/** The same of a comparison that is being told; `null` where there is one. */
export const missedIn = (duel: ShownDuel): Missed | null =>
  duel.out === null ? missedBy(duel, duel.plays, duel.duels) : null;
