import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { booksOf, lantern, openHall, type Player, playRound, type TestHall, tide } from './hall.fixture.ts';

/** Bets and what refuses them, and repeated transactions (wallet protocol, Hall side, rules 1 and 5). */

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(() => hall.close());

const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const cash = (player: Player) => hall.cashOf(player.memberId);

describe('a round of bet and win', () => {
  test('holds the stake, pays the win, and closes into the house', async () => {
    const player = await hall.addPlayer(10_000);
    const house = await hall.sumOf('house');
    const round = playRound(hall, lantern, player);
    expect(await round.bet('a1', 300)).toMatchObject({
      status: 'OK',
      balance: { cash: 9_700, bonus: 0 },
      currency: 'RMB',
      duplicate: false,
      operator_tx_id: expect.stringMatching(/^\d+$/),
    });
    expect(await hall.sumOf('held')).toBe(300);
    expect(await round.win('a2', 'a1', 500, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 10_200 },
    });
    expect(await hall.sumOf('held')).toBe(0);
    expect((await hall.sumOf('house')) - house).toBe(-200);
    const { rows } = await sql(
      'SELECT stake_minor, win_minor, held_minor, state FROM round WHERE member_id = $1',
      [player.memberId],
    );
    expect(rows).toEqual([{ stake_minor: 300n, win_minor: 500n, held_minor: 0n, state: 'closed' }]);
  });

  test('a win of nothing closes the round', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('b1', 300);
    expect(await round.win('b2', 'b1', 0, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 700 },
    });
    expect(await round.win('b3', 'b1', 100)).toMatchObject({ status: 'ROUND_CLOSED' });
  });

  test('a bet that closes its round goes to the house at once', async () => {
    const player = await hall.addPlayer(1_000);
    const house = await hall.sumOf('house');
    expect(await playRound(hall, lantern, player).bet('c1', 300, { round_closed: true })).toMatchObject({
      status: 'OK',
    });
    expect(await hall.sumOf('held')).toBe(0);
    expect((await hall.sumOf('house')) - house).toBe(300);
  });

  test('several bets and wins make one round, and only the last one closes it', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('d1', 100);
    await round.bet('d2', 200);
    expect(await round.win('d3', 'd1', 50)).toMatchObject({ status: 'OK', balance: { cash: 750 } });
    expect(await hall.sumOf('held')).toBe(300);
    expect(await round.win('d4', 'd2', 50, { round_closed: true })).toMatchObject({ status: 'OK' });
    expect(await hall.sumOf('held')).toBe(0);
    expect(await cash(player)).toBe(800);
  });

  test('bet-win does a whole round, and a stake that is not covered is not saved by its win', async () => {
    const player = await hall.addPlayer(1_000);
    expect(await playRound(hall, lantern, player).betWin('e1', 400, 150)).toMatchObject({
      status: 'OK',
      balance: { cash: 750 },
    });
    expect(await playRound(hall, lantern, player).betWin('e2', 800, 5_000)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: { cash: 750 },
    });
    expect(await cash(player)).toBe(750);
  });

  test('tells the member of the new cash in the same transaction', async () => {
    const player = await hall.addPlayer(1_000);
    await playRound(hall, lantern, player).bet('f1', 125);
    const { rows } = await sql('SELECT site_id, channel, event, payload FROM outbox WHERE member_id = $1', [
      player.memberId,
    ]);
    expect(rows).toEqual([
      {
        site_id: 1,
        channel: `private-member.${player.memberId}`,
        event: 'member_cash',
        payload: { main: '8.75', currency: 'RMB' },
      },
    ]);
  });
});

describe('a repeated transaction', () => {
  test('of the same content is answered as at first and moves nothing', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    const first = await round.bet('g1', 100);
    const again = await round.bet('g1', 100);
    expect(again).toMatchObject({ status: 'OK', duplicate: true, operator_tx_id: first.operator_tx_id });
    await round.win('g2', 'g1', 30);
    expect(await round.win('g2', 'g1', 30)).toMatchObject({
      status: 'OK',
      duplicate: true,
      balance: { cash: 930 },
    });
    expect(await cash(player)).toBe(930);
  });

  test('of the same content is the same from a later session and at a later time', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player, 'round-h');
    await round.bet('h1', 100);
    hall.clock.advance(5_000);
    const session_token = await hall.addSession(player.memberId, lantern);
    expect(
      await playRound(hall, lantern, { ...player, session_token }, 'round-h').bet('h1', 100),
    ).toMatchObject({
      status: 'OK',
      duplicate: true,
    });
  });

  test.each<[string, object]>([
    ['another amount', { amount: 101 }],
    ['another round', { round_id: 'elsewhere' }],
    ['another word on closing', { round_closed: true }],
    ['another free round', { free_round_id: 'free' }],
  ])('with %s is a mismatch, and nothing moves', async (_name, change) => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    const id = `mismatch ${_name}`.replaceAll(' ', '-');
    await round.bet(id, 100);
    expect(await round.bet(id, 100, change)).toMatchObject({ status: 'DUPLICATE_MISMATCH' });
    expect(await cash(player)).toBe(900);
  });

  test('under one id, a win is not its bet and another player is not the first', async () => {
    const player = await hall.addPlayer(1_000);
    const other = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player, 'shared');
    await round.bet('i1', 100);
    expect(await round.win('i1', 'i1', 100)).toMatchObject({ status: 'DUPLICATE_MISMATCH' });
    expect(await playRound(hall, lantern, other, 'shared').bet('i1', 100)).toMatchObject({
      status: 'DUPLICATE_MISMATCH',
    });
    expect(await cash(other)).toBe(1_000);
  });

  test('of another provider is a transaction of its own', async () => {
    const one = await hall.addPlayer(1_000);
    const two = await hall.addPlayer(1_000, tide);
    expect(await playRound(hall, lantern, one).bet('j1', 100)).toMatchObject({
      status: 'OK',
      duplicate: false,
    });
    expect(await playRound(hall, tide, two).bet('j1', 100)).toMatchObject({ status: 'OK', duplicate: false });
  });
});

describe('a bet is refused', () => {
  /** What makes the bet impossible, and what makes it possible again. */
  const refusedThenMended = async (
    id: string,
    status: string,
    {
      spoil,
      mend,
    }: { spoil: (player: Player) => Promise<unknown>; mend: (player: Player) => Promise<unknown> },
  ) => {
    const player = await hall.addPlayer(1_000);
    await spoil(player);
    const round = playRound(hall, lantern, player);
    expect(await round.bet(id, 100)).toMatchObject({ status });
    expect(await cash(player)).toBe(1_000);
    await mend(player);
    expect(await round.bet(`${id}-later`, 100)).toMatchObject({ status: 'OK' });
    // Rule 5: what was rejected stays rejected.
    expect(await round.bet(id, 100)).toMatchObject({ status, duplicate: true });
    expect(await round.bet(id, 101)).toMatchObject({ status: 'DUPLICATE_MISMATCH' });
    expect(await cash(player)).toBe(900);
  };

  test('PLAYER_BLOCKED when the member is frozen', () =>
    refusedThenMended('k1', 'PLAYER_BLOCKED', {
      spoil: ({ memberId }) => sql(`UPDATE member SET status = 'frozen' WHERE id = $1`, [memberId]),
      mend: ({ memberId }) => sql(`UPDATE member SET status = 'active' WHERE id = $1`, [memberId]),
    }));

  test('PLAYER_EXCLUDED until the exclusion is over', () =>
    refusedThenMended('k2', 'PLAYER_EXCLUDED', {
      spoil: ({ memberId }) =>
        sql('INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, $2)', [
          memberId,
          new Date(hall.clock.now().getTime() + 1_000),
        ]),
      mend: async () => hall.clock.advance(1_000),
    }));

  test("LIMIT_REACHED above the member's own limit for a bet", () =>
    refusedThenMended('k3', 'LIMIT_REACHED', {
      spoil: ({ memberId }) =>
        sql('INSERT INTO member_play_rule (member_id, bet_max_minor) VALUES ($1, 99)', [memberId]),
      mend: ({ memberId }) =>
        sql('UPDATE member_play_rule SET bet_max_minor = 100 WHERE member_id = $1', [memberId]),
    }));

  test('GAME_DISABLED while the site has the game off', () =>
    refusedThenMended('k4', 'GAME_DISABLED', {
      spoil: () => sql('UPDATE site_game SET enabled = false WHERE game_id = 11'),
      mend: () => sql('UPDATE site_game SET enabled = true WHERE game_id = 11'),
    }));

  test('GAME_DISABLED while the provider is under maintenance', () =>
    refusedThenMended('k5', 'GAME_DISABLED', {
      spoil: () =>
        sql(
          `UPDATE site_provider SET maintenance_start_at = $1, maintenance_end_at = $1::timestamptz + interval '1 hour'
           WHERE gp_id = 1`,
          [hall.clock.now()],
        ),
      mend: () => sql('UPDATE site_provider SET maintenance_start_at = NULL, maintenance_end_at = NULL'),
    }));

  test('GAME_DISABLED while the site has the provider off', () =>
    refusedThenMended('k6', 'GAME_DISABLED', {
      spoil: () => sql('UPDATE site_provider SET enabled = false WHERE gp_id = 1'),
      mend: () => sql('UPDATE site_provider SET enabled = true WHERE gp_id = 1'),
    }));

  test('INSUFFICIENT_FUNDS with the balance, and for good', async () => {
    const player = await hall.addPlayer(100);
    const round = playRound(hall, lantern, player);
    expect(await round.bet('l1', 101)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: { cash: 100 },
    });
    expect(await round.bet('l2', 100)).toMatchObject({ status: 'OK', balance: { cash: 0 } });
    await round.win('l3', 'l2', 500);
    expect(await round.bet('l1', 101)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', duplicate: true });
    expect(await cash(player)).toBe(500);
  });

  test('INSUFFICIENT_FUNDS for a member who never had any', async () => {
    const player = await hall.addPlayer(0);
    expect(await playRound(hall, lantern, player).bet('l4', 1)).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: { cash: 0 },
    });
  });

  test("LIMIT_REACHED above the game's limit and above the session's", async () => {
    const player = await hall.addPlayer(500_000);
    const round = playRound(hall, lantern, player);
    expect(await round.bet('m1', 100_001)).toMatchObject({ status: 'LIMIT_REACHED' });
    await sql('INSERT INTO member_play_rule (member_id, session_stake_max_minor) VALUES ($1, 500)', [
      player.memberId,
    ]);
    expect(await round.bet('m2', 300)).toMatchObject({ status: 'OK' });
    expect(await round.bet('m3', 201)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await round.bet('m4', 200)).toMatchObject({ status: 'OK' });
  });

  test("LIMIT_REACHED in a round that an earlier session opened: its stakes are the session's, too", async () => {
    const player = await hall.addPlayer(500_000);
    await sql('INSERT INTO member_play_rule (member_id, session_stake_max_minor) VALUES ($1, 500)', [
      player.memberId,
    ]);
    for (const round of ['kept-1', 'kept-2'])
      expect(await playRound(hall, lantern, player, round).bet(`m5-${round}`, 100)).toMatchObject({
        status: 'OK',
      });
    hall.clock.advance(60_000);
    const again = { ...player, session_token: await hall.addSession(player.memberId, lantern) };
    expect(await playRound(hall, lantern, again, 'kept-1').bet('m6', 300)).toMatchObject({ status: 'OK' });
    expect(await playRound(hall, lantern, again, 'kept-2').bet('m7', 300)).toMatchObject({
      status: 'LIMIT_REACHED',
    });
    expect(await playRound(hall, lantern, again, 'new').bet('m8', 300)).toMatchObject({
      status: 'LIMIT_REACHED',
    });
  });

  test('INVALID_TOKEN for a token that is nobody’s, another player’s or another provider’s', async () => {
    const player = await hall.addPlayer(1_000);
    const other = await hall.addPlayer(1_000);
    const elsewhere = await hall.addPlayer(1_000, tide);
    for (const [index, wrong] of [
      { ...player, session_token: 'nobody' },
      { ...player, session_token: other.session_token },
      elsewhere,
      { player_id: '0', session_token: player.session_token },
      { player_id: '99999999999', session_token: player.session_token },
    ].entries()) {
      expect(await playRound(hall, lantern, wrong).bet(`n${index}`, 100)).toMatchObject({
        status: 'INVALID_TOKEN',
      });
    }
    for (const someone of [player, other, elsewhere]) expect(await cash(someone)).toBe(1_000);
  });

  test('TOKEN_EXPIRED after the session has ended or run out', async () => {
    const player = await hall.addPlayer(1_000);
    const left = playRound(hall, lantern, player);
    await hall.addSession(player.memberId, lantern);
    expect(await left.bet('o1', 100)).toMatchObject({ status: 'TOKEN_EXPIRED' });
    const late = await hall.addPlayer(1_000);
    await sql('UPDATE game_session SET expires_at = $2 WHERE member_id = $1', [
      late.memberId,
      hall.clock.now(),
    ]);
    expect(await playRound(hall, lantern, late).bet('o2', 100)).toMatchObject({ status: 'TOKEN_EXPIRED' });
  });

  test('WRONG_CURRENCY for another one or one that the hall has not; the ISO name of the right one is good', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    expect(await round.bet('p1', 100, { currency: 'USD' })).toMatchObject({ status: 'WRONG_CURRENCY' });
    expect(await round.bet('p2', 100, { currency: 'EUR' })).toMatchObject({ status: 'WRONG_CURRENCY' });
    expect(await round.bet('p3', 100, { currency: 'CNY' })).toMatchObject({ status: 'OK', currency: 'RMB' });
  });

  test('INVALID_GAME for one that the provider has not, GAME_DISABLED for one that is not open yet', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    expect(await round.bet('q1', 100, { game_code: 'comet-peaks' })).toMatchObject({
      status: 'INVALID_GAME',
    });
    expect(await round.bet('q2', 100, { game_code: 'paper-boat' })).toMatchObject({
      status: 'GAME_DISABLED',
    });
  });

  test('ROUND_CLOSED in a round that is over', async () => {
    const player = await hall.addPlayer(1_000);
    const round = playRound(hall, lantern, player);
    await round.bet('r1', 100, { round_closed: true });
    expect(await round.bet('r2', 100)).toMatchObject({ status: 'ROUND_CLOSED' });
    expect(await cash(player)).toBe(900);
  });
});
