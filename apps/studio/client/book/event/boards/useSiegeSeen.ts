import { useEffect, useReducer, useRef } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { useBook } from '../../shell/context.ts';
import { looksAlike, type SiegeSeen, siegeSeen } from './siegeSeen.ts';

/** How often it is looked whether something else comes into sight, milliseconds. */
const lookEveryMs = 250;

/**
 * What is seen of a siege now, by the studio's clock: the same object as long as nothing else is seen, and only then drawn anew. Time
 * changes nothing of a match that has not begun or is over.
 */
export const useSiegeSeen = (event: EventView): SiegeSeen | null => {
  const { store } = useBook();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<SiegeSeen | null>(null);
  const now = siegeSeen(event, store.serverNow());
  if (!looksAlike(kept.current, now)) kept.current = now;
  const isTimed = event.sport === 'siege' && event.phase === 'live';
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => {
      if (!looksAlike(kept.current, siegeSeen(event, store.serverNow()))) draw();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [event, isTimed, store]);
  return kept.current;
};
