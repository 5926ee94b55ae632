import { randomUUID } from 'node:crypto';
import { letterPreview, memberLetter, memberLetterRead } from '@pavilion/contract/letters';
import {
  groupLetterCount,
  groupLetterList,
  groupLetterOne,
  groupLetterPreview,
  groupLetterRecall,
  groupLetterSave,
  groupLetterSend,
  type LetterFilter,
  proposalConfirm,
  proposalOne,
  traceList,
} from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { sendDueLetters } from './groups/sendDue.ts';

let hall: OfficeHall;
let content: OfficeBrowser;
let manager: OfficeBrowser;
let agent = 0;
beforeAll(async () => {
  hall = await openOfficeHall();
  content = await hall.logIn('content01');
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
});
afterAll(() => hall.close());

const hourMs = 3_600_000;
const reason = 'the harbour feast';
const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

/** A group of its own for each test: members under one agent. */
const newGroup = async (count: number) => {
  const members = [];
  for (let place = 0; place < count; place += 1) members.push(await hall.joinMember());
  const [first] = await run<{ id: number }>(
    `SELECT id FROM member WHERE account = 'agent01' AND site_id = 1`,
  );
  await run('UPDATE member SET agent_id = NULL WHERE agent_id = $1', [first?.id]);
  await run('UPDATE member SET agent_id = $2 WHERE id = ANY ($1)', [
    members.map(({ memberId }) => memberId),
    first?.id,
  ]);
  // The letter that greets whoever joins is none of those that are sent here.
  await run('DELETE FROM member_letter WHERE member_id = ANY ($1)', [
    members.map(({ memberId }) => memberId),
  ]);
  agent = first?.id ?? 0;
  return members;
};
const setBound = (most: number) =>
  run(
    `INSERT INTO proposal_bound (site_id, kind, alone_max) VALUES (1, 'letters.send_group', $1)
     ON CONFLICT (site_id, kind, currency) DO UPDATE SET alone_max = excluded.alone_max`,
    [most],
  );
beforeEach(() => setBound(100));

const texts = {
  titles: { zh_CN: '海港节', en_US: 'Harbour feast' },
  contents: { zh_CN: '今晚有烟花。\n\n八点开始。', en_US: 'Fireworks <tonight> & more' },
};
const write = async (filter: LetterFilter = { agent_id: agent }) =>
  (await content.call(groupLetterSave, { ...texts, filter, request_id: randomUUID() })).data;
const send = (letter: { id: number; version: number }, over: object = {}) =>
  content.call(groupLetterSend, { ...letter, send_at: null, reason, request_id: randomUUID(), ...over });
const deps = () => ({ pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() });
const sendDue = () => sendDueLetters(deps());
const inbox = async (token: string) =>
  (
    (await hall.call(memberLetter.path, {}, { token })).body as {
      data: { list: { id: number; title: string; content: string }[]; unread_count: number };
    }
  ).data;
const one = async (id: number) => (await content.call(groupLetterOne, { id })).data;

describe('whom a filter finds', () => {
  it('counts by currency, joining, last login, deposits and line; nobody closed out or away', async () => {
    const [first, second, third] = await newGroup(3);
    const count = async (filter: LetterFilter) =>
      (await content.call(groupLetterCount, { filter: { agent_id: agent, ...filter } })).data.receivers;
    expect(await count({})).toBe(3);
    expect(await count({ currencies: ['VND'] })).toBe(0);
    expect(await count({ currencies: ['VND', 'USD'] })).toBe(3);
    await run(`UPDATE member SET created_at = '2026-01-05', last_login_at = '2026-01-06' WHERE id = $1`, [
      first?.memberId,
    ]);
    expect(await count({ joined_to: '2026-01-06T00:00:00Z' })).toBe(1);
    expect(await count({ joined_from: '2026-01-05T00:00:01Z' })).toBe(2);
    expect(await count({ not_seen_from: '2026-02-01T00:00:00Z' })).toBe(1);
    expect(await count({ seen_from: '2026-02-01T00:00:00Z' })).toBe(2);
    expect(await count({ deposited: true })).toBe(0);
    expect(await count({ deposited: false })).toBe(3);
    await run('UPDATE member SET agent_id = $2 WHERE id = $1', [third?.memberId, second?.memberId]);
    expect(await count({})).toBe(3);
    await run(`UPDATE member SET status = 'frozen' WHERE id = $1`, [first?.memberId]);
    await run(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, '2030-01-01')`, [
      second?.memberId,
    ]);
    expect(await count({})).toBe(1);
    expect((await content.call(groupLetterCount, { filter: { joined_from: 'yesterday' } })).field).toBe(
      'filter.joined_from',
    );
  });
});

describe('a draft', () => {
  it('is written once for a request and changed by one at a time', async () => {
    await newGroup(1);
    const ask = { ...texts, filter: { agent_id: agent }, request_id: randomUUID() };
    const [first, again] = await Promise.all([
      content.call(groupLetterSave, ask),
      content.call(groupLetterSave, ask),
    ]);
    expect(again.data).toEqual(first.data);
    const { id, version } = first.data;
    expect(await one(id)).toMatchObject({
      state: 'draft',
      receivers: 1,
      alone_max: 100,
      titles: texts.titles,
    });
    expect((await one(id)).missing).toContain('vi_VN');
    const change = (over: object) =>
      content.call(groupLetterSave, { ...ask, id, version, request_id: randomUUID(), ...over });
    const both = await Promise.all([change({}), change({})]);
    expect(both.map(({ code }) => code).sort()).toEqual([100, 409]);
    expect((await change({ version: version + 1, contents: { zh_CN: '今晚' } })).data).toEqual({
      locale: 'en_US',
    });
    expect(
      (await change({ version: version + 1, titles: { vi_VN: 'Lễ hội' }, contents: { vi_VN: 'Tối nay' } }))
        .code,
    ).toBe(413);
    expect((await content.call(groupLetterSave, { ...ask, id: 999_999, version: 0 })).code).toBe(404);
    const auditor = await hall.logIn('auditor01', { ip: '10.0.0.3' });
    expect((await auditor.call(groupLetterOne, { id })).code).toBe(100);
    expect((await auditor.call(groupLetterSave, ask)).code).toBe(403);
  });

  it('is seen by a signed address for fifteen minutes, on its own site, as the member will get it', async () => {
    await newGroup(1);
    const { id } = await write();
    const { path } = (await content.call(groupLetterPreview, { id })).data;
    const ticket = new URL(path, 'http://x').searchParams.get('ticket') ?? '';
    const look = async (given: string, host?: string) =>
      (await hall.call(letterPreview.path, { ticket: given }, host === undefined ? {} : { host })).body as {
        code: number;
        data: { letter: { title: string; content: string } };
      };
    expect((await look(ticket)).data.letter).toMatchObject({
      title: '海港节',
      content: '<p>今晚有烟花。</p><p>八点开始。</p>',
    });
    expect((await look(ticket, hosts.harbor)).code).toBe(404);
    expect((await look(`${ticket.slice(0, -4)}AAAA`)).code).toBe(404);
    hall.clock.advance(15 * 60_000);
    expect((await look(ticket)).code).toBe(404);
    [content, manager] = [
      await hall.logIn('content01', { ip: '10.0.0.4' }),
      await hall.logIn('manager01', { ip: '10.0.0.5' }),
    ];
  });
});

describe('a letter to few', () => {
  it('goes at once, once to each, cleaned; what was not read is taken back', async () => {
    const [reader, other] = await newGroup(2);
    const letter = await write();
    const request_id = randomUUID();
    expect((await send(letter, { request_id })).data).toEqual({ proposal_id: null });
    expect((await send(letter, { request_id })).data).toEqual({ proposal_id: null });
    expect((await send(letter)).code).toBe(411);
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    const { list, unread_count } = await inbox(reader?.token ?? '');
    expect(list.filter(({ title }) => title === '海港节')).toHaveLength(1);
    expect(unread_count).toBe(1);
    expect(list[0]?.content).toBe('<p>今晚有烟花。</p><p>八点开始。</p>');
    expect(await one(letter.id)).toMatchObject({ state: 'sent', reached: 2, read: 0 });
    await hall.call(memberLetterRead.path, { id: list[0]?.id }, { token: reader?.token ?? '' });
    expect((await one(letter.id)).read).toBe(1);
    expect((await content.call(groupLetterRecall, { id: letter.id, reason })).data.state).toBe('recalled');
    expect((await inbox(reader?.token ?? '')).list).toHaveLength(1);
    expect(await inbox(other?.token ?? '')).toMatchObject({ list: [], unread_count: 0 });
    expect(await one(letter.id)).toMatchObject({ state: 'recalled', recalled: 1, reached: 2 });
    expect((await content.call(groupLetterRecall, { id: letter.id, reason })).code).toBe(415);
  });

  it('waits for its time, and can be taken back before', async () => {
    const [reader] = await newGroup(1);
    const letter = await write();
    const send_at = new Date(hall.clock.now().getTime() + hourMs / 6).toISOString();
    await send(letter, { send_at });
    await sendDue();
    expect((await one(letter.id)).state).toBe('scheduled');
    expect((await content.call(groupLetterRecall, { id: letter.id, reason })).data.state).toBe('draft');
    await send(letter, { send_at });
    hall.clock.advance(hourMs / 6);
    await sendDue();
    expect((await one(letter.id)).state).toBe('sent');
    expect((await inbox(reader?.token ?? '')).list).toHaveLength(1);
  });

  it('goes in pieces, several processes at once, and nobody gets it twice', async () => {
    const readers = await newGroup(5);
    const letter = await write();
    await send(letter);
    const inPieces = () => sendDueLetters(deps(), 2);
    await Promise.all([inPieces(), inPieces(), inPieces()]);
    await inPieces();
    expect(await one(letter.id)).toMatchObject({ state: 'sent', reached: 5 });
    for (const { token } of readers) expect((await inbox(token)).list).toHaveLength(1);
    await run(`UPDATE group_letter SET state = 'recalling' WHERE id = $1`, [letter.id]);
    await Promise.all([inPieces(), inPieces()]);
    await inPieces();
    expect(await one(letter.id)).toMatchObject({ state: 'recalled', recalled: 5 });
    for (const { token } of readers) expect((await inbox(token)).list).toEqual([]);
  });

  it('is refused to nobody', async () => {
    await newGroup(0);
    expect((await send(await write())).code).toBe(414);
  });
});

describe('a letter to more than one person may reach', () => {
  it('waits for a second person, who confirms it word for word', async () => {
    const [reader] = await newGroup(2);
    await setBound(1);
    const letter = await write();
    const proposal = (await send(letter)).data.proposal_id ?? 0;
    expect(proposal).toBeGreaterThan(0);
    const shown = (await manager.call(proposalOne, { id: proposal })).data;
    expect(shown).toMatchObject({
      content: { titles: texts.titles, contents: texts.contents },
      may_confirm: true,
    });
    await sendDue();
    expect((await inbox(reader?.token ?? '')).list).toEqual([]);
    const { content_hash } = shown;
    expect((await manager.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(100);
    await sendDue();
    expect((await inbox(reader?.token ?? '')).list).toHaveLength(1);
    const lines = (await manager.call(traceList, { filter: { call: proposalConfirm.path, outcome: 'done' } }))
      .data.rows;
    expect(JSON.stringify(lines[0]?.after)).not.toContain('八点');
    expect(lines[0]?.after).toMatchObject({
      content: { contents_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it('is overtaken when the draft was changed meanwhile', async () => {
    await newGroup(2);
    await setBound(1);
    const letter = await write();
    const proposal = (await send(letter)).data.proposal_id ?? 0;
    await content.call(groupLetterSave, {
      ...letter,
      ...texts,
      filter: { agent_id: agent },
      request_id: randomUUID(),
    });
    const { content_hash } = (await manager.call(proposalOne, { id: proposal })).data;
    expect((await manager.call(proposalConfirm, { id: proposal, content_hash })).code).toBe(344);
    expect((await one(letter.id)).state).toBe('draft');
  });

  it('is held when its group has grown beyond that by the time it is due', async () => {
    const [reader] = await newGroup(1);
    await setBound(1);
    const letter = await write();
    await send(letter, { send_at: new Date(hall.clock.now().getTime() + 60_000).toISOString() });
    const { memberId } = await hall.joinMember();
    await run('UPDATE member SET agent_id = $2 WHERE id = $1', [memberId, agent]);
    hall.clock.advance(60_000);
    await sendDue();
    expect((await one(letter.id)).state).toBe('held');
    expect((await inbox(reader?.token ?? '')).list).toEqual([]);
    expect((await send(letter)).data.proposal_id).toBeGreaterThan(0);
    expect(
      (await content.call(groupLetterList, { filter: { state: 'held' } })).data.rows.map(({ id }) => id),
    ).toEqual([letter.id]);
  });

  it('is unknown on another site', async () => {
    await newGroup(1);
    const { id, version } = await write();
    await hall.give('content01', 2, 'content');
    const harbor = await hall.logIn('content01', { host: hosts.harbor, ip: '10.0.0.6' });
    expect((await harbor.call(groupLetterOne, { id })).code).toBe(404);
    expect((await harbor.call(groupLetterPreview, { id })).code).toBe(404);
    expect((await harbor.call(groupLetterRecall, { id, reason })).code).toBe(404);
    const ask = { id, version, send_at: null, reason, request_id: randomUUID() };
    expect((await harbor.call(groupLetterSend, ask)).code).toBe(404);
  });
});
