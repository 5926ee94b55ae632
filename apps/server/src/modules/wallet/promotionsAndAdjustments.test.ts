import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  booksOf,
  callAs,
  lantern,
  openHall,
  type Player,
  playRound,
  promoWin,
  type TestHall,
  tide,
  untilDefinite,
} from './hall.fixture.ts';
import { storeProviderWire } from './index.ts';

/** Money beside a round's own: promotional wins, and adjustments of rounds that are over. */

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const cash = (player: Player) => hall.cashOf(player.memberId);
const promo = (player: Pick<Player, 'player_id'>, body: object, provider = lantern) =>
  promoWin(hall, provider, player.player_id, body);
const roundOf = async (player: Player) =>
  (
    await sql('SELECT state, stake_minor, win_minor, adjusted_minor FROM round WHERE member_id = $1', [
      player.memberId,
    ])
  ).rows;

describe('a promotional win', () => {
  test('comes from the site, not from the house, and is told to the member', async () => {
    const player = await hall.addPlayer(1_000);
    const [house, promotion] = [await hall.sumOf('house'), await hall.sumOf('promotion')];
    expect(await promo(player, { transaction_id: 'pa1', amount: 250 })).toMatchObject({
      status: 'OK',
      duplicate: false,
      balance: { cash: 1_250 },
      operator_tx_id: expect.stringMatching(/^\d+$/),
    });
    expect([await hall.sumOf('house'), await hall.sumOf('promotion')]).toEqual([house, promotion - 250]);
    const { rows } = await sql(
      `SELECT t.kind, t.reference, w.campaign_id FROM wallet_transaction w
       JOIN ledger.transfer t ON t.id = w.ledger_transfer_id WHERE w.transaction_id = 'pa1'`,
    );
    expect(rows).toEqual([{ kind: 'promotion', reference: 'spring-cup', campaign_id: 'spring-cup' }]);
    const events = await sql('SELECT event, payload FROM outbox WHERE member_id = $1', [player.memberId]);
    expect(events.rows).toEqual([{ event: 'member_cash', payload: { main: '12.50', currency: 'RMB' } }]);
  });

  test('is paid once, and its id is good for nothing else', async () => {
    const player = await hall.addPlayer(0);
    await promo(player, { transaction_id: 'pb1', amount: 250 });
    expect(await promo(player, { transaction_id: 'pb1', amount: 250 })).toMatchObject({
      status: 'OK',
      duplicate: true,
    });
    for (const change of [{ amount: 251 }, { campaign_id: 'autumn-cup' }, { round_id: 'any' }]) {
      expect(await promo(player, { transaction_id: 'pb1', amount: 250, ...change })).toMatchObject({
        status: 'DUPLICATE_MISMATCH',
      });
    }
    expect(await playRound(hall, lantern, player).bet('pb1', 250)).toMatchObject({
      status: 'DUPLICATE_MISMATCH',
    });
    expect(await cash(player)).toBe(250);
  });

  test('a hundred at once under one id, over two processes, pay once', async () => {
    const player = await hall.addPlayer(0);
    const another = await hall.openAnother();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        untilDefinite(() =>
          promoWin({ ...hall, app: index % 2 ? another : hall.app }, lantern, player.player_id, {
            transaction_id: 'pc1',
            amount: 70,
          }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']));
    expect(await cash(player)).toBe(70);
  });

  test('is taken after the round is closed, the session ended, the member frozen and excluded; the round stays as it is', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player, 'promoted');
    await round.betWin('pd1', 100, 40);
    await hall.addSession(player.memberId, tide);
    await sql(`UPDATE member SET status = 'frozen' WHERE id = $1`, [player.memberId]);
    await sql(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')`, [
      player.memberId,
    ]);
    expect(
      await promo(player, {
        transaction_id: 'pd2',
        amount: 60,
        round_id: 'promoted',
        game_code: lantern.game,
      }),
    ).toMatchObject({ status: 'OK', balance: { cash: 1_000 } });
    expect(await roundOf(player)).toEqual([
      { state: 'closed', stake_minor: 100n, win_minor: 40n, adjusted_minor: 0n },
    ]);
  });

  test('of nothing is done, and moves nothing', async () => {
    const player = await hall.addPlayer(10);
    expect(await promo(player, { transaction_id: 'pe1', amount: 0 })).toMatchObject({ status: 'OK' });
    expect(await cash(player)).toBe(10);
  });

  test.each<[string, (player: Player) => object, string]>([
    ['a member who does not exist', () => ({ player_id: '999999' }), 'INVALID_TOKEN'],
    ['a player id that can be none', () => ({ player_id: 'x' }), 'INVALID_TOKEN'],
    ['another currency', () => ({ currency: 'USD' }), 'WRONG_CURRENCY'],
    ['a game that the provider has not', () => ({ game_code: 'comet-peaks' }), 'INVALID_GAME'],
    ['a round that the member has not', () => ({ round_id: 'never' }), 'BET_NOT_FOUND'],
    ['a negative amount', () => ({ amount: -1 }), 'BAD_REQUEST'],
    ['an amount of 2^53', () => ({ amount: 2 ** 53 }), 'BAD_REQUEST'],
    ['no campaign', () => ({ campaign_id: undefined }), 'BAD_REQUEST'],
    ['a campaign of 65 characters', () => ({ campaign_id: 'c'.repeat(65) }), 'BAD_REQUEST'],
  ])('for %s is refused, and its id is not used up', async (name, change, status) => {
    const player = await hall.addPlayer(10);
    const transaction_id = `pf-${name.replaceAll(' ', '-').slice(0, 40)}`;
    expect(await promo(player, { transaction_id, amount: 5, ...change(player) })).toMatchObject({ status });
    expect(await cash(player)).toBe(10);
    expect(await promo(player, { transaction_id, amount: 5 })).toMatchObject({
      status: 'OK',
      duplicate: false,
    });
  });

  test("for a player who never opened one of the provider's games is refused", async () => {
    const elsewhere = await hall.addPlayer(10, tide);
    expect(await promo(elsewhere, { transaction_id: 'pg1', amount: 5 })).toMatchObject({
      status: 'INVALID_TOKEN',
    });
    expect(await promo(elsewhere, { transaction_id: 'pg1', amount: 5 }, tide)).toMatchObject({
      status: 'OK',
    });
  });

  test('of the largest amount is paid as far as a balance goes, and shown as the largest that the wire can carry', async () => {
    const player = await hall.addPlayer(10);
    await hall.database.owner.query('UPDATE provider SET win_multiple_max = $1', [2 ** 31 - 1]);
    const most = Number.MAX_SAFE_INTEGER;
    expect(await promo(player, { transaction_id: 'ph1', amount: most })).toMatchObject({
      status: 'OK',
      balance: { cash: most },
    });
    const { rows } = await sql(
      `SELECT balance_minor FROM ledger.account WHERE owner_kind = 'member' AND owner_id = $1`,
      [player.memberId],
    );
    expect(rows).toEqual([{ balance_minor: BigInt(most) + 10n }]);
  });

  test('cannot be rolled back', async () => {
    const player = await hall.addPlayer(10);
    await promo(player, { transaction_id: 'pi1', amount: 5 });
    expect(await playRound(hall, lantern, player).rollback('pi2', 'pi1')).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'target_transaction_id',
    });
    expect(await cash(player)).toBe(15);
  });
});

describe('an adjustment', () => {
  test('resettles a closed round in either direction, with the house, and is kept apart from its wins', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('aa1', 300);
    await round.win('aa2', 'aa1', 500, { round_closed: true });
    const house = await hall.sumOf('house');
    expect(await round.adjust('aa3', -500)).toMatchObject({
      status: 'OK',
      balance: { cash: 700 },
      duplicate: false,
    });
    expect(await round.adjust('aa4', 120)).toMatchObject({ status: 'OK', balance: { cash: 820 } });
    expect(await hall.sumOf('house')).toBe(house + 380);
    expect(await roundOf(player)).toEqual([
      { state: 'closed', stake_minor: 300n, win_minor: 500n, adjusted_minor: -380n },
    ]);
    const { rows } = await sql(
      `SELECT l.kind, l.reason FROM ledger.transfer l JOIN wallet_transaction t ON t.ledger_transfer_id = l.id
       WHERE t.transaction_id IN ('aa3', 'aa4')`,
    );
    const posting = { kind: 'adjustment', reason: 'result corrected' };
    expect(rows).toEqual([posting, posting]);
    // The provider's totals are those of its bets and wins.
    expect(await round.close('aa5', 300, 500)).toMatchObject({ status: 'OK', mismatch: false });
  });

  test('of an open round leaves its stake held and the round open', async () => {
    const player = await hall.addPlayer(1_000);
    const held = await hall.sumOf('held');
    const round = playRound(hall, lantern, player);
    await round.bet('ab1', 300);
    expect(await round.adjust('ab2', -50)).toMatchObject({ status: 'OK', balance: { cash: 650 } });
    expect(await hall.sumOf('held')).toBe(held + 300);
    expect(await round.rollback('ab3', 'ab1')).toMatchObject({ status: 'OK', balance: { cash: 950 } });
    expect(await round.adjust('ab4', 50)).toMatchObject({ status: 'OK', balance: { cash: 1_000 } });
    expect(await roundOf(player)).toEqual([
      { state: 'rolled_back', stake_minor: 0n, win_minor: 0n, adjusted_minor: 0n },
    ]);
  });

  test('that the balance does not cover takes nothing, and stays refused under its id', async () => {
    const player = await hall.addPlayer(300);
    const round = playRound(hall, lantern, player);
    await round.betWin('ac1', 300, 100);
    expect(await round.adjust('ac2', -101)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: { cash: 100 },
      duplicate: false,
    });
    await promo(player, { transaction_id: 'ac3', amount: 500 });
    expect(await round.adjust('ac2', -101)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', duplicate: true });
    expect(await cash(player)).toBe(600);
    expect(await round.adjust('ac4', -101)).toMatchObject({ status: 'OK', balance: { cash: 499 } });
    expect(await roundOf(player)).toMatchObject([{ adjusted_minor: -101n }]);
  });

  test('is made once; another amount, sign or reason under its id is a mismatch', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.betWin('ad1', 100, 0);
    await round.adjust('ad2', -100);
    expect(await round.adjust('ad2', -100)).toMatchObject({ status: 'OK', duplicate: true });
    expect(await round.adjust('ad2', 100)).toMatchObject({ status: 'DUPLICATE_MISMATCH' });
    expect(await round.adjust('ad2', -100, { reason: 'another' })).toMatchObject({
      status: 'DUPLICATE_MISMATCH',
    });
    expect(await cash(player)).toBe(800);
  });

  test('needs the right of the key that signs it', async () => {
    const player = await hall.addPlayer(1_000, tide);
    const round = playRound(hall, tide, player);
    await round.betWin('ae1', 100, 0);
    expect(await round.adjust('ae2', 100)).toMatchObject({ status: 'BAD_REQUEST', field: 'x-key-id' });
    expect(await cash(player)).toBe(900);
    const second = { keyId: 'key-tide-2', secret: 'second' };
    await storeProviderWire(hall.database.pool, 'a secret of thirty-two characters!', {
      gpId: 2,
      baseUrl: 'http://127.0.0.1:9/operator/v1',
      gameOrigin: 'http://localhost:3100',
      key: second,
      slot: 2,
      mayAdjust: true,
    });
    const app = await hall.openAnother();
    const with2 = playRound({ ...hall, app }, { ...tide, key: second }, player, round.round_id);
    expect(await with2.adjust('ae2', 100)).toMatchObject({ status: 'OK', balance: { cash: 1_000 } });
    const with1 = playRound({ ...hall, app }, tide, player, round.round_id);
    expect(await with1.adjust('ae3', 100)).toMatchObject({ status: 'BAD_REQUEST', field: 'x-key-id' });
  });

  test.each<[string, object, string]>([
    ['a round that is nobody’s', { round_id: 'never' }, 'BET_NOT_FOUND'],
    ['another currency', { currency: 'USD' }, 'WRONG_CURRENCY'],
    ['another game', { game_code: 'paper-boat' }, 'INVALID_GAME'],
    ['half a minor unit', { amount: 0.5 }, 'BAD_REQUEST'],
    ['an amount of -2^53', { amount: -(2 ** 53) }, 'BAD_REQUEST'],
    ['no reason', { reason: '' }, 'BAD_REQUEST'],
    ['a reason with a NUL', { reason: 'lost\u0000' }, 'BAD_REQUEST'],
  ])('of %s is refused', async (name, change, status) => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.betWin(`af-${name.slice(0, 20)}`.replaceAll(/[^a-z-]/g, '-'), 100, 0);
    expect(await round.adjust(`ag-${status}-${name.length}`, 50, change)).toMatchObject({ status });
    expect(await cash(player)).toBe(900);
  });

  test("of another member's round is refused", async () => {
    const player = await hall.addPlayer(1_000);
    const other = await hall.addPlayer(1_000);
    await playRound(hall, lantern, player, 'hers').betWin('ah1', 100, 0);
    expect(await playRound(hall, lantern, other, 'hers').adjust('ah2', 50)).toMatchObject({
      status: 'BET_NOT_FOUND',
    });
    expect(await cash(other)).toBe(1_000);
  });

  test('fifty at once take what there is and never more', async () => {
    const player = await hall.addPlayer(1_100);
    const round = playRound(hall, lantern, player);
    await round.betWin('ai0', 100, 0);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => untilDefinite(() => round.adjust(`ai-${index}`, -100))),
    );
    const done = answers.filter(({ status }) => status === 'OK');
    expect(done).toHaveLength(10);
    expect(await cash(player)).toBe(0);
  });

  test('is told by its state', async () => {
    const player = await hall.addPlayer(100);
    const round = playRound(hall, lantern, player);
    await round.betWin('aj1', 100, 0);
    await round.adjust('aj2', -1);
    await round.adjust('aj3', 1);
    const stateOf = async (target_transaction_id: string) =>
      (
        await callAs(hall.app, hall.clock, lantern, 'tx-status', {
          player_id: player.player_id,
          currency: 'RMB',
          target_transaction_id,
        })
      ).body.transaction_status;
    expect([await stateOf('aj2'), await stateOf('aj3')]).toEqual(['rejected', 'done']);
  });
});
