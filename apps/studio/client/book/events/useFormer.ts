import { useEffect, useState } from 'react';
import type { MarketView } from '../../../src/book/views.ts';

/** So long a market that has taken the place of another one can be read before it can be pressed. Milliseconds. */
export const stayMs = 700;

/** What stood in the place of a market, for so long after it has taken it; `null` at any other time. */
export const useFormer = (market: MarketView, forMs: number): MarketView | null => {
  const [last, setLast] = useState<{ readonly market: MarketView; readonly former: MarketView | null }>({
    ...{ market, former: null },
  });
  const isChanged = last.market.id !== market.id;
  if (isChanged) setLast({ market, former: last.market });
  useEffect(() => {
    if (last.former === null) return;
    const timer = setTimeout(
      () => setLast(({ market: stands }) => ({ market: stands, former: null })),
      forMs,
    );
    return () => clearTimeout(timer);
  }, [last, forMs]);
  return isChanged ? last.market : last.former;
};
