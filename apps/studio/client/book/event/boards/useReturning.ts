import { useEffect, useState } from 'react';
import type { EventView } from '../../../../src/book/views.ts';
import { useBook } from '../../shell/context.ts';

/** So long before the second half both come out again. Milliseconds. */
const returnsMs = 5_500;

/** Whether half-time is nearly over, by the studio's clock. */
export const useReturning = ({ phase, score, waitsUntil }: EventView): boolean => {
  const { store } = useBook();
  const isBreak = phase === 'live' && score.sport === 'football' && score.isBreak;
  const from = isBreak && waitsUntil !== null ? Date.parse(waitsUntil) - returnsMs : null;
  const isDue = (): boolean => from !== null && store.serverNow() >= from;
  const [told, tell] = useState<number | null>(() => (isDue() ? from : null));
  useEffect(() => {
    if (from === null) return;
    const timer = setTimeout(() => tell(from), Math.max(0, from - store.serverNow()));
    return () => clearTimeout(timer);
  }, [from, store]);
  return from !== null && told === from;
};
