import type { BookSport, EventSummary, MarketView } from '../../../src/book/views.ts';

/** Why the locked prices of a market are: it is all but decided, they are hardly possible, or what is going on in an event of the sport. */
export type Shut = 'sure' | 'slight' | BookSport;

/**
 * Why those choices of a market have no price that have none; one reason for all of them. Prices tell the chance that is left for them:
 * where it is more than even, one of them is too sure for a price, so that the market is all but decided, and otherwise none of them can
 * be expected.
 */
export const shutOf = (
  { isSuspended, sport }: Pick<EventSummary, 'isSuspended' | 'sport'>,
  { kind, selections }: Pick<MarketView, 'kind' | 'selections'>,
): Shut => {
  if (isSuspended) return sport;
  const winners = kind === 'double' ? 2 : 1;
  const taken = selections.reduce((sum, { price }) => sum + (price === null ? 0 : 1_000 / price), 0);
  return winners - taken > 0.5 ? 'sure' : 'slight';
};
