import { generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHub88Client, publicKeyOf } from './hub88Client.ts';

const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirPem = theirs.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const ourPem = ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const secret = `${theirPem}${ourPem}`;

let server: Server;
let origin: string;
let answer: { readonly status: number; readonly body: string };
let asked: { readonly path: string; readonly signature: string; readonly body: string }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['x-hub88-signature'];
      asked.push({
        path: request.url ?? '',
        signature: typeof signature === 'string' ? signature : '',
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify({ url: 'https://games.example/play?token=x' }) };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Given {
  readonly secret?: string;
  readonly baseUrl?: string;
}
const clientOf = (given: Given = {}) =>
  createHub88Client({
    baseUrl: given.baseUrl ?? `${origin}/operator/generic/v2?operator_id=7`,
    key: { keyId: 'k', secret: given.secret ?? secret },
    nowMs: Date.now,
    timeoutMs: 2_000,
  });
const game = {
  currency: 'RMB',
  game_code: 'clt-dragonrising',
  locale: 'zh_CN',
  device: 2,
  lobby_url: 'https://hall.example/',
};
const launch = (given?: Given) =>
  clientOf(given).gameLaunch({ ...game, player_id: '12', launch_token: 'a-launch-token' });

test('a game is opened by a call that the hall has signed', async () => {
  expect(await launch()).toMatchObject({
    kind: 'ok',
    answer: { status: 'OK', url: 'https://games.example/play?token=x' },
  });
  const [call] = asked;
  expect(call?.path).toBe('/operator/generic/v2/game/url');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    user: '0012',
    token: 'a-launch-token',
    operator_id: 7,
    platform: 'GPL_MOBILE',
    game_code: 'clt_dragonrising',
    currency: 'CNY',
    lang: 'zh',
    country: 'XX',
    lobby_url: 'https://hall.example/',
  });
  const isOurs = verify(
    'RSA-SHA256',
    Buffer.from(call?.body ?? ''),
    ours.publicKey,
    Buffer.from(call?.signature ?? '', 'base64'),
  );
  expect(isOurs).toBe(true);
});

test('a demo game names no player, no token and no currency that there is', async () => {
  expect(await clientOf().gameDemo(game)).toMatchObject({ kind: 'ok', answer: { status: 'OK' } });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    operator_id: 7,
    platform: 'GPL_MOBILE',
    game_code: 'clt_dragonrising',
    currency: 'XXX',
    lang: 'zh',
    country: 'XX',
    lobby_url: 'https://hall.example/',
  });
});

test.each([
  ['no such game', 404, '{}', { kind: 'refused', answer: { status: 'INVALID_GAME' } }],
  ['another refusal', 403, '{}', { kind: 'unknown', reason: 'turned_away' }],
  ['a failure', 500, '{}', { kind: 'unknown', reason: 'server' }],
  ['an answer without an address', 200, '{}', { kind: 'unknown', reason: 'bad_answer' }],
  ['no JSON', 200, '<html>', { kind: 'unknown', reason: 'bad_answer' }],
])('%s is told as what it is', async (_name, status, body, outcome) => {
  answer = { status, body };
  expect(await launch()).toMatchObject(outcome);
});

test('nothing is asked without a key of the hall or the number of the operator', async () => {
  const refused = { kind: 'refused', answer: { status: 'BAD_REQUEST' } };
  expect(await launch({ secret: theirPem })).toMatchObject(refused);
  expect(await launch({ baseUrl: `${origin}/operator/generic/v2` })).toMatchObject(refused);
  expect(asked).toEqual([]);
});

test('nobody there is no answer', async () => {
  expect(await launch({ baseUrl: 'http://127.0.0.1:9/?operator_id=7' })).toMatchObject({
    kind: 'unknown',
    reason: 'network',
  });
});

test('their calls are proved by their key alone', () => {
  expect(publicKeyOf(secret).trim()).toBe(theirPem.trim());
  expect(publicKeyOf(theirPem).trim()).toBe(theirPem.trim());
});
