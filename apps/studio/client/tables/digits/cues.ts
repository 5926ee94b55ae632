import { atShow, awaited, type Cue, riseMs, type TableCues } from '../heard/cues.ts';
import { readDigits } from './read.ts';
import { stopsAtMs } from './schedule.ts';

/** Beads roll so often. Milliseconds. */
const rollMs = 300;
const [first, second, last] = stopsAtMs;

/** Each rod is a note higher; the last is waited for. */
export const cues: TableCues = {
  family: 'beads',
  timelineOf: atShow(readDigits, () => [
    ...Array.from(
      { length: Math.floor((last - riseMs) / rollMs) },
      (_, roll): Cue => ({ at: roll * rollMs, sound: 'roll' }),
    ),
    { at: first, sound: 'number' },
    { at: second, sound: 'number', higher: 2 },
    ...awaited(last, 'number', 4),
  ]),
};
