import { gameLabel, gameList, tagGameList } from '@pavilion/contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogueHall, ids, openCatalogue, slots, there } from './catalogue.fixture.ts';

let opened: CatalogueHall;
let hall: CatalogueHall['hall'];
let run: CatalogueHall['run'];

beforeAll(async () => {
  opened = await openCatalogue();
  ({ hall, run } = opened);
});
afterAll(() => hall.close());
beforeEach(() => opened.catalogue.purge());

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
      // Of four, one is still to open.
      ['电子游戏', 3, [2, 1]],
      ['真人桌', 1, [2]],
      ['体育赛事', 1, [3]],
      ['电子竞技', 2, [2]],
    ]);
    expect(data.list[0]?.gp_list[1]).toEqual({
      gp_id: 1,
      gp_code: 'LANTERN',
      gp_name: '灯影坊',
      mark: '/art/providers/LANTERN.svg',
      wallet: 'seamless',
      maintenance: false,
      maintenance_start_at: null,
      maintenance_end_at: null,
      houses: [{ house: 1, name: '灯戏台' }],
      has_demo: false,
      games_count: 2,
    });
    const english = await hall.call(gameList, { currency: 'USD' }, { lang: 'en_US' });
    expect(english.data.list[0]).toMatchObject({
      gt_name: 'Slots',
      gt_icon: '/art/types/slot.svg',
      gt_icon_active: '/art/types/slot-active.svg',
    });
    const byId = await hall.call(gameList, { currency: 'USD' }, { lang: '2' });
    expect(byId.data.list[0]?.gt_name).toBe('Slots');
  });

  test('providers that have only announced games of a type stand behind those with games to play', async () => {
    await run(`update game set state = 'coming_soon' where gp_id = 2 and gt_id = 2`);
    opened.catalogue.purge();
    const { data } = await hall.call(gameList, { currency: 'USD' });
    expect(data.list[0]?.gp_list.map(({ gp_id, games_count }) => [gp_id, games_count])).toEqual([
      [1, 2],
      [2, 0],
    ]);
    await run(`update game set state = 'live' where gp_id = 2 and gt_id = 2`);
    opened.catalogue.purge();
  });

  test('count only what the currency and the device can play', async () => {
    const slotsFor = async (currency: 'RMB' | 'USD', support_device: number) =>
      (await hall.call(gameList, { currency, support_device })).data.list[0]?.games_count;
    expect(await slotsFor('USD', 1)).toBe(3);
    expect(await slotsFor('RMB', 1)).toBe(2);
    expect(await slotsFor('RMB', 2)).toBe(1);
  });

  test('a provider under maintenance says so for as long as it is, and its games cannot be played', async () => {
    const sports = async () => {
      opened.catalogue.purge();
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

  test('a provider of one template stands in its lists alone', async () => {
    await run(`update site_provider set model_version = 'H5_3' where site_id = 1 and gp_id = 2`);
    opened.catalogue.purge();
    const listed = async (given: object) =>
      (await hall.call(gameList, { currency: 'USD', ...given })).data.list.map((type) => [
        type.gt_id,
        type.games_count,
        type.gp_list.map((provider) => provider.gp_id),
      ]);
    const others = [
      [2, 2, [1]],
      [4, 1, [3]],
    ];
    expect(await listed({ template: 'H5_3' })).toEqual([
      [2, 3, [2, 1]],
      [3, 1, [2]],
      [4, 1, [3]],
      [9, 2, [2]],
    ]);
    expect(await listed({ template: 'H5_4' })).toEqual(others);
    expect(await listed({})).toEqual(others);
    await run('update site_provider set model_version = null where site_id = 1 and gp_id = 2');
  });

  test('a provider that is known and not active is offered nowhere', async () => {
    await run('update provider set active = false where gp_id = 2');
    opened.catalogue.purge();
    const { data } = await hall.call(gameList, { currency: 'USD' });
    expect(data.list.flatMap((type) => type.gp_list.map((provider) => provider.gp_id))).toEqual([1, 3]);
    expect(ids((await hall.call(gameLabel, { ...slots, currency: 'USD' })).data.main)).toEqual([12, 11, 13]);
    await run('update provider set active = true where gp_id = 2');
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
      rtp_up_to: 0,
      stake_min: '0.20',
      stake_max: '500.00',
      labels: [1],
    });
    expect(data.main[0]).toMatchObject({
      state: 'coming_soon',
      stake_min: null,
      stake_max: null,
      rtp_bp: null,
      rtp_up_to: 0,
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
    opened.catalogue.purge();
    expect(ids((await hall.call(gameLabel, slots)).data.main)).not.toContain(13);
    await run('update site_game set enabled = true where site_id = 1 and game_id = 13');
  });
});
