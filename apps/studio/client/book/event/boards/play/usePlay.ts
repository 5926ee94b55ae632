import { useEffect, useState } from 'react';
import { isCalm } from '../../../shell/calm.ts';

/** What is played since the studio told something: so many beats ago, and what stood before. */
export interface Play<Told> {
  readonly told: Told;
  /** Beats since it was told. */
  readonly beat: number;
  /** What stood before, and how far it had come; `null` where nothing was seen, as the page has only just come. */
  readonly before: { readonly told: Told; readonly beat: number } | null;
}

/** Beats that a picture begins with where nothing was seen before: whatever ended has been played. */
const settled = 5;

/** The beats of what is played on a board: begun anew whenever `key` says that something else was told. Still where less motion is wanted. */
export const usePlay = <Told>(told: Told, key: string, beatMs: number, isMoving: boolean): Play<Told> => {
  const [play, setPlay] = useState<Play<Told> & { readonly key: string }>({
    ...{ told, key, beat: settled, before: null },
  });
  const isNew = play.key !== key;
  const now = isNew ? { told, key, beat: 0, before: { told: play.told, beat: play.beat } } : play;
  // While rendering, so that no frame shows what was told with the beat of what stood before.
  if (isNew) setPlay(now);
  useEffect(() => {
    if (!isMoving || isCalm()) return;
    const timer = setInterval(
      () => setPlay((last) => (last.key === key ? { ...last, beat: last.beat + 1 } : last)),
      beatMs,
    );
    return () => clearInterval(timer);
  }, [key, beatMs, isMoving]);
  return now;
};
