import { randomUUID } from 'node:crypto';
import { signRequest, walletBasePath } from '@pavilion/provider-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, lantern, openHall, type Player, sendRaw, type TestHall, tide } from './hall.fixture.ts';
import { storeProviderWire } from './index.ts';

/** What is turned away before it is read, and how an answer proves itself (wallet protocol, Transport). */

let hall: TestHall;
let player: Player;
beforeAll(async () => {
  hall = await openHall();
  player = await hall.addPlayer(10_000);
});
afterAll(() => hall.close());

const betPath = `${walletBasePath}/wallet/bet`;
const body = (change: object = {}) => ({
  request_id: randomUUID(),
  occurred_at: hall.clock.now().toISOString(),
  player_id: player.player_id,
  session_token: player.session_token,
  currency: 'RMB',
  game_code: lantern.game,
  round_id: randomUUID(),
  transaction_id: randomUUID(),
  amount: 100,
  ...change,
});
const send = (payload: string, change: Readonly<Record<string, string>> = {}, path = betPath) =>
  sendRaw(hall.app, hall.clock, lantern.key, path, payload, change);

const nothingMoves = async (work: () => Promise<void>): Promise<void> => {
  const before = await hall.cashOf(player.memberId);
  await work();
  expect(await hall.cashOf(player.memberId)).toBe(before);
};

test.each<[string, () => Record<string, string>]>([
  ['a missing signature', () => ({ 'x-signature': '' })],
  ['a wrong signature', () => ({ 'x-signature': '0'.repeat(64) })],
  ['an unknown key', () => ({ 'x-key-id': 'key-nobody' })],
  ["another provider's key", () => ({ 'x-key-id': tide.key.keyId })],
  ['a nonce of 15 characters', () => ({ 'x-nonce': 'n'.repeat(15) })],
  [
    'a timestamp that was not signed',
    () => ({ 'x-timestamp': String(hall.clock.now().getTime() / 1000 + 1) }),
  ],
])('401 for %s', async (_name, change) => {
  await nothingMoves(async () => {
    expect(await send(JSON.stringify(body()), change())).toMatchObject({ httpStatus: 401 });
  });
});

test.each([-301, 301])('401 for a clock that is %i s off, though the signature is right', async (seconds) => {
  await nothingMoves(async () => {
    const payload = JSON.stringify(body());
    const nowMs = hall.clock.now().getTime() + seconds * 1000;
    const signed = signRequest(lantern.key, { method: 'POST', path: betPath, body: payload, nowMs });
    expect(await send(payload, signed)).toMatchObject({ httpStatus: 401 });
  });
});

test('a nonce is good once, in whichever process', async () => {
  const another = await hall.openAnother();
  const payload = JSON.stringify(body());
  const signed = signRequest(lantern.key, {
    method: 'POST',
    path: betPath,
    body: payload,
    nowMs: hall.clock.now().getTime(),
  });
  const offers = await Promise.all(
    [hall.app, another, hall.app, another].map((app) =>
      sendRaw(app, hall.clock, lantern.key, betPath, payload, signed),
    ),
  );
  // A busy database turns a request away with its mark unused; of those that it takes, one alone is good.
  const words = offers.map(({ httpStatus, body: { status } }) => (httpStatus === 401 ? 'replayed' : status));
  expect(words.filter((word) => word === 'OK')).toHaveLength(1);
  expect(words.filter((word) => word !== 'OK' && word !== 'RETRY_LATER' && word !== 'replayed')).toEqual([]);
  const { rows } = await hall.database.owner.query('SELECT wallet.forget_nonces()');
  expect(rows).toHaveLength(1);
  expect(await send(payload, signed)).toMatchObject({ httpStatus: 401 });
});

test('a nonce is remembered for as long as a request that bears it could be timely, whatever the clock says', async () => {
  const payload = JSON.stringify(body());
  const nowMs = hall.clock.now().getTime();
  const signed = signRequest(lantern.key, { method: 'POST', path: betPath, body: payload, nowMs });
  expect(await send(payload, signed)).toMatchObject({ httpStatus: 200 });
  const { owner } = hall.database;
  const remembered = async (): Promise<boolean> => {
    const { rowCount } = await owner.query('SELECT FROM provider_nonce WHERE nonce = $1', [
      signed['x-nonce'],
    ]);
    return rowCount === 1;
  };
  const grow = async (minutes: number): Promise<void> => {
    await owner.query(
      `UPDATE provider_nonce SET claimed_at = claimed_at - $2 * interval '1 minute' WHERE nonce = $1`,
      [signed['x-nonce'], minutes],
    );
    await hall.database.pool.query('SELECT wallet.forget_nonces()');
  };
  // A request may be 300 s ahead of the clock when it is first heard, and 300 s behind when it is heard again.
  for (const minutes of [5, 5, 4]) {
    await grow(minutes);
    expect(await remembered()).toBe(true);
    expect(await send(payload, signed)).toMatchObject({ httpStatus: 401 });
  }
  await grow(2);
  expect(await remembered()).toBe(false);
});

test('the same nonce of another key is another nonce', async () => {
  const nonce = 'shared-nonce-of-two-keys';
  for (const { key } of [lantern, tide]) {
    const payload = JSON.stringify(body());
    const nowMs = hall.clock.now().getTime();
    const signed = signRequest(key, { method: 'POST', path: betPath, body: payload, nowMs, nonce });
    expect(await send(payload, signed)).toMatchObject({ httpStatus: 200 });
  }
});

test('413 for more than 64 KiB, 415 for what is not JSON, 404 for a call that there is not', async () => {
  await nothingMoves(async () => {
    const large = JSON.stringify(body({ meta: { text: 'x'.repeat(64 * 1024) } }));
    expect(await send(large)).toMatchObject({ httpStatus: 413 });
    expect(await send(JSON.stringify(body()), { 'content-type': 'text/plain' })).toMatchObject({
      httpStatus: 415,
    });
    const nowhere = await send(JSON.stringify(body()), {}, `${walletBasePath}/wallet/give`);
    expect(nowhere).toMatchObject({ httpStatus: 404 });
  });
});

test.each<[string, string | (() => object), string]>([
  ['no JSON', '{"amount":', ''],
  ['no object', '[]', ''],
  ['an empty body', '', ''],
  ['a negative amount', () => body({ amount: -100 }), 'amount'],
  ['a fractional amount', () => body({ amount: 0.5 }), 'amount'],
  ['an amount of 2^53', () => body({ amount: 2 ** 53 }), 'amount'],
  ['an id of 65 characters', () => body({ transaction_id: 'x'.repeat(65) }), 'transaction_id'],
  ['an unknown field', () => body({ bonus: 5 }), 'bonus'],
  ['a missing field', () => body({ round_id: undefined }), 'round_id'],
])('BAD_REQUEST, signed, for %s', async (_name, wrong, field) => {
  await nothingMoves(async () => {
    const answer = await send(typeof wrong === 'string' ? wrong : JSON.stringify(wrong()));
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'BAD_REQUEST', field } });
    expect(answer.headers['x-signature']).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('a misread request uses no transaction id up', async () => {
  const good = body();
  expect(await send(JSON.stringify({ ...good, amount: -1 }))).toMatchObject({
    body: { status: 'BAD_REQUEST' },
  });
  expect(await send(JSON.stringify({ ...good, request_id: randomUUID() }))).toMatchObject({
    body: { status: 'OK' },
  });
});

test('the largest whole amount is understood, and not covered', async () => {
  await hall.database.owner.query('DELETE FROM game_limit');
  const answer = await send(JSON.stringify(body({ amount: Number.MAX_SAFE_INTEGER })));
  expect(answer).toMatchObject({ body: { status: 'INSUFFICIENT_FUNDS' } });
});

test('keys rotate without a stop: two live at once, a third replaces the first of its slot', async () => {
  const wire = { gpId: 1, baseUrl: 'http://127.0.0.1:9/operator/v1', gameOrigin: 'http://localhost:3100' };
  const second = { keyId: 'key-lantern-2', secret: 'second' };
  const third = { keyId: 'key-lantern-3', secret: 'third' };
  const secret = 'a secret of thirty-two characters!';
  await storeProviderWire(hall.database.pool, secret, { ...wire, key: second, slot: 2 });
  const other = await hall.openAnother();
  const statusWith = async (key: typeof second) =>
    (await callAs(other, hall.clock, { ...lantern, key }, 'bet', body())).httpStatus;
  expect([await statusWith(lantern.key), await statusWith(second)]).toEqual([200, 200]);
  await storeProviderWire(hall.database.pool, secret, { ...wire, key: third, slot: 1 });
  const later = await hall.openAnother();
  const laterStatus = async (key: typeof second) =>
    (await callAs(later, hall.clock, { ...lantern, key }, 'bet', body())).httpStatus;
  expect([await laterStatus(lantern.key), await laterStatus(second), await laterStatus(third)]).toEqual([
    401, 200, 200,
  ]);
  const { rows } = await hall.database.owner.query<{ secret_sealed: Buffer }>(
    'SELECT secret_sealed FROM provider_key',
  );
  expect(rows.some(({ secret_sealed }) => secret_sealed.includes('second'))).toBe(false);
});
