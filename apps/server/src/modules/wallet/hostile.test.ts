import { randomUUID } from 'node:crypto';
import { signRequest, walletBasePath } from '@pavilion/provider-kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  booksOf,
  callAs,
  lantern,
  openHall,
  type Player,
  playRound,
  promoWin,
  secret,
  sendRaw,
  type TestHall,
  tide,
  untilDefinite,
} from './hall.fixture.ts';
import { storeProviderWire } from './index.ts';

/** What a provider, or somebody with its key, might try: nothing of it may move another's money or any twice. */

let hall: TestHall;
let player: Player;
beforeAll(async () => {
  hall = await openHall();
  player = await hall.addPlayer(100_000);
  await playRound(hall, lantern, player, 'hers').bet('hers', 500);
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const cash = () => hall.cashOf(player.memberId);
const nothingMoves = async (work: () => Promise<void>): Promise<void> => {
  const before = [await cash(), await hall.sumOf('house'), await hall.sumOf('held')];
  await work();
  expect([await cash(), await hall.sumOf('house'), await hall.sumOf('held')]).toEqual(before);
};

/** Every call that moves money, as it would be good. */
const goodCalls = {
  bet: () => ({ ...round(), amount: 100 }),
  win: () => ({ ...round(), bet_transaction_id: 'hers', amount: 100 }),
  'bet-win': () => ({ ...round(), bet_amount: 100, win_amount: 100 }),
  rollback: () => ({ ...round(), target_transaction_id: 'hers' }),
  'promo-win': () => ({ ...round(), campaign_id: 'cup', amount: 100 }),
  adjust: () => ({ ...round(), amount: -100, reason: 'corrected' }),
  'round-close': () => ({ ...round(), bet_total: 500, win_total: 0 }),
} as const;
type CallName = keyof typeof goodCalls;
const names = Object.keys(goodCalls) as CallName[];
const round = () => ({
  player_id: player.player_id,
  session_token: player.session_token,
  currency: 'RMB',
  game_code: lantern.game,
  round_id: 'hers',
  transaction_id: randomUUID(),
});
const send = async (name: CallName, change: object) =>
  (await callAs(hall.app, hall.clock, lantern, name, { ...goodCalls[name](), ...change })).body;

describe('what does not fit', () => {
  const amounts: readonly [CallName, string][] = [
    ['bet', 'amount'],
    ['win', 'amount'],
    ['bet-win', 'bet_amount'],
    ['bet-win', 'win_amount'],
    ['promo-win', 'amount'],
    ['adjust', 'amount'],
    ['round-close', 'bet_total'],
    ['round-close', 'win_total'],
  ];

  test.each(amounts)('%s: %s past 2^53, fractional, in words or beyond numbers', async (name, field) => {
    await nothingMoves(async () => {
      for (const amount of [2 ** 53, -(2 ** 53), 0.1, 1e300, '100', null, [100], { minor: 100 }])
        expect(await send(name, { [field]: amount })).toMatchObject({ status: 'BAD_REQUEST', field });
    });
  });

  test.each(amounts.filter(([name]) => name !== 'adjust'))('%s: %s below zero', async (name, field) => {
    await nothingMoves(async () => {
      expect(await send(name, { [field]: -1 })).toMatchObject({ status: 'BAD_REQUEST', field });
    });
  });

  test.each(names)('%s: ids of 65 characters, of none, of other signs', async (name) => {
    const ids = Object.keys(goodCalls[name]()).filter(
      (field) => field.endsWith('_id') || field === 'game_code',
    );
    await nothingMoves(async () => {
      for (const field of ids)
        for (const id of ['x'.repeat(65), '', 'a b', 'a\u0000', '回合', 7, null])
          expect(await send(name, { [field]: id })).toMatchObject({ status: 'BAD_REQUEST', field });
    });
  });

  test('SQL, quotes and backslashes are but letters of an id', async () => {
    const id = `';DROP/**/TABLE"round";--\\'`;
    expect(await send('bet', { transaction_id: id, round_id: id })).toMatchObject({ status: 'OK' });
    expect(await send('bet', { transaction_id: id, round_id: id })).toMatchObject({
      status: 'OK',
      duplicate: true,
    });
  });

  test('ids of 64 characters and the largest amount are understood', async () => {
    const rich = await hall.addPlayer(0);
    // No win is beyond this bound.
    await hall.database.owner.query('UPDATE provider SET win_multiple_max = $2 WHERE gp_id = $1', [
      lantern.gpId,
      2 ** 31 - 1,
    ]);
    const most = Number.MAX_SAFE_INTEGER;
    const id = 'x'.repeat(64);
    for (const suffix of ['a', 'b', 'c'])
      expect(
        await promoWin(hall, lantern, rich.player_id, {
          transaction_id: id.slice(1) + suffix,
          campaign_id: id,
          amount: most,
        }),
      ).toMatchObject({ status: 'OK', balance: { cash: most } });
    const { rows } = await hall.database.owner.query<{ balance_minor: bigint }>(
      `SELECT balance_minor FROM ledger.account WHERE owner_kind = 'member' AND owner_id = $1`,
      [rich.memberId],
    );
    expect(rows[0]?.balance_minor).toBe(3n * BigInt(most));
    const big = playRound(hall, lantern, rich);
    await big.betWin('rich', 100, 0);
    expect(await big.adjust('rich-back', -most)).toMatchObject({ status: 'OK', balance: { cash: most } });
  });
});

describe('another provider', () => {
  /** A key with every right there is, of the other provider. */
  const thief = { ...tide, key: { keyId: 'key-tide-adjusting', secret: 'adjusting' } };
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeProviderWire(hall.database.pool, secret, {
      gpId: tide.gpId,
      baseUrl: 'http://127.0.0.1:9/operator/v1',
      gameOrigin: 'http://localhost:3100',
      key: thief.key,
      slot: 2,
      mayAdjust: true,
    });
    app = await hall.openAnother();
  });

  test.each<[CallName, string]>([
    ['bet', 'INVALID_TOKEN'],
    ['bet-win', 'INVALID_TOKEN'],
    ['win', 'BET_NOT_FOUND'],
    ['promo-win', 'INVALID_TOKEN'],
    ['adjust', 'BET_NOT_FOUND'],
    ['round-close', 'BET_NOT_FOUND'],
    ['rollback', 'INVALID_TOKEN'],
  ])("%s with the first one's member, session and round is %s", async (name, status) => {
    await nothingMoves(async () => {
      const body = { ...goodCalls[name](), game_code: thief.game };
      expect(await callAs(app, hall.clock, thief, name, body)).toMatchObject({ body: { status } });
    });
    const { rows } = await hall.database.owner.query(
      `SELECT state, held_minor FROM round WHERE gp_id = 1 AND round_ref = 'hers'`,
    );
    expect(rows).toEqual([{ state: 'open', held_minor: 500n }]);
  });

  /** Of everybody who is no player of the thief's, nothing is told and nothing is kept: known, of another site, or nobody. */
  test.each(['a member who plays elsewhere', 'a member of another site', 'nobody'])(
    'learns nothing of %s by asking or taking back, and leaves nothing behind',
    async (whom) => {
      await hall.database.owner.query(
        `INSERT INTO site (id, code, name, languages, currencies) VALUES (2, 'two', 'Two', '{zh_CN}', '{RMB}')
         ON CONFLICT DO NOTHING`,
      );
      const { rows: strangers } = await hall.database.owner.query<{ id: number }>(
        `INSERT INTO member (site_id, account, account_key, password_hash, currency) VALUES (2, $1, $1, 'x', 'RMB')
         RETURNING id`,
        [`stranger${randomUUID().slice(0, 8)}`],
      );
      const ids: Record<string, string> = {
        'a member who plays elsewhere': player.player_id,
        'a member of another site': String(strangers[0]?.id ?? 0),
        nobody: '999999999',
      };
      const body = { player_id: ids[whom], currency: 'RMB', target_transaction_id: randomUUID() };
      const asked = await callAs(app, hall.clock, thief, 'tx-status', body);
      const buried = await callAs(app, hall.clock, thief, 'rollback', {
        ...goodCalls.rollback(),
        ...body,
        game_code: thief.game,
      });
      for (const { body: answer } of [asked, buried]) {
        expect(answer).toMatchObject({ status: 'INVALID_TOKEN' });
        expect(answer).not.toHaveProperty('balance');
        expect(answer).not.toHaveProperty('currency');
      }
      const { rows } = await hall.database.owner.query(
        'SELECT FROM wallet_transaction WHERE transaction_id = $1 OR target_transaction_id = $1',
        [body.target_transaction_id],
      );
      expect(rows).toEqual([]);
    },
  );
});

describe('a signature', () => {
  const payload = () =>
    JSON.stringify({
      request_id: randomUUID(),
      occurred_at: hall.clock.now().toISOString(),
      ...goodCalls.bet(),
    });
  const betPath = `${walletBasePath}/wallet/bet`;

  test.each([
    ['another call', `${walletBasePath}/wallet/bet-win`],
    ['another base', '/provider/v2/wallet/bet'],
    ['a query', `${betPath}?round_closed=true`],
    ['other letters', betPath.toUpperCase()],
    ['a trailing slash', `${betPath}/`],
  ])('for the path of %s opens nothing', async (_name, path) => {
    await nothingMoves(async () => {
      const body = payload();
      const nowMs = hall.clock.now().getTime();
      const signed = signRequest(lantern.key, { method: 'POST', path, body, nowMs });
      expect(await sendRaw(hall.app, hall.clock, lantern.key, betPath, body, signed)).toMatchObject({
        httpStatus: 401,
      });
    });
  });

  test('for another body, another method or with another key opens nothing', async () => {
    await nothingMoves(async () => {
      const body = payload();
      const nowMs = hall.clock.now().getTime();
      const forged = [
        signRequest(lantern.key, { method: 'POST', path: betPath, body: `${body} `, nowMs }),
        signRequest(lantern.key, { method: 'GET', path: betPath, body, nowMs }),
        {
          ...signRequest(tide.key, { method: 'POST', path: betPath, body, nowMs }),
          'x-key-id': lantern.key.keyId,
        },
      ];
      for (const signed of forged)
        expect(await sendRaw(hall.app, hall.clock, lantern.key, betPath, body, signed)).toMatchObject({
          httpStatus: 401,
        });
    });
  });

  test('that was good once is good for no replay, of money or of a question', async () => {
    for (const path of [betPath, `${walletBasePath}/wallet/promo-win`, `${walletBasePath}/wallet/balance`]) {
      const body = payload();
      const nowMs = hall.clock.now().getTime();
      const signed = signRequest(lantern.key, { method: 'POST', path, body, nowMs });
      expect((await sendRaw(hall.app, hall.clock, lantern.key, path, body, signed)).httpStatus).toBe(200);
      await nothingMoves(async () => {
        expect(await sendRaw(hall.app, hall.clock, lantern.key, path, body, signed)).toMatchObject({
          httpStatus: 401,
        });
      });
    }
  });
});

test('ten thousand identical bets at once make one debit', async () => {
  const one = await hall.addPlayer(10_000);
  const at = playRound(hall, lantern, one, 'flood');
  const answers = await Promise.all(Array.from({ length: 10_000 }, () => at.bet('flood', 100)));
  const statuses = new Set(answers.map(({ status }) => status));
  // Those that would have waited for too long are told to come again, or to ask.
  for (const status of statuses) expect(['OK', 'RETRY_LATER', 'UNKNOWN']).toContain(status);
  const firsts = answers.filter(({ status, duplicate }) => status === 'OK' && duplicate === false);
  expect(firsts.length).toBeLessThanOrEqual(1);
  expect(await untilDefinite(() => at.bet('flood', 100))).toMatchObject({ status: 'OK' });
  expect(await hall.cashOf(one.memberId)).toBe(9_900);
  expect(await at.bet('flood', 100)).toMatchObject({ status: 'OK', duplicate: true });
}, 180_000);
