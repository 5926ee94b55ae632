import { randomUUID } from 'node:crypto';
import {
  favoriteGames,
  favoriteStore,
  gameLabel,
  gameList,
  hotGames,
  lastPlayingGame,
  lobbyFirstMax,
  lobbyGames,
  lobbyNames,
  tagGameList,
  templateGameList,
} from '@pavilion/contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/module-hall.ts';
import { type CatalogueModule, createCatalogueModule } from './index.ts';

let hall: Hall;
let catalogue: CatalogueModule;

const arrange = `
  insert into provider (gp_id, gp_code, name, wallet, mark, houses) values
    (1, 'LANTERN', '{"zh_CN": "灯影坊", "en_US": "Lantern Works"}', 'seamless', 'LANTERN', '[{"house": 1, "name": {"zh_CN": "灯戏台"}}]'),
    (2, 'TIDE', '{"zh_CN": "潮月"}', 'seamless', 'TIDE', '[]'),
    (3, 'KITE', '{"zh_CN": "纸鸢场"}', 'transfer', 'KITE', '[]'),
    (4, 'OFF', '{"zh_CN": "停用"}', 'seamless', 'OFF', '[]');
  insert into site_provider (site_id, gp_id, enabled, sort, maintenance_start_at, maintenance_end_at) values
    (1, 1, true, 2, null, null), (1, 2, true, 1, null, null), (1, 4, false, 3, null, null),
    (1, 3, true, 4, '2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z'), (2, 1, true, 1, null, null);
  insert into game (id, gp_id, gt_id, game_code, names, house, state, rtp_bp, currencies, on_mobile, customized, custom_url, motif) values
    (11, 1, 2, 'koi-lantern', '{"zh_CN": "锦鲤灯影", "en_US": "Koi Lanterns"}', 1, 'live', 9612, null, true, false, null, 'koi-moon'),
    (12, 1, 2, 'paper-boat', '{"zh_CN": "纸船"}', 0, 'coming_soon', null, null, true, false, null, 'boat'),
    (13, 1, 2, 'desk-only', '{"zh_CN": "桌面"}', 1, 'live', null, null, false, false, null, 'boat'),
    (21, 2, 2, 'comet-peaks', '{"zh_CN": "彗星越岭"}', 0, 'live', 9635, '{USD}', true, false, null, 'comet'),
    (22, 2, 3, 'moon-table', '{"zh_CN": "月厅"}', 0, 'live', null, null, true, false, null, 'moon'),
    (31, 3, 4, 'kite-cup', '{"zh_CN": "纸鸢杯"}', 0, 'live', null, null, true, false, null, 'kite'),
    (41, 4, 2, 'gone', '{"zh_CN": "停"}', 0, 'live', null, null, true, false, null, 'x'),
    (51, 2, 9, 'fair-link', '{"zh_CN": "开奖说明"}', 0, 'live', null, null, true, true, '/main/fairness', 'x'),
    (52, 2, 9, 'bad-link', '{"zh_CN": "坏"}', 0, 'live', null, null, true, true, 'javascript:alert(1)', 'x');
  insert into game_limit (game_id, currency, stake_min_minor, stake_max_minor) values (11, 'RMB', 20, 50000), (11, 'JPY', 20, 50000);
  insert into site_game (site_id, game_id, enabled, sort, is_new, hot_rank) values
    (1, 11, true, 2, true, 2), (1, 12, true, 1, false, 1), (1, 13, true, 3, false, null), (1, 21, true, 4, false, 3),
    (1, 22, true, 5, false, null), (1, 31, true, 6, false, null), (1, 41, true, 7, false, null), (1, 51, true, 8, false, null),
    (1, 52, true, 9, false, null), (2, 11, true, 1, false, null), (2, 22, true, 2, false, null);
  insert into game_tag (id, site_id, name, sort) values (1, 1, '{"zh_CN": "节庆", "en_US": "Festival"}', 2), (2, 1, '{"zh_CN": "新手"}', 1), (3, 2, '{"en_US": "Harbor"}', 1);
  insert into site_game_tag (site_id, tag_id, game_id) values (1, 1, 11), (1, 1, 22), (1, 2, 13), (2, 3, 11);`;

beforeAll(async () => {
  hall = await openHall(
    ({ database, clock }) => {
      catalogue = createCatalogueModule({ pool: database.pool, clock });
      return [catalogue];
    },
    { arrange },
  );
});
afterAll(() => hall.close());
beforeEach(() => catalogue.purge());

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const there = { host: 'harbor.test' };
const ids = (games: readonly { game_id: number }[]): number[] => games.map((game) => game.game_id);
const slots = { currency: 'RMB', game_type_id: 2 } as const;

describe('types and providers', () => {
  test("in the operator's order, with counts, in the language asked for", async () => {
    const { data } = await hall.call(gameList, { currency: 'USD' });
    expect(
      data.list.map((type) => [
        type.gt_name,
        type.games_count,
        type.gp_list.map((provider) => provider.gp_id),
      ]),
    ).toEqual([
      ['电子游戏', 4, [2, 1]],
      ['真人桌', 1, [2]],
      ['体育赛事', 1, [3]],
      ['电子竞技', 2, [2]],
    ]);
    expect(data.list[0]?.gp_list[1]).toEqual({
      gp_id: 1,
      gp_code: 'LANTERN',
      gp_name: '灯影坊',
      mark: 'LANTERN',
      wallet: 'seamless',
      maintenance: false,
      maintenance_start_at: null,
      maintenance_end_at: null,
      houses: [{ house: 1, name: '灯戏台' }],
      games_count: 3,
    });
    const english = await hall.call(gameList, { currency: 'USD' }, { lang: 'en_US' });
    expect(english.data.list[0]).toMatchObject({
      gt_name: 'Slots',
      gt_icon: '/art/types/slot.svg',
      gt_icon_active: '/art/types/slot-active.svg',
    });
  });

  test('count only what the currency and the device can play', async () => {
    const slotsFor = async (currency: 'RMB' | 'USD', support_device: number) =>
      (await hall.call(gameList, { currency, support_device })).data.list[0]?.games_count;
    expect(await slotsFor('USD', 1)).toBe(4);
    expect(await slotsFor('RMB', 1)).toBe(3);
    expect(await slotsFor('RMB', 2)).toBe(2);
  });

  test('a provider under maintenance says so for as long as it is, and its games cannot be played', async () => {
    const sports = async () => {
      catalogue.purge();
      const types = await hall.call(gameList, { currency: 'RMB' });
      const games = await hall.call(gameLabel, { currency: 'RMB', game_type_id: 4 });
      const provider = types.data.list.find((type) => type.gt_id === 4)?.gp_list[0];
      return [
        provider?.maintenance,
        provider?.maintenance_start_at,
        provider?.maintenance_end_at,
        games.data.main[0]?.state,
      ];
    };
    expect(await sports()).toEqual([
      true,
      '2026-11-20T11:00:00.000Z',
      '2026-11-20T13:00:00.000Z',
      'maintenance',
    ]);
    hall.clock.set('2026-11-20T13:00:00Z');
    expect(await sports()).toEqual([false, null, null, 'live']);
  });

  test('a currency that the site has not enabled is refused by name', async () => {
    expect(await hall.call(gameList, { currency: 'THB' })).toMatchObject({ status: 400, field: 'currency' });
    expect(await hall.call(gameList, { currency: 'USD' }, there)).toMatchObject({
      status: 400,
      field: 'currency',
    });
  });

  test('the second site offers its own games and providers only', async () => {
    const { data } = await hall.call(gameList, { currency: 'RMB' }, there);
    expect(data.list.map((type) => [type.gt_id, type.games_count])).toEqual([[2, 1]]);
    const games = await hall.call(gameLabel, slots, there);
    expect(ids(games.data.main)).toEqual([11]);
    expect(games.data.list.map((label) => label.tag)).toEqual(['Harbor']);
    expect(games.data.main[0]).toMatchObject({ is_new: 0, labels: [3] });
  });
});

describe('the games of a type', () => {
  test('with everything a tile shows', async () => {
    const { data } = await hall.call(gameLabel, slots);
    expect(ids(data.main)).toEqual([12, 11, 13]);
    expect(data.main[1]).toEqual({
      id: 11,
      game_id: 11,
      gp_id: 1,
      game_type: 2,
      game_code: 'koi-lantern',
      game_name: { zh_CN: '锦鲤灯影', en_US: 'Koi Lanterns' },
      house: 1,
      customized: 0,
      gp_gt_name: 'e_LANTERN',
      icon_light: '/art/games/koi-lantern',
      icon_dark: '/art/games/koi-lantern',
      member_favorite: 0,
      state: 'live',
      is_new: 1,
      is_hot: 1,
      rtp_bp: 9612,
      stake_min: '0.20',
      stake_max: '500.00',
      labels: [1],
    });
    expect(data.main[0]).toMatchObject({
      state: 'coming_soon',
      stake_min: null,
      stake_max: null,
      rtp_bp: null,
    });
  });

  test('show stakes in the decimals of the currency', async () => {
    const { data } = await hall.call(gameLabel, { ...slots, currency: 'JPY' });
    expect(data.main.find((game) => game.game_id === 11)).toMatchObject({
      stake_min: '20',
      stake_max: '50000',
    });
  });

  test('by provider and house; house 0 is all', async () => {
    const main = async (given: object) => ids((await hall.call(gameLabel, { ...slots, ...given })).data.main);
    expect(await main({ gp_id: 1 })).toEqual([12, 11, 13]);
    expect(await main({ gp_id: 1, house: 1 })).toEqual([11, 13]);
    expect(await main({ gp_id: 2 })).toEqual([]);
    expect(await main({ gp_id: 2, currency: 'USD' })).toEqual([21]);
    expect(await main({ gp_id: 4 })).toEqual([]);
    expect(await main({ gp_id: 999 })).toEqual([]);
    expect(await main({ device: 2 })).toEqual([12, 11]);
  });

  test('with the labels they carry, and by label', async () => {
    const { data } = await hall.call(gameLabel, slots);
    expect(data.list).toEqual([
      { id: 2, tag: '新手' },
      { id: 1, tag: '节庆' },
    ]);
    const tagged = async (tag: number, gt_id: 2 | 3) =>
      ids((await hall.call(tagGameList, { currency: 'RMB', tag, gt_id })).data.list);
    expect(await tagged(1, 2)).toEqual([11]);
    expect(await tagged(1, 3)).toEqual([22]);
    expect(await tagged(3, 2)).toEqual([]);
  });

  test('links of the operator lead where they are safe to lead', async () => {
    const { data } = await hall.call(gameLabel, { currency: 'RMB', game_type_id: 9 });
    expect(data.main.map((game) => [game.game_code, game.customized, game.custom_url])).toEqual([
      ['fair-link', 1, '/main/fairness'],
      ['bad-link', 0, undefined],
    ]);
  });

  test('are kept for a moment, and read again when content changed', async () => {
    expect(ids((await hall.call(gameLabel, slots)).data.main)).toContain(13);
    await run('update site_game set enabled = false where site_id = 1 and game_id = 13');
    expect(ids((await hall.call(gameLabel, slots)).data.main)).toContain(13);
    catalogue.purge();
    expect(ids((await hall.call(gameLabel, slots)).data.main)).not.toContain(13);
    await run('update site_game set enabled = true where site_id = 1 and game_id = 13');
  });
});

describe('a lobby', () => {
  const lobby = async (given: object = {}, from: object = {}) =>
    (await hall.call(lobbyGames, { ...slots, ...given }, from)).data;

  test('gives games as columns, those that can be played first, in one language, with en_US where a name is missing', async () => {
    const { count, labels, games } = await lobby({}, { lang: 'th_TH' });
    expect(count).toBe(3);
    expect(labels.map(({ id }) => id)).toEqual([2, 1]);
    expect(games).toEqual({
      game_id: [11, 13, 12],
      gp_id: [1, 1, 1],
      house: [1, 1, 0],
      game_code: ['koi-lantern', 'desk-only', 'paper-boat'],
      name: ['Koi Lanterns', '桌面', '纸船'],
      state: [0, 0, 1],
      marks: [3, 0, 2],
      rtp_bp: [9612, null, null],
      stake_min: ['0.20', null, null],
      stake_max: ['500.00', null, null],
      labels: [[1], [2], []],
      custom_url: [null, null, null],
    });
  });

  test('is narrowed by provider, studio, device and currency; an unknown one is empty', async () => {
    const chosen = async (given: object) => (await lobby(given)).games.game_id;
    expect(await chosen({ gp_id: 1, house: 1 })).toEqual([11, 13]);
    expect(await chosen({ gp_id: 2, currency: 'USD' })).toEqual([21]);
    expect(await chosen({ device: 2 })).toEqual([11, 12]);
    expect(await chosen({ gp_id: 999 })).toEqual([]);
    expect(await hall.call(lobbyGames, { ...slots, currency: 'THB' })).toMatchObject({
      status: 400,
      field: 'currency',
    });
  });

  test('has on its popular page the top list, then every other game', async () => {
    expect((await lobby({ gp_id: 'Popular' })).games.game_id).toEqual([11, 13, 12]);
  });

  test('gives the first screens alone when asked to, and says how many there are', async () => {
    await run(`insert into game (id, gp_id, gt_id, game_code, names, state, motif)
               select 1000 + n, 1, 6, 'card-' || n, '{"zh_CN": "牌"}', 'live', 'x' from generate_series(1, 60) n`);
    await run('insert into site_game (site_id, game_id) select 1, 1000 + n from generate_series(1, 60) n');
    const first = await lobby({ game_type_id: 6, first: true });
    expect([first.count, first.games.game_id.length]).toEqual([60, lobbyFirstMax]);
    expect((await lobby({ game_type_id: 6 })).games.game_id).toHaveLength(60);
    await run('delete from site_game where game_id > 1000');
  });

  test('finds its games by their names in every language and by their code', async () => {
    const { data } = await hall.call(lobbyNames, slots);
    const textOf = (id: number) => data.text[data.game_id.indexOf(id)];
    expect(data.game_id).toEqual([12, 11, 13]);
    expect(textOf(11)?.split('\n').toSorted()).toEqual(['koi lantern', 'koi lanterns', '锦鲤灯影']);
  });

  test('of the second site is its own', async () => {
    const { data } = await hall.call(lobbyGames, slots, there);
    expect(data.games.game_id).toEqual([11]);
    expect((await hall.call(lobbyNames, slots, there)).data.game_id).toEqual([11]);
  });
});

describe('hot and popular', () => {
  const round = (memberId: number, gameId: number, at: string, siteId = 1) =>
    run(
      `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
       values ($4, 1, $1, $5, $2, 1, 'RMB', 1, 100, 0, 0, 'closed', $3, $3)`,
      [memberId, gameId, at, siteId, randomUUID()],
    );
  const hot = async (given: object = {}) =>
    ids((await hall.call(hotGames, { currency: 'RMB', ...given })).data.list);
  const popular = async () => ids((await hall.call(gameLabel, { ...slots, gp_id: 'Popular' })).data.main);

  test("are the operator's list while nobody has played", async () => {
    expect(await hot()).toEqual([12, 11]);
    expect(await hot({ gt_id: 3 })).toEqual([]);
    expect(await popular()).toEqual([11, 13, 12]);
  });

  test('follow the rounds of the last seven days', async () => {
    const fresh = await openHall(
      ({ database, clock }) => [createCatalogueModule({ pool: database.pool, clock })],
      {
        arrange,
      },
    );
    const add = async (gameId: number, at: string, siteId = 1) => {
      const { memberId } = await fresh.addMember({ account: `p${randomUUID().slice(0, 8)}` });
      await fresh.database.owner.query(
        `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
         values ($4, 1, $1, 'r', $2, 1, 'RMB', 1, 100, 0, 0, 'closed', $3, $3)`,
        [memberId, gameId, at, siteId],
      );
    };
    await add(13, '2026-11-20T10:00:00Z');
    await add(22, '2026-11-20T10:00:00Z');
    await add(22, '2026-11-20T11:00:00Z');
    // Too long ago, and another house: neither counts.
    for (let times = 0; times < 3; times += 1) await add(11, '2026-11-10T10:00:00Z');
    for (let times = 0; times < 3; times += 1) await add(11, '2026-11-20T10:00:00Z', 2);
    const ask = { currency: 'RMB' } as const;
    expect(ids((await fresh.call(hotGames, ask)).data.list)).toEqual([22, 13, 12, 11]);
    expect(ids((await fresh.call(hotGames, { ...ask, gt_id: 2 })).data.list)).toEqual([13, 12, 11]);
    const top = await fresh.call(gameLabel, { ...slots, gp_id: 'Popular' });
    expect(ids(top.data.main)).toEqual([13, 11, 12]);
    await fresh.close();
  });

  test('fill the shelves of the home page, popular first', async () => {
    await round((await hall.addMember({ account: 'shelf01' })).memberId, 11, '2026-11-20T10:00:00Z');
    const { data } = await hall.call(templateGameList, { currency: 'RMB' });
    expect(data.list.map((shelf) => [shelf.shelf, ids(shelf.games)])).toEqual([
      ['popular', [11, 13, 22, 31, 51, 52, 12]],
      ['slot', [12, 11, 13]],
      ['live', [22]],
      ['sport', [31]],
      ['esport', [51, 52]],
    ]);
  });
});

describe("a member's own lists", () => {
  let token: string;
  let memberId: number;
  let members = 0;
  beforeEach(async () => {
    members += 1;
    ({ token, memberId } = await hall.addMember({ account: `fan${members}` }));
  });
  const store = (data: { game_id: number; status: 0 | 1 }[], from: object = { token }) =>
    hall.call(favoriteStore, { data }, from);
  const favorites = async (from: object = { token }) =>
    ids((await hall.call(favoriteGames, {}, from)).data.list);

  test('favourites are set and cleared, the newest first; saying it twice changes nothing', async () => {
    await store([{ game_id: 11, status: 1 }]);
    hall.clock.advance(1_000);
    await store([
      { game_id: 22, status: 1 },
      { game_id: 11, status: 1 },
    ]);
    expect(await favorites()).toEqual([22, 11]);
    await store([{ game_id: 11, status: 0 }]);
    expect((await store([{ game_id: 11, status: 0 }])).code).toBe(100);
    expect(await favorites()).toEqual([22]);
  });

  test('the last word counts when a game is named twice', async () => {
    await store([
      { game_id: 11, status: 1 },
      { game_id: 11, status: 0 },
    ]);
    expect(await favorites()).toEqual([]);
  });

  test('a game that the site does not have is refused by name, and nothing is stored', async () => {
    const reply = await store([
      { game_id: 11, status: 1 },
      { game_id: 999, status: 1 },
    ]);
    expect(reply).toMatchObject({ status: 400, field: 'data.1.game_id' });
    expect(await favorites()).toEqual([]);
    const away = await hall.addMember({ account: `away${members}`, siteId: 2 });
    const from = { ...there, token: away.token };
    expect((await store([{ game_id: 31, status: 1 }], from)).status).toBe(400);
    expect((await store([{ game_id: 22, status: 1 }], from)).code).toBe(100);
  });

  test('nobody sees or changes the favourites of another', async () => {
    await store([{ game_id: 11, status: 1 }]);
    const other = await hall.addMember({ account: `other${members}` });
    await store([{ game_id: 11, status: 0 }], { token: other.token });
    expect(await favorites({ token: other.token })).toEqual([]);
    expect(await favorites()).toEqual([11]);
    expect((await hall.call(favoriteGames, {})).status).toBe(401);
  });

  test('last played are the games that opened, the newest first, each once', async () => {
    const play = (gameId: number, opened: boolean) =>
      run(
        `insert into game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, launch_token_hash,
                launch_expires_at, expires_at, game_url, created_at, ready_at, ended_at, end_reason)
         values (1, $1, gen_random_uuid(), 1, $2, 'RMB', 'zh_CN', case when $3 then 'closed' else 'failed' end, sha256($4::bytea),
                 now(), now(), 'http://x.test', now(), case when $3 then now() end, now(), case when $3 then 'left' else 'failed' end)`,
        [memberId, gameId, opened, Buffer.from(randomUUID())],
      );
    await play(11, true);
    await play(22, true);
    await play(11, true);
    await play(31, false);
    const { data } = await hall.call(lastPlayingGame, {}, { token });
    expect(ids(data.list)).toEqual([11, 22]);
    const other = await hall.addMember({ account: `idle${members}` });
    expect((await hall.call(lastPlayingGame, {}, { token: other.token })).data.list).toEqual([]);
  });
});
