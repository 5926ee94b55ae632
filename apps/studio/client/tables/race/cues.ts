import type { RaceGame } from '../../../src/tables/games/race.ts';
import { atEach, atShow, type Cue, evenly, type TableCues } from '../heard/cues.ts';
import { inTimes, isPhotoFinish, leapMs, photoAtMs, readOrder } from './run.ts';

/** Nobody has taken up their pace sooner. Milliseconds from the draw. */
const pacedFromMs = 700;
/** Longer than any leap: the line is crossed in quiet. */
const quietMs = 250;

/**
 * The start, the pace of the first lane, and everybody at the line; the photo, and the order. A hare is heard
 * at each leap, oars at every other.
 */
export const cuesOf = (game: RaceGame, family: 'races' | 'boats'): TableCues => ({
  family,
  timelineOf: atShow(
    (outcome) => readOrder(game, outcome),
    ({ order }, { number, since }) => {
      const [first = 0, ...others] = inTimes(order.length, number);
      const paceMs = family === 'boats' ? 2 * leapMs : leapMs;
      // Everybody comes down at whole leaps of the server's clock.
      const pacedFrom = Math.ceil((since + pacedFromMs) / paceMs) * paceMs - since;
      const paces = evenly(Math.ceil((first - quietMs - pacedFrom) / paceMs), 'pace', paceMs, pacedFrom);
      const photo: readonly Cue[] = isPhotoFinish(number)
        ? [{ at: photoAtMs(order.length, number), sound: 'photo' }]
        : [];
      return [
        { at: 0, sound: 'start' },
        ...paces,
        { at: first, sound: 'finish' },
        ...atEach(others, 'in'),
        ...photo,
        { at: (others.at(-1) ?? first) + 300, sound: 'told' },
      ];
    },
  ),
});
