import { useRef } from 'react';
import { hasEnded } from '../../../src/book/phases.ts';
import type { EventSummary, EventView, MarketView } from '../../../src/book/views.ts';
import { useSeenEvent } from '../events/useLandedEvents.ts';
import { isClosed, isPicked, marketsOf, type Pick, pickOf } from './picks.ts';

/** How far apart the prices of a line are; nothing is sold of one that has a side without. */
const unevenOf = ({ selections }: MarketView): number => {
  const prices = selections.map(({ price }) => price ?? Number.POSITIVE_INFINITY);
  return Math.abs((prices[0] ?? 0) - (prices[1] ?? 0));
};

/**
 * What can be bet on instead of a choice whose line is not offered any more: the same side of the line that is nearest to even now.
 * `null` where no line of its market is open, and where it is not for its line that it is closed.
 */
export const otherLineOf = (
  pick: Pick,
  event: EventSummary | EventView,
  picks: readonly Pick[],
): Pick | null => {
  const { kind, line, number } = pick.terms;
  if (!isClosed(pick) || line === null || kind === 'round') return null;
  if (event.isSuspended || hasEnded(event)) return null;
  const [nearest] = marketsOf(event)
    .filter((market) => market.kind === kind && market.number === number && market.id !== pick.market)
    .filter((market) => !isPicked(picks, { ...pick, market: market.id }))
    .sort((one, other) => unevenOf(one) - unevenOf(other));
  return nearest ? pickOf(event, nearest, pick.selection) : null;
};

/** The same as the page shows it; while its event is locked, what stood there before. */
export const useOtherLine = (
  pick: Pick,
  picks: readonly Pick[],
): { readonly pick: Pick; readonly isLocked: boolean } | null => {
  const event = useSeenEvent(pick.event);
  const kept = useRef<Pick | null>(null);
  const isLocked = event?.isSuspended === true;
  const found = event ? otherLineOf(pick, event, picks) : null;
  if (!isLocked) kept.current = found;
  return kept.current === null || !isClosed(pick) ? null : { pick: kept.current, isLocked };
};
