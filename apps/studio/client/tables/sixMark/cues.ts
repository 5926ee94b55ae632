import { atShow, lastAwaited, type TableCues } from '../heard/cues.ts';
import { readMarks } from './read.ts';
import { litAtMs } from './schedule.ts';

/** Each storey is a note higher; the special number, at the top, is waited for. */
export const cues: TableCues = {
  family: 'numbers',
  timelineOf: atShow(readMarks, () => lastAwaited(litAtMs, 'number', 1)),
};
