import { atShow, evenly, lastAwaited, riseMs, type TableCues } from '../heard/cues.ts';
import { readDigits } from './read.ts';
import { stopsAtMs } from './schedule.ts';

/** Beads roll so often. Milliseconds. */
const rollMs = 300;
const [, , last] = stopsAtMs;

/** Each rod is a note higher; the last is waited for. */
export const cues: TableCues = {
  family: 'beads',
  timelineOf: atShow(readDigits, () => [
    ...evenly(Math.floor((last - riseMs) / rollMs), 'roll', rollMs),
    ...lastAwaited(stopsAtMs, 'number', 2),
  ]),
};
