import {
  type BookSport,
  type MarketKind,
  marginsFrom,
  raceTo,
  type SelectionCode,
} from '../../../src/book/views.ts';
import type { SelectionOf } from './texts.ts';

/** Groups of an event's markets, in the order in which they stand. */
export const marketGroups = ['main', 'lines', 'parts', 'scores'] as const;
export type MarketGroup = (typeof marketGroups)[number];

/** What a language calls the markets on one side, on a half or a part of an event, and on its points. */
export interface MarketWords {
  readonly all: string;
  /** Of `parts`, where they are halves; other sports say what their parts are called. */
  readonly groups: Readonly<Record<MarketGroup, string>>;
  readonly firstHalf: string;
  readonly halfFull: string;
  readonly home: string;
  readonly away: string;
  readonly homeClean: string;
  readonly awayClean: string;
  readonly nil: string;
  /** Nobody wins without conceding. */
  readonly nilNone: string;
  readonly margin: string;
  /** A side wins by so many. */
  readonly by: (side: string, margin: string) => string;
  readonly goals: string;
  /** A quarter, set or map by its number; without one, any of them. */
  readonly part: (unit: string, number: number | null) => string;
  readonly partWinner: string;
  readonly parity: string;
  /** Who first has so many points. */
  readonly race: (points: number) => string;
  readonly pointHandicap: string;
  readonly roundHandicap: string;
  /** Who takes a round by its number; without one, any of them. */
  readonly round: (round: number | null) => string;
}

type Units = Readonly<
  Record<BookSport, { readonly handicap: string; readonly total: string; readonly part: string }>
>;
type Named = Pick<SelectionOf, 'line' | 'number' | 'sport'>;
type MoreKind =
  | 'half-total'
  | 'half-handicap'
  | 'half-full'
  | 'home-total'
  | 'away-total'
  | 'home-clean'
  | 'away-clean'
  | 'nil'
  | 'margin'
  | 'goals'
  | 'part-result'
  | 'part-total'
  | 'part-handicap'
  | 'part-parity'
  | 'race'
  | 'point-handicap'
  | 'round';

export const signed = (line: number): string => (line > 0 ? `+${line}` : line < 0 ? String(line) : '±0');

const together = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** How these markets are named, from the words of a language. The line of a handicap is each side's own: its selections tell it. */
export const marketNamesIn = (
  words: MarketWords,
  units: Units,
): Readonly<Record<MoreKind, (market: Named) => string>> => {
  const total = ({ sport, line }: Named): string => `${units[sport].total} ${line ?? ''}`.trim();
  const pointsOf = (sport: BookSport): string =>
    sport === 'siege'
      ? words.roundHandicap
      : sport === 'racket'
        ? words.pointHandicap
        : units[sport].handicap;
  const part = ({ sport, number }: Named): string => words.part(units[sport].part, number);
  return {
    'half-total': (market) => together(words.firstHalf, total(market)),
    'half-handicap': ({ sport }) => together(words.firstHalf, units[sport].handicap),
    'half-full': () => words.halfFull,
    'home-total': (market) => together(words.home, total(market)),
    'away-total': (market) => together(words.away, total(market)),
    'home-clean': () => words.homeClean,
    'away-clean': () => words.awayClean,
    nil: () => words.nil,
    margin: () => words.margin,
    goals: () => words.goals,
    'part-result': (market) => together(part(market), words.partWinner),
    'part-total': (market) => together(part(market), total(market)),
    'part-handicap': (market) => together(part(market), pointsOf(market.sport)),
    'part-parity': (market) => together(part(market), words.parity),
    race: (market) =>
      together(part(market), words.race(raceTo[market.sport === 'siege' ? 'siege' : 'racket'])),
    'point-handicap': ({ sport }) => pointsOf(sport),
    round: (market) => together(market.line === null ? '' : part(market), words.round(market.line)),
  };
};

/** A margin of those that can be bet on, from its number on: `2`, `6–10`, `11+`. */
const marginText = (sport: BookSport, band: number): string => {
  const from = marginsFrom[sport === 'basketball' ? 'points' : 'goals'];
  const [least = 1, next] = from.slice(band - 1);
  if (next === undefined) return `${least}+`;
  return next - 1 === least ? String(least) : `${least}–${next - 1}`;
};

/** Whether the line of such a market is added to the home side. */
export const isHandicap = (kind: MarketKind): boolean => kind.endsWith('handicap');

/** How what can be picked in these markets is named; `undefined` for what is named as everywhere. */
export const moreSelection = (
  words: MarketWords,
  draw: string,
  code: SelectionCode,
  { kind, sport, home, away }: SelectionOf,
): string | undefined => {
  const sideOf = (name: string | undefined): string =>
    name === 'home' ? home : name === 'away' ? away : draw;
  if (kind === 'half-full') return code.split('/').map(sideOf).join(' / ');
  if (kind === 'nil' && code === 'none') return words.nilNone;
  const [side, , band] = code.split('-');
  if (kind === 'margin' && band !== undefined) return words.by(sideOf(side), marginText(sport, Number(band)));
  return kind === 'goals' ? code : undefined;
};
