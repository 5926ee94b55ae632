import { type PastAnswer, pastAnswerSchema } from '../../../src/book/pastViews.ts';
import {
  type BetsAnswer,
  type BetsBody,
  type BookMessage,
  type BookOpenAnswer,
  type BookState,
  betsAnswerSchema,
  bookMessageSchema,
  bookOpenAnswerSchema,
  bookStateSchema,
  type CashOffersAnswer,
  type CashOutAnswer,
  type CashOutBody,
  cashOffersSchema,
  cashOutAnswerSchema,
  type EventProofView,
  type EventsAnswer,
  type EventView,
  eventProofSchema,
  eventSchema,
  eventsAnswerSchema,
  type LeagueAnswer,
  leagueAnswerSchema,
  type PlaceAnswer,
  type PlaceBody,
  placeAnswerSchema,
  type QuoteAnswer,
  type QuoteBody,
  quoteAnswerSchema,
  type ResultsAnswer,
  resultsAnswerSchema,
  type SiegeRecordAnswer,
  siegeRecordSchema,
} from '../../../src/book/views.ts';
import { type LeaveAnswer, leaveAnswerSchema } from '../../../src/play/views.ts';
import { messagesOf } from '../../shell/stream.ts';
import { createWire } from '../../shell/wire.ts';

/** What anybody may ask: the events, and what proves them. */
export interface EventsApi {
  readonly events: () => Promise<EventsAnswer>;
  readonly event: (id: string) => Promise<EventView>;
  readonly proof: (id: string) => Promise<EventProofView>;
  /** Tells of every change until the connection ends, or `signal` ends it; of one event with all its markets. */
  readonly watch: (
    eventId: string | null,
    onMessage: (message: BookMessage) => void,
    signal: AbortSignal,
  ) => Promise<void>;
}

export interface BookApi extends EventsApi {
  readonly open: (ticket: string | null) => Promise<BookOpenAnswer>;
  readonly state: () => Promise<BookState>;
  readonly quote: (body: QuoteBody) => Promise<QuoteAnswer>;
  readonly bet: (body: PlaceBody) => Promise<PlaceAnswer>;
  readonly bets: (body: BetsBody) => Promise<BetsAnswer>;
  readonly results: (sport: string | null, before: string | null) => Promise<ResultsAnswer>;
  readonly cashOffers: () => Promise<CashOffersAnswer>;
  readonly cashOut: (body: CashOutBody) => Promise<CashOutAnswer>;
  readonly siegeRecord: (id: string) => Promise<SiegeRecordAnswer>;
  readonly league: () => Promise<LeagueAnswer>;
  /** What the sides of an event did before it. */
  readonly past: (id: string) => Promise<PastAnswer>;
  readonly leave: () => Promise<LeaveAnswer>;
}

/** The calls of a book. */
export const createBookApi = (gameCode: string): BookApi => {
  const wire = createWire(gameCode);
  const { open, get, post } = wire;
  return {
    open: (ticket) => open(ticket, bookOpenAnswerSchema),
    state: () => post('state', {}, bookStateSchema),
    quote: (body) => post('quote', body, quoteAnswerSchema),
    bet: (body) => post('bet', body, placeAnswerSchema),
    bets: (body) => post('bets', body, betsAnswerSchema),
    cashOffers: () => post('cash-offers', {}, cashOffersSchema),
    cashOut: (body) => post('cash-out', body, cashOutAnswerSchema),
    siegeRecord: (id) => get(`events/${encodeURIComponent(id)}/siege`, siegeRecordSchema),
    league: () => get('league', leagueAnswerSchema),
    past: (id) => get(`events/${encodeURIComponent(id)}/past`, pastAnswerSchema),
    leave: () => post('leave', {}, leaveAnswerSchema),
    events: () => get('events', eventsAnswerSchema),
    event: (id) => get(`events/${encodeURIComponent(id)}`, eventSchema),
    proof: (id) => get(`events/${encodeURIComponent(id)}/proof`, eventProofSchema),
    results: (sport, before) => {
      const query = new URLSearchParams();
      if (sport !== null) query.set('sport', sport);
      if (before !== null) query.set('before', before);
      return get(`results?${query}`, resultsAnswerSchema);
    },
    watch: async (eventId, onMessage, signal) => {
      const query = eventId === null ? '' : `?event=${encodeURIComponent(eventId)}`;
      const stream = { path: `stream${query}`, message: bookMessageSchema, signal };
      for await (const message of messagesOf(wire, stream)) onMessage(message);
    },
  };
};
