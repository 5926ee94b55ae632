import { carpCount, leapMs, leapsAtMs } from '../../../src/tables/games/eightCarp.ts';
import { atShow, type Cue, type TableCues } from '../heard/cues.ts';
import { readCarps } from './read.ts';

/** Each carp leaps a note higher; then the sum is told. */
export const cues: TableCues = {
  family: 'carps',
  timelineOf: atShow(readCarps, () => [
    ...Array.from(
      { length: carpCount },
      (_, carp): Cue => ({ at: leapsAtMs + carp * leapMs, sound: 'number', higher: carp }),
    ),
    { at: leapsAtMs + carpCount * leapMs, sound: 'told' },
  ]),
};
