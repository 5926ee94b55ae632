import { leftAtMs, rakeMs, rakesAtMs, rakesOf, remainderOf } from '../../../src/tables/games/fanTan.ts';
import { atShow, type Cue, type TableCues } from '../heard/cues.ts';
import { readButtons } from './read.ts';
import { liftedAtMs } from './schedule.ts';

/** Between two of the buttons that are left, as they come to lie side by side. Milliseconds. */
const leftEachMs = 130;

export const cues: TableCues = {
  family: 'buttons',
  timelineOf: atShow(readButtons, (outcome) => [
    { at: liftedAtMs, sound: 'lift' },
    ...Array.from(
      { length: rakesOf(outcome) },
      (_, rake): Cue => ({ at: rakesAtMs + rake * rakeMs, sound: 'rake' }),
    ),
    ...Array.from(
      { length: remainderOf(outcome) },
      (_, one): Cue => ({ at: leftAtMs(outcome) + one * leftEachMs, sound: 'left', higher: one }),
    ),
  ]),
};
