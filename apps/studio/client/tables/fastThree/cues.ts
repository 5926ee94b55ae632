import { readDice } from '../dice/read.ts';
import { atShow, awaited, type TableCues } from '../heard/cues.ts';
import { litAtMs, toldAtMs } from './schedule.ts';

const [first, second, last] = litAtMs;

/** Each lantern is a note higher; the last is waited for. */
export const cues: TableCues = {
  family: 'numbers',
  timelineOf: atShow(readDice, () => [
    { at: first, sound: 'number' },
    { at: second, sound: 'number', higher: 2 },
    ...awaited(last, 'number', 4),
    { at: toldAtMs, sound: 'told' },
  ]),
};
