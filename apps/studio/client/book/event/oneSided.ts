import type { EventView, MarketView } from '../../../src/book/views.ts';

/**
 * Open, and one of two sides of a siege's map is too sure for a price: neither is sold. Who takes the match or the round is told with what
 * there is.
 */
export const isOneSided = (
  { isSuspended, sport }: Pick<EventView, 'isSuspended' | 'sport'>,
  { kind, selections }: Pick<MarketView, 'kind' | 'selections'>,
): boolean =>
  sport === 'siege' &&
  !isSuspended &&
  kind === 'part' &&
  selections.length === 2 &&
  selections.some(({ price }) => price === null);

/** Whether who takes a map is who takes the match: of the last one, once each side has all but one of those it needs. */
export const isTheMatch = (
  { score }: { readonly score?: EventView['score'] },
  { kind, number }: Pick<MarketView, 'kind' | 'number'>,
): boolean =>
  score?.sport === 'siege' &&
  kind === 'part' &&
  number === score.maps.length &&
  score.home === score.away &&
  score.home + score.away + 1 === score.maps.length;
