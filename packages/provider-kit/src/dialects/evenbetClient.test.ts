import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEvenbetClient, signatureOf } from './evenbetClient.ts';

const secret = 'SECRET_KEY of the tests';

let server: Server;
let origin: string;
let answer: { readonly status: number; readonly body: string };
let asked: { readonly path: string; readonly sign: unknown; readonly body: string }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      asked.push({ path: request.url ?? '', sign: request.headers.sign, body });
      response.writeHead(answer.status, { 'content-type': 'application/vnd.api+json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
const session = (attributes: object): string =>
  JSON.stringify({ data: { type: 'users-session', id: 'a-launch-token', attributes } });
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: session({ 'redirect-url': 'https://games.example/?session=x' }) };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const launch = (baseUrl = `${origin}/api/web?client_id=7`) =>
  createEvenbetClient({ baseUrl, key: { keyId: 'k', secret }, nowMs: Date.now, timeoutMs: 2_000 }).gameLaunch(
    {
      player_id: '12',
      currency: 'RMB',
      game_code: '4021',
      locale: 'zh_CN',
      device: 2,
      launch_token: 'a-launch-token',
    },
  );

test('a game is opened by a session whose id is the launch token', async () => {
  expect(await launch()).toMatchObject({
    kind: 'ok',
    answer: { status: 'OK', url: 'https://games.example/?session=x' },
  });
  const [call] = asked;
  expect(call?.path).toBe('/api/web/v2/app/users/12/session?clientId=7');
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    authType: 'external',
    currency: 'CNY',
    gameCode: 'casino',
    gameId: '4021',
    lang: 'zh',
    sessionId: 'a-launch-token',
  });
  // Values by their names: authType, currency, gameCode, gameId, lang, sessionId, userId; then the key.
  const signed = `externalCNYcasino4021zha-launch-token12${secret}`;
  expect(call?.sign).toBe(createHash('sha256').update(signed).digest('hex'));
});

test('values count in the order of their names, whatever order they stand in', () => {
  const sign = signatureOf({ b: '2', a: '1' }, secret);
  expect(sign).toBe(signatureOf({ a: '1', b: '2' }, secret));
  expect(sign).not.toBe(signatureOf({ a: '2', b: '1' }, secret));
});

test('without the number of the hall nothing is asked', async () => {
  expect(await launch(`${origin}/api/web`)).toMatchObject({
    kind: 'refused',
    answer: { status: 'BAD_REQUEST' },
  });
  expect(asked).toEqual([]);
});

test.each([
  ['a game that it does not have', 404, '{}', { kind: 'refused', answer: { status: 'INVALID_GAME' } }],
  ['a signature that it does not believe', 403, '{}', { kind: 'unknown', reason: 'turned_away' }],
  ['its own fault', 500, '{}', { kind: 'unknown', reason: 'server' }],
  ['an answer without an address', 200, session({}), { kind: 'unknown', reason: 'bad_answer' }],
  ['an answer that is no JSON', 200, '<html>', { kind: 'unknown', reason: 'bad_answer' }],
])('%s opens nothing', async (_name, status, body, outcome) => {
  answer = { status, body };
  expect(await launch()).toMatchObject(outcome);
});
