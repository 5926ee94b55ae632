import { useEffect, useReducer, useRef } from 'react';
import type { EventSummary } from '../../../src/book/views.ts';
import { isCalm } from '../shell/calm.ts';
import { firstDue, type Landings, landedAfter } from './landed.ts';

/** Events as a list tells them, and which of them wait for their picture. */
export interface LandedEvents {
  readonly events: readonly EventSummary[];
  readonly isHeld: (event: EventSummary) => boolean;
}

const none: Landings = new Map();

/** What was told of events, no sooner than the pictures of them show it; at once where less motion is wanted. */
export const useLandedEvents = (told: readonly EventSummary[]): LandedEvents => {
  const landings = useRef(none);
  const [looks, look] = useReducer((times: number) => times + 1, 0);
  const known = landedAfter(isCalm() ? none : landings.current, told, performance.now());
  landings.current = known;
  const due = firstDue(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer may come a little early, and is set anew then
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(look, Math.max(0, due - performance.now()));
    return () => clearTimeout(timer);
  }, [due, looks]);
  return {
    events: told.map((event) => known.get(event.id)?.shown ?? event),
    isHeld: ({ id }) => (known.get(id)?.waits ?? null) !== null,
  };
};
