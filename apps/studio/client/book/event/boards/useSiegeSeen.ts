import { useEffect, useReducer, useRef } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { useBook } from '../../shell/context.ts';
import { lateEnd, looksAlike, type SiegeSeen, siegeSeen } from './siegeSeen.ts';

/** How often it is looked whether something else comes into sight, milliseconds. */
const lookEveryMs = 250;

/**
 * What is seen of a siege now, by the studio's clock: the same object as long as nothing else is seen, and only then drawn anew. Of a round
 * that was looked at the end is seen also where its news came late. Time changes nothing of a match that has not begun or is over.
 */
export const useSiegeSeen = (event: EventView, isLanding = false): SiegeSeen | null => {
  const { store } = useBook();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<SiegeSeen | null>(null);
  // What had been told before it was looked at is not late.
  const told = useRef<{ event: EventView; from: number; landed: number | null }>({
    event,
    from: 0,
    landed: 0,
  });
  if (event.timeline.length !== told.current.event.timeline.length || event.id !== told.current.event.id)
    told.current = { event, from: store.serverNow(), landed: null };
  if (!isLanding) told.current.landed ??= store.serverNow();
  const look = (): SiegeSeen | null => {
    const now = store.serverNow();
    const { from, landed } = told.current;
    const news = { sinceMs: now - from, landedMs: landed === null ? null : now - landed };
    return lateEnd(kept.current, event, now, news) ?? siegeSeen(event, now);
  };
  const now = look();
  if (!looksAlike(kept.current, now)) kept.current = now;
  const isTimed = event.sport === 'siege' && event.phase === 'live';
  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => {
      if (!looksAlike(kept.current, looking.current())) draw();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isTimed]);
  return kept.current;
};
