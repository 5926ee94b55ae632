import { randomUUID } from 'node:crypto';
import {
  gameLabel,
  hotGames,
  lobbyFirstMax,
  lobbyGames,
  lobbyMarks,
  lobbyNames,
  templateGameList,
} from '@pavilion/contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogueHall, ids, openCatalogue, slots, there } from './catalogue.fixture.ts';

let opened: CatalogueHall;
let hall: CatalogueHall['hall'];
let run: CatalogueHall['run'];

beforeAll(async () => {
  opened = await openCatalogue();
  ({ hall, run } = opened);
  // No provider is under maintenance any more.
  hall.clock.set('2026-11-20T13:00:00Z');
});
afterAll(() => hall.close());
beforeEach(() => opened.catalogue.purge());

describe('a lobby', () => {
  const lobby = async (given: object = {}, from: object = {}) =>
    (await hall.call(lobbyGames, { ...slots, ...given }, from)).data;

  test('gives games as columns, those that can be played first, in one language, with en_US where a name is missing', async () => {
    const { count, open_count, labels, games } = await lobby({}, { lang: 'th_TH' });
    expect([count, open_count]).toEqual([3, 2]);
    expect(labels.map(({ id }) => id)).toEqual([2, 1]);
    expect(games).toEqual({
      game_id: [11, 13, 12],
      gp_id: [1, 1, 1],
      house: [1, 1, 0],
      game_code: ['koi-lantern', 'desk-only', 'paper-boat'],
      icon: [null, null, null],
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
    // Its bets return differently.
    const { marks } = (await lobby({ gp_id: 2, currency: 'USD' })).games;
    expect(marks.map((mark) => mark & lobbyMarks.rtpUpTo)).toEqual([lobbyMarks.rtpUpTo]);
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

  test('finds its games by their names in every language, by their pinyin and by their code', async () => {
    const { data } = await hall.call(lobbyNames, slots);
    const textOf = (id: number) => data.text[data.game_id.indexOf(id)];
    expect(data.game_id).toEqual([12, 11, 13]);
    expect(textOf(11)?.split('\n').toSorted()).toEqual([
      'jinlidengying',
      'jldy',
      'koi lantern',
      'koi lanterns',
      '锦鲤灯影',
    ]);
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
    const { hall: fresh } = await openCatalogue();
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
      // What is still to open stands on no shelf.
      ['popular', [11, 13, 22, 31, 51, 52]],
      ['slot', [11, 13]],
      ['live', [22]],
      ['sport', [31]],
      ['esport', [51, 52]],
    ]);
  });
});
