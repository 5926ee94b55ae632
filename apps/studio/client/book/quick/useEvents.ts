import { useEffect, useState } from 'react';
import type { EventSummary } from '../../../src/book/views.ts';
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

export interface EventsNow {
  /** `null` until they have come. */
  readonly events: readonly EventSummary[] | null;
  readonly hasFailed: boolean;
  /** Server's clock minus this machine's. Milliseconds. */
  readonly skewMs: number;
}

/** The events as they stand, kept fresh for whoever looks. */
export const useEvents = (api: Pick<EventsApi, 'events' | 'watch'>): EventsNow => {
  const [now, setNow] = useState<EventsNow>({ events: null, hasFailed: false, skewMs: 0 });
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const follow = async (): Promise<void> => {
      while (!signal.aborted) {
        try {
          const { events, now: told } = await api.events();
          if (signal.aborted) return;
          setNow({ events, hasFailed: false, skewMs: Date.parse(told) - Date.now() });
          await api.watch(
            null,
            (message) => {
              if (message.kind === 'event')
                setNow((before) => ({ ...before, events: withNews(before.events ?? [], message.event) }));
              if (message.kind === 'gone')
                setNow((before) => ({
                  ...before,
                  events: before.events?.filter(({ id }) => id !== message.id) ?? null,
                }));
            },
            signal,
          );
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
