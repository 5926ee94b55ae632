import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { squeezeMs, turnMs } from './places.ts';
import type { ShownSeat } from './read.ts';

/** How long a hand takes until all of it lies open: one that has just been looked at keeps its third card back until more is chosen, and the last that is turned in the end shows its cards one by one. Milliseconds. */
export const turnMsOf = (seat: ShownSeat | undefined): number =>
  seat?.turnsMs ?? (seat?.made.at(-1) === 'look' ? squeezeMs + turnMs : turnMs);

/** Cards once they have been turned: nothing names them before the last of them lies open, also where they were covered once more meanwhile. `null` while they are covered, or turning. */
export const useTurned = (cards: readonly number[] | null, lateMs: number): readonly number[] | null => {
  const turned = cards?.join() ?? '';
  const seen = useLate(turned, useCalm() || cards === null ? 0 : lateMs, turned);
  return seen === turned ? cards : null;
};
