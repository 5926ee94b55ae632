import type { Rounds, Side, TimelineItem } from '../views.ts';
import { otherSide } from './sport.ts';

/** Who storms in which round of a siege, and what each side made of it: the same for the engine, the studio and the pages. */

/** The sides of a siege change after so many rounds of a map. */
export const roundsBeforeChange = 6;

/** How long a round is fought, the armies wait for the next one, and rest between two maps. Milliseconds. */
export const siegeRestsMs = { fight: 7_000, round: 9_000, map: 15_000 } as const;

/** Who storms in a round of a map, both from 1: the home side begins the first and the third map, and both change after six rounds. */
export const stormsIn = (part: number, round: number): Side => {
  const opens: Side = part % 2 === 1 ? 'home' : 'away';
  return round <= roundsBeforeChange ? opens : otherSide(opens);
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

export const addRounds = (one: Rounds, other: Rounds): Rounds => ({
  stormed: one.stormed + other.stormed,
  stormedWon: one.stormedWon + other.stormedWon,
  held: one.held + other.held,
  heldWon: one.heldWon + other.heldWon,
});
