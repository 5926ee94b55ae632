import { deepStrictEqual, partialDeepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { isAnswerSignedBy, signRequest, type WireKey } from '../signing.ts';
import { type WalletCalls, type WalletStatus, walletBasePath, walletCalls } from '../wallet-calls.ts';
import { Skip } from './port.ts';

export type CallName = keyof WalletCalls;
export type Body = Readonly<Record<string, unknown>>;

/** What came back, whatever it is. */
export interface RawHeard {
  readonly httpStatus: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** An answer that was proved and fits the protocol. */
export interface Heard {
  readonly status: WalletStatus;
  readonly answer: Body;
}

/** The connection broke, or no answer came in time. */
export class NoAnswer extends Error {}

const timeoutMs = 5_000;
const connectionsMax = 128;
const triesMax = 25;
const pauseMaxMs = 500;

/** A client that is told to come later gives way for a little longer each time. */
const pause = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(10 * 2 ** tries, pauseMaxMs)));

interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One signed request as it stands on the wire; sending it twice is a replay. */
export type SignedRequest = Required<RawRequest>;

/** Statuses by how often they were heard, and how long answers took; for the report. */
export interface Traffic {
  readonly statuses: Map<string, number>;
  readonly durationsMs: number[];
}

/** A provider's end of the wire that can also be made to misbehave. */
export class HallWire {
  readonly key: WireKey;
  readonly #origin: URL;
  readonly #basePath: string;
  readonly #agent: Agent | TlsAgent;
  readonly #traffic: Traffic;

  constructor(baseUrl: string, key: WireKey, traffic: Traffic) {
    this.key = key;
    this.#origin = new URL(baseUrl);
    this.#basePath = `${this.#origin.pathname.replace(/\/$/, '')}${walletBasePath}`;
    const options = { keepAlive: true, maxSockets: connectionsMax };
    this.#agent = this.#origin.protocol === 'https:' ? new TlsAgent(options) : new Agent(options);
    this.#traffic = traffic;
  }

  /** Origin of the other side. */
  get origin(): string {
    return this.#origin.origin;
  }

  /** The same end of the wire by another key. */
  withKey(key: WireKey): HallWire {
    return new HallWire(this.#origin.href, key, this.#traffic);
  }

  /** The same end of the wire through a proxy that stands in for the origin. */
  through(proxyOrigin: string): HallWire {
    const url = new URL(this.#origin.pathname, proxyOrigin);
    return new HallWire(url.href, this.key, this.#traffic);
  }

  close(): void {
    this.#agent.destroy();
  }

  path(name: CallName): string {
    return `${this.#basePath}${walletCalls[name].path}`;
  }

  /** A request with its common fields filled in, signed now (or at `nowMs`). */
  sign(name: CallName, body: Body, nowMs: number = Date.now()): SignedRequest {
    const text = JSON.stringify({
      request_id: randomUUID(),
      occurred_at: new Date().toISOString(),
      ...body,
    });
    return this.signText(this.path(name), text, { nowMs });
  }

  signText(path: string, body: string, options: { nowMs?: number; nonce?: string } = {}): SignedRequest {
    const { nowMs = Date.now(), nonce } = options;
    const headers = signRequest(this.key, {
      method: 'POST',
      path,
      body,
      nowMs,
      ...(nonce !== undefined && { nonce }),
    });
    return { method: 'POST', path, body, headers };
  }

  send({ method = 'POST', path, body, headers }: RawRequest): Promise<RawHeard> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown): void => reject(new NoAnswer('no answer', { cause }));
      const request = (this.#origin.protocol === 'https:' ? httpsRequest : httpRequest)(
        {
          protocol: this.#origin.protocol,
          hostname: this.#origin.hostname.replace(/^\[|\]$/g, ''),
          port: this.#origin.port,
          agent: this.#agent,
          method,
          path,
          timeout: timeoutMs,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', fail);
          response.on('end', () => {
            this.#traffic.durationsMs.push(performance.now() - startedAt);
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ httpStatus: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)));
      request.on('error', fail);
      request.end(body);
    });
  }

  /** Proves an answer and reads it; throws for what the protocol does not allow. */
  read(name: CallName, request: SignedRequest, heard: RawHeard): Heard {
    if (heard.httpStatus === 404)
      throw new Skip(`the hall does not take ${walletCalls[name].path} (HTTP 404)`);
    deepStrictEqual(
      heard.httpStatus,
      200,
      `HTTP status of ${walletCalls[name].path}: ${heard.text.slice(0, 200)}`,
    );
    const signature = heard.headers['x-signature'];
    const isSigned =
      typeof signature === 'string' &&
      isAnswerSignedBy(this.key.secret, request.headers['x-nonce'] ?? '', 200, heard.text, signature);
    if (!isSigned) throw new Error('the answer does not bear the signature of its bytes and of the nonce');
    const json: unknown = JSON.parse(heard.text);
    const parsed = walletCalls[name].answer.safeParse(json);
    if (!parsed.success)
      throw new Error(`the answer does not fit the protocol: ${parsed.error.message}\n${heard.text}`);
    const { status } = parsed.data;
    this.#traffic.statuses.set(status, (this.#traffic.statuses.get(status) ?? 0) + 1);
    const sent: unknown = JSON.parse(request.body);
    if (status !== 'BAD_REQUEST')
      partialDeepStrictEqual(json, pickRequestId(sent), 'the answer names its request');
    return { status, answer: json as Body };
  }

  async callOnce(name: CallName, body: Body): Promise<Heard> {
    const request = this.sign(name, body);
    return this.read(name, request, await this.send(request));
  }

  /** A busy hall may say RETRY_LATER to anything: nothing has moved, and the call is made again. */
  async call(name: CallName, body: Body): Promise<Heard> {
    for (let tries = 1; ; tries += 1) {
      const heard = await this.callOnce(name, body);
      if (heard.status !== 'RETRY_LATER' || tries >= triesMax) return heard;
      await pause(tries);
    }
  }

  /** What a careful client does: the same transaction again, signed anew, until a signed word is definite. */
  async persist(name: CallName, body: Body): Promise<Heard> {
    for (let tries = 1; ; tries += 1) {
      const heard = await this.#tryOnce(name, body);
      if (heard) return heard;
      if (tries < triesMax) await pause(tries);
      else throw new Error(`no definite answer to ${name} after ${tries} tries`);
    }
  }

  async #tryOnce(name: CallName, body: Body): Promise<Heard | undefined> {
    const request = this.sign(name, body);
    let raw: RawHeard;
    try {
      raw = await this.send(request);
    } catch (error) {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    }
    if (raw.httpStatus === 401 || raw.httpStatus === 429 || raw.httpStatus >= 500) return undefined;
    const signature = raw.headers['x-signature'];
    const isProved =
      raw.httpStatus !== 200 ||
      (typeof signature === 'string' &&
        isAnswerSignedBy(this.key.secret, request.headers['x-nonce'] ?? '', 200, raw.text, signature));
    if (!isProved) return undefined;
    const heard = this.read(name, request, raw);
    return heard.status === 'RETRY_LATER' ? undefined : heard;
  }
}

const pickRequestId = (sent: unknown): object =>
  typeof sent === 'object' && sent !== null && 'request_id' in sent ? { request_id: sent.request_id } : {};

/** The answer has this status and holds at least these fields. */
export const expectHeard = (heard: Heard, status: WalletStatus, fields: object = {}): Heard => {
  partialDeepStrictEqual(heard.answer, { status, ...fields });
  return heard;
};
