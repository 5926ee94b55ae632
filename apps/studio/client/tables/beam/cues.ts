import { restMs, stormsOf, toldMs } from '../../../src/tables/games/beamWheel.ts';
import { atShow, type Cue, type TableCues } from '../heard/cues.ts';
import { readPane } from './read.ts';
import { shipsLandMs, waysOf } from './schedule.ts';

/** The beam ticks each time that it has so many degrees less to go. */
const tickDegrees = 60;

export const cues: TableCues = {
  family: 'wheels',
  ambience: 'shore',
  timelineOf: atShow(readPane, (outcome) => {
    const storms = stormsOf(outcome);
    const ticks = waysOf(outcome).flatMap(({ startMs, endMs, degrees }) =>
      Array.from({ length: Math.floor(degrees / tickDegrees) }, (_, step): Cue => {
        const left = ((step + 1) * tickDegrees) / degrees;
        return { at: Math.round(startMs + (endMs - startMs) * (1 - Math.sqrt(left))), sound: 'tick' };
      }),
    );
    const strikes = Array.from({ length: storms }, (_, turn): Cue => ({ at: restMs(turn), sound: 'storm' }));
    const ships = 'ships' in outcome && outcome.ships ? shipsLandMs : [];
    return [
      ...ticks,
      ...strikes,
      { at: restMs(storms), sound: 'rest' },
      ...ships.map((ms, size): Cue => ({ at: restMs(storms) + ms, sound: 'ship', higher: 2 - size })),
      { at: toldMs(outcome) + 300, sound: 'told' },
    ];
  }),
};
