import { createContext, useContext, useEffect, useReducer, useRef } from 'react';
import type { EventSummary } from '../../../src/book/views.ts';
import { lookedAt } from '../shell/bookState.ts';
import { isCalm } from '../shell/calm.ts';
import { useBookState } from '../shell/context.ts';
import { firstDue, type Landings, landedAfter } from './landed.ts';

/** Events as a list tells them, and which of them wait for their picture. */
interface LandedEvents {
  readonly events: readonly EventSummary[];
  readonly isHeld: (event: EventSummary) => boolean;
}

const none: Landings = new Map();

/** What was told of events, no sooner than the pictures of them show it; at once where less motion is wanted. */
export const useLandedEvents = (told: readonly EventSummary[]): LandedEvents => {
  const landings = useRef(none);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const known = landedAfter(isCalm() ? none : landings.current, told, performance.now());
  landings.current = known;
  const due = firstDue(known);
  useEffect(() => {
    if (due === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer may come a little early.
    const wait = (): void => {
      const leftMs = due - performance.now();
      if (leftMs > 0) timer = setTimeout(wait, leftMs);
      else look();
    };
    wait();
    return () => clearTimeout(timer);
  }, [due]);
  return {
    events: [...known.values()].map(({ shown }) => shown),
    isHeld: ({ id }) => (known.get(id)?.waits ?? null) !== null,
  };
};

const landed = createContext<LandedEvents | null>(null);
export const LandedProvider = landed.Provider;

/** The book's events as far as their pictures have come; as they were told where nothing holds them back. */
export const useLanded = (): LandedEvents => {
  const { events } = useBookState();
  return useContext(landed) ?? { events, isHeld: () => false };
};

/** The book's events as far as anything may be said of them: the one that is looked at as its picture has shown it, the others as in the list. */
export const useSeenEvents = (): readonly EventSummary[] => {
  const state = useBookState();
  const { events } = useLanded();
  const seen = state.pictured ?? lookedAt(state);
  return seen ? [seen, ...events.filter(({ id }) => id !== seen.id)] : events;
};

/** One of them, where it is known. */
export const useSeenEvent = (of: string | undefined): EventSummary | undefined =>
  useSeenEvents().find(({ id }) => id === of);
