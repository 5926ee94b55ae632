import { readDice } from '../dice/read.ts';
import { atShow, lastAwaited, type TableCues } from '../heard/cues.ts';
import { litAtMs, toldAtMs } from './schedule.ts';

/** Each lantern is a note higher; the last is waited for. */
export const cues: TableCues = {
  family: 'numbers',
  timelineOf: atShow(readDice, () => [...lastAwaited(litAtMs, 'number', 2), { at: toldAtMs, sound: 'told' }]),
};
