import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  booksOf,
  callAs,
  lantern,
  openHall,
  type Player,
  playRound,
  type TestHall,
  tide,
} from './hall.fixture.ts';

/** Wins, rollbacks, closing and asking (wallet protocol, Hall side, rule 3). */

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const cash = (player: Player) => hall.cashOf(player.memberId);

describe('a win', () => {
  test('is taken after the session, the game and the member are closed: what was won is paid', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('s1', 100);
    await hall.addSession(player.memberId, tide);
    await sql(`UPDATE member SET status = 'disabled' WHERE id = $1`, [player.memberId]);
    await sql(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')`, [
      player.memberId,
    ]);
    await sql('UPDATE site_game SET enabled = false WHERE game_id = 11');
    const paid = await round.win('s2', 's1', 700, { session_token: undefined, round_closed: true });
    await sql('UPDATE site_game SET enabled = true WHERE game_id = 11');
    expect(paid).toMatchObject({ status: 'OK', balance: { cash: 1_600 } });
  });

  test('BET_NOT_FOUND for a bet that never was, was rejected, is of another round, player or provider', async () => {
    const player = await hall.addPlayer(1_000);
    const other = await hall.addPlayer(1_000);
    const elsewhere = await hall.addPlayer(1_000, tide);
    const round = playRound(hall, lantern, player, 'found');
    await round.bet('t1', 100);
    await round.bet('t2', 5_000);
    expect(await round.win('t3', 'never', 10)).toMatchObject({ status: 'BET_NOT_FOUND' });
    expect(await round.win('t3', 't2', 10)).toMatchObject({ status: 'BET_NOT_FOUND' });
    expect(await round.win('t3', 't1', 10, { round_id: 'lost' })).toMatchObject({ status: 'BET_NOT_FOUND' });
    expect(await playRound(hall, lantern, other, 'found').win('t3', 't1', 10)).toMatchObject({
      status: 'BET_NOT_FOUND',
    });
    expect(await playRound(hall, tide, elsewhere, 'found').win('t3', 't1', 10)).toMatchObject({
      status: 'BET_NOT_FOUND',
    });
    // None of these used the id up: the true win is still paid.
    expect(await round.win('t3', 't1', 10)).toMatchObject({ status: 'OK', balance: { cash: 910 } });
  });

  test('of a bet in another currency or game is refused', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('u1', 100);
    expect(await round.win('u2', 'u1', 10, { currency: 'USD' })).toMatchObject({ status: 'WRONG_CURRENCY' });
    expect(await round.win('u2', 'u1', 10, { game_code: 'paper-boat' })).toMatchObject({
      status: 'INVALID_GAME',
    });
    expect(await cash(player)).toBe(900);
  });
});

describe('a rollback', () => {
  test('returns an open bet once, and the round is rolled back', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('v1', 400);
    expect(await round.rollback('v2', 'v1')).toMatchObject({
      status: 'OK',
      duplicate: false,
      balance: { cash: 1_000 },
    });
    expect(await round.rollback('v2', 'v1')).toMatchObject({ status: 'OK', duplicate: true });
    expect(await round.rollback('v3', 'v1')).toMatchObject({ status: 'OK' });
    expect(await cash(player)).toBe(1_000);
    expect(await round.win('v4', 'v1', 50)).toMatchObject({ status: 'CANCELLED_BEFORE' });
    const { rows } = await sql('SELECT state, stake_minor FROM round WHERE member_id = $1', [
      player.memberId,
    ]);
    expect(rows).toEqual([{ state: 'rolled_back', stake_minor: 0n }]);
  });

  test('of one bet leaves the other bets of the round', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('w1', 400);
    await round.bet('w2', 100);
    await round.rollback('w3', 'w1');
    expect(await round.win('w4', 'w2', 250, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 1_150 },
    });
  });

  test('of a bet that never came buries it: the late bet is cancelled', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    expect(await round.rollback('x1', 'x2')).toMatchObject({ status: 'OK', balance: { cash: 1_000 } });
    expect(await round.rollback('x1', 'x2')).toMatchObject({ status: 'OK', duplicate: true });
    expect(await round.rollback('x3', 'x2')).toMatchObject({ status: 'OK' });
    expect(await round.bet('x2', 400)).toMatchObject({ status: 'CANCELLED_BEFORE' });
    expect(await round.bet('x2', 400)).toMatchObject({ status: 'CANCELLED_BEFORE' });
    expect(await round.win('x4', 'x2', 50)).toMatchObject({ status: 'CANCELLED_BEFORE' });
    expect(await cash(player)).toBe(1_000);
  });

  test('of a rejected bet is done already', async () => {
    const player = await hall.addPlayer(100);
    const round = playRound(hall, lantern, player);
    await round.bet('y1', 500);
    expect(await round.rollback('y2', 'y1')).toMatchObject({ status: 'OK', balance: { cash: 100 } });
    expect(await round.bet('y1', 500)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  });

  test('ALREADY_SETTLED after its win, after its round is closed, and for bet-win', async () => {
    const player = await hall.addPlayer(1_000);
    const won = playRound(hall, lantern, player);
    await won.bet('z1', 100);
    await won.win('z2', 'z1', 0);
    expect(await won.rollback('z3', 'z1')).toMatchObject({ status: 'ALREADY_SETTLED' });
    const lost = playRound(hall, lantern, player);
    await lost.bet('z4', 100, { round_closed: true });
    expect(await lost.rollback('z5', 'z4')).toMatchObject({ status: 'ALREADY_SETTLED' });
    const instant = playRound(hall, lantern, player);
    await instant.betWin('z6', 100, 0);
    expect(await instant.rollback('z7', 'z6')).toMatchObject({ status: 'ALREADY_SETTLED' });
    expect(await cash(player)).toBe(700);
  });

  test('BAD_REQUEST for a win, for a rollback and for itself', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('A1', 100);
    await round.win('A2', 'A1', 50);
    for (const target of ['A2', 'A3']) {
      expect(await round.rollback('A3', target)).toMatchObject({
        status: 'BAD_REQUEST',
        field: 'target_transaction_id',
      });
    }
    expect(await cash(player)).toBe(950);
  });

  test("BET_NOT_FOUND for another player's or another round's bet, WRONG_CURRENCY for another currency", async () => {
    const player = await hall.addPlayer(1_000);
    const other = await hall.addPlayer(1_000);
    await playRound(hall, lantern, player, 'mine').bet('B1', 100);
    const theirs = playRound(hall, lantern, other, 'mine');
    expect(await theirs.rollback('B2', 'B1')).toMatchObject({ status: 'BET_NOT_FOUND' });
    const mine = playRound(hall, lantern, player, 'another');
    expect(await mine.rollback('B2', 'B1')).toMatchObject({ status: 'BET_NOT_FOUND' });
    expect(await mine.rollback('B2', 'B1', { currency: 'USD' })).toMatchObject({ status: 'WRONG_CURRENCY' });
    expect([await cash(player), await cash(other)]).toEqual([900, 1_000]);
  });

  test("of another provider's bet buries only an id of its own", async () => {
    const player = await hall.addPlayer(1_000);
    await playRound(hall, lantern, player, 'theirs').bet('C1', 100);
    const elsewhere = { ...player, session_token: await hall.addSession(player.memberId, tide) };
    expect(await playRound(hall, tide, elsewhere, 'theirs').rollback('C2', 'C1')).toMatchObject({
      status: 'OK',
    });
    expect(await cash(player)).toBe(900);
  });
});

describe('closing a round', () => {
  test('moves the stakes to the house and agrees on the totals', async () => {
    const player = await hall.addPlayer(1_000);
    const held = await hall.sumOf('held');
    const round = playRound(hall, lantern, player);
    await round.bet('D1', 300);
    await round.win('D2', 'D1', 120);
    expect(await hall.sumOf('held')).toBe(held + 300);
    expect(await round.close('D3', 300, 120)).toMatchObject({
      status: 'OK',
      bet_total: 300,
      win_total: 120,
      mismatch: false,
    });
    expect(await hall.sumOf('held')).toBe(held);
    expect(await round.close('D3', 300, 120)).toMatchObject({
      status: 'OK',
      duplicate: true,
      mismatch: false,
    });
    expect(await round.win('D4', 'D1', 10)).toMatchObject({ status: 'ROUND_CLOSED' });
  });

  test('answers and stores a mismatch, with the totals of the hall', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('E1', 300);
    expect(await round.close('E2', 300, 999)).toMatchObject({
      status: 'OK',
      bet_total: 300,
      win_total: 0,
      mismatch: true,
    });
    const { rows } = await sql(
      'SELECT state, mismatch, claimed_stake_minor, claimed_win_minor FROM round WHERE member_id = $1',
      [player.memberId],
    );
    expect(rows).toEqual([
      { state: 'closed', mismatch: true, claimed_stake_minor: 300n, claimed_win_minor: 999n },
    ]);
    expect(await cash(player)).toBe(700);
  });

  test('compares the totals of a round that its win has closed already', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('F1', 100);
    await round.win('F2', 'F1', 40, { round_closed: true });
    expect(await round.close('F3', 100, 40)).toMatchObject({ status: 'OK', mismatch: false });
  });

  test('is refused for a round that nobody bet in, or in another currency or game', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    expect(await round.close('G1', 0, 0)).toMatchObject({ status: 'BET_NOT_FOUND' });
    await round.bet('G2', 100);
    expect(await round.close('G3', 100, 0, { currency: 'USD' })).toMatchObject({ status: 'WRONG_CURRENCY' });
    expect(await round.close('G3', 100, 0, { game_code: 'paper-boat' })).toMatchObject({
      status: 'INVALID_GAME',
    });
    await round.rollback('G4', 'G2');
  });
});

describe('what became of a transaction', () => {
  const stateOf = async (player: Player, target_transaction_id: string, provider = lantern) =>
    (
      await callAs(hall.app, hall.clock, provider, 'tx-status', {
        player_id: player.player_id,
        currency: 'RMB',
        target_transaction_id,
      })
    ).body;

  test('is told as done, rejected, rolled back or unknown', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('H1', 100);
    await round.bet('H2', 5_000);
    await round.bet('H3', 100);
    await round.rollback('H4', 'H3');
    await round.rollback('H5', 'H6');
    const states = {
      H1: 'done',
      H2: 'rejected',
      H3: 'rolled_back',
      H4: 'done',
      H6: 'rolled_back',
      H7: 'unknown',
    };
    for (const [id, transaction_status] of Object.entries(states)) {
      expect(await stateOf(player, id)).toMatchObject({
        status: 'OK',
        transaction_status,
        balance: { cash: 900 },
      });
    }
    await round.win('H8', 'H1', 0, { round_closed: true });
  });

  test("is unknown for another player's transaction, and a player of another provider is nobody", async () => {
    const player = await hall.addPlayer(1_000);
    const other = await hall.addPlayer(1_000);
    await playRound(hall, lantern, player).betWin('I1', 100, 0);
    const here = await stateOf(player, 'I1', tide);
    expect(here).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(here).not.toHaveProperty('balance');
    expect(await stateOf(other, 'I1')).toMatchObject({ transaction_status: 'unknown' });
    expect(await stateOf({ ...player, player_id: '7' }, 'I1')).toMatchObject({ status: 'INVALID_TOKEN' });
  });
});
