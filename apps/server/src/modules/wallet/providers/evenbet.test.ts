import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { booksOf } from '../hall.fixture.ts';
import { type DialectHall, openDialectHall } from './dialect.fixture.ts';

/**
 * The evenbet dialect over real HTTP. Examples are those of the public pages (SeamlessWallet: transaction flow, set-up and
 * security, the four requests, error codes; fetched 2026-11-21), with users of this hall and with the fields that the
 * same pages make mandatory for casino games (session, game, round). For `Rollback` and `ReturnCash` no example of a whole
 * request with those fields was found: they are built from the lists of fields.
 */

const key = { keyId: 'evenbet-main', secret: 'SEAMLESS_KEY of the tests' };
const gameId = 4021;

let dialect: DialectHall;
beforeAll(async () => {
  dialect = await openDialectHall('evenbet', key, String(gameId));
});
afterEach(async () => expect(await booksOf(dialect.hall)).toEqual([]));
afterAll(() => dialect.close());

const signOf = (body: string, secret = key.secret): string =>
  createHash('sha256').update(body).update(secret).digest('hex');

const post = async (body: string, sign: string) => {
  const response = await fetch(`${dialect.origin}/provider/evenbet/${key.keyId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sign },
    body,
  });
  return { httpStatus: response.status, body: await response.json() };
};
type Json = Readonly<Record<string, unknown>>;
/** A busy hall may leave it open what became of a call, which is then made again. */
const triesMax = 50;
const ask = async (body: object): Promise<Json> => {
  const text = JSON.stringify(body);
  let answer = await post(text, signOf(text));
  for (let tries = 1; tries < triesMax && answer.httpStatus === 503; tries += 1)
    answer = await post(text, signOf(text));
  expect(answer.httpStatus).toBe(200);
  return answer.body as Json;
};

const play = async (cashMinor: number) => {
  const player = await dialect.addPlayer(cashMinor);
  const roundId = randomUUID();
  const common = { userId: player.playerId, currency: 'USD', sessionId: player.token, clientId: 'hall' };
  const inRound = { ...common, gameId, roundId, betType: 'bet' };
  return {
    ...player,
    balance: (change: object = {}) => ask({ method: 'GetBalance', ...common, ...change }),
    getCash: (transactionId: string, amount: number, change: object = {}) =>
      ask({ method: 'GetCash', ...inRound, amount, transactionId, ...change }),
    returnCash: (transactionId: string, amount: number, change: object = {}) =>
      ask({ method: 'ReturnCash', ...inRound, amount, transactionId, ...change }),
    rollback: (transactionId: string, referenceTransactionId: string, amount: number, change: object = {}) =>
      ask({ method: 'Rollback', ...inRound, amount, transactionId, referenceTransactionId, ...change }),
    cash: () => dialect.hall.cashOf(player.memberId),
  };
};

let transactions = 123_456_788;
const id = (): string => {
  transactions += 1;
  return String(transactions);
};

const done = { errorCode: 0, errorDescription: 'Completed successfully' };
const repeated = { errorCode: 0, errorDescription: 'Transaction already processed' };

describe('the four methods', () => {
  test('GetBalance tells cents, with a session and without one', async () => {
    const player = await play(50_000);
    expect(await player.balance()).toEqual({ ...done, balance: 50_000 });
    expect(await player.balance({ sessionId: undefined })).toEqual({ ...done, balance: 50_000 });
  });

  test('GetCash takes 15000 of 50000 cents and leaves 35000', async () => {
    const player = await play(50_000);
    expect(await player.getCash(id(), 15_000)).toEqual({ ...done, balance: 35_000 });
    expect(await player.cash()).toBe(35_000);
  });

  test("fields of tournaments and tables may come along, as in the page's tournament entry", async () => {
    const player = await play(50_000);
    const entry = { tournamentBuyIn: 5_000, tournamentEntryFee: 500 };
    expect(await player.getCash(id(), 5_500, entry)).toEqual({ ...done, balance: 44_500 });
  });

  test("a seat at a table names no session, game or round, as in the page's buy-in, and is paid back as such", async () => {
    const player = await play(50_000);
    const { playerId: userId } = player;
    const ofTable = (method: string, transactionId: string, amount: number, change: object = {}) =>
      ask({ method, userId, currency: 'USD', amount, transactionId, ...change });
    const [buyIn, entry, back] = [id(), id(), id()];
    expect(await ofTable('GetCash', buyIn, 15_000)).toEqual({ ...done, balance: 35_000 });
    expect(await ofTable('GetCash', buyIn, 15_000)).toEqual({ ...repeated, balance: 35_000 });
    const fees = { tournamentBuyIn: 5_000, tournamentEntryFee: 500 };
    expect(await ofTable('GetCash', entry, 5_500, fees)).toEqual({ ...done, balance: 29_500 });
    const linked = { linkedTransactionIds: [buyIn] };
    expect(await ofTable('ReturnCash', back, 20_000, linked)).toEqual({ ...done, balance: 49_500 });
    expect(await ofTable('ReturnCash', back, 20_000, linked)).toEqual({ ...repeated, balance: 49_500 });
    expect(await ofTable('ReturnCash', id(), 100)).toMatchObject({ errorCode: 5 });
    const rollback = { referenceTransactionId: entry };
    expect(await ofTable('Rollback', id(), 5_500, rollback)).toEqual({ ...done, balance: 55_000 });

    await dialect.hall.database.owner.query(
      `UPDATE game_session SET state = 'closed', ended_at = now(), end_reason = 'left' WHERE member_id = $1`,
      [player.memberId],
    );
    expect(await ofTable('GetCash', id(), 100)).toMatchObject({ errorCode: 7 });
    expect(await ofTable('GetCash', buyIn, 15_000)).toMatchObject(repeated);
    expect(await player.cash()).toBe(55_000);
  });

  test('ReturnCash pays, for the withdrawal that it names or the last of its round', async () => {
    const player = await play(50_000);
    const [first, second] = [id(), id()];
    await player.getCash(first, 10_000);
    await player.getCash(second, 10_000);
    expect(await player.returnCash(id(), 12_000, { linkedTransactionIds: [first] })).toEqual({
      ...done,
      balance: 42_000,
    });
    expect(await player.returnCash(id(), 20_000)).toEqual({ ...done, balance: 62_000 });
    expect(await player.returnCash(id(), 0)).toEqual({ ...done, balance: 62_000 });
  });

  test('Rollback gives a withdrawal back, once', async () => {
    const player = await play(50_000);
    const [bet, rollback] = [id(), id()];
    await player.getCash(bet, 15_000);
    expect(await player.rollback(rollback, bet, 15_000)).toEqual({ ...done, balance: 50_000 });
    expect(await player.rollback(rollback, bet, 15_000)).toEqual({ ...repeated, balance: 50_000 });
    expect(await player.cash()).toBe(50_000);
  });
});

describe('repeats', () => {
  test('of a return that named no withdrawal stay repeats when the round went on meanwhile', async () => {
    const player = await play(50_000);
    const [first, second, win] = [id(), id(), id()];
    await player.getCash(first, 10_000);
    expect(await player.returnCash(win, 12_000)).toEqual({ ...done, balance: 52_000 });
    await player.getCash(second, 10_000);
    expect(await player.returnCash(win, 12_000)).toEqual({ ...repeated, balance: 42_000 });
  });

  test('are told as processed, with the balance, and move nothing', async () => {
    const player = await play(50_000);
    const [bet, win] = [id(), id()];
    await player.getCash(bet, 15_000);
    expect(await player.getCash(bet, 15_000)).toEqual({ ...repeated, balance: 35_000 });
    await player.returnCash(win, 5_000, { linkedTransactionIds: [bet] });
    expect(await player.returnCash(win, 5_000, { linkedTransactionIds: [bet] })).toEqual({
      ...repeated,
      balance: 40_000,
    });
    expect(await player.cash()).toBe(40_000);
  });

  test('100 at once take one stake', async () => {
    const player = await play(50_000);
    const bet = id();
    const heard = await Promise.all(Array.from({ length: 100 }, () => player.getCash(bet, 15_000)));
    expect(new Set(heard.map(({ errorCode }) => errorCode))).toEqual(new Set([0]));
    expect(await player.cash()).toBe(35_000);
  });

  test('of an id with another amount are refused', async () => {
    const player = await play(50_000);
    const bet = id();
    await player.getCash(bet, 15_000);
    expect(await player.getCash(bet, 16_000)).toMatchObject({ errorCode: 4 });
    expect(await player.cash()).toBe(35_000);
  });
});

describe('error codes', () => {
  test('1: a signature of another key, of another body, or none', async () => {
    const player = await play(50_000);
    const body = JSON.stringify({
      method: 'GetCash',
      userId: player.playerId,
      currency: 'USD',
      sessionId: player.token,
      gameId,
      roundId: 'r',
      amount: 15_000,
      transactionId: id(),
    });
    const refused = { httpStatus: 200, body: { errorCode: 1, errorDescription: 'Invalid signature' } };
    expect(await post(body, signOf(body, 'another key'))).toEqual(refused);
    expect(await post(body, signOf(`${body} `))).toEqual(refused);
    expect(await post(body, '')).toEqual(refused);
    expect(await player.cash()).toBe(50_000);
  });

  test('2: a player who never played here', async () => {
    const player = await play(50_000);
    expect(await player.balance({ userId: '999999' })).toEqual({
      errorCode: 2,
      errorDescription: 'Player not found',
    });
    expect(await player.getCash(id(), 100, { userId: 'somebody' })).toMatchObject({ errorCode: 2 });
  });

  test('3: more than there is, with the balance', async () => {
    const player = await play(10_000);
    expect(await player.getCash(id(), 15_000)).toEqual({
      errorCode: 3,
      errorDescription: 'Insufficient funds',
      balance: 10_000,
    });
  });

  test.each<[string, number, object]>([
    ['less than nothing', -1, {}],
    ['a fraction of a cent', 0.5, {}],
    ['more than JSON counts exactly', 2 ** 53, {}],
    ['an amount as text', 0, { amount: '15000' }],
    ['no amount', 0, { amount: undefined }],
    ['no transaction', 100, { transactionId: undefined }],
    ['a transaction of 65 characters', 100, { transactionId: '1'.repeat(65) }],
    ['a currency that nobody has', 100, { currency: 'XXX' }],
    ["the hall's own name of a currency", 100, { currency: 'RMB' }],
    ["a currency that is not the player's", 100, { currency: 'THB' }],
    ['a game that there is not', 100, { gameId: 1 }],
    ['no round', 100, { roundId: undefined }],
    ['a method that there is not', 100, { method: 'TakeCash' }],
  ])('4: %s', async (_name, amount, change) => {
    const player = await play(50_000);
    expect(await player.getCash(id(), amount, change)).toMatchObject({ errorCode: 4 });
    expect(await player.cash()).toBe(50_000);
  });

  test('5: a rollback of what never came, whose late withdrawal then takes nothing', async () => {
    const player = await play(50_000);
    const [bet, rollback] = [id(), id()];
    const refused = { errorCode: 5, errorDescription: 'Reference transaction does not exist' };
    expect(await player.rollback(rollback, bet, 15_000)).toEqual(refused);
    expect(await player.rollback(rollback, bet, 15_000)).toEqual(refused);
    expect(await player.getCash(bet, 15_000)).toMatchObject({ errorCode: 4 });
    expect(await player.cash()).toBe(50_000);
  });

  test('5: a payment without a withdrawal', async () => {
    const player = await play(50_000);
    expect(await player.returnCash(id(), 5_000)).toMatchObject({ errorCode: 5 });
    expect(await player.returnCash(id(), 5_000, { linkedTransactionIds: [id()] })).toMatchObject({
      errorCode: 5,
    });
    expect(await player.cash()).toBe(50_000);
  });

  test('6: a rollback with another amount, of another player, or of what was won', async () => {
    const player = await play(50_000);
    const other = await play(50_000);
    const bet = id();
    await player.getCash(bet, 15_000);
    expect(await player.rollback(id(), bet, 14_000)).toEqual({
      errorCode: 6,
      errorDescription: 'Reference transaction has incompatible data',
    });
    expect(await other.rollback(id(), bet, 15_000)).toMatchObject({ errorCode: 6 });
    await player.returnCash(id(), 1_000);
    expect(await player.rollback(id(), bet, 15_000)).toMatchObject({ errorCode: 6 });
    expect([await player.cash(), await other.cash()]).toEqual([36_000, 50_000]);
  });

  test('7, of casino games: a session that is over, whose player is still paid', async () => {
    const player = await play(50_000);
    const bet = id();
    await player.getCash(bet, 15_000);
    await dialect.hall.database.owner.query(
      `UPDATE game_session SET state = 'closed', ended_at = now(), end_reason = 'left' WHERE member_id = $1`,
      [player.memberId],
    );
    expect(await player.getCash(id(), 100)).toMatchObject({ errorCode: 7 });
    expect(await player.balance()).toMatchObject({ errorCode: 7 });
    expect(await player.returnCash(id(), 20_000)).toEqual({ ...done, balance: 55_000 });
  });

  test('a key that nobody has is no key', async () => {
    const response = await fetch(`${dialect.origin}/provider/evenbet/nobody`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sign: signOf('{}') },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ errorCode: 1 });
  });
});
