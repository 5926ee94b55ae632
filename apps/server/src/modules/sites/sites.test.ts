import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteDetail, webLogo } from '@pavilion/contract/content';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createSitesModule, openSiteBook } from './index.ts';
import { readRemoteConfig } from './remoteConfig.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall(({ sites }) => [createSitesModule({ sites })]);
});
afterAll(() => hall.close());

describe('which site answers', () => {
  test.each([
    ['one.test', 1],
    ['HARBOR.test:8080', 2],
    ['harbor.test.', 2],
    ['nobody.example', 1],
  ])('%s belongs to site %i', async (host, siteId) => {
    const { code, data } = await hall.call(siteDetail, {}, { host });
    expect(code).toBe(100);
    expect(data.env_config.site_id).toBe(siteId);
  });

  test('a site_id of another site is refused by name', async () => {
    const reply = await hall.call(siteDetail, { site_id: 2 }, { host: 'one.test' });
    expect(reply).toMatchObject({ status: 400, field: 'site_id' });
  });

  test('a new host is known after a refresh', async () => {
    expect(hall.sites.byHost('late.test').id).toBe(1);
    await hall.database.owner.query("insert into site_host (host, site_id) values ('late.test', 2)");
    await hall.sites.refresh();
    expect(hall.sites.byHost('late.test').id).toBe(2);
  });

  test('each site has an origin of its own', () => {
    expect(hall.sites.byId(1)?.origin).toBe('http://localhost:3000');
    expect(hall.sites.byId(2)?.origin).toBe('http://harbor.test:3000');
  });
});

describe('what a page learns of its site', () => {
  test('settings, with defaults for what is not set', async () => {
    const { data } = await hall.call(siteDetail, { site_id: 1 });
    expect(data.env_config).toEqual({
      site_id: 1,
      site_name: '一号厅',
      site_names: {},
      time_zone: 'America/Caracas',
      languages: ['zh_CN', 'en_US'],
      currencies: ['RMB', 'USD', 'VND', 'JPY'],
      is_demo: false,
      desktop_theme: 'H5_1',
      mobile_theme: 'H5_1',
      theme_preview: true,
      age_min: 18,
      service_hours: '',
      game_room: false,
      icon_fallback_hosts: [],
      link_expire_minutes: 1440,
      customer_service: { open_type: 'tab', url: '/main/contact' },
    });
  });

  test('logos, each site its own', async () => {
    expect((await hall.call(webLogo, {})).data).toEqual({
      web_logo_list: [{ photo_path: '/art/brand/mark.svg' }],
    });
    expect((await hall.call(webLogo, {}, { host: 'harbor.test' })).data).toEqual({ web_logo_list: [] });
  });
});

describe('the config document', () => {
  const opened: { close: () => void }[] = [];
  afterEach(() => {
    for (const book of opened.splice(0)) book.close();
  });
  const openBook = async (address: string, warnings: unknown[] = []) => {
    const book = await openSiteBook({
      pool: hall.database.pool,
      env: { ...hall.env, SITE_CONFIG_URL: address },
      log: { warn: (detail: unknown) => void warnings.push(detail), error: () => undefined },
    });
    opened.push(book);
    return book;
  };

  test('goes before the database, for its own site only, and the last good one is kept', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-config-'));
    const file = join(folder, 'site.json');
    await writeFile(file, JSON.stringify({ site_name: '远方厅', age_min: 21, currencies: ['USD'] }));
    const warnings: unknown[] = [];
    const book = await openBook(pathToFileURL(file).href, warnings);
    expect(book.byId(1)?.settings).toMatchObject({
      site_name: '远方厅',
      age_min: 21,
      currencies: ['USD'],
      time_zone: 'America/Caracas',
    });
    expect(book.byId(2)?.settings.site_name).toBe('二号厅');

    await writeFile(file, '{"age_min": 12}');
    await book.refresh();
    expect(book.byId(1)?.settings.age_min).toBe(21);
    expect(warnings).toHaveLength(1);

    await writeFile(file, '{"age_min": 25}');
    await book.refresh();
    expect(book.byId(1)?.settings).toMatchObject({ age_min: 25, site_name: '一号厅' });
    await rm(folder, { recursive: true });
  });

  test('that never was good leaves the database to speak', async () => {
    const book = await openBook('file:///nowhere/site.json');
    expect(book.byId(1)?.settings.site_name).toBe('一号厅');
  });

  const answering =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status });
  test.each([
    ['an unknown field', '{"site_nmae": "x"}', 200, /unrecognized/i],
    [
      'a script as customer service',
      '{"customer_service": {"open_type": "tab", "url": "javascript:alert(1)"}}',
      200,
      /customer_service\.url/,
    ],
    ['an unknown time zone', '{"time_zone": "Mars/Olympus"}', 200, /time_zone/],
    ['no JSON', '<html>', 200, /not JSON/],
    ['an error status', '{}', 503, /HTTP 503/],
    ['too much', `{"site_name": "${'x'.repeat(300_000)}"}`, 200, /larger/],
  ])('is refused for %s', async (_what, body, status, reason) => {
    await expect(readRemoteConfig('https://config.test/site.json', answering(body, status))).rejects.toThrow(
      reason,
    );
  });

  test('is not fetched over plain http', async () => {
    await expect(readRemoteConfig('http://config.test/', answering('{}'))).rejects.toThrow(/neither https/);
  });
});

describe('the environment', () => {
  test('restricts languages and currencies of its own site, and its demo flag counts for all', async () => {
    const book = await openSiteBook({
      pool: hall.database.pool,
      env: { ...hall.env, SITE_LANGUAGES: ['en_US'], SITE_CURRENCIES: ['JPY'], IS_DEMO: true },
      log: hall.log,
    });
    book.close();
    expect(book.byId(1)?.settings).toMatchObject({
      languages: ['en_US'],
      currencies: ['JPY'],
      is_demo: true,
    });
    expect(book.byId(2)?.settings).toMatchObject({ currencies: ['RMB'], is_demo: true });
  });

  test('may not name a site that does not exist', async () => {
    const opening = openSiteBook({
      pool: hall.database.pool,
      env: { ...hall.env, SITE_ID: 77 },
      log: hall.log,
    });
    await expect(opening).rejects.toThrow('site 77');
  });
});
