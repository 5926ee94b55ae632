import { useEffect, useRef, useState } from 'react';
import type { EventSummary, EventView, SiegeScore } from '../../../src/book/views.ts';
import { isCalm } from '../shell/calm.ts';
import { deedMsMax, deedMsOf } from './boards/siegeEnds.ts';

/** From when the feed tells of it until the picture shows the ball in the net or the ring, or the shuttle on the floor: two beats of it, and no sooner on a slow device. */
export const landingMs = 1_280;
/** At football it is named over the picture by then how an attack ended, and nobody is diving any more. */
export const attackMs = 1_300;
/** From when the feed tells who shot better until their volley is seen to land. */
export const volleyMs = 1_300;

const isVolleyOf = (before: SiegeScore, now: SiegeScore): boolean =>
  before.stage === 'arrows' && now.stage === 'cover';

/** How long a picture shows how it came to what is told; of a round of the siege as long as its end takes. */
const waitMsOf = ({ score: before }: EventSummary, { score }: EventSummary, deedMs: () => number): number => {
  if (before.sport === 'football') return attackMs;
  if (before.sport !== 'siege' || score.sport !== 'siege') return landingMs;
  return isVolleyOf(before, score) ? volleyMs : deedMs();
};

/** How long a list waits, which is not told by what the walls were stormed: no shorter than any picture. */
export const listedWaitMs = (before: EventSummary, event: EventSummary): number =>
  waitMsOf(before, event, () => deedMsMax);

/** Whether the picture has an end to show: of every throw, rally and round of a siege, and of an attack at football that was told before. */
const hasEnding = ({ score }: EventSummary, event: EventSummary): boolean => {
  if (score.sport === 'football' && event.score.sport === 'football')
    return score.danger !== null && event.score.danger === null;
  if (score.sport === 'siege' && event.score.sport === 'siege')
    return (score.isFought && !event.score.isFought) || isVolleyOf(score, event.score);
  return score.sport === 'racket' || score.sport === 'basketball';
};

/** Whether the board first plays how it came to what is told, from one moment of play to the next. */
export const isPlayedFirst = (before: EventSummary, event: EventSummary): boolean =>
  before.id === event.id &&
  before.version < event.version &&
  hasEnding(before, event) &&
  before.phase === 'live' &&
  !before.score.isBreak &&
  event.phase !== 'abandoned';

/**
 * The event as far as its picture has come: figures, words and prices wait for it, so that they do not tell how a throw ends before it is
 * seen. While they wait it is another one than that which was given.
 */
export const useLanding = (event: EventView): EventView => {
  const [shown, setShown] = useState(event);
  const latest = useRef(event);
  latest.current = event;
  const waits = isPlayedFirst(shown, event) && !isCalm();
  if (!waits && shown !== event) setShown(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with what is told, not with each message
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(
      () => setShown(latest.current),
      waitMsOf(shown, latest.current, () => deedMsOf(latest.current)),
    );
    return () => clearTimeout(timer);
  }, [waits, event.version]);
  return waits ? shown : event;
};
