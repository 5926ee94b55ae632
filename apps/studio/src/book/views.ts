/**
 * What the studio tells the pages of the book (sports and esport) and what they send: JSON under
 * `/play/{gameCode}/api/`. Amounts are decimal strings of the session's currency, prices whole thousandths (1950 is
 * 1.95), times ISO 8601 UTC. Free of zod, so that the pages can import it.
 *
 * Without a session (the quick-bet frame, and every list of events):
 * - `GET events` → `EventsAnswer`
 * - `GET events/{id}` → `EventView`
 * - `GET events/{id}/proof` → `EventProofView`
 * - `GET results?sport=&before=` → `ResultsAnswer`
 * - `GET stream?event={id}` → server-sent events of `BookMessage`; with the session's header also the player's own bets
 *
 * With the session's token in `x-game-session`:
 * - `POST open` `{ ticket? }` → `BookOpenAnswer`; `POST state` `{}` → `BookState`; `POST leave` `{}` → `{ lobbyUrl }`
 * - `POST quote` `QuoteBody` → `QuoteAnswer`; `POST bet` `PlaceBody` → `PlaceAnswer`; `POST bets` `BetsBody` → `BetsAnswer`
 *
 * The page's address may say where to begin: `?event=&market=&selection=`.
 *
 * A refused request is HTTP 4xx with `{ error }` (`PlayError`); a refused bet is an answer of kind `refused`.
 */
import type { StakeRefusal } from '../play/views.ts';
import type { BookNames, ScoreView, TimelineItem } from './scores.ts';

export type {
  BasketballScore,
  BookNames,
  FootballScore,
  RacketScore,
  ScoreView,
  Side,
  SiegeMapScore,
  SiegeScore,
  TimelineItem,
} from './scores.ts';

export const sessionHeader = 'x-game-session';

/** Bets of one page of a player's list, and events of one page of results. */
export const bookPageSize = 30;
/** Most legs of a multi. */
export const legsMax = 10;

export const bookSports = ['football', 'racket', 'basketball', 'siege'] as const;
/** `racket` is played by two in sets, `siege` is the esport: two teams, map by map, round by round. */
export type BookSport = (typeof bookSports)[number];

/**
 * - `result` home, draw, away · `double` home-draw, home-away, draw-away · `winner` home, away
 * - `total` over, under of `line` goals or points · `handicap` home, away: `line` is added to the home side's score
 *   (a whole line can come out even: then the leg counts 1.00)
 * - `next` home, none, away: who scores goal `number`
 * - `part` home, away: who wins set or map `number` · `parts` over, under of `line` sets or maps
 */
export type MarketKind = 'result' | 'double' | 'winner' | 'total' | 'handicap' | 'next' | 'part' | 'parts';

export type SelectionCode =
  | 'home'
  | 'draw'
  | 'away'
  | 'home-draw'
  | 'home-away'
  | 'draw-away'
  | 'over'
  | 'under'
  | 'none';

export interface SelectionView {
  readonly code: SelectionCode;
  /** Thousandths; `null` while nothing can be bet on it. */
  readonly price: number | null;
}

export interface MarketView {
  /** Unique in its event: `result`, `total:2.5`, `handicap:-1`, `next:3`, `part:2`. */
  readonly id: string;
  readonly kind: MarketKind;
  /** Of `total`, `handicap` and `parts`. */
  readonly line: number | null;
  /** Of `next` and `part`, from 1. */
  readonly number: number | null;
  readonly selections: readonly SelectionView[];
}

/**
 * `coming`: not begun. `live`: in play. `over`: ended, bets are paid. `abandoned`: broken off; what was not decided by
 * then is void.
 */
export type EventPhase = 'coming' | 'live' | 'over' | 'abandoned';

export interface TeamView {
  /** Stable, for the drawn crest: colours and figure follow from it. */
  readonly code: string;
  readonly names: BookNames;
}

export interface CompetitionView {
  readonly code: string;
  readonly names: BookNames;
}

/** An event as a row of a list. */
export interface EventSummary {
  readonly id: string;
  readonly sport: BookSport;
  readonly competition: CompetitionView;
  readonly home: TeamView;
  readonly away: TeamView;
  readonly startsAt: string;
  readonly phase: EventPhase;
  /** Rises with every change of score or prices. A message with a lower one is old. */
  readonly version: number;
  /** Nothing of it can be bet on at this moment. */
  readonly isSuspended: boolean;
  readonly score: ScoreView;
  /** The match result or winner; the first of an event's markets. `null` when it is decided. */
  readonly main: MarketView | null;
  /** Markets that are open beside `main`. */
  readonly moreMarkets: number;
  /** The score was corrected after the end. */
  readonly isCorrected: boolean;
}

export interface EventView extends EventSummary {
  readonly markets: readonly MarketView[];
  readonly timeline: readonly TimelineItem[];
  /** SHA-256 of the seed that decides everything; published before the first bet. */
  readonly serverSeedHash: string;
  /** The house's margin on its prices, hundredths of a per cent. */
  readonly marginBp: number;
}

export interface EventsAnswer {
  readonly now: string;
  /** Live ones first, then by start. */
  readonly events: readonly EventSummary[];
}

export interface ResultsAnswer {
  /** Latest first. */
  readonly events: readonly EventSummary[];
  /** To be given as `before` for the next page. */
  readonly before: string | null;
}

/**
 * Everything that proves an event; the seed once it is over. `src/book/engine/replay.ts` (free of zod and Node) recomputes
 * from it what happened.
 */
export interface EventProofView {
  readonly event: EventSummary;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  /** Strengths of the two sides; they follow from the teams and the fingerprint. */
  readonly strengths: readonly [number, number];
  readonly timeline: readonly TimelineItem[];
  /** Steps that were drawn. */
  readonly steps: number;
}

export interface LegPick {
  readonly event: string;
  readonly market: string;
  readonly selection: SelectionCode;
}

/** Why a leg cannot be bet on now. */
export type LegStop = 'closed' | 'suspended';

export interface QuotedLeg extends LegPick {
  readonly version: number;
  readonly price: number | null;
  readonly stop: LegStop | null;
}

export interface QuoteBody {
  readonly legs: readonly LegPick[];
  /** Decimal; without it no possible return is told. */
  readonly stake?: string;
}

export interface QuoteAnswer {
  readonly legs: readonly QuotedLeg[];
  /** Of the whole slip; `null` while a leg has none. More than 2^53 thousandths is not offered. */
  readonly price: number | null;
  readonly possibleReturn: string | null;
  /** Why the slip could not be placed as it stands; `null` when it could. */
  readonly refusal: SlipRefusal | null;
  /** Some leg is in play: the bet is looked at again after `BookLimits.delayMs`. */
  readonly isDelayed: boolean;
}

export type SlipRefusal =
  | 'price_changed'
  | 'suspended'
  | 'closed'
  | 'stake_low'
  | 'stake_high'
  | 'return_high'
  | 'same_event'
  | 'too_many_legs';

export type BetRefusal = StakeRefusal | SlipRefusal;

/** Which other prices the player accepts: `any`, only `better` ones, or `none`. */
export type PriceConsent = 'any' | 'better' | 'none';

export interface PlaceBody {
  /** A uuid made once for a press and kept over retries: a repeat answers what became of the first. */
  readonly action_id: string;
  readonly stake: string;
  readonly consent: PriceConsent;
  readonly legs: readonly (LegPick & { readonly price: number })[];
}

export type PlaceAnswer =
  | { readonly kind: 'taken'; readonly bet: BetView; readonly balance: string | null }
  /** A leg is in play: decided at `bet.acceptAt`. Ask again with the same action id then, or hear it in the stream. */
  | { readonly kind: 'waiting'; readonly bet: BetView }
  /** The hall has not said yet. Ask again with the same action id. */
  | { readonly kind: 'pending'; readonly bet: BetView }
  | {
      readonly kind: 'refused';
      readonly reason: BetRefusal;
      /** The legs as they stand now, where prices were the reason. */
      readonly legs: readonly QuotedLeg[];
      readonly balance: string | null;
    }
  | { readonly kind: 'returned'; readonly balance: string | null }
  | { readonly kind: 'stuck' };

export type LegResult = 'open' | 'won' | 'lost' | 'void' | 'even';

export interface LegView {
  readonly event: string;
  readonly sport: BookSport;
  readonly competition: CompetitionView;
  readonly home: TeamView;
  readonly away: TeamView;
  readonly startsAt: string;
  readonly phase: EventPhase;
  readonly market: Pick<MarketView, 'id' | 'kind' | 'line' | 'number'>;
  readonly selection: SelectionCode;
  readonly price: number;
  readonly result: LegResult;
  readonly score: readonly [number, number];
}

/**
 * `waiting`: the delay in play runs. `pending`: the hall has not said yet. `open`: stands. `paying`: decided, the hall is
 * being told. `void`: every leg was void, the stake went back. `returned`: the hall never confirmed, the stake is back.
 */
export type BetState =
  | 'waiting'
  | 'pending'
  | 'open'
  | 'paying'
  | 'settled'
  | 'void'
  | 'returned'
  | 'refused'
  | 'stuck';

export interface ResettlementView {
  /** Signed: what was given or taken after the settlement. */
  readonly amount: string;
  readonly at: string;
  /** The hall has been told; a member who has spent it keeps it. */
  readonly state: 'paying' | 'done' | 'waived';
}

export interface BetView {
  readonly id: string;
  readonly state: BetState;
  readonly legs: readonly LegView[];
  readonly stake: string;
  /** Of the whole bet, thousandths; void legs count 1.00. */
  readonly price: number;
  readonly possibleReturn: string;
  /** What it has come to in all, resettlements included; `null` until it is settled. */
  readonly won: string | null;
  readonly resettlements: readonly ResettlementView[];
  readonly placedAt: string;
  /** When a bet in play is decided on. */
  readonly acceptAt: string | null;
  readonly settledAt: string | null;
  readonly refusal: BetRefusal | null;
}

export interface BetsBody {
  readonly which: 'open' | 'settled';
  readonly before?: string;
}

export interface BetsAnswer {
  readonly bets: readonly BetView[];
  readonly before: string | null;
}

export interface BookLimits {
  /** Any whole minor units between the two. */
  readonly stakeMin: string;
  readonly stakeMax: string;
  /** Most that one bet may return. */
  readonly returnMax: string;
  readonly legsMax: number;
  /** Milliseconds from placing to taking when a leg is in play. */
  readonly delayMs: number;
}

export interface BookState {
  readonly now: string;
  /** `null` when the hall did not answer. */
  readonly balance: string | null;
  /** All that are not settled, and those settled in the last minutes; latest first. */
  readonly bets: readonly BetView[];
}

export interface BookOpenAnswer extends BookState {
  readonly session: string;
  readonly gameCode: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly lobbyUrl: string;
  readonly startedAt: string;
  /** Sports of this book; one for the esport. */
  readonly sports: readonly BookSport[];
  /** Usual stakes for quick picking, ascending. */
  readonly stakes: readonly string[];
  readonly limits: BookLimits;
  /** Of each sport, hundredths of a per cent. */
  readonly marginsBp: Readonly<Partial<Record<BookSport, number>>>;
  readonly events: readonly EventSummary[];
}

/** What the stream tells. Nothing is promised to arrive: after a break the page fetches again. */
export type BookMessage =
  | { readonly kind: 'event'; readonly event: EventSummary }
  /** The event that the stream was opened with, whole. */
  | { readonly kind: 'detail'; readonly event: EventView }
  /** Off the list: its results are under `results`. */
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'bet'; readonly bet: BetView };
