import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  nativeAdapter,
  paymentWebhook,
  type RequestOf,
  receive,
  sealAnswer,
  type WalletCalls,
  type WalletRefusal,
  type WireKey,
  walletBasePath,
} from '@pavilion/provider-kit';
import type { SandboxKey } from '../infra/env.ts';
import { HallBooks, type WalletWord } from './hallBooks.ts';

/** What a hall can do to its caller, once for the next call of a name. */
export type Fault =
  | { kind: 'refuse'; status: WalletRefusal }
  /** The work is not done, and no answer comes. */
  | { kind: 'drop_before' }
  /** The work is done, and no answer comes. */
  | { kind: 'drop_after' }
  /** The work is done, and the answer waits until `release` is called. */
  | { kind: 'hold' };

export type WalletCallName = keyof WalletCalls | 'webhook';

/**
 * The hall's end of the wire in memory: checks every signature, counts what is asked, and fails on command.
 */
export class FakeHall {
  readonly books = new HallBooks();
  readonly calls: { name: WalletCallName; transactionId: string | undefined }[] = [];
  readonly webhooks: RequestOf<typeof paymentWebhook>[] = [];
  /** Requests whose signature was wrong. */
  turnedAway = 0;
  readonly #faults = new Map<WalletCallName, Fault[]>();
  readonly #held: (() => void)[] = [];
  readonly #nonces = new Set<string>();
  readonly #keys: readonly SandboxKey[];
  readonly #nowMs: () => number;
  readonly #server: Server;
  #down = false;

  constructor(keys: readonly SandboxKey[], nowMs: () => number = Date.now) {
    this.#keys = keys;
    this.#nowMs = nowMs;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return this.origin;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the fake hall is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** The next call of this name meets this fault; several are met one after another. */
  fail(name: WalletCallName, ...faults: Fault[]): void {
    this.#faults.set(name, [...(this.#faults.get(name) ?? []), ...faults]);
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  /** While down, every connection is cut before anything is read. */
  set down(down: boolean) {
    this.#down = down;
  }

  /** Lets held answers go. */
  release(): void {
    for (const go of this.#held.splice(0)) go();
  }

  get heldCount(): number {
    return this.#held.length;
  }

  callsOf(name: WalletCallName): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#down) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    if (raw.path.startsWith(walletBasePath)) return this.#wallet(raw, request, response);
    if (raw.path.startsWith('/gateway/')) return this.#webhook(raw, request, response);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hall</h1>');
  }

  readonly #claimNonce = async (keyId: string, nonce: string): Promise<boolean> => {
    const used = this.#nonces.has(`${keyId} ${nonce}`);
    this.#nonces.add(`${keyId} ${nonce}`);
    return !used;
  };

  async #wallet(
    raw: Parameters<typeof receive>[0],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const opened = await nativeAdapter.open(raw, {
      findKey: (keyId) => {
        const key = this.#keys.find((candidate) => candidate.keyId === keyId);
        const gpId = Number(/^provider:(\d+)$/.exec(key?.for ?? '')?.[1]);
        return key && gpId > 0 ? { keyId, secret: key.secret, gpId } : undefined;
      },
      claimNonce: this.#claimNonce,
      nowMs: this.#nowMs,
    });
    if (opened.kind !== 'call') {
      this.turnedAway += 1;
      response.writeHead(opened.reply.httpStatus, opened.reply.headers).end(opened.reply.body);
      return;
    }
    const { name, body } = opened.request;
    this.calls.push({ name, transactionId: 'transaction_id' in body ? body.transaction_id : undefined });
    const send = (answer: WalletWord): void => {
      const reply = opened.reply(answer);
      response.writeHead(reply.httpStatus, reply.headers).end(reply.body);
    };
    this.#withFault(name, request, {
      work: () => this.books.answer(opened.request),
      refuse: (status) => this.books.refuse(body.request_id, status),
      send,
    });
  }

  #withFault<Answer>(
    name: WalletCallName,
    request: IncomingMessage,
    {
      work,
      refuse,
      send,
    }: { work: () => Answer; refuse: (status: WalletRefusal) => Answer; send: (answer: Answer) => void },
  ): void {
    const fault = this.#faults.get(name)?.shift();
    switch (fault?.kind) {
      case undefined:
        send(work());
        return;
      case 'refuse':
        send(refuse(fault.status));
        return;
      case 'drop_before':
        request.socket.destroy();
        return;
      case 'drop_after':
        work();
        request.socket.destroy();
        return;
      case 'hold': {
        const answer = work();
        this.#held.push(() => send(answer));
      }
    }
  }

  async #webhook(
    raw: Parameters<typeof receive>[0],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const received = await receive<WireKey>(raw, {
      findKey: (keyId) => this.#keys.find((key) => key.keyId === keyId && key.for.startsWith('gateway:')),
      claimNonce: this.#claimNonce,
      nowMs: this.#nowMs,
    });
    if (!received.ok) {
      this.turnedAway += 1;
      response.writeHead(received.httpStatus).end();
      return;
    }
    const body = paymentWebhook.request.parse(JSON.parse(Buffer.from(raw.body).toString('utf8')));
    this.calls.push({ name: 'webhook', transactionId: body.event_id });
    const answer = (status: string) => {
      const sealed = sealAnswer(received.key, received.nonce, 200, { status, duplicate: false });
      response.writeHead(200, sealed.headers).end(sealed.body);
    };
    this.#withFault('webhook', request, {
      work: () => {
        this.webhooks.push(body);
        return 'OK';
      },
      refuse: (status) => status as string,
      send: answer,
    });
  }
}
