import { memberLetter, memberLetterDestroy, memberLetterRead } from '@pavilion/contract/letters';
import { withTransaction } from '@pavilion/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createDeedBook } from '../proposals/index.ts';
import { createLettersModule, type NewLetter, sendLetter } from './index.ts';

let hall: Hall;
let members = 0;
let sendings = 0;
interface Reader {
  readonly memberId: number;
  readonly token: string;
}
let reader: Reader;
const outbox = createOutbox();
beforeAll(async () => {
  hall = await openHall(({ database, clock }) => [
    createLettersModule({
      pool: database.pool,
      clock,
      outbox,
      secret: 'a secret of thirty-two characters!',
      book: createDeedBook(),
    }),
  ]);
});
afterAll(() => hall.close());
const newReader = (siteId = 1): Promise<Reader> => {
  members += 1;
  return hall.addMember({ account: `reader${members}`, siteId });
};
beforeEach(async () => {
  reader = await newReader();
});

const send = (memberIds: readonly number[], given: Partial<NewLetter> = {}): Promise<number> => {
  sendings += 1;
  return withTransaction(hall.database.pool, (client) =>
    sendLetter(client, outbox, {
      siteId: 1,
      sendKey: `sending-${sendings}`,
      title: { zh_CN: `第 ${sendings} 封`, en_US: `No. ${sendings}` },
      content: { zh_CN: '<p>您好</p>', en_US: '<p>Hello</p>' },
      sender: 'operator:1',
      memberIds,
      now: hall.clock.now(),
      ...given,
    }),
  );
};
const inbox = async (body: object = {}, from: object = { token: reader.token }) =>
  (await hall.call(memberLetter, body, from)).data;
const told = async (memberId: number): Promise<unknown[]> =>
  (
    await hall.database.owner.query<{ payload: unknown }>(
      `select payload from outbox where member_id = $1 and event = 'letters' order by id`,
      [memberId],
    )
  ).rows.map(({ payload }) => payload);

describe('the inbox', () => {
  test('shows the newest first, with its counts, in the language asked for', async () => {
    await send([reader.memberId]);
    await send([reader.memberId]);
    const { list, total_count, unread_count } = await inbox();
    expect(list.map(({ title }) => title)).toEqual([`第 ${sendings} 封`, `第 ${sendings - 1} 封`]);
    expect(list[0]).toMatchObject({
      content: '<p>您好</p>',
      is_read: 0,
      created_at: '2026-11-20T12:00:00.000Z',
    });
    expect([total_count, unread_count]).toEqual([2, 2]);
    expect((await inbox({ language: 'en_US' })).list[0]?.title).toBe(`No. ${sendings}`);
    expect((await inbox({}, { token: reader.token, lang: 'en_US' })).list[0]?.content).toBe('<p>Hello</p>');
  });

  test('is paged, fifty at a time unless told', async () => {
    for (let sent = 0; sent < 52; sent += 1) await send([reader.memberId]);
    const first = await inbox();
    expect([first.list.length, first.total_count]).toEqual([50, 52]);
    expect((await inbox({ page: 2 })).list).toHaveLength(2);
    expect((await inbox({ page: 3 })).list).toEqual([]);
    const oldest = await inbox({ count: 1, sort_order: 'asc' });
    expect(oldest.list[0]?.id).toBe(Math.min(...(await inbox({ page: 2 })).list.map(({ id }) => id)));
  });

  test("is the member's own, on the member's own site", async () => {
    await send([reader.memberId]);
    const other = await newReader();
    expect((await inbox({}, { token: other.token })).list).toEqual([]);
    expect((await hall.call(memberLetter, {})).status).toBe(401);
    expect((await hall.call(memberLetter, {}, { token: reader.token, host: 'harbor.test' })).status).toBe(
      401,
    );
  });

  test.each([
    ['page 0', { page: 0 }, 'page'],
    ['too many', { count: 101 }, 'count'],
    ['another order', { sort_field: 'title' }, 'sort_field'],
    ['another site', { site_id: 'one' }, 'site_id'],
  ])('refuses %s by name', async (_what, body, field) => {
    expect(await hall.call(memberLetter, body as object, { token: reader.token })).toMatchObject({
      status: 400,
      field,
    });
  });
});

describe('a letter', () => {
  test('reaches members of its site alone, once for each sending', async () => {
    const away = await newReader(2);
    expect(await send([reader.memberId, away.memberId], { sendKey: 'same' })).toBe(1);
    const late = await newReader();
    expect(await send([reader.memberId, late.memberId], { sendKey: 'same', title: { en_US: 'other' } })).toBe(
      1,
    );
    expect((await inbox()).total_count).toBe(1);
    expect((await inbox({}, { token: away.token, host: 'harbor.test' })).list).toEqual([]);
    expect((await inbox({}, { token: late.token })).list[0]?.title).not.toBe('other');
  });

  test('that was sent by many at once is received once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => send([reader.memberId], { sendKey: 'rush' })),
    );
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect((await inbox()).total_count).toBe(1);
  });

  test('holds no script, whatever was written', async () => {
    const hostile =
      '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=y><a href="javascript:z">b</a></p>';
    await send([reader.memberId], { content: { zh_CN: hostile } });
    const html = (await inbox()).list[0]?.content ?? '';
    expect(html).not.toMatch(/script|onclick|onerror|<img/);
    const { rows } = await hall.database.owner.query(
      `select 1 from letter where content::text ~ 'script|onclick|onerror'`,
    );
    expect(rows).toEqual([]);
  });

  test('that was not sent in the end is in no inbox and told to nobody', async () => {
    await expect(
      withTransaction(hall.database.pool, async (client) => {
        await sendLetter(client, outbox, {
          siteId: 1,
          sendKey: 'undone',
          title: { zh_CN: '撤回' },
          content: { zh_CN: '' },
          sender: 'operator:1',
          memberIds: [reader.memberId],
          now: hall.clock.now(),
        });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await inbox()).list).toEqual([]);
    expect(await told(reader.memberId)).toEqual([]);
  });

  test('goes to a thousand at once at most', async () => {
    await expect(send(Array.from({ length: 1_001 }, (_, place) => place + 1))).rejects.toThrow(RangeError);
  });
});

describe('reading and throwing away', () => {
  const read = (id: number | number[], from: object = { token: reader.token }) =>
    hall.call(memberLetterRead, { id }, from);
  const destroy = (body: object, from: object = { token: reader.token }) =>
    hall.call(memberLetterDestroy, body, from);

  test('counts down the unread and tells the screens, once for each change', async () => {
    for (let sent = 0; sent < 3; sent += 1) await send([reader.memberId]);
    const ids = (await inbox()).list.map(({ id }) => id);
    expect((await read(ids[0] ?? 0)).code).toBe(100);
    expect((await read(ids[0] ?? 0)).code).toBe(100);
    expect((await read(ids)).code).toBe(100);
    expect((await inbox()).unread_count).toBe(0);
    expect((await inbox()).list.map(({ is_read }) => is_read)).toEqual([1, 1, 1]);
    expect(await told(reader.memberId)).toEqual([1, 2, 3, 2, 0].map((unread_count) => ({ unread_count })));
    expect((await inbox({ active: 0 })).list).toEqual([]);
  });

  test('throws away by number, one or many, and answers the list as it is then', async () => {
    for (let sent = 0; sent < 4; sent += 1) await send([reader.memberId]);
    const ids = (await inbox()).list.map(({ id }) => id);
    const one = await destroy({ id: ids[0] });
    expect(one.data).toMatchObject({ total_count: 3, unread_count: 3 });
    expect((await destroy({ id: [ids[0] ?? 0, ids[1] ?? 0] })).data.list.map(({ id }) => id)).toEqual(
      ids.slice(2),
    );
  });

  test('without numbers throws away what that page shows, and nothing of the next', async () => {
    for (let sent = 0; sent < 3; sent += 1) await send([reader.memberId]);
    const ids = (await inbox()).list.map(({ id }) => id);
    await read(ids[0] ?? 0);
    expect((await destroy({ active: 0, count: 1 })).data).toMatchObject({ total_count: 1 });
    expect((await inbox()).list.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await destroy({})).data).toMatchObject({ list: [], total_count: 0, unread_count: 0 });
  });

  test("passes over what is somebody else's", async () => {
    await send([reader.memberId]);
    const [letter] = (await inbox()).list;
    const spy = await newReader();
    const from = { token: spy.token };
    expect((await read(letter?.id ?? 0, from)).code).toBe(100);
    expect((await destroy({ id: letter?.id }, from)).code).toBe(100);
    expect((await inbox()).list[0]).toMatchObject({ id: letter?.id, is_read: 0 });
    expect(await told(spy.memberId)).toEqual([]);
  });

  test.each([[0], [-1], [1.5], ['1'], [[]], [Array.from({ length: 101 }, (_, place) => place + 1)]])(
    'refuses the number %j',
    async (id) => {
      expect((await hall.send(memberLetterRead, { id }, { token: reader.token })).status).toBe(400);
    },
  );
});
