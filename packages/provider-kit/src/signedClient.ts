import { randomUUID } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { z } from 'zod';
import { isAnswerSignedBy, signatureHeaders, signRequest, type WireKey } from './signing.ts';
import type { OkOf, RefusalOf, WireCall } from './wireCall.ts';

/** A client gives up on an answer after this long (wallet protocol, What a client does). */
export const callTimeoutMs = 3000;
const answerLimitBytes = 4 * 1024 * 1024;

/**
 * - `ok`: done, and the answer proves it.
 * - `refused`: the other side says, signed, that it did nothing. Never retried, except after `RETRY_LATER`.
 * - `unknown`: it may have been done or not. The caller stores what it meant to do and asks, repeats or rolls back.
 */
export type Outcome<C extends WireCall> =
  | { readonly kind: 'ok'; readonly answer: OkOf<C> }
  | { readonly kind: 'refused'; readonly answer: RefusalOf<C> }
  | UnknownOutcome;

export interface UnknownOutcome {
  readonly kind: 'unknown';
  /** `turned_away`: refused before the call was read (HTTP 401, 404, 413, 429), which nobody has signed. */
  readonly reason: 'timeout' | 'network' | 'turned_away' | 'server' | 'bad_signature' | 'bad_answer';
  readonly httpStatus: number | undefined;
}

/** What became of a call and how long it took, for whoever counts calls. */
export interface CallTold {
  /** The call's own path, whatever the address. */
  readonly call: string;
  readonly kind: 'ok' | 'refused' | 'unknown';
  readonly elapsedMs: number;
}

/** Runs a call as a part of something that is traced: `headers` tell the other side of what, and are not signed. */
export type TraceCall = <O extends { readonly kind: 'ok' | 'refused' } | UnknownOutcome>(
  call: string,
  run: (headers: Readonly<Record<string, string>>) => Promise<O>,
) => Promise<O>;

export const untraced: TraceCall = (_call, run) => run({});

export interface SignedClientOptions {
  /** Origin and base path, `http://localhost:3000/provider/v1`. */
  readonly baseUrl: string;
  readonly key: WireKey;
  readonly timeoutMs?: number;
  /** Connections kept open to the other side. */
  readonly connectionsMax?: number;
  /** Unix time in milliseconds, as the request's signature tells it. */
  readonly nowMs: () => number;
  /** Hears of every call when it has ended. */
  readonly onCall?: ((told: CallTold) => void) | undefined;
  /** Left out, calls are not traced. */
  readonly traceCall?: TraceCall | undefined;
}

/** What a caller writes: `request_id` and `occurred_at` are filled in when left out. */
export type CallInput<C extends WireCall> = Omit<z.input<C['request']>, 'request_id' | 'occurred_at'> & {
  readonly request_id?: string;
  readonly occurred_at?: string;
};

interface RawAnswer {
  readonly httpStatus: number;
  readonly body: Buffer;
  readonly signature: string;
}

const readAnswer = (response: IncomingMessage): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > answerLimitBytes) response.destroy(new Error('answer too large'));
      else chunks.push(chunk);
    });
    response.on('error', reject);
    response.on('aborted', () => reject(new Error('answer cut short')));
    response.on('end', () => {
      const signature = response.headers[signatureHeaders.signature];
      resolve({
        httpStatus: response.statusCode ?? 0,
        body: Buffer.concat(chunks),
        signature: typeof signature === 'string' ? signature : '',
      });
    });
  });

const unknown = (reason: UnknownOutcome['reason'], httpStatus?: number): UnknownOutcome => ({
  kind: 'unknown',
  reason,
  httpStatus,
});

/** Reads an answer as an outcome: only what is signed and fits its schema is believed. */
const judge = <C extends WireCall>(call: C, secret: string, nonce: string, raw: RawAnswer): Outcome<C> => {
  const { httpStatus, body, signature } = raw;
  if (httpStatus >= 500) return unknown('server', httpStatus);
  if (httpStatus !== 200) return unknown('turned_away', httpStatus);
  if (!isAnswerSignedBy(secret, nonce, httpStatus, body, signature)) {
    return unknown('bad_signature', httpStatus);
  }
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return unknown('bad_answer', httpStatus);
  }
  const parsed = call.answer.safeParse(json);
  if (!parsed.success) return unknown('bad_answer', httpStatus);
  const answer = parsed.data as OkOf<C> | RefusalOf<C>;
  return isOk<C>(answer) ? { kind: 'ok', answer } : { kind: 'refused', answer };
};

const isOk = <C extends WireCall>(answer: OkOf<C> | RefusalOf<C>): answer is OkOf<C> =>
  (answer as { status: string }).status === 'OK';

/** A caller of signed calls over kept-alive connections. Nothing is retried here. */
export class SignedClient {
  readonly #key: WireKey;
  readonly #base: URL;
  readonly #basePath: string;
  readonly #agent: HttpAgent | HttpsAgent;
  readonly #timeoutMs: number;
  readonly #nowMs: () => number;
  readonly #onCall: SignedClientOptions['onCall'];
  readonly #traceCall: TraceCall;

  constructor(options: SignedClientOptions) {
    this.#key = options.key;
    this.#base = new URL(options.baseUrl);
    this.#basePath = this.#base.pathname.replace(/\/$/, '');
    this.#timeoutMs = options.timeoutMs ?? callTimeoutMs;
    this.#nowMs = options.nowMs;
    this.#onCall = options.onCall;
    this.#traceCall = options.traceCall ?? untraced;
    const agentOptions = { keepAlive: true, maxSockets: options.connectionsMax ?? 64 };
    this.#agent =
      this.#base.protocol === 'https:' ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  }

  /** Adds the common fields and makes the call. Never throws for what the other side or the network does. */
  call<C extends WireCall>(call: C, input: CallInput<C>): Promise<Outcome<C>> {
    return this.send(call, {
      request_id: randomUUID(),
      occurred_at: new Date(this.#nowMs()).toISOString(),
      ...input,
    });
  }

  /** Makes the call with the body as it is. `path` overrides the call's own, for webhooks with an address of their own. */
  async send<C extends WireCall>(call: C, body: object, path?: string): Promise<Outcome<C>> {
    const beganMs = performance.now();
    const outcome = await this.#traceCall(call.path, (headers) => this.#send(call, body, headers, path));
    this.#onCall?.({ call: call.path, kind: outcome.kind, elapsedMs: performance.now() - beganMs });
    return outcome;
  }

  async #send<C extends WireCall>(
    call: C,
    body: object,
    beside: Readonly<Record<string, string>>,
    path?: string,
  ): Promise<Outcome<C>> {
    const text = JSON.stringify(body);
    const fullPath = path ?? `${this.#basePath}${call.path}`;
    const headers = signRequest(this.#key, {
      method: 'POST',
      path: fullPath,
      body: text,
      nowMs: this.#nowMs(),
    });
    try {
      const raw = await this.#post(fullPath, { ...beside, ...headers }, text);
      return judge(call, this.#key.secret, headers['x-nonce'], raw);
    } catch (error) {
      return unknown(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network');
    }
  }

  /** Closes the kept-alive connections. */
  close(): void {
    this.#agent.destroy();
  }

  #post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<RawAnswer> {
    const send = this.#base.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const request = send(
        {
          protocol: this.#base.protocol,
          hostname: this.#base.hostname.replace(/^\[|\]$/g, ''),
          port: this.#base.port,
          method: 'POST',
          path,
          agent: this.#agent,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => readAnswer(response).then(settle(resolve), settle(reject)),
      );
      const timer = setTimeout(() => {
        request.destroy(Object.assign(new Error('no answer in time'), { name: 'TimeoutError' }));
      }, this.#timeoutMs);
      const settle =
        <T>(finish: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          finish(value);
        };
      request.on('error', settle(reject));
      request.end(body);
    });
  }
}
