import type {
  BetsAnswer,
  BetsBody,
  BookMessage,
  BookOpenAnswer,
  BookState,
  EventProofView,
  EventsAnswer,
  EventView,
  PlaceAnswer,
  PlaceBody,
  QuoteAnswer,
  QuoteBody,
  ResultsAnswer,
} from '../../../src/book/views.ts';
import type { LeaveAnswer } from '../../../src/play/views.ts';
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
  readonly leave: () => Promise<LeaveAnswer>;
}

/** The calls of a book. */
export const createBookApi = (gameCode: string): BookApi => {
  const { open, get, post, events } = createWire(gameCode);
  return {
    open,
    state: () => post('state', {}),
    quote: (body) => post('quote', body),
    bet: (body) => post('bet', body),
    bets: (body) => post('bets', body),
    leave: () => post('leave', {}),
    events: () => get('events'),
    event: (id) => get(`events/${encodeURIComponent(id)}`),
    proof: (id) => get(`events/${encodeURIComponent(id)}/proof`),
    results: (sport, before) => {
      const query = new URLSearchParams();
      if (sport !== null) query.set('sport', sport);
      if (before !== null) query.set('before', before);
      return get(`results?${query}`);
    },
    watch: async (eventId, onMessage, signal) => {
      const query = eventId === null ? '' : `?event=${encodeURIComponent(eventId)}`;
      for await (const data of events(`stream${query}`, signal)) onMessage(JSON.parse(data));
    },
  };
};
