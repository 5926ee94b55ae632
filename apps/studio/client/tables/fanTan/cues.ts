import { leftAtMs, rakeMs, rakesAtMs, rakesOf, remainderOf } from '../../../src/tables/games/fanTan.ts';
import { atShow, evenly, type TableCues } from '../heard/cues.ts';
import { readButtons } from './read.ts';
import { liftedAtMs } from './schedule.ts';

/** Between two of the buttons that are left, as they come to lie side by side. Milliseconds. */
const leftEachMs = 130;

export const cues: TableCues = {
  family: 'buttons',
  timelineOf: atShow(readButtons, (outcome) => [
    { at: liftedAtMs, sound: 'lift' },
    ...evenly(rakesOf(outcome), 'rake', rakeMs, rakesAtMs),
    ...evenly(remainderOf(outcome), 'left', leftEachMs, leftAtMs(outcome), 1),
  ]),
};
