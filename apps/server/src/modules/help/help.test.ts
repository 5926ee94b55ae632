import { randomUUID } from 'node:crypto';
import { helpFind, helpWrite } from '@pavilion/contract/help';
import { memberLetter } from '@pavilion/contract/letters';
import { helpCaseAnswer, helpCaseList, helpCaseOne, traceList } from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let support: OfficeBrowser;
let auditor: OfficeBrowser;
let content: OfficeBrowser;
let owner: OfficeBrowser;
let member: { memberId: number; account: string; token: string };
beforeAll(async () => {
  hall = await openOfficeHall();
  support = await hall.logIn('support01', { ip: '10.0.0.1' });
  auditor = await hall.logIn('auditor01', { ip: '10.0.0.2' });
  content = await hall.logIn('content01', { ip: '10.0.0.3' });
  owner = await hall.logIn('admin', { ip: '10.0.0.4' });
});
afterAll(() => hall.close());
beforeEach(async () => {
  // What one address may do in a minute is another's matter.
  hall.clock.advance(60_000);
  member = await hall.joinMember();
});

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
interface Answer {
  readonly code: number;
  readonly data: Record<string, unknown>;
  readonly field?: string;
}
const ask = async (path: string, body: object, token?: string): Promise<Answer> =>
  (await hall.call(path, body, token === undefined ? {} : { token })).body as Answer;
const words = 'My deposit of 100 has not arrived.\n\n<b>Please look</b> & tell me.';
const write = (over: object = {}, token = member.token) =>
  ask(helpWrite.path, { request_id: randomUUID(), topic: 'deposit', words, ...over }, token);
const cases = () => run('SELECT id FROM help_case WHERE member_id = $1', [member.memberId]);
/** A case that waits. */
const written = async (): Promise<number> => Number((await write()).data.case_id);
const answer = 'It has arrived now.\n\n<script>alert(1)</script>';

describe('the FAQ', () => {
  it('is searched without an account, in the language that is asked for', async () => {
    const { code, data } = await ask(helpFind.path, { words: 'deposit not received', language: 'en_US' });
    expect(code).toBe(100);
    const list = helpFind.data.parse(data).list;
    expect(list[0]?.slug).toBe('deposit-not-arrived');
    const chinese = helpFind.data.parse(
      (await ask(helpFind.path, { words: '到账', language: 'zh_CN' })).data,
    );
    expect(chinese.list[0]?.title).toMatch(/\p{Script=Han}/u);
    expect((await ask(helpFind.path, { words: 'x'.repeat(101) })).field).toBe('words');
  });
});

describe('what a member writes', () => {
  it('is one case, however often the same request comes; with other words it is refused', async () => {
    const request_id = randomUUID();
    const [first, second] = await Promise.all([write({ request_id }), write({ request_id })]);
    expect([first.code, second.code]).toEqual([100, 100]);
    expect(second.data).toEqual(first.data);
    expect(await cases()).toHaveLength(1);
    expect((await write({ request_id, words: 'Something else altogether' })).code).toBe(106);
    expect(await cases()).toHaveLength(1);
  });

  it.each([
    ['words', { words: 'too short' }],
    ['words', { words: 'x'.repeat(2_001) }],
    ['topic', { topic: 'weather' }],
    ['request_id', { request_id: '1' }],
  ])('is refused with a wrong %s', async (field, over) => {
    expect((await write(over)).field).toBe(field);
    expect(await cases()).toHaveLength(0);
  });

  it('is nothing without a login', async () => {
    expect(
      (await hall.call(helpWrite.path, { request_id: randomUUID(), topic: 'other', words })).status,
    ).toBe(401);
  });

  it('waits three at a time, of requests at once as well', async () => {
    const codes = (await Promise.all([write(), write(), write(), write()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([100, 100, 100, 102]);
    expect(await cases()).toHaveLength(3);
  });
});

describe('staff', () => {
  it('see what waits, the longest first, and only that of their site', async () => {
    const id = await written();
    const { data } = await support.call(helpCaseList, { filter: { account: member.account } });
    expect(data.rows).toMatchObject([{ id, words, topic: 'deposit', state: 'waiting', locale: 'zh_CN' }]);
    const older = await written();
    expect((await support.call(helpCaseOne, { id: older })).data.earlier).toMatchObject([{ id }]);
    expect((await support.call(helpCaseOne, { id: 2_000_000_000 })).code).toBe(404);
    await hall.give('support01', 2, 'support');
    const harbor = await hall.logIn('support01', { host: hosts.harbor, ip: '10.0.0.5' });
    expect((await harbor.call(helpCaseOne, { id })).code).toBe(404);
    expect((await harbor.call(helpCaseAnswer, { id, answer })).code).toBe(404);
    support = await hall.logIn('support01', { ip: '10.0.0.1' });
  });

  it('answer once: the member gets one letter in the language of the question, and no markup of anybody', async () => {
    const id = await written();
    const answers = await Promise.all([
      support.call(helpCaseAnswer, { id, answer }),
      owner.call(helpCaseAnswer, { id, answer }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([100, 100]);
    expect((await support.call(helpCaseAnswer, { id, answer: 'Another word' })).code).toBe(386);
    const { data } = await ask(memberLetter.path, { language: 'zh_CN' }, member.token);
    const letters = memberLetter.data.parse(data).list;
    // The oldest is the one that greets whoever joins.
    expect(letters).toHaveLength(2);
    expect(letters[0]?.title).toBe('客服答复：存款');
    expect(letters[0]?.content).toContain('It has arrived now.');
    expect(letters[0]?.content).toContain('&lt;script&gt;');
    expect(letters[0]?.content).toContain('&lt;b&gt;Please look&lt;/b&gt; &amp; tell me.');
    expect((await support.call(helpCaseOne, { id })).data).toMatchObject({ state: 'answered', answer });
    expect((await support.call(helpCaseList, { filter: { account: member.account } })).data.rows).toEqual([]);
  });

  it('need the right to read and that to answer; the trace says who did, and none of the words', async () => {
    const id = await written();
    expect((await content.call(helpCaseList, {})).code).toBe(403);
    expect((await auditor.call(helpCaseOne, { id })).code).toBe(100);
    expect((await auditor.call(helpCaseAnswer, { id, answer })).code).toBe(403);
    expect((await support.call(helpCaseAnswer, { id, answer: ' ' })).field).toBe('answer');
    expect((await support.call(helpCaseAnswer, { id, answer })).code).toBe(100);
    const lines = (
      await owner.call(traceList, { filter: { call: helpCaseAnswer.path, outcome: 'done' } })
    ).data.rows.filter(({ subject }) => subject?.id === String(member.memberId));
    expect(lines).toMatchObject([{ after: { case: id, state: 'answered' } }]);
    expect(JSON.stringify(lines)).not.toContain('arrived');
  });
});
