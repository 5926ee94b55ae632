import { atEach, atShow, type TableCues } from '../heard/cues.ts';
import { readHands } from './read.ts';
import { dealtAtMs, toldAtMs, turnedAtMs } from './schedule.ts';

/** Each of the six hands is laid down and turned; then the pot goes where it goes. */
export const cues: TableCues = {
  family: 'cards',
  timelineOf: atShow(readHands, () => [
    ...atEach(dealtAtMs, 'deal'),
    ...atEach(turnedAtMs, 'turn'),
    { at: toldAtMs, sound: 'told' },
  ]),
};
