import { atShow, awaited, type TableCues } from '../heard/cues.ts';
import { readCards } from './read.ts';
import { moments, winnerAtMs } from './schedule.ts';

/** The tiger's card decides. */
export const cues: TableCues = {
  family: 'cards',
  timelineOf: atShow(readCards, () => [
    ...Object.values(moments).map(({ dealt }) => ({ at: dealt, sound: 'deal' as const })),
    { at: moments.dragon.turned, sound: 'turn' },
    ...awaited(moments.tiger.turned, 'turn'),
    { at: winnerAtMs, sound: 'told' },
  ]),
};
