import type { Rounds, Side, SiegeScore, TimelineItem } from '../views.ts';
import { otherSide } from './sport.ts';

/** Who storms in which round of a siege, and what each side made of it: the same for the engine, the studio and the pages. */

/** A map goes to whoever first has seven rounds with a lead of two, nine at the most. */
export const siegeRule = { target: 7, cap: 9 } as const;

/** Maps that win the match. */
const mapsToWin = 2;

/** The sides of a siege change after so many rounds of a map. */
export const roundsBeforeChange = 6;

/**
 * How long the armies wait for a round, arrows fly, both are under cover once they are told, and the walls are stormed; how long a round
 * was fought under the first rules; and how long both rest between two maps. Milliseconds.
 */
export const siegeRestsMs = {
  round: 12_000,
  arrows: 3_000,
  cover: 9_000,
  storm: 5_000,
  whole: 7_000,
  map: 15_000,
} as const;

/** How long both are under cover, by the rules of the match: under the second ones it was less. Milliseconds. */
export const coverMsBy = (rules: number): number => (rules < 3 ? 6_500 : siegeRestsMs.cover);

/** Who storms in a round of a map, both from 1: the home side begins the first and the third map, and both change after six rounds. */
export const stormsIn = (part: number, round: number): Side => {
  const opens: Side = part % 2 === 1 ? 'home' : 'away';
  return round <= roundsBeforeChange ? opens : otherSide(opens);
};

/** What the next round, or the one that is fought, may bring, and to whom; `null` where it brings a round alone. */
export interface SiegePoint {
  readonly brings: 'map' | 'match';
  readonly sides: readonly Side[];
}

const takesMap = (own: number, theirs: number): boolean =>
  own + 1 >= siegeRule.cap || (own + 1 >= siegeRule.target && own + 1 >= theirs + 2);

export const siegePointOf = (score: SiegeScore): SiegePoint | null => {
  const map = score.maps[score.current];
  if (!map || score.isBreak || map.winner !== null) return null;
  const sides = (['home', 'away'] as const).filter((side) => takesMap(map[side], map[otherSide(side)]));
  if (sides.length === 0) return null;
  return { brings: sides.some((side) => score[side] + 1 === mapsToWin) ? 'match' : 'map', sides };
};

export const noRounds: Rounds = { stormed: 0, stormedWon: 0, held: 0, heldWon: 0 };

/** The same with one round more. */
const withRound = (rounds: Rounds, storms: boolean, won: boolean): Rounds => {
  const one = won ? 1 : 0;
  return storms
    ? { ...rounds, stormed: rounds.stormed + 1, stormedWon: rounds.stormedWon + one }
    : { ...rounds, held: rounds.held + 1, heldWon: rounds.heldWon + one };
};

/** What a side made of its rounds, of one map alone where that is asked (from 1). */
export const roundsOf = (
  timeline: readonly Pick<TimelineItem, 'kind' | 'part' | 'clock' | 'side'>[],
  side: Side,
  part?: number,
): Rounds =>
  timeline
    .filter((item) => item.kind === 'points' && (part === undefined || item.part === part))
    .reduce(
      (rounds, item) => withRound(rounds, stormsIn(item.part, item.clock) === side, item.side === side),
      noRounds,
    );

/** Whether a side took the castle in each round that it stormed, in their order; of one map alone where that is asked (from 1). */
export const stormedIn = (
  timeline: readonly Pick<TimelineItem, 'kind' | 'part' | 'clock' | 'side'>[],
  side: Side,
  part?: number,
): readonly boolean[] =>
  timeline.flatMap((item) =>
    item.kind === 'points' &&
    (part === undefined || item.part === part) &&
    stormsIn(item.part, item.clock) === side
      ? [item.side === side]
      : [],
  );

export const addRounds = (one: Rounds, other: Rounds): Rounds => ({
  stormed: one.stormed + other.stormed,
  stormedWon: one.stormedWon + other.stormedWon,
  held: one.held + other.held,
  heldWon: one.heldWon + other.heldWon,
});
