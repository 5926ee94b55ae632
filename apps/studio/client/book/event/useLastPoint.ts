import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';

/** So long the points of the last game stand as they were played, and what was made as the time ran out is cheered, before the match is told to be over. Milliseconds. */
export const lastPointMs = 2_000;

/** The match as it counts for the eye: at badminton and basketball the last point stands for a while before the match is told to be over. */
export const useLastPoint = (shown: EventView): EventView => {
  const { phase, score } = shown;
  const [last, setLast] = useState({ phase, isFresh: false });
  const isScoredLast = score.sport === 'racket' || score.sport === 'basketball';
  const isNew = last.phase !== phase;
  const isFresh = isNew ? isScoredLast && last.phase === 'live' && phase === 'over' : last.isFresh;
  if (isNew) setLast({ phase, isFresh });
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setLast((now) => ({ ...now, isFresh: false })), lastPointMs);
    return () => clearTimeout(timer);
  }, [isFresh]);
  return isFresh ? { ...shown, phase: 'live' } : shown;
};
