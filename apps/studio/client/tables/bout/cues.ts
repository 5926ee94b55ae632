import { atShow, type Cue, type TableCues } from '../heard/cues.ts';
import { fightEndsAt, meetingsOf } from './fight.ts';
import { bouts } from './useBout.ts';

/** They are called, meet in the air, strike; the last strike may cost a crest; then somebody has won. */
export const cuesOf = (gameCode: string): TableCues => ({
  family: 'bouts',
  timelineOf: atShow(
    (outcome) => bouts[gameCode]?.fightOf(outcome) ?? null,
    (fight) => {
      const stageMs = bouts[gameCode]?.stageMs ?? 0;
      const meetings = meetingsOf(fight, stageMs);
      return [
        { at: 0, sound: 'start' },
        ...meetings.map(({ at, kind }, meeting): Cue => {
          const takesCrest = fight.crest && meeting === meetings.length - 1;
          return { at, sound: takesCrest ? 'crest' : kind === 'parry' ? 'clash' : 'hit' };
        }),
        { at: fightEndsAt(fight, stageMs), sound: 'told' },
      ];
    },
  ),
});
