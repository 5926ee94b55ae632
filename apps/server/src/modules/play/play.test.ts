import { randomUUID } from 'node:crypto';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs, lantern, playRound, tide } from '../wallet/hall.fixture.ts';
import { isPlaying } from './index.ts';
import { type LoggedIn, openPlayHall, type PlayHall } from './play.fixture.ts';

let house: PlayHall;
beforeAll(async () => {
  house = await openPlayHall();
});
afterAll(() => house.close());
beforeEach(() => {
  house.provider.answer('gameLaunch', ({ launch_token }) => ({
    url: `${house.provider.origin}/play?token=${String(launch_token)}`,
  }));
});

const koi = { gpId: 1, game_type: 2, game_code: 'koi-lantern' };
const start = (who: LoggedIn, change: object = {}) =>
  house.call(who, '/member/game/play1', { ...koi, ...change });
const urlOf = (who: LoggedIn, play_id: unknown) => house.call(who, '/member/game/url', { play_id });
const leave = (who: LoggedIn, body: object = {}) => house.call(who, '/member/game/leave1', body);
const eventOf = (who: LoggedIn, name: string, play_id: unknown) =>
  waitFor(async () =>
    (await house.eventsOf(who)).find(({ event, payload }) => event === name && payload.play_id === play_id),
  );
const closedAtProvider = (who: LoggedIn) =>
  house.provider.received.filter(
    ({ call, body }) => call === 'sessionClose' && body.player_id === String(who.memberId),
  );

/** Starts a game and lets it in at the wallet, as the game's own server does. */
const openGame = async (who: LoggedIn) => {
  const { data } = await start(who);
  const { payload } = await eventOf(who, 'game_url', data.play_id);
  const launch_token = new URL(String(payload.game_url)).searchParams.get('token');
  const { body } = await callAs(house.hall.app, house.hall.clock, lantern, 'authenticate', { launch_token });
  return {
    play_id: data.play_id,
    player_id: String(who.memberId),
    session_token: String(body.session_token),
  };
};

describe('starting a game', () => {
  test("answers at once; the address comes over the member's channel and by asking", async () => {
    const who = await house.login();
    const { code, data } = await start(who, { lobby_url: '/close', extra: { table: '7' }, device: 2 });
    expect(code).toBe(100);
    const { payload } = await eventOf(who, 'game_url', data.play_id);
    expect(payload).toMatchObject({
      code: 100,
      game_url: expect.stringContaining(`${house.provider.origin}/play`),
    });
    expect(await urlOf(who, data.play_id)).toMatchObject({
      code: 100,
      data: { state: 'ready', game_url: payload.game_url, code: null },
    });
    const launches = house.provider.received.filter(({ call }) => call === 'gameLaunch');
    expect(launches.at(-1)?.body).toMatchObject({
      player_id: String(who.memberId),
      currency: 'RMB',
      game_code: 'koi-lantern',
      locale: 'en_US',
      device: 2,
      lobby_url: 'http://localhost/close',
      meta: { extra: { table: '7' } },
    });
  });

  test('is pending until the provider has answered', async () => {
    const who = await house.login();
    const { promise, resolve } = Promise.withResolvers<object>();
    house.provider.answer('gameLaunch', () => promise);
    const { data } = await start(who);
    expect(await urlOf(who, data.play_id)).toMatchObject({ data: { state: 'pending', game_url: null } });
    resolve({ url: `${house.provider.origin}/play` });
    await eventOf(who, 'game_url', data.play_id);
  });

  test('keeps only the hash of the launch token, which is good for one minute', async () => {
    const who = await house.login();
    const { data } = await start(who);
    const { payload } = await eventOf(who, 'game_url', data.play_id);
    const token = new URL(String(payload.game_url)).searchParams.get('token') ?? '';
    const { rows } = await house.hall.database.owner.query(
      `SELECT launch_token_hash = sha256($2::bytea) AS hashed,
         launch_expires_at - created_at = interval '60 seconds' AS minute
       FROM game_session WHERE play_id = $1`,
      [data.play_id, token],
    );
    expect(rows).toEqual([{ hashed: true, minute: true }]);
  });

  test("is nobody else's to see", async () => {
    const who = await house.login();
    const other = await house.login();
    const { data } = await start(who);
    expect(await urlOf(other, data.play_id)).toMatchObject({ code: 404 });
    expect(await urlOf(who, randomUUID())).toMatchObject({ code: 404 });
    expect(await urlOf(who, 'no-such-play')).toMatchObject({ code: 404 });
  });

  test('a second game closes the first, also when both are started at once', async () => {
    const who = await house.login();
    const first = await openGame(who);
    await Promise.all([start(who), start(who), start(who)]);
    await waitFor(() => closedAtProvider(who).some(({ body }) => body.session_token === first.session_token));
    expect(closedAtProvider(who)[0]?.body).toMatchObject({ reason: 'replaced' });
    const { rows } = await house.hall.database.owner.query(
      'SELECT count(*)::integer AS open FROM game_session WHERE member_id = $1 AND ended_at IS NULL',
      [who.memberId],
    );
    expect(rows).toEqual([{ open: 1 }]);
    expect(await playRound(house.hall, lantern, first).bet(randomUUID(), 100)).toMatchObject({
      status: 'TOKEN_EXPIRED',
    });
  });
});

describe('a start is refused', () => {
  const owner = (text: string, values: unknown[] = []) => house.hall.database.owner.query(text, values);

  test.each([
    ['a game that there is not', { game_code: 'no-such-game' }, 101],
    ['a code that can be none', { game_code: 'koi\u0000' }, 101],
    ['a game of another type', { game_type: 3 }, 101],
    ["another provider's game", { gpId: 2 }, 101],
    ['a game that is coming soon', { game_code: 'paper-boat' }, 102],
  ])('for %s with its code', async (_name, change, code) => {
    const who = await house.login();
    expect(await start(who, change)).toMatchObject({ httpStatus: 200, code });
    expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(false);
  });

  test('of a provider that is known and not active', async () => {
    const who = await house.login();
    await owner('UPDATE provider SET active = false WHERE gp_id = 1');
    const inactive = await start(who);
    await owner('UPDATE provider SET active = true WHERE gp_id = 1');
    expect(inactive).toMatchObject({ httpStatus: 200, code: 101 });
    expect(await start(who)).toMatchObject({ code: 100 });
  });

  test('with 203 and the window while the provider is under maintenance', async () => {
    const who = await house.login();
    const from = new Date(house.hall.clock.now().getTime() - 1_000);
    await owner('UPDATE site_provider SET maintenance_start_at = $1 WHERE gp_id = 1', [from]);
    const open = await start(who);
    const until = new Date(from.getTime() + 3_600_000);
    await owner('UPDATE site_provider SET maintenance_end_at = $1 WHERE gp_id = 1', [until]);
    const ending = await start(who);
    await owner('UPDATE site_provider SET maintenance_start_at = NULL, maintenance_end_at = NULL');
    expect(open).toMatchObject({ code: 203, data: { start_at: from.toISOString(), end_at: null } });
    expect(ending).toMatchObject({ code: 203, data: { end_at: until.toISOString() } });
    expect(await start(who)).toMatchObject({ code: 100 });
  });

  test('with 206 when the game is not offered in the currency, 207 while the member is excluded', async () => {
    const who = await house.login();
    await owner(`UPDATE game SET currencies = '{USD}' WHERE id = 11`);
    const currency = await start(who);
    await owner('UPDATE game SET currencies = NULL WHERE id = 11');
    expect(currency).toMatchObject({ code: 206 });
    await owner(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')`, [
      who.memberId,
    ]);
    expect(await start(who)).toMatchObject({ code: 207 });
  });

  test('with 204 on a site in demo mode', async () => {
    const demo = await openPlayHall({ IS_DEMO: '1' });
    const who = await demo.login();
    expect(await demo.call(who, '/member/game/play1', koi)).toMatchObject({ code: 204 });
    await demo.close();
  });

  test('with 400 for more beside it than a provider takes', async () => {
    const who = await house.login();
    const extra = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, '值'.repeat(100)]));
    expect(await start(who, { extra: extra(13) })).toMatchObject({ httpStatus: 400, field: 'extra' });
    expect(await start(who, { extra: extra(12) })).toMatchObject({ code: 100 });
  });

  test('with 400 for a lobby elsewhere, 401 without a login', async () => {
    const who = await house.login();
    for (const lobby_url of ['https://elsewhere.example/', 'javascript:alert(1)', '//elsewhere.example']) {
      expect(await start(who, { lobby_url })).toMatchObject({ httpStatus: 400, field: 'lobby_url' });
    }
    expect(await start({ memberId: who.memberId, sessionId: randomUUID() })).toMatchObject({
      httpStatus: 401,
    });
  });
});

describe('a start fails, and the channel says why,', () => {
  const failing = async (answer: object | 'silence') => {
    const who = await house.login();
    house.provider.answer('gameLaunch', () => answer);
    const { code, data } = await start(who);
    expect(code).toBe(100);
    const { payload } = await eventOf(who, 'game_url', data.play_id);
    expect(payload.game_url).toBeNull();
    expect(await urlOf(who, data.play_id)).toMatchObject({ data: { state: 'failed', code: payload.code } });
    expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(false);
    return payload;
  };

  test.each<[string, object | 'silence', number]>([
    ['the provider does not answer', 'silence', 205],
    ['it has the game off', { status: 'GAME_DISABLED' }, 203],
    ['it has no such game', { status: 'INVALID_GAME' }, 101],
    ['it lacks the currency', { status: 'WRONG_CURRENCY' }, 206],
    ['it will not say', { status: 'BAD_REQUEST', field: 'device' }, 205],
  ])('when %s', async (_name, answer, code) => {
    expect(await failing(answer)).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://elsewhere.example/play',
    '/play',
    'ftp://127.0.0.1/play',
  ])('when the address is %s', async (url) => {
    expect(await failing({ url })).toMatchObject({ code: 205 });
  });

  test('when the address bears credentials or is of another port', async () => {
    const { host } = new URL(house.provider.origin);
    expect(await failing({ url: `http://user:word@${host}/play` })).toMatchObject({ code: 205 });
    expect(await failing({ url: 'http://127.0.0.1:1/play' })).toMatchObject({ code: 205 });
  });

  test('when the hall has no address of the provider', async () => {
    const who = await house.login();
    await house.hall.database.owner.query('DELETE FROM provider_wire WHERE gp_id = 2');
    const other = { gpId: 2, game_code: tide.game };
    const { data } = await start(who, other);
    // The directory may still know the address; nobody listens there.
    expect((await eventOf(who, 'game_url', data.play_id)).payload).toMatchObject({ code: 205 });
  });
});

describe('leaving', () => {
  test('ends the session here and at the provider; leaving again is fine', async () => {
    const who = await house.login();
    const game = await openGame(who);
    expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(true);
    expect(await leave(who, { play_id: game.play_id })).toMatchObject({ code: 100, data: {} });
    expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(false);
    await eventOf(who, 'forward_game_status', game.play_id);
    expect(await leave(who, { play_id: game.play_id })).toMatchObject({ code: 100 });
    expect(await leave(who)).toMatchObject({ code: 100 });
    expect(await leave(who, { play_id: 'no-such-play' })).toMatchObject({ code: 100 });
    await waitFor(() => closedAtProvider(who).length === 1);
    expect(closedAtProvider(who)[0]?.body).toMatchObject({
      session_token: game.session_token,
      reason: 'left',
    });
  });

  test("does not end another member's game", async () => {
    const who = await house.login();
    const other = await house.login();
    const game = await openGame(who);
    await leave(other, { play_id: game.play_id });
    expect(await isPlaying(house.hall.database.pool, who.memberId)).toBe(true);
  });

  test('refuses further bets and still pays what was won', async () => {
    const who = await house.login(1_000);
    const game = await openGame(who);
    const round = playRound(house.hall, lantern, game);
    const bet = randomUUID();
    expect(await round.bet(bet, 100)).toMatchObject({ status: 'OK' });
    await house.play.closePlaysOf(who.memberId);
    expect(await round.bet(randomUUID(), 100)).toMatchObject({ status: 'TOKEN_EXPIRED' });
    expect(await round.win(randomUUID(), bet, 400, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 1_300 },
    });
    await waitFor(() => closedAtProvider(who).length === 1);
  });

  test.each([
    ['logout', 'logout', true],
    ['replaced', 'replaced', true],
    ['operator', 'operator', true],
    ['expired', null, false],
  ])('comes by itself when the login ends by %s', async (endReason, playReason, ends) => {
    const who = await house.login();
    await openGame(who);
    await house.hall.database.owner.query('UPDATE session SET ended_at = $2, end_reason = $3 WHERE id = $1', [
      who.sessionId,
      house.hall.clock.now(),
      endReason,
    ]);
    const { rows } = await house.hall.database.owner.query(
      'SELECT ended_at IS NOT NULL AS ended, end_reason FROM game_session WHERE member_id = $1',
      [who.memberId],
    );
    expect(rows).toEqual([{ ended: ends, end_reason: playReason }]);
  });
});
