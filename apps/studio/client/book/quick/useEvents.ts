import { useEffect, useState } from 'react';
import type { BookMessage, EventSummary } from '../../../src/book/views.ts';
import { abortWith } from '../../shell/abortWith.ts';
import type { EventsApi } from '../shell/api.ts';
import { withNews } from '../shell/news.ts';

/** A lost stream is taken up again after so long. Milliseconds. */
const reconnectMs = 2_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Resolves once somebody looks at the page, or it is no longer wanted. */
const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });

/** Does `work` with a signal that aborts when the page gets out of sight, or is no longer wanted. */
const whileSeen = async (signal: AbortSignal, work: (seen: AbortSignal) => Promise<void>): Promise<void> => {
  const unseen = new AbortController();
  const stopFollowing = abortWith(signal, unseen);
  const look = (): void => {
    if (!isSeen()) unseen.abort();
  };
  document.addEventListener('visibilitychange', look);
  try {
    await work(unseen.signal);
  } catch (error) {
    if (!unseen.signal.aborted) throw error;
  } finally {
    document.removeEventListener('visibilitychange', look);
    stopFollowing();
  }
};

export interface EventsNow {
  /** `null` until they have come. */
  readonly events: readonly EventSummary[] | null;
  readonly hasFailed: boolean;
  /** Server's clock minus this machine's. Milliseconds. */
  readonly skewMs: number;
}

/**
 * The events as they stand, kept fresh for whoever looks. A page that nobody looks at holds no stream: a browser has six
 * connections to a house, and many pages of the hall in as many tabs would leave none for a game.
 */
export const useEvents = (api: Pick<EventsApi, 'events' | 'watch'>): EventsNow => {
  const [now, setNow] = useState<EventsNow>({ events: null, hasFailed: false, skewMs: 0 });
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const hear = (message: BookMessage): void => {
      if (message.kind === 'event')
        setNow((before) => ({ ...before, events: withNews(before.events ?? [], message.event) }));
      if (message.kind === 'gone')
        setNow((before) => ({
          ...before,
          events: before.events?.filter(({ id }) => id !== message.id) ?? null,
        }));
    };
    const follow = async (): Promise<void> => {
      while (!signal.aborted) {
        await untilSeen(signal);
        if (signal.aborted) return;
        try {
          const { events, now: told } = await api.events();
          if (signal.aborted) return;
          setNow({ events, hasFailed: false, skewMs: Date.parse(told) - Date.now() });
          await whileSeen(signal, (seen) => api.watch(null, hear, seen));
        } catch {
          if (!signal.aborted) setNow((before) => ({ ...before, hasFailed: true }));
        }
        await pause(reconnectMs, signal);
      }
    };
    void follow();
    return () => watching.abort();
  }, [api]);
  return now;
};
