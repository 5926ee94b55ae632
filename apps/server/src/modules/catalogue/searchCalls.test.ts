import { type GameEntry, jackpotGames, lastPlayedGames } from '@pavilion/contract/catalogue';
import { gameSearch } from '@pavilion/contract/search';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogueHall, ids, openCatalogue, there } from './catalogue.fixture.ts';
import { pinyinPlace, syllablesOf } from './pinyin.ts';

let opened: CatalogueHall;
let hall: CatalogueHall['hall'];
let run: CatalogueHall['run'];

beforeAll(async () => {
  opened = await openCatalogue();
  ({ hall, run } = opened);
  await run(`insert into game (id, gp_id, gt_id, game_code, names, state, currencies, motif) values
    (61, 2, 3, 'tide-baccarat', '{"zh_CN": "潮月百家乐", "en_US": "Tide Baccarat", "vi_VN": "Baccarat Triều Trăng"}', 'live', null, 'x'),
    (62, 2, 3, 'gale-baccarat', '{"zh_CN": "疾风百家乐", "en_US": "Gale Baccarat"}', 'coming_soon', null, 'x')`);
  await run('insert into site_game (site_id, game_id, sort) values (1, 62, 20), (1, 61, 21)');
  hall.clock.set('2026-11-20T13:00:00Z');
});
afterAll(() => hall.close());
beforeEach(() => opened.catalogue.purge());

describe('the search over the whole hall', () => {
  const search = async (q: string, given: object = {}, from: object = {}) =>
    (await hall.call(gameSearch, { currency: 'RMB', q, ...given }, from)).data;
  const found = async (q: string, given: object = {}, from: object = {}) =>
    ids((await search(q, given, from)).games);

  test.each([
    ['锦鲤', [11]],
    ['koi lan', [11]],
    ['LANTERNS koi', [11]],
    ['jinli', [11]],
    ['jin li deng', [11]],
    // A name that begins so stands before one that has it within.
    ['jl', [11, 61, 62]],
    ['jldy', [11]],
    ['jinldy', [11]],
    ['dengying', [11]],
    ['inli', []],
    ['trieu trang', [61]],
    ['koi-lantern', []],
    ['nothing of the kind', []],
  ])('%s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test('goes over all types, and what can be played stands first', async () => {
    expect(await found('bjl')).toEqual([61, 62]);
    const { count, games, providers } = await search('百家乐');
    expect(count).toBe(2);
    expect(providers).toEqual([
      { gp_id: 2, gp_name: '潮月', mark: '/art/providers/TIDE.svg', has_demo: false },
    ]);
    expect(games.map(({ game_id, game_type, state }) => [game_id, game_type, state])).toEqual([
      [61, 3, 'live'],
      [62, 3, 'coming_soon'],
    ]);
  });

  test('names providers and types, by pinyin too, in the language asked for', async () => {
    const { places } = await search('dengyingfang', {}, { lang: 'en_US' });
    expect(places).toEqual([
      { gt_id: 2, gp_id: 1, name: 'Lantern Works', mark: '/art/providers/LANTERN.svg', games_count: 2 },
    ]);
    expect((await search('zhenren')).places).toMatchObject([{ gt_id: 3, gp_id: null, games_count: 2 }]);
    // A provider's games go by its name as well.
    expect(await found('lantern works')).toEqual([11, 13, 12]);
  });

  test('without words is what is popular and can be played', async () => {
    const { games, places } = await search('  ');
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter(({ state }: GameEntry) => state === 'coming_soon')).toEqual([]);
    expect(places).toEqual([]);
  });

  test('keeps to the device, the currency and the site', async () => {
    expect(await found('zhuomian')).toEqual([13]);
    expect(await found('zhuomian', { support_device: 2 })).toEqual([]);
    expect(await found('huixing')).toEqual([]);
    expect(await found('huixing', { currency: 'USD' })).toEqual([21]);
    expect(await found('bjl', {}, there)).toEqual([]);
  });

  test('refuses a text that no name is as long as', async () => {
    expect(await hall.call(gameSearch, { currency: 'RMB', q: 'x'.repeat(65) })).toMatchObject({
      status: 400,
      field: 'q',
    });
  });
});

test('pinyin that is long and of one letter is read in little time', () => {
  const syllables = syllablesOf('阿'.repeat(60));
  expect(pinyinPlace(`${'a'.repeat(63)}b`, syllables)).toBe(-1);
  expect(pinyinPlace('aaa', syllables)).toBe(0);
});

test('games feed a jackpot as long as it is shown and they can be played', async () => {
  const feeding = async () => ids((await hall.call(jackpotGames, { currency: 'RMB' })).data.list);
  await run(
    `insert into jackpot (id, site_id, code, currency, seed_minor) values (1, 1, 'a', 'RMB', 1), (2, 1, 'b', 'USD', 1)`,
  );
  await run(`insert into jackpot_game (jackpot_id, game_id, fed_at) values
    (1, 11, '2026-11-20T10:00:00Z'), (1, 13, '2026-11-20T11:00:00Z'), (1, 12, '2026-11-20T11:00:00Z'),
    (1, 22, '2026-10-01T11:00:00Z'), (2, 61, '2026-11-20T11:00:00Z')`);
  // 12 has not opened, 22 has not fed for long, 61 feeds in another currency.
  expect(await feeding()).toEqual([13, 11]);
  await run('update jackpot set enabled = false');
  opened.catalogue.purge();
  expect(await feeding()).toEqual([]);
  expect(await hall.call(lastPlayedGames, { currency: 'RMB' })).toMatchObject({ status: 401 });
});
