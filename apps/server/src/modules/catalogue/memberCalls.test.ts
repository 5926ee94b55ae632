import { randomUUID } from 'node:crypto';
import {
  favoriteGames,
  favoriteStore,
  gameLabel,
  hotGames,
  lastPlayedGames,
  lastPlayingGame,
  tagGameList,
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
});
afterAll(() => hall.close());
beforeEach(() => opened.catalogue.purge());

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

  test('are marked in the lists of a logged-in call, and in nobody else’s', async () => {
    await store([{ game_id: 11, status: 1 }]);
    const marked = async (from: object) => {
      const [label, tagged, hot, shelves] = await Promise.all([
        hall.call(gameLabel, slots, from),
        hall.call(tagGameList, { currency: 'RMB', tag: 1, gt_id: 2 }, from),
        hall.call(hotGames, { currency: 'RMB' }, from),
        hall.call(templateGameList, { currency: 'RMB' }, from),
      ]);
      const lists = [
        label.data.main,
        tagged.data.list,
        hot.data.list,
        shelves.data.list.find(({ shelf }) => shelf === 'slot')?.games ?? [],
      ];
      return lists.map((games) => ids(games.filter((game) => game.member_favorite === 1)));
    };
    const other = await hall.addMember({ account: `other${members}` });
    expect(await marked({ token })).toEqual([[11], [11], [11], [11]]);
    expect(await marked({ token: other.token })).toEqual([[], [], [], []]);
    expect(await marked({})).toEqual([[], [], [], []]);
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
    const play = (gameId: number, isOpened: boolean) =>
      run(
        `insert into game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, launch_token_hash,
                launch_expires_at, expires_at, game_url, created_at, ready_at, ended_at, end_reason)
         values (1, $1, gen_random_uuid(), 1, $2, 'RMB', 'zh_CN', case when $3 then 'closed' else 'failed' end, sha256($4::bytea),
                 now(), now(), 'http://x.test', now(), case when $3 then now() end, now(), case when $3 then 'left' else 'failed' end)`,
        [memberId, gameId, isOpened, Buffer.from(randomUUID())],
      );
    await play(11, true);
    await play(22, true);
    await play(11, true);
    await play(31, false);
    const { data } = await hall.call(lastPlayingGame, {}, { token });
    expect(ids(data.list)).toEqual([11, 22]);
    const goOn = async () =>
      ids((await hall.call(lastPlayedGames, { currency: 'RMB' }, { token })).data.list);
    expect(await goOn()).toEqual([11, 22]);
    // What cannot be played now is nothing to go on with.
    await run(`update game set state = 'coming_soon' where id = 11`);
    opened.catalogue.purge();
    expect(await goOn()).toEqual([22]);
    await run(`update game set state = 'live' where id = 11`);
    const other = await hall.addMember({ account: `idle${members}` });
    expect((await hall.call(lastPlayingGame, {}, { token: other.token })).data.list).toEqual([]);
  });
});
