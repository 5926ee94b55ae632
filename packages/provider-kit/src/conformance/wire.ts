import { deepStrictEqual, partialDeepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { type ProviderCalls, type ProviderRefusal, providerCalls } from '../providerCalls.ts';
import { isAnswerSignedBy, signRequest, type WireKey } from '../signing.ts';
import { type WalletCalls, type WalletStatus, walletBasePath, walletCalls } from '../walletCalls.ts';
import type { WireCall } from '../wireCall.ts';
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
export interface Heard<Status extends string = WalletStatus> {
  readonly status: Status;
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

/** Which of the two sides is called: where its calls are, and what they are. */
interface Side<Name extends string> {
  readonly basePath: string;
  readonly calls: Readonly<Record<Name, WireCall>>;
  /** For the report: who does not take a call. */
  readonly who: string;
}

/** A caller's end of the wire that can also be made to misbehave. */
export class TestWire<Name extends string, Status extends string> {
  readonly key: WireKey;
  readonly #origin: URL;
  readonly #basePath: string;
  readonly #agent: Agent | TlsAgent;
  readonly #traffic: Traffic;
  readonly #side: Side<Name>;

  constructor(side: Side<Name>, baseUrl: string, key: WireKey, traffic: Traffic) {
    this.key = key;
    this.#side = side;
    this.#origin = new URL(baseUrl);
    this.#basePath = `${this.#origin.pathname.replace(/\/$/, '')}${side.basePath}`;
    const options = { keepAlive: true, maxSockets: connectionsMax };
    this.#agent = this.#origin.protocol === 'https:' ? new TlsAgent(options) : new Agent(options);
    this.#traffic = traffic;
  }

  /** Origin of the other side. */
  get origin(): string {
    return this.#origin.origin;
  }

  /** The same end of the wire by another key. */
  withKey(key: WireKey): TestWire<Name, Status> {
    return new TestWire(this.#side, this.#origin.href, key, this.#traffic);
  }

  /** The same end of the wire through a proxy that stands in for the origin. */
  through(proxyOrigin: string): TestWire<Name, Status> {
    const url = new URL(this.#origin.pathname, proxyOrigin);
    return new TestWire(this.#side, url.href, this.key, this.#traffic);
  }

  close(): void {
    this.#agent.destroy();
  }

  path(name: Name): string {
    return `${this.#basePath}${this.#side.calls[name].path}`;
  }

  /** A request with its common fields filled in, signed now (or at `nowMs`). */
  sign(name: Name, body: Body, nowMs: number = Date.now()): SignedRequest {
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
  read(name: Name, request: SignedRequest, heard: RawHeard): Heard<Status> {
    const call = this.#side.calls[name];
    if (heard.httpStatus === 404) throw new Skip(`${this.#side.who} does not take ${call.path} (HTTP 404)`);
    deepStrictEqual(
      heard.httpStatus,
      200,
      `HTTP ${heard.httpStatus} for ${call.path}: ${heard.text.slice(0, 200)}`,
    );
    const signature = heard.headers['x-signature'];
    const isSigned =
      typeof signature === 'string' &&
      isAnswerSignedBy(this.key.secret, request.headers['x-nonce'] ?? '', 200, heard.text, signature);
    if (!isSigned) throw new Error('the answer does not bear the signature of its bytes and of the nonce');
    const json: unknown = JSON.parse(heard.text);
    const parsed = call.answer.safeParse(json);
    if (!parsed.success)
      throw new Error(`the answer does not fit the protocol: ${parsed.error.message}\n${heard.text}`);
    const { status } = parsed.data as { status: Status };
    this.#traffic.statuses.set(status, (this.#traffic.statuses.get(status) ?? 0) + 1);
    const sent: unknown = JSON.parse(request.body);
    if (status !== 'BAD_REQUEST') partialDeepStrictEqual(json, pickRequestId(sent));
    return { status, answer: json as Body };
  }

  async callOnce(name: Name, body: Body): Promise<Heard<Status>> {
    const request = this.sign(name, body);
    return this.read(name, request, await this.send(request));
  }

  /** A busy hall may say RETRY_LATER to anything: nothing has moved, and the call is made again. */
  async call(name: Name, body: Body): Promise<Heard<Status>> {
    for (let tries = 1; ; tries += 1) {
      const heard = await this.callOnce(name, body);
      if (heard.status !== 'RETRY_LATER' || tries >= triesMax) return heard;
      await pause(tries);
    }
  }

  /** What a careful client does: the same transaction again, signed anew, until a signed word is definite. */
  async persist(name: Name, body: Body): Promise<Heard<Status>> {
    for (let tries = 1; ; tries += 1) {
      const heard = await this.#tryOnce(name, body);
      if (heard) return heard;
      if (tries < triesMax) await pause(tries);
      else throw new Error(`no definite answer to ${name} after ${tries} tries`);
    }
  }

  async #tryOnce(name: Name, body: Body): Promise<Heard<Status> | undefined> {
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

export type HallWire = TestWire<CallName, WalletStatus>;

/** A provider's end of the wire: calls the hall. `url` is the hall's origin. */
export const createHallWire = (url: string, key: WireKey, traffic: Traffic): HallWire =>
  new TestWire({ basePath: walletBasePath, calls: walletCalls, who: 'the hall' }, url, key, traffic);

export type ProviderCallName = keyof ProviderCalls;
export type ProviderStatus = 'OK' | ProviderRefusal;
export type ProviderWire = TestWire<ProviderCallName, ProviderStatus>;

/** The hall's end of the wire: calls a provider. `url` is the provider's address with its base path. */
export const createProviderWire = (url: string, key: WireKey, traffic: Traffic): ProviderWire =>
  new TestWire({ basePath: '', calls: providerCalls, who: 'the provider' }, url, key, traffic);

/** The answer has this status and holds at least these fields. */
export const expectHeard = <Status extends string>(
  heard: Heard<Status>,
  status: Status,
  fields: object = {},
): Heard<Status> => {
  partialDeepStrictEqual(heard.answer, { status, ...fields });
  return heard;
};
