import { randomUUID } from 'node:crypto';
import { siteDetail } from '@pavilion/contract/content';
import {
  proposalConfirm,
  proposalOne,
  siteHostAdd,
  siteHostRemove,
  siteList,
  siteOpen,
} from '@pavilion/contract/office';
import { registerSettings } from '@pavilion/contract/signup';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HallProcess } from '../../compose.ts';
import { openBeside } from '../../testing/besideHall.ts';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

/** Sites that are opened in the office. */

const reason = 'we go to another market';
const secondsMs = 20_000;
let hall: OfficeHall;
let other: HallProcess;
let admin: OfficeBrowser;

beforeAll(async () => {
  hall = await openOfficeHall();
  other = await openBeside(hall, 'web');
});
afterAll(async () => {
  await other.close();
  await hall.close();
});
beforeEach(async () => {
  admin = await hall.logIn('admin', { ip: '10.0.0.1' });
});

const asked = (over: object = {}) => ({
  code: 'orchid',
  name: '兰庭 Orchid',
  time_zone: 'Asia/Shanghai',
  languages: ['zh_CN', 'en_US'] as ('zh_CN' | 'en_US')[],
  currencies: ['USD', 'RMB'] as ('USD' | 'RMB')[],
  hosts: ['orchid.localhost'],
  minimum_age: 21,
  reason,
  request_id: randomUUID() as string,
  ...over,
});
const siteAt = async (app: HallProcess['app'], host: string): Promise<number> =>
  (await app.inject({ method: 'POST', url: `/api${siteDetail.path}`, headers: { host }, payload: {} })).json()
    .data.env_config.site_id;
/** In every process, with nothing started anew. */
const leadsTo = (host: string, siteId: number) =>
  vi.waitFor(async () => {
    for (const app of [hall.app, other.app]) expect(await siteAt(app, host)).toBe(siteId);
  }, secondsMs);
const sites = async (by = admin) => (await by.call(siteList, {})).data;
const lastTrace = async () => {
  const { rows } = await hall.database.owner.query(
    'SELECT call, before, after, reason, outcome, code FROM trace WHERE chain = 1 ORDER BY number DESC LIMIT 1',
  );
  return rows[0];
};
const confirm = async (by: OfficeBrowser, id: number | null) => {
  const { data } = await by.call(proposalOne, { id: id ?? 0 });
  return by.call(proposalConfirm, { id: data.id, content_hash: data.content_hash });
};

describe('a further site', () => {
  it('is for whoever has the right on every site', async () => {
    expect(await sites()).toMatchObject({
      may_manage: false,
      total: 1,
      rows: [{ id: 1, code: 'pavilion', owners: ['admin'], agent_hosts: 1 }],
    });
    expect((await admin.call(siteOpen, asked())).code).toBe(382);
    expect(await lastTrace()).toMatchObject({ call: siteOpen.path, outcome: 'refused', code: 382 });
    const manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
    expect((await manager.call(siteOpen, asked())).status).toBe(403);
    await hall.give('admin', 2, 'owner');
    expect(await sites()).toMatchObject({ may_manage: true, total: 2 });
    const found = await admin.call(siteList, { filter: { q: 'HARBOR.local' } });
    expect(found.data.rows.map(({ code }) => code)).toEqual(['harbor']);
  });

  it.each([
    ['a code that another has', { code: 'harbor' }, 'code'],
    ['a host of another site', { hosts: ['new.localhost', 'harbor.localhost'] }, 'hosts.1'],
    ['a host of an agent', { hosts: ['agent01.localhost'] }, 'hosts.0'],
    ['a host with a port', { hosts: ['orchid.localhost:80'] }, 'hosts.0'],
    ['a host in capitals', { hosts: ['Orchid.localhost'] }, 'hosts.0'],
    ['one host twice', { hosts: ['a.localhost', 'a.localhost'] }, 'hosts'],
    ['no host', { hosts: [] }, 'hosts'],
    ['no such time zone', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['children', { minimum_age: 17 }, 'minimum_age'],
    ['nobody as its owner', { owner: 'nobody' }, 'owner'],
  ])('is not opened with %s', async (_what, over, field) => {
    expect(await admin.call(siteOpen, asked(over))).toMatchObject({ status: 400, field });
    expect((await sites()).total).toBe(2);
  });

  it('is opened by one who is alone, and known in every process within seconds', async () => {
    await leadsTo('orchid.localhost', 1);
    const body = asked();
    const opened = await admin.call(siteOpen, body);
    expect(opened).toMatchObject({ code: 100, data: { proposal_id: null, site_id: 3 } });
    expect(await lastTrace()).toMatchObject({ reason, after: { alone: true, content: { owner: 'admin' } } });
    // The same again is the same site; another under the same request is none.
    expect((await admin.call(siteOpen, body)).data).toEqual(opened.data);
    expect((await admin.call(siteOpen, { ...body, name: 'Lotus' })).code).toBe(345);
    await leadsTo('orchid.localhost', 3);
    expect((await sites()).rows[2]).toMatchObject({
      code: 'orchid',
      hosts: ['orchid.localhost'],
      currencies: ['USD', 'RMB'],
      owners: ['admin'],
    });
    for (const app of [hall.app, other.app]) {
      const forms = await app.inject({
        method: 'POST',
        url: `/api${registerSettings.path}`,
        headers: { host: 'orchid.localhost' },
        payload: {},
      });
      expect(forms.json().code).toBe(100);
      expect(JSON.stringify(forms.json().data)).toContain('member_email');
    }
    // Frames are judged by its own list, which is empty: what another site allows is not allowed here. Its games are.
    const frameAt = async (app: HallProcess['app'], url: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/check_iframe',
          headers: { host: 'orchid.localhost' },
          payload: { url },
        })
      ).json();
    await hall.database.owner.query(
      `INSERT INTO embeddable_host (site_id, host) VALUES (1, 'sports.example') ON CONFLICT DO NOTHING`,
    );
    for (const app of [hall.app, other.app]) {
      expect(await frameAt(app, 'https://sports.example/')).toMatchObject({
        code: 100,
        data: { embeddable: false, reason: 'not_allowed' },
      });
      expect((await frameAt(app, 'http://localhost:3100/')).data.reason).not.toBe('not_allowed');
    }
    const there = await hall.logIn('admin', { host: 'orchid.localhost', ip: '10.0.0.3' });
    expect((await sites(there)).total).toBe(3);
  });

  it('waits for a second person where there is one with the right on every site', async () => {
    for (const siteId of [1, 2, 3]) await hall.give('manager01', siteId, 'owner');
    await hall.give('risk01', 1, 'owner');
    const proposed = await admin.call(
      siteOpen,
      asked({ code: 'lotus', hosts: ['lotus.localhost'], owner: 'Manager01' }),
    );
    expect(proposed.data).toMatchObject({ proposal_id: expect.any(Number), site_id: null });
    const risk = await hall.logIn('risk01', { ip: '10.0.0.4' });
    expect((await confirm(risk, proposed.data.proposal_id)).code).toBe(347);
    expect((await confirm(admin, proposed.data.proposal_id)).code).toBe(341);
    const manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
    expect((await confirm(manager, proposed.data.proposal_id)).code).toBe(100);
    await leadsTo('lotus.localhost', 4);
    // Its owner is whom the proposal named: the right on every site is theirs now.
    expect(await sites(manager)).toMatchObject({ may_manage: true, total: 4 });
    expect(await sites()).toMatchObject({ may_manage: false, total: 3 });
    expect((await admin.call(siteOpen, asked({ code: 'rose', hosts: ['rose.localhost'] }))).code).toBe(382);
    await hall.give('admin', 4, 'owner');
  });

  it('is not opened on a host that somebody has taken since it was proposed', async () => {
    const body = asked({ code: 'rose', hosts: ['rose.localhost'] });
    const first = await admin.call(siteOpen, body);
    const second = await admin.call(siteOpen, asked({ code: 'tulip', hosts: ['rose.localhost'] }));
    const manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
    expect((await confirm(manager, first.data.proposal_id)).code).toBe(100);
    await hall.give('manager01', 5, 'owner');
    expect((await confirm(manager, second.data.proposal_id)).code).toBe(344);
  });
});

describe('a host of a site', () => {
  const add = (host: string, by = admin, id = 3) =>
    by.call(siteHostAdd, { id, host, reason, request_id: randomUUID() });
  const remove = (host: string, id = 3) => admin.call(siteHostRemove, { id, host, reason });

  it('is added by two, leads there in every process, and no longer when it is removed', async () => {
    const manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
    const proposed = await add('www.orchid.localhost');
    expect(await siteAt(other.app, 'www.orchid.localhost')).toBe(1);
    expect((await confirm(manager, proposed.data.proposal_id)).code).toBe(100);
    await leadsTo('www.orchid.localhost', 3);
    expect((await add('www.orchid.localhost')).data).toEqual({ proposal_id: null });
    expect((await remove('www.orchid.localhost')).code).toBe(100);
    await leadsTo('www.orchid.localhost', 1);
    expect(await lastTrace()).toMatchObject({ before: { host: 'www.orchid.localhost' }, reason });
  });

  it('stays the site’s that has it, or the agent’s', async () => {
    expect(await add(hosts.harbor)).toMatchObject({ status: 400, field: 'host' });
    expect(await add('agent01.localhost', admin, 1)).toMatchObject({ status: 400, field: 'host' });
    expect((await remove(hosts.harbor)).code).toBe(404);
    expect((await remove('agent01.localhost', 1)).code).toBe(389);
    expect((await add('nowhere.localhost', admin, 99)).code).toBe(404);
  });

  it('stays while it is the only one', async () => {
    expect((await remove('orchid.localhost')).code).toBe(388);
    await leadsTo('orchid.localhost', 3);
  });
});

it('leaves the seeds, the file and the office one way to make a site', async () => {
  const { rows } = await hall.database.owner.query(
    `SELECT site.id, settings ->> 'desktop_theme' AS theme, settings -> 'logos' AS logos, minimum_age_years AS age,
            (SELECT count(DISTINCT currency)::integer FROM register_setting r WHERE r.site_id = site.id) = cardinality(currencies) AS forms
       FROM site JOIN identity_policy p ON p.site_id = site.id WHERE site.id <= 3 ORDER BY site.id`,
  );
  const logos = [{ photo_path: '/art/brand/mark.svg' }];
  expect(rows).toEqual([
    { id: 1, theme: 'H5_1', logos, age: 18, forms: true },
    { id: 2, theme: 'H5_4', logos, age: 21, forms: true },
    { id: 3, theme: 'H5_1', logos, age: 21, forms: true },
  ]);
});
