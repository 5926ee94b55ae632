import { randomUUID } from 'node:crypto';
import { carouselPicture } from '@pavilion/contract/content';
import {
  contentArranged,
  contentOne,
  contentOrder,
  contentPublish,
  contentRestore,
  contentSave,
  traceList,
  type WrittenPiece,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { bannerPiece } from './publishing.fixture.ts';

/** Banners that somebody brings into another order. */

let hall: OfficeHall;
let writer: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  writer = await hall.logIn('content01');
});
afterAll(() => hall.close());

const save = async (piece: WrittenPiece, over: object = {}) =>
  (await writer.call(contentSave, { piece, request_id: randomUUID(), ...over })).data;
const publish = async (piece: { id: number; version: number }) =>
  (await writer.call(contentPublish, { ...piece, publish_at: null, expire_at: null })).data;
const shown = async (): Promise<readonly number[]> =>
  (await writer.call(contentArranged, { kind: 'banner' })).data.rows.map(({ id }) => id);
const one = async (id: number) => (await writer.call(contentOne, { id })).data;
const order = (ids: readonly number[], seen: readonly number[], by = writer) =>
  by.call(contentOrder, { kind: 'banner', ids: [...ids], seen: [...seen] });

/** As members read them; the processes hear of a change by the database, so it is waited for. */
const titlesOfMembers = async (): Promise<string[]> => {
  const { body } = await hall.call(carouselPicture.path, { use_type: 0 });
  return (
    body as { data: { web_carousel_picture_list: { title: string }[] } }
  ).data.web_carousel_picture_list.map(({ title }) => title);
};

describe('the order of banners', () => {
  it('is what members see once it is saved, with a version of each that moved and one line of the trace', async () => {
    const [a, b, c] = [
      await publish(await save(bannerPiece('甲', { sort: 900 }))),
      await publish(await save(bannerPiece('乙', { sort: 900 }))),
      await publish(await save(bannerPiece('丙', { sort: 901 }))),
    ];
    const seen = await shown();
    expect(seen.slice(-3)).toEqual([a.id, b.id, c.id]);
    const wanted = [c.id, ...seen.slice(0, -3), a.id, b.id];
    expect((await order(wanted, seen)).code).toBe(100);
    expect(await shown()).toEqual(wanted);
    await expect.poll(async () => (await titlesOfMembers())[0]).toBe('丙');
    expect((await one(c.id)).versions.map(({ number, by }) => [number, by])).toEqual([
      [2, 'content01'],
      [1, 'content01'],
    ]);
    const auditor = await hall.logIn('auditor01', { ip: '10.0.0.4' });
    const { data } = await auditor.call(traceList, { filter: { call: '/office/content/order' } });
    expect(data.rows).toMatchObject([
      {
        outcome: 'done',
        subject: { kind: 'pieces', id: 'banner' },
        before: { order: seen },
        after: { order: wanted },
      },
    ]);
    expect((await order(wanted, wanted, auditor)).status).toBe(403);
    // An earlier version brings its place back.
    const { version } = await one(c.id);
    await writer.call(contentRestore, { id: c.id, version, number: 1, reason: 'it was last before' });
    expect((await shown()).at(-1)).toBe(c.id);
  });

  it('is refused to whoever saw another, and changes nothing then', async () => {
    const seen = await shown();
    const [first = 0, second = 0, ...rest] = seen;
    const mine = [second, first, ...rest];
    const [one_, other] = await Promise.all([order(mine, seen), order(mine, seen)]);
    expect([one_.code, other.code].toSorted((left, right) => left - right)).toEqual([100, 409]);
    expect(await shown()).toEqual(mine);
    const added = await publish(await save(bannerPiece('丁', { sort: 0 })));
    expect((await order(seen, mine)).code).toBe(409);
    expect((await order([second, first], [first, second])).code).toBe(409);
    expect(await shown()).toEqual([added.id, ...mine]);
    expect((await order([first, first], [first, second])).status).toBe(400);
    expect((await order([first, second], [first, added.id])).status).toBe(400);
  });

  it('takes the draft of a banner along, which would lead it back', async () => {
    const draft = await publish(await save(bannerPiece('戊', { sort: 990 })));
    await save(bannerPiece('己', { sort: 990 }), { id: draft.id, version: draft.version });
    const seen = await shown();
    expect(seen.at(-1)).toBe(draft.id);
    expect((await order([draft.id, ...seen.slice(0, -1)], seen)).code).toBe(100);
    const { version, draft: written } = await one(draft.id);
    expect(written).toMatchObject({ title: { zh_CN: '己' }, sort: 1 });
    await publish({ id: draft.id, version });
    expect((await shown())[0]).toBe(draft.id);
  });
});
