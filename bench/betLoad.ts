import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { signRequest, type WireKey, walletBasePath } from '@pavilion/provider-kit';

/**
 * The load process of `bench/bet.ts`: a provider that keeps its connections open, one request at a time on each. Every
 * request is its own and signed before the clock starts, and goes over a bare socket: what is measured on a machine of few
 * cores is the hall, not its client.
 */

export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  readonly key: WireKey;
  readonly gameCode: string;
  readonly call: 'bet-win' | 'bet';
  readonly players: readonly { readonly player_id: string; readonly session_token: string }[];
}

export interface LoadReport {
  readonly answered: number;
  /** Answers other than `OK`. */
  readonly others: number;
  readonly seconds: number;
  /** Sorted, milliseconds. */
  readonly latenciesMs: readonly number[];
}

const stakeMinor = 100;
const winEvery = 4;
/** More than any hall on this machine has answered in a round; what goes beyond is signed on the way. */
const preparedPerSecond = 5_000;
const preparedMax = 100_000;

const createBody = (order: LoadOrder, turn: number): string => {
  const player = order.players[turn % order.players.length];
  const common = {
    request_id: randomUUID(),
    occurred_at: new Date().toISOString(),
    player_id: player?.player_id,
    session_token: player?.session_token,
    currency: 'RMB',
    game_code: order.gameCode,
    round_id: `r-${randomUUID()}`,
    transaction_id: randomUUID(),
  };
  return JSON.stringify(
    order.call === 'bet'
      ? { ...common, amount: stakeMinor, round_closed: false }
      : { ...common, bet_amount: stakeMinor, win_amount: turn % winEvery === 0 ? 3 * stakeMinor : 0 },
  );
};

const createRequest = (order: LoadOrder, turn: number): string => {
  const body = createBody(order, turn);
  const path = `${walletBasePath}/wallet/${order.call}`;
  const signed = signRequest(order.key, { method: 'POST', path, body, nowMs: Date.now() });
  return [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${order.port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(signed).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
};

const answerBytesMax = 4096;
const headEnd = '\r\n\r\n';

/** The body of the answer in `text`, or undefined while it is not whole. */
const wholeBody = (text: string): string | undefined => {
  const end = text.indexOf(headEnd);
  if (end < 0) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
  const body = text.slice(end + headEnd.length);
  return body.length >= length ? body : undefined;
};

/** A connection that reads into one buffer of its own: a stream would make the client a sixth dearer. */
const openSocket = (port: number, onText: (text: string) => void): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafe(answerBytesMax);
    const callback = (bytes: number): boolean => {
      onText(buffer.toString('latin1', 0, bytes));
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } }, () =>
      resolve(socket),
    );
    socket.on('error', reject);
  });

const run = async (order: LoadOrder): Promise<LoadReport> => {
  const latenciesMs: number[] = [];
  let others = 0;
  let turn = 0;
  const prepared = Array.from(
    {
      length: Math.min(
        preparedMax,
        Math.ceil(((order.warmUpMs + order.measureMs) / 1000) * preparedPerSecond),
      ),
    },
    (_, place) => Buffer.from(createRequest(order, place + 1)),
  );
  const startMs = performance.now();
  const fromMs = startMs + order.warmUpMs;
  const untilMs = fromMs + order.measureMs;

  const work = async (): Promise<void> => {
    let received = '';
    let answered: (body: string) => void = () => undefined;
    const socket = await openSocket(order.port, (text) => {
      received += text;
      const body = wholeBody(received);
      if (body === undefined) return;
      received = '';
      answered(body);
    });
    for (let nowMs = performance.now(); nowMs < untilMs; ) {
      turn += 1;
      const { promise, resolve } = Promise.withResolvers<string>();
      answered = resolve;
      socket.write(prepared[turn - 1] ?? createRequest(order, turn));
      const body = await promise;
      const doneMs = performance.now();
      if (doneMs >= fromMs && doneMs < untilMs) {
        latenciesMs.push(doneMs - nowMs);
        if (!body.includes('"status":"OK"')) others += 1;
      }
      nowMs = doneMs;
    }
    socket.end();
  };
  await Promise.all(Array.from({ length: order.connections }, work));
  latenciesMs.sort((left, right) => left - right);
  return { answered: latenciesMs.length, others, seconds: order.measureMs / 1000, latenciesMs };
};

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
