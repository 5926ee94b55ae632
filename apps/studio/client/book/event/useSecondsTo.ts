import { useEffect, useState } from 'react';
import { useBook, useBookState } from '../shell/context.ts';
import { secondsIn } from './closing.ts';

const secondMs = 1_000;

/** Whole seconds until then by the studio's clock, each told as it begins: a beat of our own would tell it up to a second late. */
export const useSecondsTo = (end: number | null): number => {
  const { store } = useBook();
  // Where the studio's clock is found to be another one, all that count to the same moment begin anew together.
  const { skewMs } = useBookState();
  const leftNow = (): number => (end === null ? 0 : secondsIn(end - store.serverNow()));
  const [left, setLeft] = useState({ end, seconds: leftNow() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts by the studio's clock
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const leftMs = end - store.serverNow();
      setLeft({ end, seconds: secondsIn(leftMs) });
      if (leftMs > 0) timer = setTimeout(tell, leftMs % secondMs || secondMs);
    };
    tell();
    return () => clearTimeout(timer);
  }, [end, skewMs, store]);
  return left.end === end ? left.seconds : leftNow();
};
