import { themes } from '@pavilion/contract';
import {
  modelLogin,
  modelSetting,
  modelSponsor,
  registerBackground,
  templateConfig,
} from '@pavilion/contract/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createTemplatesModule, type TemplatesModule } from './index.ts';

let hall: Hall;
let templates: TemplatesModule;
beforeAll(async () => {
  hall = await openHall(({ database }) => {
    templates = createTemplatesModule({ pool: database.pool });
    return [templates];
  });
});
afterAll(() => hall.close());

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const there = { host: 'harbor.test' };

interface Item {
  readonly list: 'setting' | 'sponsor' | 'login';
  readonly title: object;
  readonly content?: object;
  readonly url?: string;
  readonly photo?: string;
  readonly version?: string;
  readonly siteId?: number;
  readonly sort?: number;
  readonly enabled?: boolean;
}
const add = ({ siteId = 1, list, version, title, content = {}, url = '', photo = '', ...item }: Item) =>
  run(
    `insert into template_item (site_id, list, model_version, title, content, url, photo, sort, enabled)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [siteId, list, version ?? null, title, content, url, photo, item.sort ?? 0, item.enabled ?? true],
  );
const told = async () => {
  const { rows } = await run('select site_id, channel, event from outbox order by channel');
  return rows;
};

beforeEach(async () => {
  await run('delete from template_item');
  await run('delete from register_background');
  await run("update site set settings = '{}'");
  await hall.sites.refresh();
  await run('delete from outbox');
  templates.purge();
});

describe('what operators put into a template', () => {
  const titles = async (body = {}, from = {}) =>
    (await hall.call(modelSetting, body, from)).data.list.map(({ title }) => title);

  test('comes in their order, switched on, each site its own', async () => {
    await add({ list: 'setting', title: { zh_CN: '乙' }, sort: 2 });
    await add({ list: 'setting', title: { zh_CN: '甲' }, sort: 1 });
    await add({ list: 'setting', title: { zh_CN: '关' }, enabled: false });
    await add({ list: 'sponsor', title: { zh_CN: '赞助' } });
    await add({ list: 'setting', title: { en_US: 'harbor' }, siteId: 2 });
    expect(await titles()).toEqual(['甲', '乙']);
    expect(await titles({}, there)).toEqual(['harbor']);
    expect((await hall.call(modelSetting, { site_id: 2 })).status).toBe(400);
  });

  test('for one template is not shown to the others', async () => {
    await add({ list: 'setting', title: { zh_CN: '都有' } });
    await add({ list: 'setting', title: { zh_CN: '只在瓷' }, version: 'H5_6', sort: 1 });
    expect(await titles({ model_version: 'H5_6' })).toEqual(['都有', '只在瓷']);
    expect(await titles({ model_version: 'H5_1' })).toEqual(['都有']);
    expect(await titles()).toEqual(['都有']);
    expect((await hall.call(modelSetting, { model_version: 'H5_1', language: 'en_US' })).code).toBe(100);
  });

  test('speaks the language that the body names, else the caller’s', async () => {
    await add({ list: 'setting', title: { zh_CN: '优惠', en_US: 'Promotions' } });
    expect(await titles({ language: 'en_US' })).toEqual(['Promotions']);
    templates.purge();
    expect(await titles({}, { lang: 'en_US' })).toEqual(['Promotions']);
  });

  test.each([
    ['sponsors', modelSponsor, 'sponsor'],
    ['the login', modelLogin, 'login'],
  ] as const)('of %s has safe HTML, a safe link and a picture of the site', async (_what, call, list) => {
    await add({
      list,
      title: { zh_CN: '名' },
      content: { zh_CN: '<p onclick="x()">话<script>alert(1)</script></p>' },
      url: 'https://example.org/',
      photo: '/art/promotions/vip-480.webp',
    });
    expect((await hall.call(call, {})).data.list).toMatchObject([
      {
        title: '名',
        content: '<p>话</p>',
        url: 'https://example.org/',
        photo: '/art/promotions/vip-480.webp',
      },
    ]);
  });

  test('that leads to code, to plain http or to a stranger’s picture is refused where it is kept', async () => {
    for (const url of ['javascript:alert(1)', 'http://a.test', '//evil.test', '/\\evil.test', '/a b'])
      await expect(add({ list: 'setting', title: {}, url })).rejects.toThrow(/template_item_url_check/);
    for (const photo of ['https://evil.test/x.png', '//evil.test/x.png', 'data:image/png;base64,x'])
      await expect(add({ list: 'setting', title: {}, photo })).rejects.toThrow(/template_item_photo_check/);
    await expect(add({ list: 'setting', title: {}, version: 'H5_9' })).rejects.toThrow(/model_version/);
  });

  test('and got past that, leads nowhere', async () => {
    await run('alter table template_item drop constraint template_item_url_check');
    await add({ list: 'setting', title: { zh_CN: '坏' }, url: 'javascript:alert(1)' });
    expect((await hall.call(modelSetting, {})).data.list).toMatchObject([{ title: '坏', url: '' }]);
  });

  test('and a template that nobody knows are refused by name', async () => {
    const reply = await hall.call(modelSetting, { model_version: 'H5_9' as 'H5_1' });
    expect(reply).toMatchObject({ status: 400, field: 'model_version' });
  });
});

describe('the picture over the sign-up', () => {
  test('is the template’s own, else the one for all, else none', async () => {
    const photoOf = async (template?: 'H5_3' | 'H5_4', from = {}) =>
      (await hall.call(registerBackground, template === undefined ? {} : { template }, from)).data.detail
        .photo;
    expect(await photoOf()).toBe('');
    await run(
      "insert into register_background values (1, '', '/art/all.webp'), (1, 'H5_3', '/art/festival.webp')",
    );
    templates.purge();
    expect(await photoOf()).toBe('/art/all.webp');
    expect(await photoOf('H5_3')).toBe('/art/festival.webp');
    expect(await photoOf('H5_4')).toBe('/art/all.webp');
    expect(await photoOf('H5_3', there)).toBe('');
  });
});

describe('open pages are told', () => {
  const everyTheme = themes.map((theme) => ({
    site_id: 1,
    channel: `template.${theme}`,
    event: 'template_setting',
  }));

  test.each(['sponsor', 'login'] as const)(
    'of another %s list on bob_mobile_template, once a change',
    async (list) => {
      await run(
        `insert into template_item (site_id, list, title) values (1, '${list}', '{}'), (1, '${list}', '{}')`,
      );
      const news = { site_id: 1, channel: 'bob_mobile_template', event: `template_${list}` };
      expect(await told()).toEqual([news]);
      await run('delete from outbox');
      await run("update template_item set sort = sort + 1 where list <> 'setting'");
      expect(await told()).toEqual([news]);
      await run('delete from outbox');
      await run('delete from template_item');
      expect(await told()).toEqual([news]);
    },
  );

  test('of both lists when an item moves from one to the other', async () => {
    await add({ list: 'login', title: {} });
    await run('delete from outbox');
    await run("update template_item set list = 'sponsor'");
    expect((await told()).map(({ event }) => event).sort()).toEqual(['template_login', 'template_sponsor']);
  });

  test.each([
    ['shortcut', "insert into template_item (site_id, list, title) values (1, 'setting', '{}')"],
    ['sign-up picture', "insert into register_background values (1, '', '/a.webp')"],
    ['theme', `update site set settings = '{"mobile_theme": "H5_8"}' where id = 1`],
    ['logo', `update site set settings = '{"logos": [{"photo_path": "/a.svg"}]}' where id = 1`],
    ['float rail', "insert into float_item (site_id, kind, title) values (1, 'top', '{}')"],
    [
      'footer',
      "insert into footer_section (site_id, section, title) values (1, 'wallet', '{}') on conflict do nothing",
    ],
  ])('of another %s on the channels of all themes', async (_what, change) => {
    await run(change);
    expect(await told()).toEqual(everyTheme);
  });

  test('of nothing when a setting changes that no template shows', async () => {
    await run(`update site set settings = '{"age_min": 21}' where id = 1`);
    expect(await told()).toEqual([]);
  });
});

describe('looking at another theme', () => {
  const ask = (mobileTemplateName: string, host = 'one.test') =>
    hall.app.inject({
      method: 'POST',
      url: '/api/template_config',
      headers: { host, lang: 'zh_CN' },
      payload: { mobileTemplateName },
    });

  test('is this visitor’s own: a cookie, code 1000, and the site stays as it was', async () => {
    const answer = await ask('H5_6');
    expect(answer.json()).toMatchObject({ code: 1000, data: { mobileTemplateName: 'H5_6' } });
    expect(answer.cookies).toMatchObject([{ name: 'theme', value: 'H5_6', path: '/', sameSite: 'Lax' }]);
    expect(answer.cookies[0]?.maxAge).toBeGreaterThan(0);
    expect((await run("select 1 from site where settings ? 'mobile_theme'")).rowCount).toBe(0);
  });

  test('ends with the theme that the site wears', async () => {
    expect((await ask('H5_1')).cookies).toMatchObject([{ name: 'theme', maxAge: 0 }]);
  });

  test('is kept where only one of the two templates wears it anyway', async () => {
    await run(`update site set settings = '{"desktop_theme": "H5_2", "mobile_theme": "H5_8"}' where id = 2`);
    await hall.sites.refresh();
    for (const name of ['H5_2', 'H5_8']) {
      const [cookie] = (await ask(name, 'harbor.test')).cookies;
      expect(cookie).toMatchObject({ name: 'theme', value: name });
      expect(cookie?.maxAge).toBeGreaterThan(0);
    }
  });

  test.each(['H5_9', 'h5_1', '', '__proto__'])(
    'is refused for the unknown name %j, without a cookie',
    async (name) => {
      const answer = await hall.call(templateConfig, { mobileTemplateName: name });
      expect(answer).toMatchObject({ status: 200, code: 404 });
      expect((await ask(name)).cookies).toEqual([]);
    },
  );

  test('is refused where a site keeps to one look, except for that one', async () => {
    await run(`update site set settings = '{"theme_preview": false}' where id = 2`);
    await hall.sites.refresh();
    const answer = await ask('H5_6', 'harbor.test');
    expect(answer.json()).toMatchObject({ code: 403, message: '本站使用固定外观，无法切换' });
    expect(answer.cookies).toEqual([]);
    expect((await ask('H5_1', 'harbor.test')).json()).toMatchObject({ code: 1000 });
  });
});
