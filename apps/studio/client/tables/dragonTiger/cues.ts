import { atEach, atShow, lastAwaited, type TableCues } from '../heard/cues.ts';
import { readCards } from './read.ts';
import { moments, winnerAtMs } from './schedule.ts';

const cards = Object.values(moments);

/** The tiger's card is turned last, and decides. */
export const cues: TableCues = {
  family: 'cards',
  timelineOf: atShow(readCards, () => [
    ...atEach(
      cards.map(({ dealt }) => dealt),
      'deal',
    ),
    ...lastAwaited(
      cards.map(({ turned }) => turned),
      'turn',
    ),
    { at: winnerAtMs, sound: 'told' },
  ]),
};
