import { memberLetter } from '@pavilion/contract/letters';
import { openingList, openingStore } from '@pavilion/contract/openings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createLettersModule } from '../letters/index.ts';
import { createDeedBook } from '../proposals/index.ts';
import { createCatalogueModule } from './index.ts';
import { tellOpenings } from './openings.ts';

const outbox = createOutbox();
let hall: Hall;
let members = 0;
let reader: { readonly memberId: number; readonly token: string };

const arrange = `
  insert into provider (gp_id, gp_code, name, wallet, mark, houses) values (1, 'LANTERN', '{"zh_CN": "灯影坊"}', 'seamless', 'LANTERN', '[]');
  insert into site_provider (site_id, gp_id) values (1, 1), (2, 1);
  insert into game (id, gp_id, gt_id, game_code, names, state, currencies, motif) values
    (11, 1, 2, 'open', '{"zh_CN": "开着"}', 'live', null, 'x'),
    (12, 1, 3, 'soon', '{"zh_CN": "纸<船>", "en_US": "Paper Boat"}', 'coming_soon', null, 'x'),
    (13, 1, 2, 'dollars', '{"zh_CN": "美元"}', 'coming_soon', '{USD}', 'x'),
    (14, 1, 2, 'elsewhere', '{"zh_CN": "别处"}', 'coming_soon', null, 'x');
  insert into site_game (site_id, game_id) values (1, 11), (1, 12), (1, 13), (2, 14);`;

beforeAll(async () => {
  hall = await openHall(
    ({ database, clock }) => {
      const given = { pool: database.pool, clock, outbox, book: createDeedBook() };
      return [
        createCatalogueModule(given),
        createLettersModule({ ...given, secret: 'a secret of thirty-two characters!' }),
      ];
    },
    { arrange },
  );
});
afterAll(() => hall.close());
beforeEach(async () => {
  members += 1;
  reader = await hall.addMember({ account: `waits${members}` });
  await run(`update game set state = 'coming_soon' where id in (12, 13)`);
});

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const wish = (game_id: number, status: 0 | 1, { token } = reader) =>
  hall.call(openingStore, { game_id, status }, { token });
const wishes = async () =>
  (await hall.call(openingList, {}, { token: reader.token })).data.list.map(({ game_id }) => game_id);
const letters = async (lang = 'zh_CN', { token } = reader) =>
  (await hall.call(memberLetter, {}, { token, lang })).data.list;
const open = (id: number) => run(`update game set state = 'live' where id = $1`, [id]);
const tell = (pieceMax?: number) =>
  tellOpenings({ pool: hall.database.pool, clock: hall.clock, outbox }, pieceMax);

describe('a wish to be told when a game opens', () => {
  test('is noted once however often it is said, and taken back as easily', async () => {
    expect((await wish(12, 1)).code).toBe(100);
    expect((await wish(12, 1)).code).toBe(100);
    expect(await wishes()).toEqual([12]);
    expect((await wish(12, 0)).code).toBe(100);
    expect((await wish(12, 0)).code).toBe(100);
    expect(await wishes()).toEqual([]);
    await open(12);
    await tell();
    expect(await letters()).toEqual([]);
  });

  test('is refused for a game that has opened, and for one that the site does not have', async () => {
    expect((await wish(11, 1)).code).toBe(101);
    expect(await wish(14, 1)).toMatchObject({ status: 400, field: 'game_id' });
    expect(await wish(999, 1)).toMatchObject({ status: 400, field: 'game_id' });
    expect(await hall.call(openingStore, { game_id: 12, status: 1 })).toMatchObject({ status: 401 });
    expect(await wishes()).toEqual([]);
  });
});

describe('a game that has opened', () => {
  test('is told of by one letter in the language of the reader, with the way to it, and the wish is gone', async () => {
    await wish(12, 1);
    await tell();
    expect(await letters()).toEqual([]);
    await open(12);
    await tell();
    await tell();
    const [letter, ...more] = await letters('en_US');
    expect(more).toEqual([]);
    expect(letter?.title).toBe('Paper Boat is open');
    expect(letter?.content).toContain('href="/gameHall/3?gp_id=1"');
    // Names are text, whatever signs they hold.
    expect((await letters())[0]?.content).toContain('纸&lt;船&gt;');
    expect(await wishes()).toEqual([]);
  });

  test('is told again to whoever asks again, after it had closed', async () => {
    await wish(12, 1);
    await open(12);
    await tell();
    hall.clock.advance(86_400_000);
    await run(`update game set state = 'coming_soon' where id = 12`);
    expect((await wish(12, 1)).code).toBe(100);
    await open(12);
    await tell();
    expect(await letters()).toHaveLength(2);
  });

  test('is told of only to those who can play it: not in another currency, nor while its provider rests', async () => {
    await wish(13, 1);
    const other = await hall.addMember({ account: `dollar${members}`, currency: 'USD' });
    await wish(13, 1, other);
    await open(13);
    await run(`update site_provider set maintenance_start_at = $1 where site_id = 1`, [hall.clock.now()]);
    await tell();
    expect(await letters('zh_CN', other)).toEqual([]);
    await run('update site_provider set maintenance_start_at = null where site_id = 1');
    await tell();
    expect(await letters('zh_CN', other)).toHaveLength(1);
    expect(await letters()).toEqual([]);
  });

  test('is no news for a member who stays away, until they are back', async () => {
    await wish(12, 1);
    await run('insert into member_play_rule (member_id, excluded_until) values ($1, $2)', [
      reader.memberId,
      new Date(hall.clock.now().getTime() + 3_600_000),
    ]);
    await open(12);
    await tell();
    expect(await letters()).toEqual([]);
    hall.clock.advance(3_600_001);
    await tell();
    expect(await letters()).toHaveLength(1);
  });

  test('is told of piece by piece, to everybody once', async () => {
    const many = await Promise.all(
      Array.from({ length: 5 }, (_, at) => hall.addMember({ account: `crowd${members}n${at}` })),
    );
    for (const one of many) await wish(12, 1, one);
    await open(12);
    await tell(2);
    for (const one of many) expect(await letters('zh_CN', one)).toHaveLength(1);
  });
});
