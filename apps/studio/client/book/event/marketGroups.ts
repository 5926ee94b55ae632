import type { BookSport, EventView, MarketKind, MarketView } from '../../../src/book/views.ts';
import { type MarketGroup, marketGroups } from '../texts/moreMarkets.ts';
import type { BookTexts } from '../texts/texts.ts';

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

export const marketsIn = (
  { markets, lines }: Pick<EventView, 'markets' | 'lines'>,
  group: ShownGroup,
): readonly MarketView[] =>
  markets.filter(
    ({ id, kind }) =>
      group === 'all' ||
      groupsOf[kind].includes(group) ||
      (group === 'main' && lines.some((line) => line.id === id)),
  );

/** Without the markets that stand below the picture already, unless there are no others. */
export const withoutRow = (
  markets: readonly MarketView[],
  rows: readonly Pick<MarketView, 'id'>[],
): readonly MarketView[] => {
  const others = markets.filter(({ id }) => rows.every((row) => row.id !== id));
  return others.length > 0 ? others : markets;
};

/** The groups of which an event has markets, all of them last. */
export const groupsIn = (event: Pick<EventView, 'markets' | 'lines'>): readonly ShownGroup[] => [
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
