import { useEffect, useState } from 'react';
import { isCalm } from '../../../shell/calm.ts';

interface Seen<Told> {
  readonly told: Told;
  readonly beat: number;
}

interface Stood<Told> extends Seen<Told> {
  /** What stood before that in turn; `null` where nothing was seen. */
  readonly before?: Stood<Told> | null;
}

/** What is played since the studio told something: so many beats ago, and what stood before. */
export interface Play<Told> {
  readonly told: Told;
  /** Beats since it was told. */
  readonly beat: number;
  /** What stood before, and how far it had come; `null` where nothing was seen, as the page has only just come. */
  readonly before: Stood<Told> | null;
  /** Beats since the page began to be looked at. */
  readonly age?: number;
}

/** Beats that a picture begins with where nothing was seen before: whatever ended has been played. */
const settled = 5;

/** So far back it is remembered what stood: what was not played to its end may have been told before what was told last. */
const remembered = 4;

const upTo = <Told>(stood: Stood<Told> | null, left: number): Stood<Told> | null => {
  if (stood === null) return null;
  const { told, beat, before } = stood;
  return left > 0 && before !== undefined ? { told, beat, before: upTo(before, left - 1) } : { told, beat };
};

/** The beats of what is played on a board: begun anew whenever `key` says that something else was told. Still where less motion is wanted. */
export const usePlay = <Told>(told: Told, key: string, beatMs: number, isMoving: boolean): Play<Told> => {
  const [play, setPlay] = useState<Play<Told> & { readonly key: string }>({
    ...{ told, key, beat: settled, before: null, age: 0 },
  });
  const isNew = play.key !== key;
  const { before, age = 0 } = play;
  const stood = {
    told: play.told,
    beat: play.beat,
    before: upTo(before, remembered),
  };
  const now = isNew ? { told, key, beat: 0, before: stood, age } : play;
  // While rendering, so that no frame shows what was told with the beat of what stood before.
  if (isNew) setPlay(now);
  useEffect(() => {
    if (!isMoving || isCalm()) return;
    const timer = setInterval(
      () =>
        setPlay((last) =>
          last.key === key ? { ...last, beat: last.beat + 1, age: (last.age ?? 0) + 1 } : last,
        ),
      beatMs,
    );
    return () => clearInterval(timer);
  }, [key, beatMs, isMoving]);
  return now;
};
