import type { PositionsTable } from '../../../src/tables/games/positions.ts';
import { atEach, atShow, lastAwaited, type TableCues } from '../heard/cues.ts';
import { readerOf } from './read.ts';
import { dealtAtMs, toldAtMs, turnedAtMs } from './schedule.ts';

/** Each hand is laid down and turned; the banker's, which comes last and all others are measured by, is waited for. */
export const cuesOf = (table: Pick<PositionsTable, 'rules'>): TableCues => ({
  family: 'cards',
  timelineOf: atShow(readerOf(table), () => [
    ...atEach(dealtAtMs, 'deal'),
    ...lastAwaited(turnedAtMs, 'turn'),
    { at: toldAtMs, sound: 'told' },
  ]),
});
