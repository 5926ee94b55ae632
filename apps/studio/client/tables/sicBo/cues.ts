import { readDice } from '../dice/read.ts';
import { atShow, type Cue, type TableCues } from '../heard/cues.ts';
import { liftedAtMs, toldAtMs } from './schedule.ts';

/** Two swings of the lantern, as `shake-cover` swings it. Milliseconds. */
const shakeMs = 360;

export const cues: TableCues = {
  family: 'dice',
  timelineOf: atShow(readDice, () => [
    ...Array.from(
      { length: Math.floor(liftedAtMs / shakeMs) },
      (_, shake): Cue => ({ at: shake * shakeMs, sound: 'shake' }),
    ),
    { at: liftedAtMs, sound: 'fall' },
    { at: toldAtMs, sound: 'told' },
  ]),
};
