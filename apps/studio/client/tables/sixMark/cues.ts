import { atShow, awaited, type Cue, type TableCues } from '../heard/cues.ts';
import { readMarks } from './read.ts';
import { litAtMs } from './schedule.ts';

/** Each storey is a note higher; the special number, at the top, is waited for. */
export const cues: TableCues = {
  family: 'numbers',
  timelineOf: atShow(readMarks, () =>
    litAtMs.flatMap((at, storey): readonly Cue[] =>
      storey === litAtMs.length - 1
        ? awaited(at, 'number', storey)
        : [{ at, sound: 'number', higher: storey }],
    ),
  ),
};
