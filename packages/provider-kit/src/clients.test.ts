import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWalletClient, type WalletClient } from './clients.ts';
import { receive, sealAnswer } from './receiver.ts';
import { signAnswer } from './signing.ts';

const key = { keyId: 'k-1', secret: 'shared' };
const processed_at = '2026-11-20T12:00:00.000Z';

/** What the other side does with a proved request; by default it answers a bet. */
type Answerer = (request: { request_id: string; path: string }) => {
  status?: number;
  answer: object | string;
  signature?: string;
};

let server: Server;
let client: WalletClient;
let answer: Answerer;
let received: { readonly path: string; readonly json: Record<string, unknown>; readonly port: number }[];

const okBet = (request_id: string) => ({
  status: 'OK',
  request_id,
  balance: { cash: 900, bonus: 0 },
  currency: 'RMB',
  operator_tx_id: '7',
  duplicate: false,
  processed_at,
});

beforeEach(async () => {
  received = [];
  answer = ({ request_id }) => ({ answer: okBet(request_id) });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const proof = await receive(
        { method: 'POST', path, headers: request.headers, body },
        { findKey: () => key, claimNonce: async () => true, nowMs: Date.now },
      );
      if (!proof.ok) return response.writeHead(proof.httpStatus).end();
      const json = JSON.parse(body.toString('utf8'));
      received.push({ path, json, port: request.socket.remotePort ?? 0 });
      const { status = 200, answer: given, signature } = answer({ request_id: json.request_id, path });
      const text = typeof given === 'string' ? given : sealAnswer(key, proof.nonce, status, given).body;
      response
        .writeHead(status, { 'x-signature': signature ?? signAnswer(key.secret, proof.nonce, status, text) })
        .end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  client = createWalletClient({
    baseUrl: `http://127.0.0.1:${port}/provider/v1`,
    key,
    nowMs: Date.now,
    timeoutMs: 150,
  });
});

afterEach(async () => {
  client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const bet = () =>
  client.bet({
    player_id: '1',
    session_token: 't',
    currency: 'RMB',
    game_code: 'koi-lantern',
    round_id: 'r',
    transaction_id: randomUUID(),
    amount: 100,
  });

test('a bet reaches the hall signed, with its common fields filled in, and its answer is read', async () => {
  expect(await bet()).toEqual({ kind: 'ok', answer: okBet(String(received[0]?.json.request_id)) });
  expect(received[0]).toMatchObject({
    path: '/provider/v1/wallet/bet',
    json: { amount: 100, request_id: expect.any(String), occurred_at: expect.any(String) },
  });
});

test('connections are kept for the next call', async () => {
  await bet();
  await bet();
  expect(new Set(received.map(({ port }) => port)).size).toBe(1);
});

test('a signed refusal is definite', async () => {
  answer = ({ request_id }) => ({ answer: { status: 'LIMIT_REACHED', request_id, processed_at } });
  expect(await bet()).toMatchObject({ kind: 'refused', answer: { status: 'LIMIT_REACHED' } });
});

test.each<[string, Answerer, object]>([
  [
    'an unsigned answer',
    ({ request_id }) => ({ answer: okBet(request_id), signature: '' }),
    { reason: 'bad_signature' },
  ],
  [
    'an answer signed with another secret',
    ({ request_id }) => ({
      answer: okBet(request_id),
      signature: signAnswer('other', 'n', 200, JSON.stringify(okBet(request_id))),
    }),
    { reason: 'bad_signature' },
  ],
  ['a 500', () => ({ status: 500, answer: {} }), { reason: 'server', httpStatus: 500 }],
  [
    'a 401, which nobody can sign',
    () => ({ status: 401, answer: {} }),
    { reason: 'turned_away', httpStatus: 401 },
  ],
  ['an answer that is no JSON', () => ({ answer: 'OK' }), { reason: 'bad_answer' }],
  ['an answer that does not fit', () => ({ answer: { status: 'OK' } }), { reason: 'bad_answer' }],
  [
    'a status that the protocol has not',
    () => ({ answer: { status: 'FINE', processed_at } }),
    { reason: 'bad_answer' },
  ],
])('the outcome is unknown after %s', async (_name, answerer, expected) => {
  answer = answerer;
  expect(await bet()).toMatchObject({ kind: 'unknown', ...expected });
});

test('the outcome is unknown when no answer comes in time', async () => {
  server.removeAllListeners('request');
  server.on('request', () => undefined);
  expect(await bet()).toMatchObject({ kind: 'unknown', reason: 'timeout' });
});

test('the outcome is unknown when the connection breaks', async () => {
  server.removeAllListeners('request');
  server.on('request', (request) => request.socket.destroy());
  expect(await bet()).toMatchObject({ kind: 'unknown', reason: 'network' });
});

test('the outcome is unknown when nobody listens', async () => {
  const nobody = createWalletClient({ baseUrl: 'http://127.0.0.1:1/provider/v1', key, nowMs: Date.now });
  const outcome = await nobody.balance({ player_id: '1', session_token: 't', currency: 'RMB' });
  nobody.close();
  expect(outcome).toMatchObject({ kind: 'unknown', reason: 'network' });
});
