import { randomUUID } from 'node:crypto';
import {
  agreementList,
  agreementOne,
  agreementPropose,
  proposalConfirm,
  proposalOne,
} from '@pavilion/contract/office';
import { serviceAgreement } from '@pavilion/contract/signup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let writer: OfficeBrowser;
let manager: OfficeBrowser;
let locales: readonly string[] = [];
beforeAll(async () => {
  hall = await openOfficeHall();
  writer = await hall.logIn('content01');
  manager = await hall.logIn('manager01', { ip: '198.51.100.8' });
  ({ locales } = (await writer.call(agreementList, {})).data);
});
afterAll(() => hall.close());

const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]));
const propose = (version: string, over: object = {}) =>
  writer.call(agreementPropose, {
    version,
    texts: { title: inAll('New terms'), content: inAll('<p onclick="x()">Words<script>x()</script></p>') },
    reason: 'The law has changed',
    request_id: randomUUID(),
    ...over,
  });
const confirm = async (id: number) => {
  const { data } = await manager.call(proposalOne, { id });
  return manager.call(proposalConfirm, { id, content_hash: data.content_hash });
};
const versions = async () => (await writer.call(agreementList, {})).data.rows.map(({ version }) => version);

describe('another version of the agreement', () => {
  it('is there when a second person has confirmed it, and holds from its day on', async () => {
    const before = await versions();
    const { data } = await propose('2026-11-25');
    expect(await versions()).toEqual(before);
    expect(
      (await writer.call(proposalConfirm, { id: data.proposal_id, content_hash: '0'.repeat(64) })).code,
    ).toBe(403);
    expect((await confirm(data.proposal_id)).code).toBe(100);
    expect(await versions()).toEqual(['2026-11-25', ...before]);
    const one = await writer.call(agreementOne, { version: '2026-11-25' });
    expect(one.data.texts).toMatchObject({
      title: { en_US: 'New terms' },
      content: { en_US: '<p>Words</p>' },
    });
    const asked = async () => JSON.stringify((await hall.call(serviceAgreement.path, {})).body);
    expect(await asked()).not.toContain('New terms');
    hall.clock.advance(7 * 24 * 3_600_000);
    expect(await asked()).toContain('New terms');
    writer = await hall.logIn('content01');
    manager = await hall.logIn('manager01', { ip: '198.51.100.8' });
    const { data: list } = await writer.call(agreementList, {});
    expect(list.rows.filter(({ holds }) => holds).map(({ version }) => version)).toEqual(['2026-11-25']);
  });

  it.each([['2026-11-01'], ['2026-11-25']])(
    'cannot be of %s: past, or not after the newest',
    async (version) => {
      expect((await propose(version)).code).toBe(381);
    },
  );

  it('needs words in every language of the site', async () => {
    const { zh_CN: _left, ...title } = inAll('Terms');
    const answer = await propose('2027-01-01', { texts: { title, content: inAll('<p>a</p>') } });
    expect(answer).toMatchObject({ code: 382, data: { locale: 'zh_CN' } });
    const onlyTags = await propose('2027-01-01', {
      texts: { title: inAll('a'), content: inAll('<script>x</script>') },
    });
    expect(onlyTags.code).toBe(382);
  });

  it('is not written over another that was confirmed meanwhile', async () => {
    const [first, second] = [await propose('2027-02-01'), await propose('2027-03-01')];
    expect((await confirm(first.data.proposal_id)).code).toBe(100);
    expect((await confirm(second.data.proposal_id)).code).toBe(344);
    expect(await versions()).not.toContain('2027-03-01');
  });
});
