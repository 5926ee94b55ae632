import type { EventView, MarketView } from '../../../src/book/views.ts';
import { sureBelow } from '../events/shut.ts';
import { pricesOf, unevenOf } from './marketGroups.ts';
import { settledBy } from './settled.ts';

type Told = Pick<
  EventView,
  'id' | 'version' | 'main' | 'markets' | 'lines' | 'phase' | 'sport' | 'isSuspended' | 'score' | 'timeline'
>;

/** A favourite that stands so high is not as good as certain any more. Thousandths. */
const openFrom = 1_120;

/** Another market is due once it was so each time that the match was told with its prices open, so many times in a row. */
const timesDue = 3;

/** What stands below the picture, as it follows from all that was told of the event since it is looked at. */
export interface Row {
  readonly event: string;
  readonly stood: MarketView;
  /** What was told last with its prices open. */
  readonly version: number;
  /** What would rather stand there, for so many times in a row. */
  readonly due: MarketView | null;
  readonly times: number;
  /** The part of the match in which it was changed last for another kind. */
  readonly changedIn: number | null;
}

/** What the page knows beside the event: its picture holds prices back, or the player has picked or bet a choice of a market. */
interface Kept {
  readonly isHeld: boolean;
  readonly isPinned: (market: MarketView) => boolean;
}

const isWorth = (market: MarketView, least: number): boolean => {
  const prices = pricesOf(market);
  return prices.length > 1 && Math.min(...prices) >= least;
};

const shut = (market: MarketView): MarketView => ({
  ...market,
  selections: market.selections.map((selection) => ({ ...selection, price: null })),
});

const partOf = ({ score }: Told): number => {
  switch (score.sport) {
    case 'basketball':
      return score.quarter;
    case 'racket':
      return score.sets.length;
    case 'football':
      return score.minute > 45 ? 2 : 1;
    default:
      return 0;
  }
};

const othersIn = ({ markets, lines }: Told): readonly MarketView[] => [
  ...markets.filter(({ kind }) => kind === 'next'),
  ...lines,
];

const ofId = (markets: readonly MarketView[], id: string): MarketView | undefined =>
  markets.find((market) => market.id === id);

/** As it stands now; without prices where it is not offered any more. Of its kind the first market is the only one. */
const asNow = (event: Told, main: MarketView, stood: MarketView): MarketView => {
  if (stood.kind === main.kind) return main;
  return ofId([...event.lines, ...event.markets], stood.id) ?? shut(stood);
};

/** Of a match that is all but decided what can still be bet on: of football the next goal where nothing of the result is left, and else the most even of its lines. */
const otherOf = (event: Told, main: MarketView): MarketView | null => {
  const open = othersIn(event).filter((market) => pricesOf(market).length > 1);
  const goal = pricesOf(main).length < 2 ? open.find(({ kind }) => kind === 'next') : undefined;
  return goal ?? [...open].sort((a, b) => unevenOf(a) - unevenOf(b))[0] ?? null;
};

/** What would rather stand there than what does; only told while prices are open. */
const rather = (event: Told, main: MarketView, stood: MarketView): MarketView | null => {
  if (stood.kind !== main.kind) return isWorth(main, openFrom) ? main : null;
  return isWorth(main, sureBelow) ? null : otherOf(event, main);
};

/** What whoever has just come finds there. */
const firstRow = (event: Told, main: MarketView, { isPinned }: Kept): Row => {
  const { id, version, phase, sport, isSuspended } = event;
  const isMain = sport === 'siege' || phase !== 'live' || isSuspended || isPinned(main);
  const other = isMain || isWorth(main, sureBelow) ? null : otherOf(event, main);
  const bet = other === null ? undefined : othersIn(event).find(isPinned);
  const stood = bet ?? other ?? main;
  return { event: id, stood, version, due: null, times: 0, changedIn: null };
};

/** A line that is not offered any more is followed by the one of its kind that is; where there is none, by what can be bet on at all. */
const nextLine = (event: Told, main: MarketView, { kind }: MarketView): MarketView =>
  othersIn(event).find((market) => market.kind === kind) ?? rather(event, main, main) ?? main;

/**
 * What stands there after this was told. What the player has picked or bet on stays. Another kind takes its place once it is due, at a moment
 * at which nothing there can be pressed, and once in a part of the match; a line follows one that is not offered any more.
 */
export const nextRow = (before: Row | null, event: Told, kept: Kept): Row | null => {
  const { main, version, phase, sport, isSuspended } = event;
  if (main === null) return before?.event === event.id ? before : null;
  if (before?.event !== event.id) return firstRow(event, main, kept);
  const stood = asNow(event, main, before.stood);
  if (sport === 'siege' || phase !== 'live') return { ...before, stood };
  const isOpen = !isSuspended && !kept.isHeld;
  const wanted = isOpen ? rather(event, main, stood) : before.due;
  const more = isOpen && version > before.version ? 1 : 0;
  const now: Row = {
    ...before,
    stood,
    version: isOpen ? version : before.version,
    due: wanted,
    times: wanted === null ? 0 : before.times + more,
  };
  // Of what is settled nothing is open any more.
  if (kept.isPinned(stood) && settledBy(event, stood) === null) return now;
  const isGone = isOpen && stood.kind !== main.kind && !ofId(event.markets, stood.id);
  if (isGone) return { ...now, stood: nextLine(event, main, stood), due: null, times: 0 };
  const part = partOf(event);
  const canBePressed = isOpen && pricesOf(stood).length > 0;
  if (now.due === null || now.times < timesDue || canBePressed || now.changedIn === part) return now;
  return { ...now, stood: asNow(event, main, now.due), due: null, times: 0, changedIn: part };
};

/**
 * The markets whose prices stand below the picture, until it is over: the first one, and who takes the next round. The league has no
 * picture.
 */
export const rowMarketsOf = (event: Told, row: Row | null): readonly MarketView[] => {
  const { main, markets, phase, sport } = event;
  if (main === null || row === null || sport === 'league') return [];
  if (phase !== 'live' && phase !== 'coming') return [];
  return [row.stood, ...markets.filter(({ kind }) => kind === 'round')];
};
