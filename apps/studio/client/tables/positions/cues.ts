import type { PositionsTable } from '../../../src/tables/games/positions.ts';
import { atShow, awaited, type Cue, type TableCues } from '../heard/cues.ts';
import { readerOf } from './read.ts';
import { bankerSeat, dealtAtMs, toldAtMs, turnedAtMs } from './schedule.ts';

/** Each hand is laid down and turned; the banker's, which all others are measured by, is waited for. */
export const cuesOf = (table: Pick<PositionsTable, 'rules'>): TableCues => ({
  family: 'cards',
  timelineOf: atShow(readerOf(table), () => [
    ...dealtAtMs.map((at): Cue => ({ at, sound: 'deal' })),
    ...turnedAtMs.flatMap((at, seat): readonly Cue[] =>
      seat === bankerSeat ? awaited(at, 'turn') : [{ at, sound: 'turn' }],
    ),
    { at: toldAtMs, sound: 'told' },
  ]),
});
