import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../../realtime/index.ts';
import { staffAt } from '../../../testing/staffAt.ts';
import { booksOf, callAs, lantern, tide } from '../hall.fixture.ts';
import { findWalletDifferences, releaseWin, setWinBound } from '../index.ts';
import { type DialectHall, openDialectHall } from './dialect.fixture.ts';

/**
 * The hub88 dialect over real HTTP. Requests bear the fields and the example values of the public reference (Operator
 * API, Wallet API; fetched 2026-11-21) with users of this hall; where the reference gives no example of a whole request,
 * it is built from its list of fields.
 */

const operatorKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyId = 'hub88-operator-1';
const gameCode = 'clt_dragonrising';

let dialect: DialectHall;
beforeAll(async () => {
  const secret = operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  dialect = await openDialectHall('hub88', { keyId, secret }, 'clt-dragonrising');
});
afterEach(async () => expect(await booksOf(dialect.hall)).toEqual([]));
afterAll(() => dialect.close());

type Json = Readonly<Record<string, unknown>>;

const post = async (path: string, body: object | string, privateKey = operatorKeys.privateKey) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${dialect.origin}/provider/hub88/${keyId}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64'),
    },
    body: text,
  });
  return { httpStatus: response.status, text: await response.text() };
};
const ask = async (path: string, body: object): Promise<Json> => JSON.parse((await post(path, body)).text);

/** A player's round, with everything that the reference's requests carry. */
const play = async (cashMinor: number) => {
  const player = await dialect.addPlayer(cashMinor);
  const user = player.playerId.padStart(4, '0');
  const round = randomUUID();
  const common = () => ({ user, token: player.token, request_uuid: randomUUID(), game_code: gameCode });
  const transaction = (transaction_uuid: string) => ({
    ...common(),
    transaction_uuid,
    supplier_transaction_id: '41ecc3ad-b181-4235-bf9d-acf0a7ad9730',
    supplier_user: 'hub88_john12345',
    round,
    round_closed: false,
    currency: 'USD',
    is_free: false,
    is_aggregated: false,
    reward_uuid: null,
    bet: 'zero',
    meta: { selection: 'home_team', odds: 2.5 },
  });
  return {
    ...player,
    user,
    balance: (change: object = {}) => ask('/user/balance', { ...common(), ...change }),
    info: (change: object = {}) => ask('/user/info', { user, request_uuid: randomUUID(), ...change }),
    bet: (id: string, amount: number, change: object = {}) =>
      ask('/transaction/bet', { ...transaction(id), amount, ...change }),
    win: (id: string, reference_transaction_uuid: string, amount: number, change: object = {}) =>
      ask('/transaction/win', { ...transaction(id), reference_transaction_uuid, amount, ...change }),
    rollback: (id: string, reference_transaction_uuid: string, change: object = {}) => {
      const { currency, ...rest } = transaction(id);
      return ask('/transaction/rollback', { ...rest, reference_transaction_uuid, ...change });
    },
    cash: () => dialect.hall.cashOf(player.memberId),
  };
};

const id = randomUUID;

describe('the calls of the reference', () => {
  test('user/info names the user, and echoes the request', async () => {
    const player = await play(0);
    const request_uuid = '583c985f-fee6-4c0e-bbf5-308aad6265af';
    expect(await player.info({ request_uuid })).toEqual({ user: player.user, status: 'RS_OK', request_uuid });
  });

  test('user/balance tells hundred-thousandths: 3.56 dollars are 356000', async () => {
    const player = await play(356);
    const request_uuid = '583c985f-fee6-4c0e-bbf5-308aad6265af';
    expect(await player.balance({ request_uuid })).toEqual({
      user: player.user,
      status: 'RS_OK',
      request_uuid,
      currency: 'USD',
      balance: 356_000,
    });
  });

  test('a bet takes, a win pays, and the round is closed by its flag', async () => {
    const player = await play(1_000);
    const bet = '16d2dcfe-b89e-11e7-854a-58404eea6d16';
    expect(await player.bet(bet, 356_000)).toMatchObject({
      status: 'RS_OK',
      currency: 'USD',
      balance: 644_000,
    });
    expect(await player.win(id(), bet, 500_000, { round_closed: true })).toMatchObject({
      status: 'RS_OK',
      balance: 1_144_000,
    });
    expect(await player.cash()).toBe(1_144);
    expect(await player.bet(id(), 1_000)).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
  });

  test('a rollback, which names no amount and no currency, gives the stake back', async () => {
    const player = await play(1_000);
    const bet = id();
    await player.bet(bet, 356_000);
    expect(await player.rollback(id(), bet)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
    expect(await player.cash()).toBe(1_000);
  });

  test('a rollback of what never came is RS_OK, and the late bet is told as rolled back', async () => {
    const player = await play(1_000);
    const bet = id();
    expect(await player.rollback(id(), bet)).toMatchObject({ status: 'RS_OK' });
    expect(await player.bet(bet, 100_000)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' });
    expect(await player.win(id(), bet, 100_000)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    });
    expect(await player.cash()).toBe(1_000);
  });

  test('the token of the launch is the session, however late it is first used, and ends with it', async () => {
    const player = await play(1_000);
    expect(await player.bet(id(), 100_000)).toMatchObject({ status: 'RS_OK' });
    const late = await play(1_000);
    dialect.hall.clock.advance(61_000);
    expect(await late.bet(id(), 100_000)).toMatchObject({ status: 'RS_OK' });
    expect(await player.bet(id(), 100_000)).toMatchObject({ status: 'RS_OK' });
    const never = await play(1_000);
    dialect.hall.clock.advance(12 * 3_600_000);
    expect(await never.bet(id(), 100_000)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    expect(await player.bet(id(), 100_000)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  });
});

describe('repeats', () => {
  test('the very same bytes again are answered again and move nothing', async () => {
    const player = await play(1_000);
    const body = {
      user: player.user,
      token: player.token,
      request_uuid: randomUUID(),
      game_code: gameCode,
      transaction_uuid: randomUUID(),
      round: 'r1',
      currency: 'USD',
      amount: 100_000,
    };
    const first = await post('/transaction/bet', body);
    expect(await post('/transaction/bet', body)).toEqual(first);
    expect(await player.cash()).toBe(900);
  });

  test('100 of them at once take one stake', async () => {
    const player = await play(1_000);
    const bet = id();
    // A busy hall may say that it does not know, which is asked again.
    const untilKnown = async (): Promise<Json> => {
      let answer = await player.bet(bet, 100_000);
      for (let tries = 1; tries < 50 && answer.status === 'RS_ERROR_UNKNOWN'; tries += 1)
        answer = await player.bet(bet, 100_000);
      return answer;
    };
    const heard = await Promise.all(Array.from({ length: 100 }, untilKnown));
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    expect(await player.cash()).toBe(900);
  });

  test('another amount, round or reference under an id is RS_ERROR_DUPLICATE_TRANSACTION', async () => {
    const player = await play(1_000);
    const [bet, win] = [id(), id()];
    await player.bet(bet, 100_000);
    const status = 'RS_ERROR_DUPLICATE_TRANSACTION';
    expect(await player.bet(bet, 200_000)).toMatchObject({ status });
    expect(await player.bet(bet, 100_000, { round: 'another' })).toMatchObject({ status });
    await player.win(win, bet, 100_000);
    expect(await player.win(win, bet, 300_000)).toMatchObject({ status });
    expect(await player.cash()).toBe(1_000);
  });
});

describe('parts of a cent', () => {
  test('1.005 is taken and kept: the player has it to the last hundred-thousandth', async () => {
    const player = await play(1_000);
    const bet = id();
    // 10.00 less 1.005.
    expect(await player.bet(bet, 100_500)).toMatchObject({ status: 'RS_OK', balance: 899_500 });
    expect(await player.balance()).toMatchObject({ balance: 899_500 });
    expect(await player.cash()).toBe(899);
    expect(await player.bet(bet, 100_500)).toMatchObject({ status: 'RS_OK', balance: 899_500 });
    expect(await player.bet(bet, 100_600)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    expect(await player.bet(bet, 100_000)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    // Half a cent is there, and half a cent more makes a whole one.
    expect(await player.bet(id(), 500)).toMatchObject({ status: 'RS_OK', balance: 899_000 });
    expect(await player.cash()).toBe(899);
    expect(await player.win(id(), bet, 700)).toMatchObject({ status: 'RS_OK', balance: 899_700 });
    expect(await player.cash()).toBe(899);
    expect(await player.win(id(), bet, 400)).toMatchObject({ status: 'RS_OK', balance: 900_100 });
    expect(await player.cash()).toBe(900);
  });

  test('all that there is can be staked, and not a hundred-thousandth more', async () => {
    const player = await play(100);
    const bet = id();
    await player.bet(bet, 99_999);
    expect(await player.cash()).toBe(0);
    expect(await player.bet(id(), 2)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1 });
    expect(await player.bet(id(), 1)).toMatchObject({ status: 'RS_OK', balance: 0 });
    expect(await player.rollback(id(), bet)).toMatchObject({ status: 'RS_OK', balance: 99_999 });
    expect(await player.cash()).toBe(99);
  });

  test('the most that a game takes is not passed by a part of a cent', async () => {
    const player = await play(100_000);
    await dialect.hall.database.owner.query(
      `INSERT INTO game_limit (game_id, currency, stake_min_minor, stake_max_minor) VALUES (22, 'USD', 1, 500)`,
    );
    expect(await player.bet(id(), 500_001)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await player.bet(id(), 500_000)).toMatchObject({ status: 'RS_OK' });
    await dialect.hall.database.owner.query('DELETE FROM game_limit WHERE game_id = 22');
  });

  test('whatever comes in whatever order, nothing is lost and nothing made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            kind: fc.constantFrom('bet', 'win', 'rollback'),
            amount: fc.integer({ min: 0, max: 3_000 }),
            of: fc.nat(30),
          }),
          { minLength: 5, maxLength: 25 },
        ),
        async (moves) => {
          const player = await play(5);
          let units = 5_000;
          const first = id();
          await player.bet(first, 0);
          // What is still to be taken back, and what it would bring.
          const standing = new Map<string, number>();
          for (const { kind, amount, of } of moves) {
            const transaction = id();
            if (kind === 'rollback') {
              const [target, change] = [...standing][of % Math.max(standing.size, 1)] ?? [];
              if (target === undefined || change === undefined) continue;
              const isDone = units - change >= 0;
              if (isDone) {
                units -= change;
                standing.delete(target);
              }
              const status = isDone ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY';
              expect(await player.rollback(transaction, target)).toMatchObject({ status, balance: units });
              continue;
            }
            const change = kind === 'bet' ? -amount : amount;
            const isDone = units + change >= 0;
            if (isDone) {
              units += change;
              standing.set(transaction, change);
            }
            const answer =
              kind === 'bet'
                ? await player.bet(transaction, amount)
                : await player.win(transaction, first, amount);
            const status = isDone ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY';
            expect(answer).toMatchObject({ status, balance: units });
          }
          expect(await player.cash()).toBe(Math.floor(units / 1_000));
        },
      ),
      { numRuns: 25 },
    );
    expect(await findWalletDifferences(dialect.hall.database.pool)).toEqual([]);
    await dialect.hall.database.owner.query('UPDATE remainder SET parts = (parts + 1) % per_minor');
    expect((await findWalletDifferences(dialect.hall.database.pool)).map(({ rule }) => rule)).toContain(
      'remainder_is_sum_of_moves',
    );
    await dialect.hall.database.owner.query(
      'UPDATE remainder SET parts = (parts + per_minor - 1) % per_minor',
    );
  });
});

describe('a rollback of a win', () => {
  test('takes it back once, also when the round is over', async () => {
    const player = await play(1_000);
    const [bet, win, back] = [id(), id(), id()];
    await player.bet(bet, 100_000);
    await player.win(win, bet, 500_000, { round_closed: true });
    expect(await player.rollback(back, win)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
    expect(await player.rollback(back, win)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
    expect(await player.rollback(id(), win)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
    expect(await player.cash()).toBe(900);
    const { rows } = await dialect.hall.database.owner.query(
      'SELECT state, win_minor, stake_minor FROM round WHERE member_id = $1',
      [player.memberId],
    );
    expect(rows).toEqual([{ state: 'closed', win_minor: 0n, stake_minor: 100n }]);
  });

  test('lets the bet be taken back after it, while the round is open', async () => {
    const player = await play(1_000);
    const [bet, win] = [id(), id()];
    await player.bet(bet, 100_000);
    await player.win(win, bet, 500_000);
    expect(await player.rollback(id(), bet)).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
    expect(await player.rollback(id(), win)).toMatchObject({ balance: 900_000 });
    expect(await player.rollback(id(), bet)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  });

  test('that was spent waits until there is money again', async () => {
    const player = await play(100);
    const [bet, win, back] = [id(), id(), id()];
    await player.bet(bet, 100_000);
    await player.win(win, bet, 500_000);
    const spent = id();
    await player.bet(spent, 400_000);
    expect(await player.rollback(back, win)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 100_000,
    });
    await player.win(id(), spent, 400_000);
    expect(await player.rollback(back, win)).toMatchObject({ status: 'RS_OK', balance: 0 });
  });

  test('of another player moves nothing', async () => {
    const player = await play(1_000);
    const other = await play(1_000);
    const [bet, win] = [id(), id()];
    await player.bet(bet, 100_000);
    await player.win(win, bet, 100_000);
    expect(await other.rollback(id(), win)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await player.cash()).toBe(1_000);
  });

  test('that waits for staff comes from where it waits, and staff find it gone', async () => {
    const { hall } = dialect;
    await setWinBound(hall.database.owner, { gpId: tide.gpId, gameCode: 'clt-dragonrising', multiple: 10 });
    const player = await play(1_000);
    const [bet, win] = [id(), id()];
    await player.bet(bet, 100_000);
    expect(await player.win(win, bet, 5_000_000)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
    expect(await player.rollback(id(), win)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
    const { rows } = await hall.database.owner.query<{ number: bigint; state: string }>(
      'SELECT number, state FROM withheld_win WHERE transaction_id = $1',
      [win],
    );
    expect(rows).toMatchObject([{ state: 'taken_back' }]);
    const deps = { pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() };
    const by = await staffAt(hall, { account: 'ada', right: 'wins.decide' });
    expect(await releaseWin(deps, { number: rows[0]?.number ?? 0n, by })).toBe('too_late');
    expect(await findWalletDifferences(hall.database.pool)).toEqual([]);
  });
});

describe('refusals', () => {
  test.each<[string, number, object, string]>([
    ['more than there is', 1_001_000, {}, 'RS_ERROR_NOT_ENOUGH_MONEY'],
    ['a token that nobody has', 100_000, { token: 'nobody' }, 'RS_ERROR_INVALID_TOKEN'],
    ['a game that there is not', 100_000, { game_code: 'no_game' }, 'RS_ERROR_INVALID_GAME'],
    ["the hall's own name of a game", 100_000, { game_code: 'clt-dragonrising' }, 'RS_ERROR_INVALID_GAME'],
    ["a currency that is not the player's", 100_000, { currency: 'JPY' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a currency that nobody has', 100_000, { currency: 'XXX' }, 'RS_ERROR_WRONG_CURRENCY'],
    ["the hall's own name of a currency", 100_000, { currency: 'RMB' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a fraction', 0.5, {}, 'RS_ERROR_WRONG_TYPES'],
    ['less than nothing', -1_000, {}, 'RS_ERROR_WRONG_TYPES'],
    ['more than JSON counts exactly', 2 ** 53, {}, 'RS_ERROR_WRONG_TYPES'],
    ['text', 0, { amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
    ['no amount', 0, { amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['no transaction', 100_000, { transaction_uuid: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['a transaction of 65 characters', 100_000, { transaction_uuid: 'x'.repeat(65) }, 'RS_ERROR_WRONG_TYPES'],
    ['no token', 100_000, { token: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
  ])('a bet of %s', async (_name, amount, change, status) => {
    const player = await play(1_000);
    expect(await player.bet(id(), amount, change)).toMatchObject({ status });
    expect(await player.cash()).toBe(1_000);
  });

  test('the balance goes with a lack of money', async () => {
    const player = await play(356);
    expect(await player.bet(id(), 357_000)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 356_000,
    });
  });

  test('a win without its bet does not exist', async () => {
    const player = await play(1_000);
    expect(await player.win(id(), id(), 100_000)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
  });

  test('a disabled user stakes nothing and is paid', async () => {
    const player = await play(1_000);
    const bet = id();
    await player.bet(bet, 100_000);
    await dialect.hall.database.owner.query("UPDATE member SET status = 'disabled' WHERE id = $1", [
      player.memberId,
    ]);
    expect(await player.bet(id(), 100_000)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    expect(await player.win(id(), bet, 300_000)).toMatchObject({ status: 'RS_OK' });
    expect(await player.cash()).toBe(1_200);
  });

  test('a session that is over: no bets, but wins and rollbacks', async () => {
    const player = await play(1_000);
    const [bet, gone] = [id(), id()];
    await player.bet(bet, 100_000);
    await player.bet(gone, 100_000);
    await dialect.hall.database.owner.query(
      `UPDATE game_session SET state = 'closed', ended_at = now(), end_reason = 'left' WHERE member_id = $1`,
      [player.memberId],
    );
    expect(await player.bet(id(), 100_000)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await player.rollback(id(), gone)).toMatchObject({ status: 'RS_OK' });
    expect(await player.win(id(), bet, 100_000)).toMatchObject({ status: 'RS_OK' });
  });

  test('a user that never played here', async () => {
    const status = { info: 'RS_ERROR_UNKNOWN', balance: 'RS_ERROR_INVALID_TOKEN' };
    const player = await play(0);
    expect(await player.info({ user: '99999999' })).toMatchObject({ status: status.info });
    expect(await player.info({ user: 'john12345' })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
    expect(await player.balance({ user: '99999999' })).toMatchObject({ status: status.balance });
  });

  test('a body that is no JSON', async () => {
    expect(JSON.parse((await post('/transaction/bet', '{"user":')).text)).toEqual({
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
  });
});

describe('who is let in', () => {
  test("a stranger's signature moves nothing", async () => {
    const player = await play(1_000);
    const body = {
      user: player.user,
      token: player.token,
      request_uuid: randomUUID(),
      game_code: gameCode,
      transaction_uuid: randomUUID(),
      round: 'r1',
      currency: 'USD',
      amount: 100_000,
    };
    const { text } = await post('/transaction/bet', body, strangerKeys.privateKey);
    expect(JSON.parse(text)).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
    expect(await player.cash()).toBe(1_000);
  });

  test('its key is none on the native wire, nor a native key on this one', async () => {
    const player = await play(1_000);
    const publicKey = operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const asNative = { ...tide, key: { keyId, secret: publicKey } };
    const { hall } = dialect;
    const question = { player_id: player.playerId, currency: 'USD', target_transaction_id: 'x' };
    expect(await callAs(hall.app, hall.clock, asNative, 'tx-status', question)).toMatchObject({
      httpStatus: 401,
    });
    const response = await fetch(`${dialect.origin}/provider/hub88/${lantern.key.keyId}/user/info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub88-signature': 'AAAA' },
      body: JSON.stringify({ user: player.user, request_uuid: randomUUID() }),
    });
    expect(await response.json()).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  });
});
