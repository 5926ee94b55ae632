import type { BetView, EventSummary, LegView } from '../../../src/book/views.ts';

/** What an ended match whose result is looked at again says of a bet: it fails as the score stands, or that is not told here. */
export type Review = 'behind' | 'untold';

type Event = Pick<EventSummary, 'id' | 'isProvisional' | 'score'>;

/** Whether a choice fails at a score; of the match result alone, and everything else is left to the studio. */
export const isBehind = (
  { market, selection }: Pick<LegView, 'market' | 'selection'>,
  [home, away]: readonly [number, number],
): boolean => {
  if (market.kind !== 'result') return false;
  return selection !== (home === away ? 'draw' : home > away ? 'home' : 'away');
};

/**
 * How a bet stands while the result of one of its matches is looked at again; `null` where none is. Of an event that is known more than once
 * the first counts: what its picture has shown.
 */
export const reviewOf = (
  { legs, system }: Pick<BetView, 'legs' | 'system'>,
  events: readonly (Event | null)[],
): Review | null => {
  const looked = legs.flatMap((leg) => {
    const event = events.find((each) => each?.id === leg.event);
    return leg.result === 'open' && event?.isProvisional ? [{ leg, event }] : [];
  });
  if (looked.length === 0) return null;
  // Of a system one of its legs may fail.
  const fails = looked.some(({ leg, event: { score } }) => isBehind(leg, [score.home, score.away]));
  return system === null && fails ? 'behind' : 'untold';
};
