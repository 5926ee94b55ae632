import { createContext, useContext, useEffect, useRef } from 'react';
import type { EventSummary, MarketView } from '../../../src/book/views.ts';
import { hasArrows } from './closing.ts';
import { isOneSided } from './oneSided.ts';

/** What can be bet on of an event; of one in a list no more than its first markets. */
export type Priced = Pick<
  EventSummary,
  'id' | 'sport' | 'phase' | 'isSuspended' | 'score' | 'main' | 'lines'
> & {
  readonly markets?: readonly MarketView[];
};

export type LastPrices = ReadonlyMap<string, number>;

const none: LastPrices = new Map();

const keyOf = (market: string, code: string): string => `${market} ${code}`;

/** What every choice stands at. */
export const pricesIn = (event: Priced): LastPrices => {
  const { main, lines, markets = [] } = event;
  const all = [...(main === null ? [] : [main]), ...lines, ...markets];
  return new Map(
    all
      .filter((market) => !isOneSided(event, market))
      .flatMap(({ id, selections }) =>
        selections.flatMap(({ code, price }) => (price === null ? [] : [[keyOf(id, code), price] as const])),
      ),
  );
};

/** The price that a choice had last, while none can be bet on for a moment. */
export const lastOf = (prices: LastPrices, market: string, code: string): number | undefined =>
  prices.get(keyOf(market, code));

/** Prices of before the arrows of a siege are not the last ones once its walls are stormed. */
const momentOf = (event: Priced): string => `${event.id} ${hasArrows(event)}`;

/** What every choice of an event stood at before prices were shut; nothing at any other time, and for whoever came after it. */
export const useLastPrices = (event: Priced): LastPrices => {
  const kept = useRef<{ readonly of: string; readonly prices: LastPrices } | null>(null);
  useEffect(() => {
    if (!event.isSuspended) kept.current = { of: momentOf(event), prices: pricesIn(event) };
  }, [event]);
  const { current } = kept;
  const isKept = event.isSuspended && event.phase === 'live' && current?.of === momentOf(event);
  return isKept ? current.prices : none;
};

const last = createContext(none);

export const LastPricesProvider = last.Provider;

/** The same, within the page of the event. */
export const useLast = (): LastPrices => useContext(last);
