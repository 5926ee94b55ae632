import { useEffect, useRef, useState } from 'react';

/** How often the room is asked for at most, however much changes. */
const pauseMs = 3_000;
/** How often it is asked for while nobody tells of changes, and while somebody does: who is online moves without a word. */
const pollMs = { alone: 15_000, live: 60_000 } as const;

/** Asks again whenever something has changed, or every few seconds where the channel is down. Tells which of the two it is. */
export const useLive = (ask: () => void): boolean => {
  const [isLive, setLive] = useState(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    let askedMs = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const askNow = (): void => {
      waiting = undefined;
      askedMs = performance.now();
      latest.current();
    };
    const askSoon = (): void => {
      waiting ??= setTimeout(askNow, Math.max(0, askedMs + pauseMs - performance.now()));
    };
    let isLeft = false;
    let stop: (() => void) | undefined;
    import('./liveChannel.ts').then(
      ({ listenToOffice }) => {
        if (isLeft) return;
        stop = listenToOffice({
          onJoined: () => {
            setLive(true);
            // What has changed before one was in was told to nobody.
            askSoon();
          },
          onChanged: askSoon,
          onLost: () => setLive(false),
        });
      },
      // The part did not come: the room is asked for every few seconds.
      () => undefined,
    );
    return () => {
      isLeft = true;
      clearTimeout(waiting);
      stop?.();
    };
  }, []);

  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') latest.current();
      },
      isLive ? pollMs.live : pollMs.alone,
    );
    return () => clearInterval(timer);
  }, [isLive]);
  return isLive;
};
