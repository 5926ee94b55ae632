import { randomUUID } from 'node:crypto';
import {
  memberList,
  memberNotePin,
  memberNoteRemove,
  memberNotes,
  memberNoteWrite,
  memberOne,
  memberSetTags,
  memberTagList,
  memberTagRemove,
  memberTagSave,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let support: OfficeBrowser;
let risk: OfficeBrowser;
let id: number;
beforeAll(async () => {
  hall = await openOfficeHall();
  support = await hall.logIn('support01');
  risk = await hall.logIn('risk01', { ip: '10.0.0.3' });
  ({ memberId: id } = await hall.joinMember());
});
afterAll(() => hall.close());

const write = (text: string, over: { id?: number; pinned?: boolean; request_id?: string } = {}) =>
  support.call(memberNoteWrite, { id, text, request_id: randomUUID(), ...over });

describe('notes', () => {
  it('are written once, pinned to the head of the page, and taken away with a line in the trace', async () => {
    const request_id = randomUUID();
    const first = await write('Called about a lost phone.', { request_id });
    expect((await write('Called about a lost phone.', { request_id })).data).toEqual(first.data);
    expect((await write('Something else.', { request_id })).code).toBe(345);
    await write('<script>alert(1)</script>', { pinned: true });
    const { data } = await risk.call(memberNotes, { id, count: 1 });
    expect(data.rows).toMatchObject([{ text: '<script>alert(1)</script>', pinned: true, by: 'support01' }]);
    const rest = await risk.call(memberNotes, { id, count: 1, cursor: data.next_cursor ?? '' });
    expect(rest.data).toMatchObject({ rows: [{ text: 'Called about a lost phone.' }], next_cursor: null });
    expect((await risk.call(memberOne, { id })).data.pinned).toMatchObject([
      { text: '<script>alert(1)</script>' },
    ]);

    const key = { id, note_id: data.rows[0]?.id ?? 0, version: data.rows[0]?.version ?? 0 };
    expect((await risk.call(memberNotePin, { ...key, pinned: false })).data).toEqual({ version: 1 });
    expect((await support.call(memberNotePin, { ...key, pinned: true })).code).toBe(409);
    expect((await support.call(memberNoteRemove, key)).code).toBe(409);
    expect((await support.call(memberNoteRemove, { ...key, version: 1 })).code).toBe(100);
    expect((await support.call(memberNoteRemove, { ...key, version: 2 })).code).toBe(404);
    expect((await risk.call(memberNotes, { id })).data.rows).toHaveLength(1);
  });

  it('are no longer pinned when ten are', async () => {
    const { memberId } = await hall.joinMember();
    for (let count = 0; count < 10; count += 1)
      expect((await write(`note ${count}`, { id: memberId, pinned: true })).code).toBe(100);
    expect((await write('one too many', { id: memberId, pinned: true })).code).toBe(374);
    expect((await write('one beside', { id: memberId })).code).toBe(100);
  });

  it('are not written by who may only read, nor about a member of another site', async () => {
    const auditor = await hall.logIn('auditor01', { ip: '10.0.0.4' });
    expect((await auditor.call(memberNoteWrite, { id, text: 'x', request_id: randomUUID() })).status).toBe(
      403,
    );
    await hall.give('support01', 2, 'support');
    const harbor = await hall.logIn('support01', { host: 'harbor.localhost', ip: '10.0.0.5' });
    expect((await harbor.call(memberNoteWrite, { id, text: 'x', request_id: randomUUID() })).code).toBe(404);
    expect((await harbor.call(memberNotes, { id })).code).toBe(404);
  });
});

describe('tags', () => {
  const make = async (name: string) => (await support.call(memberTagSave, { name, tone: 'watch' })).data;

  it('are of the site, are given to members, and filter the list', async () => {
    const [vip, slow] = [await make('VIP'), await make('Pays late')];
    expect((await support.call(memberTagSave, { name: 'vip', tone: 'bad' })).code).toBe(375);
    const set = (tags: number[], before: number[]) => support.call(memberSetTags, { id, tags, before });
    expect((await set([vip.id, slow.id], [])).code).toBe(100);
    expect((await set([vip.id], [])).code).toBe(409);
    expect((await set([vip.id, 999_999], [vip.id, slow.id])).code).toBe(377);
    expect((await set([vip.id], [slow.id, vip.id])).code).toBe(100);
    const { data } = await risk.call(memberList, { filter: { tag: vip.id } });
    expect(data).toMatchObject({
      rows: [{ id, tags: [{ name: 'VIP', tone: 'watch' }] }],
      total: 1,
      more: false,
    });
    expect((await risk.call(memberList, { filter: { tag: slow.id } })).data.rows).toEqual([]);
    expect((await risk.call(memberOne, { id })).data.tags).toMatchObject([{ name: 'VIP' }]);
    const { rows } = (await risk.call(memberTagList, {})).data;
    expect(rows).toMatchObject([
      { name: 'Pays late', members: 0 },
      { name: 'VIP', members: 1 },
    ]);
  });

  it('are renamed and removed by who has looked at them as they are', async () => {
    const { id: tagId } = await make('Friend of the house');
    const tag = { id: tagId, version: 0 };
    expect((await support.call(memberTagSave, { tag, name: 'Friend', tone: 'good' })).data).toEqual({
      id: tagId,
      version: 1,
    });
    expect((await risk.call(memberTagSave, { tag, name: 'Fiend', tone: 'bad' })).code).toBe(409);
    const { memberId } = await hall.joinMember();
    await support.call(memberSetTags, { id: memberId, tags: [tagId], before: [] });
    expect((await risk.call(memberTagRemove, { tag: { id: tagId, version: 1 } })).code).toBe(100);
    expect((await support.call(memberOne, { id: memberId })).data.tags).toEqual([]);
    expect((await risk.call(memberTagRemove, { tag: { id: tagId, version: 1 } })).code).toBe(404);
  });

  it('of another site are not there', async () => {
    const { id: tagId } = await make('Ours');
    const harbor = await hall.logIn('support01', { host: 'harbor.localhost', ip: '10.0.0.6' });
    expect((await harbor.call(memberTagList, {})).data.rows).toEqual([]);
    expect((await harbor.call(memberTagRemove, { tag: { id: tagId, version: 0 } })).code).toBe(404);
    expect((await harbor.call(memberList, { filter: { tag: tagId } })).data.rows).toEqual([]);
  });
});
