import { randomUUID } from 'node:crypto';
import { carouselPicture } from '@pavilion/contract/content';
import {
  contentList,
  contentPreview,
  contentPublish,
  contentSave,
  pictureUpload,
  type WrittenPiece,
} from '@pavilion/contract/office';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { bannerPiece } from './publishing.fixture.ts';

/** A hall whose pages name the banners that they would show. */
let hall: OfficeHall;
let writer: OfficeBrowser;
let renderings = 0;
beforeAll(async () => {
  hall = await openOfficeHall({
    pageRenderer: async (_request, services) => {
      renderings += 1;
      const answer = await services.call(carouselPicture, { use_type: 0 });
      const titles = answer.data.web_carousel_picture_list.map(({ title, scene }) => `${title}@${scene}`);
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: new TextEncoder().encode(`${services.template}: ${titles.join(' ')}`),
        scriptHashes: [],
      };
    },
  });
  writer = await hall.logIn('content01');
});
afterAll(() => hall.close());

const save = async (piece: WrittenPiece) =>
  (await writer.call(contentSave, { piece, request_id: randomUUID() })).data;

const open = async (address: string, { host = 'localhost' } = {}) => {
  const answer = await hall.app.inject({ method: 'GET', url: address, headers: { host } });
  return { answer, cookie: answer.cookies.find(({ name }) => name === 'preview')?.value };
};
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
const look = (cookie: string | undefined, { agent = desktop, host = 'localhost' } = {}) =>
  hall.app.inject({
    method: 'GET',
    url: '/',
    headers: { host, 'user-agent': agent, ...(cookie === undefined ? {} : { cookie: `preview=${cookie}` }) },
  });

describe('a preview', () => {
  it('shows the draft on the page in both templates, to nobody else, and leaves nothing behind', async () => {
    const draft = await save(bannerPiece('草稿'));
    const { data } = await writer.call(contentPreview, { id: draft.id });
    const before = await hall.database.owner.query('SELECT count(*) AS n FROM banner');
    const { answer, cookie } = await open(data.url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.cookies.find(({ name }) => name === 'preview')).toMatchObject({
      httpOnly: true,
      maxAge: 900,
    });
    for (const [agent, template] of [
      [desktop, 'wide'],
      [phone, 'narrow'],
    ] as const) {
      const seen = await look(cookie, { agent });
      expect(seen.body).toContain(`${template}: `);
      expect(seen.body).toContain('草稿@koi-moon');
      expect(seen.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect((await look(undefined, { agent })).body).not.toContain('草稿');
    }
    // What scripts of the page ask for later is the draft as well.
    const asked = await hall.app.inject({
      method: 'POST',
      url: `/api${carouselPicture.path}`,
      headers: { host: 'localhost', cookie: `preview=${cookie}` },
      payload: { use_type: 0 },
    });
    expect(asked.body).toContain('草稿');
    expect((await hall.database.owner.query('SELECT count(*) AS n FROM banner')).rows).toEqual(before.rows);
  });

  it('is drawn anew with every look', async () => {
    const draft = await save(bannerPiece('甲'));
    const { cookie } = await open((await writer.call(contentPreview, { id: draft.id })).data.url);
    expect((await look(cookie)).body).toContain('甲@');
    const piece = bannerPiece('乙');
    await writer.call(contentSave, { ...draft, piece, request_id: randomUUID() });
    const count = renderings;
    expect((await look(cookie)).body).toContain('乙@');
    expect(renderings).toBe(count + 1);
  });

  it('ends after fifteen minutes, and by its own address', async () => {
    const draft = await save(bannerPiece('短'));
    const { url } = (await writer.call(contentPreview, { id: draft.id })).data;
    const { cookie } = await open(url);
    const { answer } = await open('/preview/end');
    expect(answer.cookies).toMatchObject([{ name: 'preview', value: '' }]);
    hall.clock.advance(15 * 60_000);
    expect((await look(cookie)).body).not.toContain('短');
    expect((await open(url)).answer.statusCode).toBe(404);
  });

  it('cannot be made up, and is good for its site alone', async () => {
    writer = await hall.logIn('content01', { ip: '198.51.100.40' });
    const draft = await save(bannerPiece('别站'));
    const { url } = (await writer.call(contentPreview, { id: draft.id })).data;
    expect((await open(url, { host: 'harbor.localhost' })).answer.statusCode).toBe(404);
    for (const ticket of ['', 'x', url.slice(url.indexOf('=') + 1, -3)])
      expect((await open(`/preview/open?ticket=${ticket}`)).answer.statusCode).toBe(404);
    expect((await look('made-up')).body).not.toContain('别站');
    const { cookie } = await open(url);
    expect((await look(cookie, { host: 'harbor.localhost' })).body).not.toContain('别站');
  });

  it('of a draft that lacks its words shows the page as it is', async () => {
    const draft = await save(bannerPiece(' '));
    const { cookie } = await open((await writer.call(contentPreview, { id: draft.id })).data.url);
    expect((await look(cookie)).body).toBe((await look(undefined)).body);
  });

  it('of what no page shows is refused', async () => {
    const { data } = await writer.call(contentList, { filter: { kind: 'customer_service' } });
    expect((await writer.call(contentPreview, { id: data.rows[0]?.id ?? 0 })).code).toBe(366);
  });
});

it('leads from an upload to the home page', async () => {
  const file = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#a31' } })
    .png()
    .toBuffer();
  const { picture } = (await writer.call(pictureUpload, { name: 'new.png', file: file.toString('base64') }))
    .data;
  const draft = await save(bannerPiece('新图', { picture }));
  const { code } = await writer.call(contentPublish, { ...draft, publish_at: null, expire_at: null });
  expect(code).toBe(100);
  await expect.poll(async () => (await look(undefined)).body).toContain(`新图@${picture}`);
  const other = bannerPiece('没有', { picture: `/pictures/${'0'.repeat(64)}` });
  const refused = await writer.call(contentSave, { piece: other, request_id: randomUUID() });
  expect(refused).toMatchObject({ status: 400, field: 'piece.content.picture' });
});
