import { arrived } from './footballEnd.ts';
import type { FootballTold } from './footballPlay.ts';
import type { Play } from './usePlay.ts';

const stills = { ending: 3, piece: 1, play: 24 } as const;

/** Where nothing should move: the beat that is seen instead. How an attack ended stands for a minute, and then play goes on. */
export const stillBeat = (
  { timeline, incidents = [] }: Pick<FootballTold, 'timeline' | 'incidents'>,
  minute: number,
): number => {
  const besides = incidents.at(-1);
  const last = timeline.at(-1);
  if (
    besides &&
    besides.after === timeline.length &&
    besides.clock !== last?.clock &&
    minute <= besides.clock + 1
  )
    return stills.piece;
  return minute > (last?.clock ?? 0) + 1 ? stills.play : stills.ending;
};

/** What is seen of a match that is over where nothing should move: both sides before their fans, at once. */
const stillEnd = (told: FootballTold): Play<FootballTold> => ({
  ...{ told, beat: arrived },
  before: { told: { ...told, phase: 'live' }, beat: 0 },
});

/** The one moment that is seen instead of all that is played. */
export const stillPlay = (play: Play<FootballTold>, minute: number): Play<FootballTold> =>
  play.told.phase === 'over' ? stillEnd(play.told) : { ...play, beat: stillBeat(play.told, minute) };
