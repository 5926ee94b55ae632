import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';

/** So long the points of the last game stand as they were played, before the match is counted in games. Milliseconds. */
export const lastPointMs = 1_600;

/** The match as it counts for the eye: of badminton the last point stands for a while before the match is told to be over. */
export const useLastPoint = (shown: EventView): EventView => {
  const { phase, sport } = shown;
  const [last, setLast] = useState({ phase, isFresh: false });
  const isNew = last.phase !== phase;
  const isFresh = isNew ? sport === 'racket' && last.phase === 'live' && phase === 'over' : last.isFresh;
  if (isNew) setLast({ phase, isFresh });
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setLast((now) => ({ ...now, isFresh: false })), lastPointMs);
    return () => clearTimeout(timer);
  }, [isFresh]);
  return isFresh ? { ...shown, phase: 'live' } : shown;
};
