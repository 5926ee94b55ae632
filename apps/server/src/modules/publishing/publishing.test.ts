import { randomUUID } from 'node:crypto';
import { carouselPicture, contentPage, marquee } from '@pavilion/contract/content';
import {
  contentDiscard,
  contentEnd,
  contentList,
  contentOne,
  contentPublish,
  contentRestore,
  contentSave,
  contentVersion,
  traceList,
  type WrittenPiece,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let writer: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  writer = await hall.logIn('content01');
});
afterAll(() => hall.close());

const line = (zh_CN: string, en_US?: string): WrittenPiece => ({
  kind: 'marquee',
  content: {
    content: { zh_CN, ...(en_US === undefined ? {} : { en_US }) },
    display_before_login: true,
    display_after_login: true,
    sort: 0,
  },
});

const save = (piece: WrittenPiece, over: object = {}) =>
  writer.call(contentSave, { piece, request_id: randomUUID(), ...over });
const made = async (piece: WrittenPiece) => {
  const { code, data } = await save(piece);
  expect(code).toBe(100);
  return data;
};
const publish = (piece: { id: number; version: number }, times: object = {}) =>
  writer.call(contentPublish, { ...piece, publish_at: null, expire_at: null, ...times });
const published = async (piece: WrittenPiece) => (await publish(await made(piece))).data;
const one = async (id: number) => (await writer.call(contentOne, { id })).data;

/** What members read: the processes hear of a change by the database, so it is waited for. */
const linesOfMembers = async (): Promise<string[]> => {
  const { body } = await hall.call(marquee.path, {});
  return (body as { data: { web_announcement_list: { content: string }[] } }).data.web_announcement_list.map(
    ({ content }) => content,
  );
};
const rowOf = async (id: number) => {
  const { rows } = await hall.database.owner.query<{
    content: unknown;
    enabled: boolean;
    ends_at: Date | null;
  }>(
    `SELECT marquee.content, marquee.enabled, marquee.ends_at
       FROM piece JOIN marquee ON marquee.id = piece.row_key::integer WHERE piece.id = $1`,
    [id],
  );
  return rows[0];
};

describe('what the hall shows already', () => {
  it('is there as pieces with a first version, each once', async () => {
    const count = async (table: string): Promise<number> =>
      Number(
        (await hall.database.owner.query(`SELECT count(*) AS n FROM ${table} WHERE site_id = 1`)).rows[0]?.n,
      );
    for (const [kind, table] of [
      ['banner', 'banner'],
      ['page', 'content_page'],
      ['footer_link', 'footer_link'],
      ['footer_section', 'footer_section'],
    ] as const) {
      const ask = () => writer.call(contentList, { filter: { kind }, perPage: 200 });
      const [first, second] = [await ask(), await ask()];
      expect(first.data.total).toBe(await count(table));
      expect(second.data.rows).toEqual(first.data.rows);
    }
    const { data } = await writer.call(contentList, { filter: { kind: 'customer_service' } });
    expect(data.rows).toMatchObject([{ state: 'shown', has_draft: false, version: 0 }]);
  });

  it('follows what was written beside the office, as another version', async () => {
    const { id } = await published(line('从前'));
    await hall.database.owner.query(
      `UPDATE marquee SET content = '{"zh_CN": "别处"}' WHERE id = (SELECT row_key::integer FROM piece WHERE id = $1)`,
      [id],
    );
    const piece = await one(id);
    expect(piece.published).toMatchObject({ content: { zh_CN: '别处' } });
    expect(piece.versions.map(({ number, by }) => [number, by])).toEqual([
      [2, null],
      [1, 'content01'],
    ]);
    await hall.database.owner.query(
      'DELETE FROM marquee WHERE id = (SELECT row_key::integer FROM piece WHERE id = $1)',
      [id],
    );
    expect(await one(id)).toMatchObject({ state: 'ended', version: piece.version + 1 });
  });

  it('is looked at for a list once in five seconds, and before the list is shown once in a minute', async () => {
    const rows = async () =>
      (await writer.call(contentList, { filter: { kind: 'marquee' }, perPage: 200 })).data.rows;
    const listed = async () => (await rows()).map(({ name }) => name);
    const { id } = await published(line('旧闻'));
    hall.clock.advance(61_000);
    expect(await listed()).toContain('旧闻');
    await hall.database.owner.query(
      `UPDATE marquee SET content = '{"zh_CN": "新闻"}' WHERE id = (SELECT row_key::integer FROM piece WHERE id = $1)`,
      [id],
    );
    expect(await listed()).toContain('旧闻');
    // Not waited for, but looked at.
    hall.clock.advance(6_000);
    await listed();
    await expect.poll(listed).toContain('新闻');
    await hall.database.owner.query(
      'DELETE FROM marquee WHERE id = (SELECT row_key::integer FROM piece WHERE id = $1)',
      [id],
    );
    hall.clock.advance(61_000);
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ state: 'ended' });
  });
});

describe('a draft', () => {
  it('is seen by nobody before it is published, and by everybody after', async () => {
    const piece = await made(line('明天见'));
    expect(await linesOfMembers()).not.toContain('明天见');
    expect(await one(piece.id)).toMatchObject({ state: 'draft', has_draft: true, versions: [] });
    const { data } = await publish(piece);
    expect(data.version).toBe(piece.version + 1);
    await expect.poll(linesOfMembers).toContain('明天见');
    expect(await one(piece.id)).toMatchObject({
      state: 'shown',
      has_draft: false,
      draft: null,
      versions: [{ number: 1, by: 'content01', is_shown: true }],
    });
  });

  it('is made once, however often the request comes', async () => {
    const request_id = randomUUID();
    const first = await save(line('一次'), { request_id });
    expect((await save(line('一次'), { request_id })).data).toEqual(first.data);
    expect((await save(line('两次'), { request_id })).code).toBe(345);
  });

  it('is not written over by a second person, who is told how it stands', async () => {
    const manager = await hall.logIn('manager01', { ip: '198.51.100.9' });
    const piece = await made(line('甲'));
    const seen = { id: piece.id, version: piece.version };
    expect((await save(line('乙'), seen)).code).toBe(100);
    const late = await manager.call(contentSave, { ...seen, piece: line('丙'), request_id: randomUUID() });
    expect(late).toMatchObject({
      code: 409,
      data: { current: { version: 1, has_draft: true, state: 'draft' } },
    });
    expect((await one(piece.id)).draft).toMatchObject({ content: { zh_CN: '乙' } });
    expect((await manager.call(contentPublish, { ...seen, publish_at: null, expire_at: null })).code).toBe(
      409,
    );
    expect((await writer.call(contentEnd, { ...seen, reason: 'no more' })).code).toBe(409);
  });

  it('can be dropped; what is shown stays', async () => {
    const { id, version } = await published(line('留下'));
    const changed = (await save(line('不要'), { id, version })).data;
    expect((await writer.call(contentDiscard, { id, version: changed.version })).code).toBe(100);
    expect(await one(id)).toMatchObject({ has_draft: false, published: { content: { zh_CN: '留下' } } });
    expect((await writer.call(contentDiscard, { id, version: changed.version + 1 })).code).toBe(366);
  });

  it('of another site is not there', async () => {
    const { id, version } = await made(line('此处'));
    await hall.give('content01', 2, 'content');
    const elsewhere = await hall.logIn('content01', { host: 'harbor.localhost', ip: '10.0.0.8' });
    expect((await elsewhere.call(contentOne, { id })).code).toBe(404);
    const body = { id, version, publish_at: null, expire_at: null };
    expect((await elsewhere.call(contentPublish, body)).code).toBe(404);
  });
});

it('leaves in the trace what changed, language by language', async () => {
  const text = (zh_CN: string) => line(zh_CN, 'The same');
  const { id, version } = await made(text('旧'));
  await save(text('新'), { id, version });
  const owner = await hall.logIn('admin', { ip: '198.51.100.31' });
  const { data } = await owner.call(traceList, { filter: {}, perPage: 5 });
  expect(data.rows.find(({ subject }) => subject?.id === String(id))).toMatchObject({
    before: { content: { zh_CN: '旧' } },
    after: { content: { zh_CN: '新' } },
  });
});

describe('HTML and links', () => {
  const page = (slug: string, content: string): WrittenPiece => ({
    kind: 'page',
    content: {
      page_kind: 'main',
      slug,
      title: { en_US: 'Title' },
      summary: {},
      content: { en_US: content },
      picture: '',
      sort: 0,
    },
  });

  it('loses scripts before anybody reads it', async () => {
    const { id } = await published(
      page('safe', '<p onclick="steal()">Good<script>steal()</script></p><img src=x>'),
    );
    expect((await one(id)).published).toMatchObject({ content: { en_US: '<p>Good</p>' } });
    await expect
      .poll(async () => (await hall.call(contentPage.path, { kind: 'main', slug: 'safe' })).body)
      .toMatchObject({ data: { page: { content: '<p>Good</p>' } } });
  });

  it('refuses an address that another piece has, and a piece without its words', async () => {
    await published(page('taken', '<p>a</p>'));
    expect((await publish(await made(page('taken', '<p>b</p>')))).code).toBe(362);
    const empty = await publish(await made(page('empty', ' ')));
    expect(empty).toMatchObject({ code: 370, data: { field: 'content' } });
  });

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', 'https://user:pass@evil.test'])(
    'refuses the link %s, the field named',
    async (url) => {
      const answer = await save({
        kind: 'float_item',
        content: { kind: 'link', title: { en_US: 'Here' }, url, icon: null, sort: 0 },
      });
      expect(answer).toMatchObject({ status: 400, field: 'piece.content.url' });
    },
  );

  it('refuses rules that lead round in a circle, also by way of others', async () => {
    const rule = (path: string, target: string): WrittenPiece => ({
      kind: 'route_rule',
      content: { path, target, status: 302, note: '' },
    });
    await published(rule('/one', '/two'));
    await published(rule('/two', '/three'));
    expect((await publish(await made(rule('/three', '/one')))).code).toBe(363);
    expect((await publish(await made(rule('/four', '/one')))).code).toBe(100);
    expect((await save(rule('/five', 'javascript:x'))).field).toBe('piece.content.target');
  });

  it('refuses a link of the footer whose section is not there', async () => {
    await hall.database.owner.query(`DELETE FROM footer_link WHERE site_id = 1 AND section = 'sponsor'`);
    await hall.database.owner.query(`DELETE FROM footer_section WHERE site_id = 1 AND section = 'sponsor'`);
    const piece = await made({
      kind: 'footer_link',
      content: {
        section: 'sponsor',
        title: { en_US: 'Nowhere' },
        url: 'main/about',
        template: 'both',
        model_version: null,
        icon: null,
        sort: 0,
      },
    });
    expect((await publish(piece)).code).toBe(364);
  });

  it('has one logo and one customer service', async () => {
    const answer = await save({
      kind: 'customer_service',
      content: { open_type: 'tab', url: '/main/contact' },
    });
    expect(answer.code).toBe(361);
  });
});

describe('earlier versions', () => {
  it('come back byte for byte', async () => {
    const first = line('第一版 “引号” \\ 斜线 é');
    const { id, version } = await published(first);
    const row = await rowOf(id);
    const second = (await publish((await save(line('第二版'), { id, version })).data)).data;
    expect((await rowOf(id))?.content).toEqual({ zh_CN: '第二版' });
    const draft = (await save(line('第三版'), { id, version: second.version })).data;
    const back = await writer.call(contentRestore, {
      id,
      version: draft.version,
      number: 1,
      reason: 'The second had a mistake',
    });
    expect(back.code).toBe(100);
    expect(await rowOf(id)).toEqual(row);
    const { rows } = await hall.database.owner.query<{ same: boolean }>(
      `SELECT (SELECT content FROM piece_version WHERE piece_id = $1 AND number = 1)
            = (SELECT content FROM piece_version WHERE piece_id = $1 AND number = 3) AS same`,
      [id],
    );
    expect(rows).toEqual([{ same: true }]);
    const piece = await one(id);
    expect(piece.versions.find(({ is_shown }) => is_shown)?.number).toBe(3);
    // What is being written stays beside it.
    expect(piece.draft).toMatchObject({ content: { zh_CN: '第三版' } });
    const two = await writer.call(contentVersion, { id, number: 2 });
    expect(two.data.content).toMatchObject({ content: { zh_CN: '第二版' } });
    expect((await writer.call(contentVersion, { id, number: 9 })).code).toBe(404);
  });

  it('stay as they were: the hall cannot change them', async () => {
    const { id } = await published(line('不变'));
    const { pool } = hall.database;
    await expect(
      pool.query(`UPDATE piece_version SET content = '{}' WHERE piece_id = $1`, [id]),
    ).rejects.toThrow(/permission denied/);
    await expect(pool.query('DELETE FROM piece_version WHERE piece_id = $1', [id])).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('times', () => {
  const later = (minutes: number) => new Date(hall.clock.now().getTime() + minutes * 60_000).toISOString();

  it('begin and end a piece by the clock, in the name of who set them', async () => {
    const piece = await made(line('八点'));
    const [begins, ends] = [later(10), later(20)];
    expect((await publish(piece, { publish_at: begins, expire_at: ends })).code).toBe(100);
    expect(await hall.process.keepContentTimes()).toBe(0);
    expect(await one(piece.id)).toMatchObject({ state: 'draft', publish_at: begins, publish_until: ends });
    hall.clock.advance(10 * 60_000);
    expect(await hall.process.keepContentTimes()).toBe(1);
    expect(await hall.process.keepContentTimes()).toBe(0);
    await expect.poll(linesOfMembers).toContain('八点');
    expect(await one(piece.id)).toMatchObject({
      state: 'shown',
      publish_at: null,
      expire_at: ends,
      versions: [{ number: 1, by: 'content01' }],
    });
    hall.clock.advance(10 * 60_000);
    expect(await hall.process.keepContentTimes()).toBe(1);
    await expect.poll(linesOfMembers).not.toContain('八点');
    expect(await one(piece.id)).toMatchObject({ state: 'ended', expire_at: null });
    const owner = await hall.logIn('admin', { ip: '198.51.100.30' });
    const { data } = await owner.call(traceList, { filter: {}, perPage: 10 });
    expect(data.rows).toContainEqual(
      expect.objectContaining({
        after: { number: 1, by_the_clock: true },
        subject: { kind: 'piece', id: String(piece.id) },
      }),
    );
  });

  it('that do not fit are refused, and a piece that has to stay has no end', async () => {
    const piece = await made(line('时间'));
    expect((await publish(piece, { publish_at: later(-1) })).code).toBe(365);
    expect((await publish(piece, { expire_at: later(0) })).code).toBe(365);
    expect((await publish(piece, { publish_at: later(5), expire_at: later(4) })).code).toBe(365);
    const { data } = await writer.call(contentList, { filter: { kind: 'popups' } });
    const [popups] = data.rows;
    if (popups === undefined) throw new Error('no pop-ups');
    const { id, version } = popups;
    expect((await publish({ id, version }, { expire_at: later(5) })).code).toBe(365);
    expect((await writer.call(contentEnd, { id, version, reason: 'no more' })).code).toBe(367);
  });

  it('let what cannot be shown wait, and the others go on', async () => {
    const rule = await made({
      kind: 'footer_section',
      content: { section: 'sponsor', title: { en_US: 'Partners' }, sort: 1 },
    });
    const fine = await made(line('照常'));
    await publish(rule, { publish_at: later(1) });
    await publish(fine, { publish_at: later(1) });
    await hall.database.owner.query(
      `INSERT INTO footer_section (site_id, section, title) VALUES (1, 'sponsor', '{}')`,
    );
    hall.clock.advance(60_000);
    expect(await hall.process.keepContentTimes()).toBe(1);
    expect(await one(fine.id)).toMatchObject({ state: 'shown' });
    expect(await one(rule.id)).toMatchObject({ state: 'draft', has_draft: true });
  });
});

describe('what is ended', () => {
  it('leaves members at once, with a reason in the trace, and can be shown again', async () => {
    const { id, version } = await published(line('收起'));
    await expect.poll(linesOfMembers).toContain('收起');
    expect((await writer.call(contentEnd, { id, version, reason: ' ' })).field).toBe('reason');
    const ended = await writer.call(contentEnd, { id, version, reason: 'The event is over' });
    expect(ended.code).toBe(100);
    await expect.poll(linesOfMembers).not.toContain('收起');
    expect(await rowOf(id)).toMatchObject({ enabled: false });
    expect((await publish(ended.data)).code).toBe(366);
    const again = await writer.call(contentRestore, { ...ended.data, number: 1, reason: 'It goes on' });
    expect(again.code).toBe(100);
    await expect.poll(linesOfMembers).toContain('收起');
  });
});

it('keeps themes within the settings of the site, and the other settings as they are', async () => {
  const settings = async () =>
    (await hall.database.owner.query<{ settings: object }>('SELECT settings FROM site WHERE id = 1')).rows[0]
      ?.settings;
  const before = await settings();
  const { data } = await writer.call(contentList, { filter: { kind: 'themes' } });
  const { id = 0, version = 0 } = data.rows[0] ?? {};
  const content = { desktop_theme: 'H5_3', mobile_theme: 'H5_8', theme_preview: false } as const;
  const saved = await save({ kind: 'themes', content }, { id, version });
  expect((await publish(saved.data)).code).toBe(100);
  expect(await settings()).toEqual({ ...before, ...content });
});

it('shows a banner in the order and place that it is given', async () => {
  await published({
    kind: 'banner',
    content: {
      use_type: 0,
      picture: 'koi-moon',
      title: { zh_CN: '头图' },
      subtitle: {},
      action: { zh_CN: '去看' },
      link_type: 1,
      url: '/discount',
      link_method: 0,
      link_gp_id: null,
      link_gt_id: null,
      link_game_code: null,
      link_currency: null,
      sort: -100,
    },
  });
  const first = async () => {
    const { body } = await hall.call(carouselPicture.path, { use_type: 0 });
    return (body as { data: { web_carousel_picture_list: unknown[] } }).data.web_carousel_picture_list[0];
  };
  await expect.poll(first).toMatchObject({ title: '头图', url: '/discount', scene: 'koi-moon' });
});
