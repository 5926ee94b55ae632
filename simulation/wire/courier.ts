import { randomUUID } from 'node:crypto';
import {
  type CallInput,
  createWalletClient,
  type Outcome,
  signRequest,
  timestampToleranceSeconds,
  type WalletCalls,
  type WalletClient,
  type WireKey,
  walletBasePath,
  walletCalls,
} from '@pavilion/provider-kit';
import { type Fault, type FaultProxy, nativeFaultWire, openFaultProxy } from '@pavilion/provider-kit/faults';
import { z } from 'zod';
import type { Delivery, Message } from '../plan/step.ts';

/** What a hall said to a message for good. */
export interface Answer {
  /** The status of the protocol; `TURNED_AWAY` when it was not even read. */
  readonly status: string;
  /** Absent where an earlier copy may have been first. */
  readonly duplicate?: boolean;
  readonly cash?: number;
  readonly transactionState?: string;
  readonly totals?: { readonly stake: number; readonly win: number; readonly mismatch: boolean };
}

/** A message with what the world calls its parts. */
export interface Envelope {
  readonly message: Message;
  readonly key: WireKey;
  readonly playerId: string;
  readonly sessionToken: string;
  readonly currency: string;
  readonly gameCode: string;
}

export interface HeldMessage {
  readonly envelope: Envelope;
  readonly signedAtMs: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const definiteWithinMs = 90_000;
const repeatAfterMs = 25;
const slowMs = 12;

const faultsOf: Readonly<Record<Delivery, readonly Fault[]>> = {
  plain: [],
  slow: [{ kind: 'delay', ms: slowMs, of: 'request' }],
  request_lost: [{ kind: 'drop_request' }],
  answer_lost: [{ kind: 'drop_answer' }],
  twice: [{ kind: 'duplicate', copies: 1, signedAnew: true }],
  replayed: [{ kind: 'duplicate', copies: 1, signedAnew: false }],
  request_corrupted: [{ kind: 'corrupt_signature', of: 'request' }],
  answer_corrupted: [{ kind: 'corrupt_signature', of: 'answer' }],
};

const requestIdPattern = /"request_id":"([0-9a-f-]{36})"/;

const answerSchema = z.object({
  status: z.string(),
  duplicate: z.boolean().optional(),
  balance: z.object({ cash: z.number() }).optional(),
  transaction_status: z.string().optional(),
  bet_total: z.number().optional(),
  win_total: z.number().optional(),
  mismatch: z.boolean().optional(),
});

const readAnswer = (raw: unknown): Answer => {
  const { status, duplicate, balance, transaction_status, bet_total, win_total, mismatch } =
    answerSchema.parse(raw);
  return {
    status,
    ...(duplicate !== undefined && { duplicate }),
    ...(balance !== undefined && { cash: balance.cash }),
    ...(transaction_status !== undefined && { transactionState: transaction_status }),
    ...(bet_total !== undefined &&
      win_total !== undefined &&
      mismatch !== undefined && { totals: { stake: bet_total, win: win_total, mismatch } }),
  };
};

const pathOf = {
  ...walletCalls,
  'bet-win': walletCalls.betWin,
  'round-close': walletCalls.roundClose,
  'tx-status': walletCalls.txStatus,
};

/** The fields of a message as its call names them. */
const fieldsOf = ({ message, playerId, sessionToken, currency, gameCode }: Envelope) => {
  const player = { player_id: playerId, currency };
  const round = { ...player, session_token: sessionToken, game_code: gameCode, round_id: message.round };
  const posted = { ...round, transaction_id: message.id };
  const target = message.target ?? message.id;
  return {
    bet: { ...posted, amount: message.amount, round_closed: message.closes },
    win: { ...posted, bet_transaction_id: target, amount: message.amount, round_closed: message.closes },
    'bet-win': { ...posted, bet_amount: message.amount, win_amount: message.win },
    rollback: { ...posted, target_transaction_id: target },
    'round-close': { ...posted, bet_total: message.amount, win_total: message.win },
    'tx-status': { ...player, target_transaction_id: target },
    balance: { ...player, session_token: sessionToken, game_code: gameCode },
  };
};

type AnyOutcome = Outcome<WalletCalls[keyof WalletCalls]>;

const callOn = (client: WalletClient, envelope: Envelope, requestId: string): Promise<AnyOutcome> => {
  const fields = fieldsOf(envelope);
  const common = { request_id: requestId };
  switch (envelope.message.call) {
    case 'bet':
      return client.bet({ ...common, ...fields.bet });
    case 'win':
      return client.win({ ...common, ...fields.win });
    case 'bet-win':
      return client.betWin({ ...common, ...fields['bet-win'] });
    case 'rollback':
      return client.rollback({ ...common, ...fields.rollback });
    case 'round-close':
      return client.roundClose({ ...common, ...fields['round-close'] });
    case 'tx-status':
      return client.txStatus({ ...common, ...fields['tx-status'] });
    case 'balance':
      return client.balance({ ...common, ...fields.balance });
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Carries providers' messages to a hall through a proxy that lets go wrong what the plan says, and does with an answer
 * that is not definite what a provider does: the same again, until it is.
 */
export class Courier {
  readonly #proxies: readonly FaultProxy[];
  readonly #nowMs: () => number;
  readonly #clients = new Map<string, WalletClient>();
  readonly #faults: Map<string, readonly Fault[]>;

  private constructor(
    proxies: readonly FaultProxy[],
    faults: Map<string, readonly Fault[]>,
    nowMs: () => number,
  ) {
    this.#proxies = proxies;
    this.#faults = faults;
    this.#nowMs = nowMs;
  }

  static async open(
    hallOrigins: readonly string[],
    keys: readonly WireKey[],
    nowMs: () => number,
  ): Promise<Courier> {
    const faults = new Map<string, readonly Fault[]>();
    const plan = ({ body }: { readonly body: Buffer }): readonly Fault[] => {
      const requestId = requestIdPattern.exec(body.toString('utf8'))?.[1] ?? '';
      const planned = faults.get(requestId) ?? [];
      faults.delete(requestId);
      return planned;
    };
    const wire = nativeFaultWire(keys, nowMs);
    const proxies = await Promise.all(hallOrigins.map((target) => openFaultProxy({ target, plan, wire })));
    return new Courier(proxies, faults, nowMs);
  }

  #originOf(hall: number): string {
    return this.#proxies[hall % this.#proxies.length]?.url ?? '';
  }

  #clientOf(key: WireKey, hall: number, skewSeconds: number): WalletClient {
    const name = `${key.keyId}/${hall}/${skewSeconds}`;
    const client =
      this.#clients.get(name) ??
      createWalletClient({
        baseUrl: `${this.#originOf(hall)}${walletBasePath}`,
        key,
        nowMs: () => this.#nowMs() + skewSeconds * 1000,
      });
    this.#clients.set(name, client);
    return client;
  }

  /** The answer for good. Throws when none comes in time. */
  async send(envelope: Envelope): Promise<Answer> {
    const { message, key } = envelope;
    const isLate = Math.abs(message.skewSeconds) > timestampToleranceSeconds;
    const deadline = performance.now() + definiteWithinMs;
    let isFirst = true;
    let last = '';
    while (performance.now() < deadline) {
      const requestId = randomUUID();
      if (isFirst) this.#faults.set(requestId, faultsOf[message.delivery]);
      const client = this.#clientOf(key, message.hall, message.skewSeconds);
      const outcome = await callOn(client, envelope, requestId);
      this.#faults.delete(requestId);
      if (outcome.kind !== 'unknown' && outcome.answer.status !== 'RETRY_LATER') {
        const { duplicate, ...answer } = readAnswer(outcome.answer);
        const isCertain = isFirst && (message.delivery === 'plain' || message.delivery === 'slow');
        return isCertain && duplicate !== undefined ? { ...answer, duplicate } : answer;
      }
      last = outcome.kind === 'unknown' ? `${outcome.reason} ${outcome.httpStatus ?? ''}` : 'RETRY_LATER';
      if (isLate && outcome.kind === 'unknown' && outcome.reason === 'turned_away')
        return { status: 'TURNED_AWAY' };
      isFirst = false;
      await pause(repeatAfterMs);
    }
    throw new Error(`${message.call} ${message.id} has no definite answer: ${last}`);
  }

  /** Signs a message now, for later. */
  hold(envelope: Envelope): HeldMessage {
    const { message, key } = envelope;
    const path = `${walletBasePath}${pathOf[message.call].path}`;
    const signedAtMs = this.#nowMs();
    const body = JSON.stringify({
      request_id: randomUUID(),
      occurred_at: new Date(signedAtMs).toISOString(),
      ...fieldsOf(envelope)[message.call],
    });
    const headers = { ...signRequest(key, { method: 'POST', path, body, nowMs: signedAtMs }) };
    return { envelope, signedAtMs, path, headers, body };
  }

  /** Delivers what was held, byte for byte; what cannot be known by it is asked for by sending it anew. */
  async deliver({ envelope, path, headers, body }: HeldMessage): Promise<Answer> {
    const response = await fetch(`${this.#originOf(envelope.message.hall)}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
    if (response?.status === 401) return { status: 'TURNED_AWAY' };
    if (response?.status !== 200) return this.send(envelope);
    const answer = readAnswer(await response.json());
    return answer.status === 'RETRY_LATER' ? this.send(envelope) : answer;
  }

  /** Changes a launch token for a session token; null when it was used before or the outcome is lost. */
  async authenticate(key: WireKey, hall: number, launchToken: string): Promise<string | null> {
    const input: CallInput<WalletCalls['authenticate']> = { launch_token: launchToken };
    const outcome = await this.#clientOf(key, hall, 0).authenticate(input);
    return outcome.kind === 'ok' ? outcome.answer.session_token : null;
  }

  /** Breaks a provider's connections, as when its process dies; its next messages open new ones. */
  breakConnections(key: WireKey): void {
    for (const [name, client] of this.#clients) {
      if (!name.startsWith(`${key.keyId}/`)) continue;
      client.close();
      this.#clients.delete(name);
    }
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#proxies.map((proxy) => proxy.idle()));
  }

  async close(): Promise<void> {
    for (const client of this.#clients.values()) client.close();
    await Promise.all(this.#proxies.map((proxy) => proxy.close()));
  }
}
