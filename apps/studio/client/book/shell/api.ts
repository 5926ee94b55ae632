import {
  type BetsAnswer,
  type BetsBody,
  type BookMessage,
  type BookOpenAnswer,
  type BookState,
  type EventProofView,
  type EventsAnswer,
  type EventView,
  type OpenBody,
  type PlaceAnswer,
  type PlaceBody,
  type QuoteAnswer,
  type QuoteBody,
  type ResultsAnswer,
  sessionHeader,
} from '../../../src/book/views.ts';
import type { LeaveAnswer, PlayError } from '../../../src/play/views.ts';

/** The studio said no, by name. */
export class BookApiRefusal extends Error {
  override readonly name = 'BookApiRefusal';
  readonly error: PlayError;

  constructor(error: PlayError) {
    super(error);
    this.error = error;
  }
}

/** No answer: the connection, or the studio, is away. Whether the call was done is not known. */
export class BookApiSilence extends Error {
  override readonly name = 'BookApiSilence';
}

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

/** Longer than the studio itself waits for the hall. */
const timeoutMs = 12_000;

/** The calls of a book. The session's token lives here, in memory, and nowhere else in the page. */
export const createBookApi = (gameCode: string): BookApi => {
  const base = `/play/${gameCode}/api`;
  let session: string | null = null;
  const headers = (): Record<string, string> => (session === null ? {} : { [sessionHeader]: session });

  const read = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    let response: Response;
    try {
      response = await fetch(`${base}/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch {
      throw new BookApiSilence(path);
    }
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return json as Answer;
    if (response.status >= 500 && errorOf(json) !== 'hall_unreachable') throw new BookApiSilence(path);
    throw new BookApiRefusal(errorOf(json));
  };
  const get = <Answer>(path: string): Promise<Answer> => read(path, { headers: headers() });
  const post = <Answer>(path: string, body: object): Promise<Answer> =>
    read(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
    });

  return {
    open: async (ticket) => {
      const body: OpenBody = ticket === null ? {} : { ticket };
      const answer = await post<BookOpenAnswer>('open', body);
      session = answer.session;
      return answer;
    },
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
      const response = await fetch(`${base}/stream${query}`, { headers: headers(), signal });
      if (response.status === 401) throw new BookApiRefusal(errorOf(await response.json().catch(() => null)));
      if (!response.ok || !response.body) throw new BookApiSilence('stream');
      for await (const data of eventsOf(response.body)) onMessage(JSON.parse(data));
    },
  };
};

/** The data of each server-sent event. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length);
  }
}

const known = [
  'bad_request',
  'ticket_used',
  'session_ended',
  'session_replaced',
  'hall_unreachable',
  'launch_refused',
  'stake_not_offered',
  'too_many',
  'not_found',
] as const satisfies readonly PlayError[];

const errorOf = (json: unknown): PlayError => {
  const named = typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  return known.find((error) => error === named) ?? 'internal';
};
