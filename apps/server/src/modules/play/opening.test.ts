import { randomUUID } from 'node:crypto';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LoggedIn, openPlayHall, type PlayHall } from './play.fixture.ts';

/** What surrounds a start: how games open, trying them, the sports page, and several starts of one member. */

let house: PlayHall;
const owner = (text: string, values: unknown[] = []) => house.hall.database.owner.query(text, values);
const visitor: LoggedIn = { memberId: 900_001, sessionId: '' };
const koi = { gpId: 1, game_type: 2, game_code: 'koi-lantern' };
const demoKoi = { gp_id: 1, game_type: 2, game_code: 'koi-lantern', currency: 'RMB' };

beforeAll(async () => {
  house = await openPlayHall();
});
afterAll(() => house.close());
beforeEach(async () => {
  await owner('DELETE FROM site_launch');
  await owner('DELETE FROM site_sports');
  await owner(
    'UPDATE site_provider SET launch_mode = NULL, maintenance_start_at = NULL, maintenance_end_at = NULL',
  );
  house.play.purge();
  const address = ({ launch_token }: Readonly<Record<string, unknown>>) => ({
    url: `${house.provider.origin}/play?token=${String(launch_token ?? 'demo')}`,
  });
  house.provider.answer('gameLaunch', address);
  house.provider.answer('gameDemo', address);
});

const eventsOf = async (who: LoggedIn, event: string, playId: unknown) =>
  (await house.eventsOf(who)).filter((row) => row.event === event && row.payload.play_id === playId);

const startReady = async (who: LoggedIn) => {
  const { data } = await house.call(who, '/member/game/play1', koi);
  await waitFor(async () => (await eventsOf(who, 'game_url', data.play_id)).length > 0);
  return data.play_id;
};
const askUrl = (who: LoggedIn, play_id: unknown) => house.call(who, '/member/game/url', { play_id });

describe('how games open', () => {
  const settings = () => house.call(visitor, '/game/launch_settings');

  test('is told to everybody: window where nobody says otherwise, with the origin of each provider', async () => {
    const { code, data } = await settings();
    expect(code).toBe(100);
    expect(data).toMatchObject({
      default_mode: 'window',
      closed_text: null,
      providers: [
        {
          gp_id: 1,
          mode: null,
          origin: house.provider.origin,
          has_demo: true,
          wallet: 'seamless',
          android_id: null,
        },
        { gp_id: 2, mode: null, origin: 'http://localhost:3100', has_demo: true, wallet: 'seamless' },
      ],
    });
  });

  test('tells of the app of a provider, and nothing of one that is not active', async () => {
    await owner(`UPDATE provider SET app_id = 'example.lantern.games' WHERE gp_id = 1`);
    await owner('UPDATE provider SET active = false WHERE gp_id = 2');
    const { data } = await settings();
    await owner('UPDATE provider SET app_id = NULL, active = true');
    expect(data.providers).toMatchObject([{ gp_id: 1, android_id: 'example.lantern.games' }]);
  });

  test('is the operator’s to set, by provider and by site', async () => {
    await owner(`UPDATE site_provider SET launch_mode = 'modal' WHERE gp_id = 2`);
    await owner(`INSERT INTO site_launch (site_id, default_mode) VALUES (1, 'page')`);
    const { data } = await settings();
    expect(data).toMatchObject({ default_mode: 'page', providers: [{ mode: null }, { mode: 'modal' }] });
    await expect(owner(`UPDATE site_provider SET launch_mode = 'popup'`)).rejects.toThrow('check constraint');
  });

  test('says why nothing opens, in the caller’s language, and then nothing does', async () => {
    await owner(
      `INSERT INTO site_launch (site_id, closed_text) VALUES (1, '{"en_US": "Back at noon.", "zh_CN": "中午见"}')`,
    );
    expect((await settings()).data.closed_text).toBe('Back at noon.');
    const who = await house.login();
    expect(await house.call(who, '/member/game/play1', koi)).toMatchObject({
      httpStatus: 200,
      code: 211,
      message: expect.stringContaining('closed'),
    });
    await owner('DELETE FROM site_launch');
    expect(await house.call(who, '/member/game/play1', koi)).toMatchObject({ code: 100 });
  });
});

describe('trying a game', () => {
  const demo = (change: object = {}) => house.call(visitor, '/demo/play', { ...demoKoi, ...change });

  test('needs no login, opens no session and touches no balance', async () => {
    const who = await house.login(5_000);
    const counts = async () =>
      (
        await owner(`SELECT (SELECT count(*) FROM game_session)::integer AS sessions,
                            (SELECT count(*) FROM ledger.entry)::integer AS entries`)
      ).rows;
    const before = await counts();
    expect(await demo()).toMatchObject({
      code: 100,
      data: { game_url: `${house.provider.origin}/play?token=demo` },
    });
    expect(await house.call(who, '/demo/play', demoKoi)).toMatchObject({ code: 100 });
    expect(await counts()).toEqual(before);
    expect(await house.hall.cashOf(who.memberId)).toBe(5_000);
    const asked = house.provider.received.filter(({ call }) => call === 'gameDemo').at(-1);
    expect(asked?.body).toMatchObject({
      currency: 'RMB',
      game_code: 'koi-lantern',
      locale: 'en_US',
      lobby_url: 'http://localhost/close',
    });
    expect(asked?.body).not.toHaveProperty('player_id');
  });

  test.each([
    ['a game that there is not', { game_code: 'no-such-game' }, 101],
    ['a game of another studio', { house: 99 }, 101],
    ['a game that is coming soon', { game_code: 'paper-boat' }, 102],
    ['a provider that cannot be reached', { gp_id: 2, game_code: 'comet-peaks' }, 205],
  ])('is refused for %s', async (_name, change, code) => {
    expect(await demo(change)).toMatchObject({ httpStatus: 200, code });
  });

  test('is refused with 400 in a currency that the site does not have', async () => {
    expect(await demo({ currency: 'THB' })).toMatchObject({ httpStatus: 400, field: 'currency' });
  });

  test('is refused with 203 and its window during maintenance', async () => {
    const from = new Date(house.hall.clock.now().getTime() - 1_000);
    await owner('UPDATE site_provider SET maintenance_start_at = $1 WHERE gp_id = 1', [from]);
    expect(await demo()).toMatchObject({ code: 203, data: { start_at: from.toISOString(), end_at: null } });
  });

  test('is refused with 210 by a provider whose wire has no such thing', async () => {
    const other = await openPlayHall();
    await other.hall.database.owner.query(`UPDATE provider_wire SET adapter = 'hub88'`);
    const { code } = await other.call(visitor, '/demo/play', demoKoi);
    await other.close();
    expect(code).toBe(210);
  });

  test.each<[string, object | 'silence']>([
    ['is silent', 'silence'],
    ['answers rubbish', { url: 7 }],
    ['answers with a script', { url: 'javascript:alert(1)' }],
    ['answers with a foreign address', { url: 'https://elsewhere.example/play' }],
  ])('is refused with 205 when the provider %s', async (_name, answer) => {
    house.provider.answer('gameDemo', () => answer);
    expect(await demo()).toMatchObject({ code: 205, message: expect.stringMatching(/\w/) });
  });
});

describe('the sports page', () => {
  const sports = (change: object = {}) =>
    house.call(visitor, '/arks/web/game/sport-quickbet-url', { currency: 'RMB', ...change });
  const place = (url: string) =>
    owner(`INSERT INTO site_sports (site_id, gp_id, game_code, url) VALUES (1, 1, 'koi-lantern', $1)`, [url]);

  test('is the page of the site’s sports provider, told what it must know of the visitor', async () => {
    await place(`${house.provider.origin}/sports?view=quick`);
    const { code, data } = await sports({ support_device: 2, domain: 'http://hall.example' });
    expect(code).toBe(100);
    const { url, gp_id, game_code } = data.detail as { url: string; gp_id: number; game_code: string };
    expect({ gp_id, game_code }).toEqual({ gp_id: 1, game_code: 'koi-lantern' });
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      view: 'quick',
      currency: 'RMB',
      locale: 'en_US',
      device: '2',
      domain: 'http://hall.example',
    });
  });

  test('is refused with 101 where there is none, 203 during maintenance, 400 in a foreign currency', async () => {
    expect(await sports()).toMatchObject({ code: 101 });
    await place(`${house.provider.origin}/sports`);
    await owner('UPDATE site_provider SET maintenance_start_at = $1 WHERE gp_id = 1', [
      house.hall.clock.now(),
    ]);
    expect(await sports()).toMatchObject({
      code: 203,
      data: { start_at: house.hall.clock.now().toISOString() },
    });
    expect(await sports({ currency: 'THB' })).toMatchObject({ httpStatus: 400, field: 'currency' });
  });

  test('is never of another origin than its provider’s', async () => {
    await place('https://elsewhere.example/sports');
    expect(await sports()).toMatchObject({ code: 205 });
    await expect(owner(`UPDATE site_sports SET url = 'javascript:alert(1)'`)).rejects.toThrow(
      'check constraint',
    );
  });
});

describe('several starts of one member', () => {
  test('at once from two devices leave one open; the other hears that it is closed', async () => {
    const who = await house.login();
    const answers = await Promise.all([
      house.call(who, '/member/game/play1', { ...koi, device: 1 }),
      house.call(who, '/member/game/play1', { ...koi, device: 2 }),
    ]);
    const ids = answers.map(({ data }) => data.play_id);
    const { rows } = await owner(
      'SELECT play_id, ended_at IS NULL AS open FROM game_session WHERE member_id = $1',
      [who.memberId],
    );
    const closed = rows.find(({ open }) => !open)?.play_id;
    expect(rows.filter(({ open }) => open)).toHaveLength(1);
    expect(ids).toContain(closed);
    expect(await eventsOf(who, 'forward_game_status', closed)).toMatchObject([
      { payload: { status: 'closed' } },
    ]);
    expect(await askUrl(who, closed)).toMatchObject({ data: { state: 'closed', game_url: null } });
  });

  test('tell the first once that it was replaced, and each its own address once', async () => {
    const who = await house.login();
    const first = await startReady(who);
    const second = await startReady(who);
    expect(await eventsOf(who, 'forward_game_status', first)).toHaveLength(1);
    expect(await eventsOf(who, 'forward_game_status', second)).toHaveLength(0);
    expect(await eventsOf(who, 'game_url', second)).toHaveLength(1);
  });

  test('an answer that comes after the game was left opens nothing', async () => {
    const who = await house.login();
    const { promise, resolve } = Promise.withResolvers<object>();
    house.provider.answer('gameLaunch', () => promise);
    const { data } = await house.call(who, '/member/game/play1', koi);
    await house.call(who, '/member/game/leave1', { play_id: data.play_id });
    resolve({ url: `${house.provider.origin}/play` });
    await startReady(who);
    expect(await eventsOf(who, 'game_url', data.play_id)).toEqual([]);
    expect(await askUrl(who, data.play_id)).toMatchObject({ data: { state: 'closed' } });
  });
});

describe('a slow provider', () => {
  test('keeps nobody waiting for somebody else: every start is on its way at once', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => house.login()));
    const { promise, resolve } = Promise.withResolvers<object>();
    let heard = 0;
    house.provider.answer('gameLaunch', () => {
      heard += 1;
      // Answers nobody before everybody has asked.
      if (heard === members.length) resolve({ url: `${house.provider.origin}/play` });
      return promise;
    });
    const ids = await Promise.all(members.map(startReady));
    expect(heard).toBe(members.length);
    for (const [at, who] of members.entries())
      expect(await askUrl(who, ids[at])).toMatchObject({ data: { state: 'ready' } });
  });
});

describe('whoever asks for the address', () => {
  test('hears why a start failed, in their language', async () => {
    const who = await house.login();
    house.provider.answer('gameLaunch', () => ({ status: 'INVALID_GAME' }));
    const { data } = await house.call(who, '/member/game/play1', koi);
    await waitFor(async () => (await eventsOf(who, 'game_url', data.play_id)).length > 0);
    expect(await askUrl(who, data.play_id)).toMatchObject({
      data: { state: 'failed', code: 101, message: 'This game is not available here.' },
    });
  });

  test('hears the announced window of the maintenance that the provider speaks of, as the channel does', async () => {
    const who = await house.login();
    const [from, until] = [1, 2].map(
      (hours) => new Date(house.hall.clock.now().getTime() + hours * 3_600_000),
    );
    await owner(
      'UPDATE site_provider SET maintenance_start_at = $1, maintenance_end_at = $2 WHERE gp_id = 1',
      [from, until],
    );
    house.provider.answer('gameLaunch', () => ({ status: 'GAME_DISABLED' }));
    const { data } = await house.call(who, '/member/game/play1', koi);
    await waitFor(async () => (await eventsOf(who, 'game_url', data.play_id)).length > 0);
    const window = { start_at: from?.toISOString(), end_at: until?.toISOString() };
    expect(await eventsOf(who, 'game_url', data.play_id)).toMatchObject([
      { payload: { code: 203, ...window } },
    ]);
    expect(await askUrl(who, data.play_id)).toMatchObject({
      data: { state: 'failed', code: 203, ...window },
    });
  });

  test.each<[string, () => object | Promise<object>]>([
    ['rubbish', () => ({ url: { nested: true } })],
    ['nothing of what was agreed', () => ({ hello: 'world' })],
    ['an address of ten thousand letters', () => ({ url: `https://x.example/${'a'.repeat(10_000)}` })],
  ])('hears of a failed start when the provider answers %s', async (_name, answer) => {
    const who = await house.login();
    house.provider.answer('gameLaunch', answer);
    const { data } = await house.call(who, '/member/game/play1', koi);
    await waitFor(async () => (await eventsOf(who, 'game_url', data.play_id)).length > 0);
    expect(await askUrl(who, data.play_id)).toMatchObject({ data: { state: 'failed', code: 205 } });
    const { rows } = await owner('SELECT state FROM game_session WHERE play_id = $1', [data.play_id]);
    expect(rows).toEqual([{ state: 'failed' }]);
  });

  test('is told nothing of a play of another member', async () => {
    const who = await house.login();
    const other = await house.login();
    expect(await askUrl(other, await startReady(who))).toMatchObject({ code: 404 });
    expect(await askUrl(who, randomUUID())).toMatchObject({ code: 404 });
  });
});
