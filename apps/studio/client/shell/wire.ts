import * as z from 'zod/mini';
import { type PlayError, refusalSchema, sessionHeader } from '../../src/play/views.ts';
import { takeFirstOpen } from './firstOpen.ts';

/** The studio said no, by name. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly error: PlayError;

  constructor(error: PlayError) {
    super(error);
    this.error = error;
  }
}

/**
 * No answer: the connection, or the studio, is away, or what came is none that this page can read. Whether the call was done is
 * not known.
 */
export class ApiSilence extends Error {
  override readonly name = 'ApiSilence';
}

/**
 * The studio is asked for too much from here, and did nothing of it. Until `retryMs` are over, the wire does not ask it for the same
 * again.
 */
export class ApiBusy extends ApiSilence {
  readonly retryMs: number;

  constructor(path: string, retryMs: number) {
    super(path);
    this.retryMs = retryMs;
  }
}

/** When something may be asked for again that is usually asked for again after so long. Milliseconds. */
export const againAfterMs = (error: unknown, usualMs: number): number =>
  error instanceof ApiBusy ? Math.max(usualMs, error.retryMs) : usualMs;

/**
 * How a page speaks with the studio. Every call takes the schema of its answer, and throws `ApiRefusal` or `ApiSilence` where it
 * has none.
 */
export interface Wire {
  /** Opens a session, with a ticket or where one was left; it goes along with every later call. */
  readonly open: <Answer extends { readonly session: string }>(
    ticket: string | null,
    answer: z.ZodMiniType<Answer>,
  ) => Promise<Answer>;
  readonly get: <Answer>(path: string, answer: z.ZodMiniType<Answer>) => Promise<Answer>;
  readonly post: <Answer>(path: string, body: object, answer: z.ZodMiniType<Answer>) => Promise<Answer>;
  /** What a stream says from now on, until the connection ends or `signal` ends it. */
  readonly connect: (path: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
}

/** Longer than the studio itself waits for the hall. */
const timeoutMs = 12_000;

/** A studio that does not say when to ask again is left alone for so long; and never for longer than it counts. Milliseconds. */
const busyMs = { usual: 5_000, most: 60_000 } as const;

const retryMsOf = (response: Response): number => {
  const told = Number(response.headers.get('retry-after') ?? Number.NaN) * 1_000;
  return told > 0 ? Math.min(told, busyMs.most) : busyMs.usual;
};

/** The session's token lives here, in memory, and nowhere else in the page. */
export const createWire = (gameCode: string): Wire => {
  const base = `/play/${gameCode}/api`;
  let session: string | null = null;
  const headers = (): Record<string, string> => (session === null ? {} : { [sessionHeader]: session });

  /** Until when a path is not asked for again, by the page's own clock. */
  const busyUntil = new Map<string, number>();
  const nameOf = (path: string): string => path.split('?', 1)[0] ?? path;
  const refuseIfBusy = (path: string): void => {
    const leftMs = (busyUntil.get(nameOf(path)) ?? 0) - performance.now();
    if (leftMs > 0) throw new ApiBusy(path, leftMs);
  };
  const busy = (path: string, response: Response): ApiBusy => {
    const retryMs = retryMsOf(response);
    busyUntil.set(nameOf(path), performance.now() + retryMs);
    return new ApiBusy(path, retryMs);
  };

  const read = async <Answer>(
    path: string,
    init: RequestInit,
    answer: z.ZodMiniType<Answer>,
    sent: Promise<Response | null> | null = null,
  ): Promise<Answer> => {
    refuseIfBusy(path);
    // Not `AbortSignal.timeout`, which the browsers of phones that get no updates any more do not have.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeoutMs);
    let response: Response;
    let json: unknown;
    try {
      response = (await sent) ?? (await fetch(`${base}/${path}`, { ...init, signal: patience.signal }));
      json = await response.json().catch(() => null);
    } catch {
      throw new ApiSilence(path);
    } finally {
      clearTimeout(timer);
    }
    if (response.ok && json !== null) return parsed(path, json, answer);
    if (isBusy(response, json)) throw busy(path, response);
    const error = errorOf(json);
    // Cut off on its way, or said by something between here and the studio: that is no answer.
    if (error === 'internal' || (response.status >= 500 && error !== 'hall_unreachable'))
      throw new ApiSilence(path);
    throw new ApiRefusal(error);
  };
  const written = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers() },
    body: JSON.stringify(body),
  });

  return {
    open: async (ticket, answer) => {
      const body = ticket === null ? {} : { ticket };
      const opened = await read('open', written(body), answer, takeFirstOpen(ticket));
      session = opened.session;
      return opened;
    },
    get: (path, answer) => read(path, { headers: headers() }, answer),
    post: (path, body, answer) => read(path, written(body), answer),
    connect: async (path, signal) => {
      refuseIfBusy(path);
      const response = await fetch(`${base}/${path}`, { headers: headers(), signal });
      // The body of any other answer may never end.
      const isSaid = response.status === 401 || response.status === 429;
      const refusal: unknown = isSaid ? await response.json().catch(() => null) : null;
      if (response.status === 401) throw new ApiRefusal(errorOf(refusal));
      if (isBusy(response, refusal)) throw busy(path, response);
      if (!response.ok || !response.body) throw new ApiSilence(path);
      return response.body;
    },
  };
};

/** What has another shape than this page knows is no answer; the silence tells where it differs. */
export const parsed = <Value>(path: string, json: unknown, schema: z.ZodMiniType<Value>): Value => {
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  throw new ApiSilence(`${path}: ${error.issues[0]?.path.join('.') || 'not as expected'}`);
};

const errorOf = (json: unknown): PlayError => refusalSchema.safeParse(json).data?.error ?? 'internal';

const busySchema = z.object({ error: z.literal('busy') });

/** Said by the studio itself: what stands between here and it may say the same of what it has handed on. */
const isBusy = ({ status }: Response, json: unknown): boolean =>
  status === 429 && busySchema.safeParse(json).success;
