import type { Folds } from '../../../src/book/engine/systems.ts';
import type {
  BetRefusal,
  BetState,
  BookSport,
  EventPhase,
  IncidentKind,
  LeagueForm,
  LegResult,
  MarketKind,
  PriceConsent,
  SelectionCode,
  TimelineItem,
} from '../../../src/book/views.ts';
import type { SessionTexts } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { Shut } from '../events/shut.ts';
import type { MarketGroup } from './moreMarkets.ts';

/** What a selection is said of. */
export interface SelectionOf {
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly number: number | null;
  readonly sport: BookSport;
  readonly home: string;
  readonly away: string;
}

export interface Titled {
  readonly title: string;
  readonly text: string;
}

/** What the pages of the book say, in one language. */
export interface BookTexts extends SessionTexts {
  /** Teams, competitions and maps by their English names; empty in the two languages that the book itself names them in. */
  readonly names: Readonly<Record<string, string>>;
  readonly demo: string;
  readonly demoLong: string;
  readonly win: string;
  readonly back: string;
  readonly more: string;
  readonly failed: string;
  readonly offline: string;
  readonly pages: {
    readonly events: string;
    readonly table: string;
    readonly bets: string;
    readonly results: string;
    readonly rules: string;
  };
  readonly sports: Readonly<Record<BookSport, string>>;
  readonly allSports: string;
  readonly phases: Readonly<Record<EventPhase, string>>;
  readonly groups: { readonly live: string; readonly coming: string; readonly over: string };
  readonly noEvents: Titled;
  readonly noResults: Titled;
  readonly startsIn: (minutes: number) => string;
  /** When an event begins, by the clock on the wall. */
  readonly startsAt: (hour: string) => string;
  readonly versus: string;
  readonly status: {
    readonly minute: (minute: number) => string;
    readonly halfTime: string;
    readonly set: (number: number) => string;
    readonly quarter: (number: number) => string;
    readonly map: (number: number, name: string) => string;
    readonly rest: string;
    readonly fighting: string;
    /** Its arrows are told, and it can be bet on once more. */
    readonly afterArrows: string;
    /** Of a siege. */
    readonly round: (number: number) => string;
    readonly serves: (team: string) => string;
    readonly attacks: (team: string) => string;
    readonly ball: (team: string) => string;
  };
  /** At football, what happens besides attacks and goals; and the shirt of whoever fouled or was booked. */
  readonly incidents: Readonly<Record<IncidentKind, string>>;
  readonly shirt: (number: number) => string;
  readonly corrected: string;
  /** Ended, and not yet final. */
  readonly provisional: string;
  readonly provisionalNote: string;
  readonly suspended: string;
  /** Briefly, why a price is locked: its market is all but decided, it is hardly possible, or what is going on in an event of the sport. */
  readonly shut: Readonly<Record<Shut, string>>;
  /** On a price that the player has bet on. */
  readonly betOn: string;
  readonly closed: string;
  readonly allSuspended: string;
  readonly noMarkets: string;
  readonly moreMarkets: (count: number) => string;
  readonly margin: (percent: string) => string;
  readonly market: (market: Pick<SelectionOf, 'kind' | 'line' | 'number' | 'sport'>) => string;
  /** Groups of an event's markets; `parts` where these are halves. */
  readonly marketGroups: Readonly<Record<'all' | MarketGroup, string>>;
  readonly selection: (code: SelectionCode, of: SelectionOf) => string;
  /** As short as fits beside a price in a row: 1, X, 2. */
  readonly short: (code: SelectionCode) => string;
  readonly up: string;
  readonly down: string;
  readonly board: {
    readonly score: string;
    readonly timeline: string;
    readonly noTimeline: string;
    readonly item: (
      item: TimelineItem,
      sport: BookSport,
      sides: { readonly home: string; readonly away: string },
    ) => string;
    readonly sets: string;
    readonly quarters: string;
    readonly maps: string;
    readonly total: string;
  };
  readonly slip: {
    readonly title: string;
    readonly empty: Titled;
    readonly system: {
      readonly title: string;
      readonly name: (folds: Folds, legs: number) => string;
      /** What it is made of: so many combinations of each size. */
      readonly parts: (sizes: readonly { readonly size: number; readonly count: number }[]) => string;
    };
    readonly singles: (count: number) => string;
    readonly multi: (count: number) => string;
    readonly mode: string;
    readonly clear: string;
    readonly remove: (name: string) => string;
    readonly stake: string;
    readonly stakeEach: string;
    readonly stakeUp: string;
    readonly stakeDown: string;
    readonly limits: (min: string, max: string) => string;
    readonly totalStake: string;
    readonly price: string;
    readonly possibleReturn: string;
    readonly consent: string;
    readonly consents: Readonly<Record<PriceConsent, string>>;
    readonly was: (price: string) => string;
    /** A choice adds nothing: it is a part of another, or of all the others together. */
    readonly implied: (leg: string, by: string) => string;
    readonly allOthers: string;
    readonly accept: string;
    readonly place: (amount: string) => string;
    readonly placeNothing: string;
    /** A bet in play on its way; without a number once its time is up. */
    readonly waiting: (seconds: number) => string;
    readonly asking: string;
    readonly delayed: (seconds: number) => string;
    readonly done: string;
    readonly receipt: string;
    readonly toBets: string;
    /** Choices that were not taken. */
    readonly left: (count: number) => string;
    readonly number: string;
    /** Several choices of one event in one bet. */
    readonly joint: string;
  };
  readonly refusals: Readonly<Record<BetRefusal | 'bad_request' | 'stake_empty', string>>;
  readonly notices: {
    readonly welcome: string;
    /** Where there is nothing else to tell: how many matches are played, and when the next one begins. */
    readonly live: (count: number) => string;
    readonly next: (clock: string) => string;
    /** What was to be bet as soon as it opens has not opened in time. */
    readonly unarmed: string;
    readonly taken: (stake: string) => string;
    /** A bet in play was refused as its price has moved. */
    readonly notTaken: (was: string, now: string) => string;
    readonly returned: string;
    readonly stuck: string;
    readonly won: (amount: string) => string;
    /** The stake came back, or a part of it. */
    readonly back: (amount: string) => string;
    readonly lost: string;
    readonly void: (amount: string) => string;
    readonly corrected: (amount: string) => string;
    readonly cashed: (amount: string) => string;
    readonly cashRefused: string;
  };
  readonly bets: {
    readonly which: string;
    readonly open: string;
    readonly settled: string;
    readonly noneOpen: Titled;
    readonly noneSettled: Titled;
    readonly states: Readonly<Record<BetState, string>>;
    readonly legs: Readonly<Record<LegResult, string>>;
    readonly single: string;
    readonly multi: (legs: number) => string;
    /** Of a system: each of so many stakes, and all together. */
    readonly stakes: (each: string, count: number, total: string) => string;
    /** Of a system: those that may still win, and that have won. */
    readonly combinations: { readonly alive: string; readonly won: string };
    readonly stake: string;
    readonly price: string;
    readonly possible: string;
    /** At a result that may still change. */
    readonly behind: string;
    /** Before how a match stands whose score counts neither goals nor points. */
    readonly partsWon: Readonly<Record<'siege' | 'racket', string>>;
    readonly came: string;
    readonly resettled: Readonly<Record<'paying' | 'done' | 'waived', (amount: string) => string>>;
    readonly cash: {
      readonly title: string;
      readonly press: (amount: string) => string;
      readonly none: string;
      readonly whole: string;
      readonly part: (share: number) => string;
      readonly done: (stake: string, amount: string) => string;
    };
    readonly toEvent: string;
    readonly proof: string;
    /** Shows how the match of a bet went. */
    readonly replay: string;
  };
  readonly league: {
    readonly season: (round: number, rounds: number) => string;
    readonly note: string;
    readonly team: string;
    readonly columns: readonly string[];
    readonly points: string;
    readonly form: string;
    readonly ends: Readonly<Record<LeagueForm, string>>;
    /** One sign for each end. */
    readonly signs: Readonly<Record<LeagueForm, string>>;
    readonly place: (place: number) => string;
    readonly begun: string;
    /** The time that is left to bet on a round, in minutes and seconds. */
    readonly closesIn: (clock: string) => string;
    /** Said over the scores of the round that is played. */
    readonly underWay: string;
  };
  readonly frame: {
    readonly title: string;
    readonly note: string;
    readonly all: string;
    readonly empty: Titled;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: BookTexts }>('./*_*.ts'));

export const textsOf = inLang('words');
