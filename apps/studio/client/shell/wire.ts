import { type PlayError, sessionHeader } from '../../src/play/views.ts';
import { abortWith } from './abortWith.ts';

/** The studio said no, by name. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly error: PlayError;

  constructor(error: PlayError) {
    super(error);
    this.error = error;
  }
}

/** No answer: the connection, or the studio, is away. Whether the call was done is not known. */
export class ApiSilence extends Error {
  override readonly name = 'ApiSilence';
}

/** How a page speaks with the studio. Every call throws `ApiRefusal` or `ApiSilence` where it has no answer. */
export interface Wire {
  /** Opens a session, with a ticket or where one was left; it goes along with every later call. */
  readonly open: <Answer extends { readonly session: string }>(ticket: string | null) => Promise<Answer>;
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly post: <Answer>(path: string, body: object) => Promise<Answer>;
  /** The data of each server-sent event, until the connection ends or `signal` ends it. */
  readonly events: (path: string, signal: AbortSignal) => AsyncGenerator<string>;
}

/** Longer than the studio itself waits for the hall. */
const timeoutMs = 12_000;
/**
 * A stream says something every five seconds. A line that has been silent for so long is dead, whatever the browser
 * believes: a phone that loses its network hears of no end. Milliseconds.
 */
const silenceMaxMs = 15_000;

/** The session's token lives here, in memory, and nowhere else in the page. */
export const createWire = (gameCode: string): Wire => {
  const base = `/play/${gameCode}/api`;
  let session: string | null = null;
  const headers = (): Record<string, string> => (session === null ? {} : { [sessionHeader]: session });

  const read = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    // Not `AbortSignal.timeout`, which the browsers of phones that get no updates any more do not have.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeoutMs);
    let response: Response;
    let json: unknown;
    try {
      response = await fetch(`${base}/${path}`, { ...init, signal: patience.signal });
      json = await response.json().catch(() => null);
    } catch {
      throw new ApiSilence(path);
    } finally {
      clearTimeout(timer);
    }
    const error = errorOf(json);
    if (response.ok && json !== null) return json as Answer;
    // Cut off on its way, or said by something between here and the studio: that is no answer.
    if (error === 'internal' || (response.status >= 500 && error !== 'hall_unreachable'))
      throw new ApiSilence(path);
    throw new ApiRefusal(error);
  };
  const post = <Answer>(path: string, body: object): Promise<Answer> =>
    read(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
    });

  return {
    open: async <Answer extends { readonly session: string }>(ticket: string | null) => {
      const answer = await post<Answer>('open', ticket === null ? {} : { ticket });
      session = answer.session;
      return answer;
    },
    get: (path) => read(path, { headers: headers() }),
    post,
    events: async function* (path, signal) {
      const silence = new AbortController();
      const stopFollowing = abortWith(signal, silence);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const hear = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(new ApiSilence(path)), silenceMaxMs);
      };
      try {
        hear();
        const response = await fetch(`${base}/${path}`, {
          headers: headers(),
          signal: silence.signal,
        });
        if (response.status === 401) throw new ApiRefusal(errorOf(await response.json().catch(() => null)));
        if (!response.ok || !response.body) throw new ApiSilence(path);
        yield* eventsOf(response.body, hear);
      } finally {
        clearTimeout(timer);
        stopFollowing();
      }
    },
  };
};

async function* eventsOf(body: ReadableStream<Uint8Array>, onSound: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSound();
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
  'round_open',
  'nothing_open',
  'action_refused',
  'bets_closed',
  'spot_full',
  'too_many',
  'not_found',
] as const satisfies readonly PlayError[];

const errorOf = (json: unknown): PlayError => {
  const named = typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  return known.find((error) => error === named) ?? 'internal';
};
