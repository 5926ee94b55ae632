import { readDice } from '../dice/read.ts';
import { atShow, evenly, type TableCues } from '../heard/cues.ts';
import { liftedAtMs, toldAtMs } from './schedule.ts';

/** Two swings of the lantern, as `shake-cover` swings it. Milliseconds. */
const shakeMs = 360;

export const cues: TableCues = {
  family: 'dice',
  timelineOf: atShow(readDice, () => [
    ...evenly(Math.floor(liftedAtMs / shakeMs), 'shake', shakeMs),
    { at: liftedAtMs, sound: 'fall' },
    { at: toldAtMs, sound: 'told' },
  ]),
};
