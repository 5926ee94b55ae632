import type { FootballTold } from './footballPlay.ts';

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
