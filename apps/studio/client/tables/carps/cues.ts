import { carpCount, leapMs, leapsAtMs } from '../../../src/tables/games/eightCarp.ts';
import { atShow, evenly, type TableCues } from '../heard/cues.ts';
import { readCarps } from './read.ts';

/** Each carp leaps a note higher; then the sum is told. */
export const cues: TableCues = {
  family: 'carps',
  timelineOf: atShow(readCarps, () => [
    ...evenly(carpCount, 'number', leapMs, leapsAtMs, 1),
    { at: leapsAtMs + carpCount * leapMs, sound: 'told' },
  ]),
};
