import type { EventView, MarketView } from '../../../src/book/views.ts';
import { pricesOf, unevenOf } from './marketGroups.ts';

type Told = Pick<EventView, 'main' | 'markets' | 'lines' | 'phase' | 'sport' | 'isSuspended'>;

/** Below the first a favourite is as good as certain, and from the second on not any more; a line that has been chosen stays as long as its likelier choice is worth the third. Thousandths. */
const worth = { least: 1_060, again: 1_100, line: 1_250 } as const;

const isWorth = (market: MarketView, least: number): boolean => {
  const prices = pricesOf(market);
  return prices.length > 1 && Math.min(...prices) >= least;
};

const shut = (market: MarketView): MarketView => ({
  ...market,
  selections: market.selections.map((selection) => ({ ...selection, price: null })),
});

/**
 * Of a match that is all but decided what can still be bet on: of football the next goal where nothing of the result is left, and else
 * the most even of its lines, which stays. While prices are shut, where the one could not be told from the other, whichever stood there
 * before, without prices where it is settled.
 */
const firstOf = (event: Told, main: MarketView, stood: MarketView | null): MarketView => {
  const { sport, phase, markets, lines, isSuspended } = event;
  const others = [...markets.filter(({ kind }) => kind === 'next'), ...lines];
  const before = others.find(({ id }) => id === stood?.id);
  if (isSuspended && phase === 'live')
    return before ?? (stood && stood.kind !== main.kind ? shut(stood) : main);
  if (sport === 'siege' || phase !== 'live') return main;
  if (isWorth(main, before ? worth.again : worth.least)) return main;
  const open = others.filter((market) => pricesOf(market).length > 1);
  if (before && open.includes(before) && isWorth(before, worth.line)) return before;
  const goal = pricesOf(main).length < 2 ? open.find(({ kind }) => kind === 'next') : undefined;
  return goal ?? [...open].sort((a, b) => unevenOf(a) - unevenOf(b))[0] ?? main;
};

/**
 * The markets whose prices stand below the picture, until it is over: the first one, and who takes the next round. The league has no
 * picture.
 */
export const rowMarketsOf = (event: Told, stood: MarketView | null = null): readonly MarketView[] => {
  const { main, markets, phase, sport } = event;
  if (main === null || sport === 'league' || (phase !== 'live' && phase !== 'coming')) return [];
  return [firstOf(event, main, stood), ...markets.filter(({ kind }) => kind === 'round')];
};
