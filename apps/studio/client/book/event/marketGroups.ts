import type { BookSport, EventView, MarketKind, MarketView, ScoreView } from '../../../src/book/views.ts';
import { type MarketGroup, marketGroups } from '../texts/moreMarkets.ts';
import type { BookTexts } from '../texts/texts.ts';
import { isTheMatch } from './oneSided.ts';

/** Which groups a market stands in. The first one also takes the most even handicap and total. */
const groupsOf: Readonly<Record<MarketKind, readonly MarketGroup[]>> = {
  result: ['main'],
  double: ['main'],
  winner: ['main'],
  next: ['main'],
  both: ['main', 'scores'],
  handicap: ['lines'],
  total: ['lines'],
  'home-total': ['lines'],
  'away-total': ['lines'],
  'point-handicap': ['lines'],
  parts: ['main', 'lines'],
  part: ['main', 'parts'],
  half: ['parts'],
  'half-total': ['parts'],
  'half-handicap': ['parts'],
  'half-full': ['parts'],
  'part-result': ['parts'],
  'part-total': ['parts'],
  'part-handicap': ['parts'],
  'part-parity': ['parts'],
  race: ['parts'],
  round: ['main', 'parts'],
  score: ['scores'],
  parity: ['scores'],
  margin: ['scores'],
  goals: ['scores'],
  'home-clean': ['scores'],
  'away-clean': ['scores'],
  nil: ['scores'],
};

export type ShownGroup = MarketGroup | 'all';

type Grouped = Pick<EventView, 'markets' | 'lines'> & { readonly score?: ScoreView };

/** What is open of a market. */
export const pricesOf = ({ selections }: MarketView): readonly number[] =>
  selections.flatMap(({ price }) => (price === null ? [] : [price]));

/** How far apart the prices of a market are. */
export const unevenOf = (market: MarketView): number => {
  const prices = pricesOf(market);
  return prices.length < 2 ? Number.POSITIVE_INFINITY : Math.max(...prices) - Math.min(...prices);
};

/** Of basketball, who wins the quarter in play or to come, and its most even total. */
const quarterMarkets = ({ markets, score }: Grouped): readonly MarketView[] => {
  if (score?.sport !== 'basketball') return [];
  const quarter = score.quarter + (score.isBreak ? 1 : 0);
  const of = (kind: MarketKind): readonly MarketView[] =>
    markets.filter((market) => market.kind === kind && market.number === quarter);
  const [even] = [...of('part-total')].sort((a, b) => unevenOf(a) - unevenOf(b));
  return even ? [...of('part-result'), even] : of('part-result');
};

/** What stands in a group; of two markets that are one, as who takes the last map takes the match, the match's alone. */
export const marketsIn = (event: Grouped, group: ShownGroup): readonly MarketView[] => {
  const { markets, lines } = event;
  const quarter = group === 'main' ? quarterMarkets(event) : [];
  return markets.filter(
    (market) =>
      !isTheMatch(event, market) &&
      (group === 'all' ||
        groupsOf[market.kind].includes(group) ||
        quarter.includes(market) ||
        (group === 'main' && lines.some((line) => line.id === market.id))),
  );
};

/** Without the markets that stand below the picture already, unless there are no others. */
export const withoutRow = (
  markets: readonly MarketView[],
  rows: readonly Pick<MarketView, 'id'>[],
): readonly MarketView[] => {
  const others = markets.filter(({ id }) => rows.every((row) => row.id !== id));
  return others.length > 0 ? others : markets;
};

/** The groups of which an event has markets, all of them last. */
export const groupsIn = (event: Grouped): readonly ShownGroup[] => [
  ...marketGroups.filter((group) => marketsIn(event, group).length > 0),
  'all',
];

/** What a group is called: parts are called as the sport's are. */
export const groupName = (group: ShownGroup, sport: BookSport, texts: BookTexts): string => {
  if (group !== 'parts') return texts.marketGroups[group];
  switch (sport) {
    case 'racket':
      return texts.board.sets;
    case 'siege':
      return texts.board.maps;
    case 'basketball':
      return texts.board.quarters;
    default:
      return texts.marketGroups.parts;
  }
};
