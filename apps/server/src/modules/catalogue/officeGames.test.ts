import { randomUUID } from 'node:crypto';
import { lobbyGames } from '@pavilion/contract/catalogue';
import {
  gameList,
  gameOne,
  gameSave,
  gameSaveWhole,
  gameSetLimit,
  gameSetReturn,
  gamesOrder,
  gamesSwitch,
  labelList,
  labelRemove,
  labelSave,
  proposalConfirm,
  proposalOne,
  traceList,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HallProcess } from '../../compose.ts';
import { openBeside } from '../../testing/besideHall.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** The catalogue of a site at the desk; what members see of it is asked of another process. */

const reason = 'for the season';
const slots = 2;

let hall: OfficeHall;
let other: HallProcess;
let content: OfficeBrowser;
let admin: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  other = await openBeside(hall, 'web');
});
afterAll(async () => {
  await other.close();
  await hall.close();
});
beforeEach(async () => {
  content = await hall.logIn('content01', { ip: '10.0.0.1' });
  admin = await hall.logIn('admin', { ip: '10.0.0.2' });
});

/** Games of one provider that the site beside this one does not offer. */
const ownGames = async () =>
  (await content.call(gameList, { filter: { type: slots, provider_id: 5 } })).data.rows;
const sharedGame = async (): Promise<number> => {
  const { rows } = await hall.database.owner.query<{ game_id: number }>(
    'SELECT min(game_id) AS game_id FROM site_game WHERE site_id = 2',
  );
  return rows[0]?.game_id ?? 0;
};
const one = async (id: number) => (await content.call(gameOne, { id })).data;

interface Shown {
  readonly game_id: number;
  readonly name: string;
  readonly marks: number;
  readonly labels: readonly number[];
  readonly stake_max: string | null;
}

/** The games of a type as the lobby of the other process has them. */
const lobbyThere = async (currency = 'USD', device = 1): Promise<readonly Shown[]> => {
  const answer = await other.app.inject({
    method: 'POST',
    url: `/api${lobbyGames.path}`,
    headers: { lang: 'zh_CN' },
    payload: { currency, game_type_id: slots, device },
  });
  const { games } = answer.json().data;
  return games.game_id.map((game_id: number, at: number) => ({
    game_id,
    name: games.name[at],
    marks: games.marks[at],
    labels: games.labels[at],
    stake_max: games.stake_max[at],
  }));
};
const there = async (id: number, currency = 'USD', device = 1) =>
  (await lobbyThere(currency, device)).find(({ game_id }) => game_id === id);
const soon = { timeout: 5_000 };

const confirmBy = async (by: OfficeBrowser, id: number) => {
  const { content_hash } = (await by.call(proposalOne, { id })).data;
  return (await by.call(proposalConfirm, { id, content_hash })).code;
};

describe('the list', () => {
  it('is the site’s, found by a name in any language and by code, narrowed and ordered', async () => {
    const all = await content.call(gameList, { perPage: 200 });
    const { rows } = await hall.database.owner.query<{ count: bigint }>(
      'SELECT count(*) FROM site_game WHERE site_id = 1',
    );
    expect(all.data.total).toBe(Number(rows[0]?.count));
    expect(all.data.rows.map(({ sort }) => sort)).toEqual(
      all.data.rows.map(({ sort }) => sort).toSorted((a, b) => a - b),
    );
    const koi = await content.call(gameList, { filter: { q: 'koi lantern' } });
    expect(koi.data.rows[0]).toMatchObject({ code: 'koi-lantern', type: slots });
    const chinese = (await one(koi.data.rows[0]?.id ?? 0)).names.zh_CN ?? '';
    expect(
      (await content.call(gameList, { filter: { q: chinese } })).data.rows.map(({ code }) => code),
    ).toContain('koi-lantern');
    expect((await content.call(gameList, { filter: { q: '100%' } })).data.total).toBe(0);
    const hot = await content.call(gameList, {
      filter: { mark: 'hot' },
      sort: { field: 'hot_rank', order: 'ASC' },
    });
    expect(hot.data.rows[0]?.hot_rank).toBe(1);
    await hall.give('content01', 2, 'content');
    const beside = await hall.logIn('content01', { host: 'harbor.localhost', ip: '10.0.0.8' });
    expect((await beside.call(gameList, {})).data.total).toBe(3);
  });
});

describe('what a site makes of a game', () => {
  it('is in the lobby of every process within seconds, and what was looked at before is refused', async () => {
    const [game] = await ownGames();
    if (game === undefined) throw new Error('no game');
    const { labels } = (await content.call(labelList, {})).data;
    const label = labels[0]?.id ?? 0;
    const given = { id: game.id, enabled: true, is_new: true, hot_rank: null, sort: 0, labels: [label] };
    const saved = await content.call(gameSave, { ...given, version: game.version });
    expect(saved.code).toBe(100);
    await expect.poll(async () => (await there(game.id))?.labels, soon).toEqual([label]);
    expect((await content.call(gameSave, { ...given, version: game.version })).code).toBe(409);
    const strange = { ...given, labels: [999_999], version: saved.data.version };
    expect((await content.call(gameSave, strange)).code).toBe(391);
    const gone = await content.call(gameSave, { ...given, enabled: false, version: saved.data.version });
    await expect.poll(() => there(game.id), soon).toBeUndefined();
    await content.call(gameSave, { ...given, version: gone.data.version });
    const { data } = await admin.call(traceList, { filter: { subject_id: String(game.id) } });
    expect(data.rows.map(({ outcome }) => outcome)).toContain('done');
  });

  it('is switched for many at once, all or none', async () => {
    const ids = (await ownGames()).map(({ id }) => id).slice(0, 3);
    const change = { enabled: false, is_hot: true };
    expect((await content.call(gamesSwitch, { ids: [...ids, 999_999], change, reason })).code).toBe(404);
    expect((await Promise.all(ids.map(one))).every(({ enabled }) => enabled)).toBe(true);
    expect((await content.call(gamesSwitch, { ids, change, reason })).data.changed).toBe(ids.length);
    const off = await Promise.all(ids.map(one));
    expect(off.every(({ enabled, hot_rank }) => !enabled && hot_rank !== null)).toBe(true);
    expect(new Set(off.map(({ hot_rank }) => hot_rank)).size).toBe(ids.length);
    await expect
      .poll(async () => (await lobbyThere()).filter(({ game_id }) => ids.includes(game_id)), soon)
      .toEqual([]);
    await content.call(gamesSwitch, { ids, change: { enabled: true, is_hot: false }, reason });
    await expect
      .poll(async () => (await lobbyThere()).filter(({ game_id }) => ids.includes(game_id)).length, soon)
      .toBe(ids.length);
    expect((await content.call(gamesSwitch, { ids, change: {}, reason })).field).toBe('change');
  });

  it('is dealt another place, and nobody else’s moves', async () => {
    const before = (await content.call(gameList, { perPage: 200 })).data.rows.map(({ id }) => id);
    const ids = before.slice(2, 5);
    const turned = ids.toReversed();
    expect((await content.call(gamesOrder, { ids: turned, seen: ids })).code).toBe(100);
    const after = (await content.call(gameList, { perPage: 200 })).data.rows.map(({ id }) => id);
    expect(after).toEqual([...before.slice(0, 2), ...turned, ...before.slice(5)]);
    expect((await content.call(gamesOrder, { ids: [1, 1], seen: [1, 1] })).field).toBe('ids');
    expect((await content.call(gamesOrder, { ids: turned, seen: before.slice(1, 4) })).field).toBe('seen');
    // Somebody who saw the order of before overwrites nothing.
    const late = await content.call(gamesOrder, { ids: turned.toSorted(), seen: ids });
    expect(late).toMatchObject({ code: 409, data: { current: turned } });
    expect((await content.call(gameList, { perPage: 200 })).data.rows.map(({ id }) => id)).toEqual(after);
  });
});

describe('what a game is everywhere', () => {
  it('is named in every language, for currencies and devices, and felt in every process', async () => {
    const [, game] = await ownGames();
    if (game === undefined) throw new Error('no game');
    const { names } = await one(game.id);
    const whole = { id: game.id, state: 'live', on_desktop: true, on_mobile: false, reason } as const;
    const saved = await content.call(gameSaveWhole, {
      ...whole,
      names: { ...names, zh_CN: '月下灯会' },
      currencies: ['USD'],
      version: game.version,
    });
    expect(saved.code).toBe(100);
    await expect.poll(async () => (await there(game.id))?.name, soon).toBe('月下灯会');
    expect(await there(game.id, 'RMB')).toBeUndefined();
    expect(await there(game.id, 'USD', 2)).toBeUndefined();
    const nameless = { ...whole, names: {}, currencies: null, version: saved.data.version };
    expect((await content.call(gameSaveWhole, nameless)).field).toBe('names');
    await content.call(gameSaveWhole, {
      ...whole,
      on_mobile: true,
      names,
      currencies: null,
      version: saved.data.version,
    });
  });

  it('is for whoever has the right on every site that offers it', async () => {
    const game = await one(await sharedGame());
    const { id, names, state, on_desktop, on_mobile, version } = game;
    const whole = { id, names, state, currencies: null, on_desktop, on_mobile, reason, version };
    const manager = await hall.logIn('manager01', { ip: '10.0.0.4' });
    expect((await manager.call(gameSaveWhole, whole)).code).toBe(382);
    await hall.give('manager01', 2, 'manager');
    expect((await manager.call(gameSaveWhole, whole)).code).toBe(100);
  });
});

describe('stakes', () => {
  const limit = (id: number, min: string, max: string, version: string) =>
    content.call(gameSetLimit, { id, currency: 'USD', min, max, reason, version, request_id: randomUUID() });

  it('are lowered by one and raised by two', async () => {
    const [game] = await ownGames();
    if (game === undefined) throw new Error('no game');
    // Lists state the stakes of what plays alone.
    await hall.database.owner.query("UPDATE game SET state = 'live' WHERE id = $1", [game.id]);
    const now = async () => (await one(game.id)).limits.find(({ currency }) => currency === 'USD');
    const { version } = await one(game.id);
    expect((await limit(game.id, '1.00', '5.00', version)).data.proposal_id).toBeNull();
    expect(await now()).toMatchObject({ min: '1.00', max: '5.00' });
    await expect.poll(async () => (await there(game.id))?.stake_max, soon).toBe('5.00');
    expect((await limit(game.id, '1.00', '4.00', version)).code).toBe(409);

    const raised = await limit(game.id, '1.00', '5000.00', (await one(game.id)).version);
    const proposal = raised.data.proposal_id ?? 0;
    expect(proposal).toBeGreaterThan(0);
    expect(await now()).toMatchObject({ max: '5.00' });
    expect(await confirmBy(admin, proposal)).toBe(100);
    expect(await now()).toMatchObject({ max: '5000.00' });
  });

  it('that stand otherwise by then are not raised', async () => {
    const [game] = await ownGames();
    if (game === undefined) throw new Error('no game');
    const raised = await limit(game.id, '1.00', '9000.00', (await one(game.id)).version);
    await limit(game.id, '1.00', '3.00', (await one(game.id)).version);
    expect(await confirmBy(admin, raised.data.proposal_id ?? 0)).toBe(344);
  });

  it.each([
    ['0.00', '5.00', 'min'],
    ['6.00', '5.00', 'max'],
    ['1.001', '5.00', 'min'],
    ['1.00', '999999999999999999.99', 'max'],
  ])('%s to %s is none', async (min, max, field) => {
    const [game] = await ownGames();
    const given = { id: game?.id ?? 0, currency: 'USD', min, max, reason } as const;
    const answer = await content.call(gameSetLimit, {
      ...given,
      version: game?.version ?? '',
      request_id: randomUUID(),
    });
    expect(answer.field).toBe(field);
  });
});

it('what a game should return is stated by two', async () => {
  const [game] = await ownGames();
  if (game === undefined) throw new Error('no game');
  const { version } = await one(game.id);
  const stated = {
    id: game.id,
    rtp_bp: 9_450,
    rtp_up_to: true,
    deviation_milli: 6_200,
    reason,
    version,
    request_id: randomUUID(),
  };
  const asked = await content.call(gameSetReturn, stated);
  expect((await one(game.id)).deviation_milli).toBeNull();
  expect(await confirmBy(admin, asked.data.proposal_id)).toBe(100);
  const set = await one(game.id);
  expect(set).toMatchObject({ rtp_bp: 9_450, rtp_up_to: true, deviation_milli: 6_200 });
  // Whether it is the most stays as it is where nothing is said of it.
  const { rtp_up_to: _, ...figures } = stated;
  const later = { ...figures, rtp_bp: 9_400, version: set.version, request_id: randomUUID() };
  const again = await content.call(gameSetReturn, later);
  expect(await confirmBy(admin, again.data.proposal_id)).toBe(100);
  expect(await one(game.id)).toMatchObject({ rtp_bp: 9_400, rtp_up_to: true });
});

describe('labels', () => {
  it('are made, named, ordered and removed, and members see them', async () => {
    const made = await content.call(labelSave, {
      names: { zh_CN: '中秋', en_US: 'Mid-autumn' },
      sort: 0,
      enabled: true,
    });
    const find = async () =>
      (await content.call(labelList, {})).data.labels.find(({ id }) => id === made.data.id);
    const label = await find();
    expect(label).toMatchObject({ name: 'Mid-autumn', games: 0 });
    const ids = (await ownGames()).map(({ id }) => id).slice(0, 1);
    await content.call(gamesSwitch, { ids, change: { add_label: made.data.id }, reason });
    await expect.poll(async () => (await there(ids[0] ?? 0))?.labels, soon).toContain(made.data.id);
    const version = label?.version ?? '';
    const changed = { id: made.data.id, version, names: { zh_CN: '元宵' }, sort: 9, enabled: true };
    expect((await content.call(labelSave, changed)).code).toBe(100);
    expect((await content.call(labelSave, changed)).code).toBe(409);
    expect((await content.call(labelRemove, { id: made.data.id, version, reason })).code).toBe(409);
    expect(
      (await content.call(labelRemove, { id: made.data.id, version: (await find())?.version ?? '', reason }))
        .code,
    ).toBe(100);
    expect(await find()).toBeUndefined();
  });
});
