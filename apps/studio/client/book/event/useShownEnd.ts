import { useEffect, useState } from 'react';
import type { EventView, Side } from '../../../src/book/views.ts';
import { type Averted, lastTold, shownEnd } from './boards/play/averted.ts';
import { type CourtEnd, courtEndOf, endedPossession } from './boards/play/courtEnds.ts';
import { broughtOf, endedBy } from './boards/play/possession.ts';
import { type RallyEnd, rallyEndOf } from './boards/play/rallyEnd.ts';

/** For so long it is named how the picture has shown an attack to end; a throw in vain goes on sooner. */
export const namedMs = 1_500;
export const missNamedMs = 1_000;
/** A rally until the next one is served, which is four beats after it was told. */
const rallyNamedMs = 1_200;

/** An attack at football that came to nothing, or a rally that was won, and in what way; or what a throw at basketball has brought, 0 for nothing. */
export type ShownEnd =
  | { readonly sport: 'football'; readonly way: Averted }
  | { readonly sport: 'racket'; readonly way: RallyEnd; readonly points: readonly [number, number] }
  | {
      readonly sport: 'basketball';
      readonly side: Side;
      readonly points: number;
      /** As the picture shows it; `null` for a throw in vain. */
      readonly way: CourtEnd | null;
    };

const namedFor = (end: ShownEnd): number => {
  if (end.sport === 'racket') return rallyNamedMs;
  return end.sport === 'basketball' && end.points === 0 ? missNamedMs : namedMs;
};

type Seen = Pick<EventView, 'id' | 'score' | 'timeline' | 'incidents'>;

/** Other than before where something has been played since. */
const markOf = ({ id, score, timeline }: Seen): string =>
  score.sport === 'basketball' ? `${id} ${score.quarter} ${score.clock}` : `${id} ${timeline.length}`;

/** How what was played between two moments was seen to end; `null` where nothing was. */
export const endBetween = (before: Seen, { id, score, timeline, incidents }: Seen): ShownEnd | null => {
  if (before.id !== id) return null;
  if (score.sport === 'basketball') {
    const side = endedBy(score);
    const points = broughtOf(score, timeline);
    const way = courtEndOf(endedPossession({ ...score, id }), points);
    return side && { sport: 'basketball', side, points, way };
  }
  if (score.sport === 'racket') {
    const points = score.sets.at(-1);
    const isWon = lastTold(timeline, before.timeline.length)?.item.kind === 'points';
    return isWon && points ? { sport: 'racket', way: rallyEndOf(id, score), points } : null;
  }
  const way = shownEnd({ id, timeline, incidents }, before.timeline.length);
  return way && { sport: 'football', way };
};

/** How an attack or a throw has just been seen to end; `null` again after a while, and for whoever has only just come. */
export const useShownEnd = (shown: EventView): ShownEnd | null => {
  const [last, setLast] = useState<{ readonly seen: Seen; readonly end: ShownEnd | null }>({
    ...{ seen: shown, end: null },
  });
  const mark = markOf(shown);
  const isNew = markOf(last.seen) !== mark;
  const end = isNew ? endBetween(last.seen, shown) : last.end;
  if (isNew) setLast({ seen: shown, end });
  // biome-ignore lint/correctness/useExhaustiveDependencies: two attacks that end alike are named one after the other
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(() => setLast(({ seen }) => ({ seen, end: null })), namedFor(end));
    return () => clearTimeout(timer);
  }, [end, mark]);
  return end;
};
