import type { CurrencyCode } from '@pavilion/money';
import type {
  BetRefusal,
  BetView,
  BookOpenAnswer,
  BookSport,
  EventSummary,
  EventView,
  PriceConsent,
  QuoteAnswer,
} from '../../../src/book/views.ts';
import type { Ending } from '../../shell/ending.ts';
import { currencyBeforeSession } from '../../shell/sessionCurrency.ts';
import type { Armed } from '../slip/arming.ts';
import type { Pick as Choice, Joint, SlipWay } from '../slip/picks.ts';
import type { Great } from './great.ts';

/** Where in the book the player is. */
export type Place =
  | { readonly name: 'events'; readonly sport: BookSport | null }
  | { readonly name: 'event'; readonly id: string }
  | { readonly name: 'table' }
  /** Those that stand, or where it was told what one has come to, those that are settled. */
  | { readonly name: 'bets'; readonly which?: 'settled' }
  | { readonly name: 'results' };

/** Something to be told, and read out. */
export type Notice =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'taken'; readonly amount: string }
  | {
      readonly kind: 'refused';
      readonly reason: BetRefusal | 'bad_request' | 'stake_empty';
      /** Of a single whose price has moved: what was agreed to, and what it is. Thousandths. */
      readonly moved?: { readonly was: number; readonly now: number };
    }
  | { readonly kind: 'asking' }
  /** What was to be bet as soon as it opens has not opened in time. */
  | { readonly kind: 'unarmed' }
  | { readonly kind: 'offline' }
  /** Too much was asked for: what was pressed was not sent. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'returned' | 'stuck'; readonly bet?: BetView }
  | { readonly kind: 'lost'; readonly bet: BetView }
  | { readonly kind: 'cash-refused' }
  | { readonly kind: 'cashed'; readonly amount: string }
  | {
      readonly kind: 'won' | 'back' | 'void' | 'corrected';
      readonly amount: string;
      readonly bet: BetView;
    };

/** What a press of "bet" came to. */
export interface Receipt {
  readonly placed: readonly BetView[];
  /** The choices that were bet, at the prices that were agreed to. */
  readonly of: readonly Choice[];
  /** Choices that were not taken stay in the slip, with the reason. */
  readonly refused: number;
}

export interface BookClientState extends SlipWay {
  readonly phase: 'opening' | 'playing' | 'over';
  readonly ending: Ending | null;
  readonly opened: BookOpenAnswer | null;
  readonly currency: CurrencyCode;
  /** Server's clock minus this machine's. Milliseconds. */
  readonly skewMs: number;
  readonly balance: string | null;
  /** What the session of play has come to, as the studio sums it up. Decimal, signed. */
  readonly sessionNet: string;
  readonly events: readonly EventSummary[];
  /** The event that is looked at, with all its markets, from one to the next the former one until the other is there; `missing` when there is none of that number. */
  readonly detail: EventView | 'loading' | 'failed' | 'missing' | null;
  /** That event as far as its picture has come, while it plays an end which has been told already: so much is shown of prices too. */
  readonly pictured: EventView | null;
  /** A whole slip lies over the picture, on a phone. */
  readonly isCovered: boolean;
  /** When it was told what that event has come to, by the studio's clock; `null` where it had come to it before anybody looked. Milliseconds. */
  readonly steppedAt: number | null;
  readonly place: Place;
  /** What the list of events was narrowed to when it was last looked at: there "back" leads. */
  readonly listed: BookSport | null;
  readonly picks: readonly Choice[];
  /** What choices of one event are together. */
  readonly joints: readonly Joint[];
  /** As typed. */
  readonly stake: string;
  readonly consent: PriceConsent;
  readonly quote: QuoteAnswer | null;
  /** `sending`: a bet is on its way. `waiting`: its delay in play runs until `acceptAt`. */
  readonly placing: { readonly kind: 'sending' | 'waiting'; readonly acceptAt: string | null } | null;
  /** The slip is sent as soon as what is locked opens. */
  readonly armed: Armed | null;
  readonly receipt: Receipt | null;
  /** Bets that are not settled, and those settled while the page was open; latest first. */
  readonly bets: readonly BetView[];
  /** Bets whose cash-out is being asked for. */
  readonly cashing: readonly string[];
  readonly connected: boolean;
  readonly notice: Notice;
  /** What is celebrated, until it has been seen. */
  readonly great: Great | null;
  /** Bets that have been won together and are told on a card; none while a great win is celebrated. */
  readonly wins: readonly BetView[];
  /** Of the latest bet that returned more than its stake. */
  readonly win: string | null;
  readonly sound: boolean;
}

/** The event that is looked at, once it has come. */
export const lookedAt = ({ detail }: Pick<BookClientState, 'detail'>): EventView | null =>
  typeof detail === 'string' ? null : detail;

export const firstState: BookClientState = {
  phase: 'opening',
  ending: null,
  opened: null,
  currency: currencyBeforeSession,
  skewMs: 0,
  balance: null,
  sessionNet: '0',
  events: [],
  detail: null,
  pictured: null,
  isCovered: false,
  steppedAt: null,
  place: { name: 'events', sport: null },
  listed: null,
  picks: [],
  joints: [],
  mode: 'multi',
  system: null,
  stake: '',
  consent: 'better',
  quote: null,
  placing: null,
  armed: null,
  receipt: null,
  bets: [],
  cashing: [],
  connected: true,
  notice: { kind: 'welcome' },
  great: null,
  wins: [],
  win: null,
  sound: false,
};
