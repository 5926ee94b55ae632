import { useState } from 'react';
import type { BetView, EventView, MarketView } from '../../../src/book/views.ts';
import { useBookState } from '../shell/context.ts';
import { nextRow, type Row, rowMarketsOf } from './rowMarkets.ts';

/** States of a bet that may still come to something. */
const stands: readonly BetView['state'][] = ['waiting', 'pending', 'open'];

/** Whether a choice of a market of the event lies in the slip, or the player has an open bet on one. */
const useIsPinned = (event: string): ((market: MarketView) => boolean) => {
  const { picks, bets } = useBookState();
  const pinned = new Set(
    [
      ...picks.map((pick) => ({ event: pick.event, market: pick.market })),
      ...bets
        .filter(({ state }) => stands.includes(state))
        .flatMap(({ legs }) => legs.map((leg) => ({ event: leg.event, market: leg.market.id }))),
    ]
      .filter((leg) => leg.event === event)
      .map(({ market }) => market),
  );
  return ({ id }) => pinned.has(id);
};

const marks = ({ event, stood, version, due, times, changedIn }: Row): string =>
  [event, stood.id, version, due?.id, times, changedIn].join(' ');

/** The markets below the picture, as they follow from all that the page has seen of the event. */
export const useRow = (event: EventView, isHeld: boolean): readonly MarketView[] => {
  const [last, setLast] = useState<Row | null>(null);
  const isPinned = useIsPinned(event.id);
  const row = nextRow(last, event, { isHeld, isPinned });
  if (row !== null && (last === null || marks(last) !== marks(row))) setLast(row);
  return rowMarketsOf(event, row);
};
