import {
  bulletin,
  bulletinHistory,
  bulletinMember,
  bulletinMemberHide,
  carouselPicture,
  contentPage,
  contentPages,
  float,
  footer,
  jackpot,
  latestWins,
  marquee,
  mobileFooter,
} from '@pavilion/contract/content';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { type ContentModule, createContentModule } from './index.ts';

let hall: Hall;
let content: ContentModule;
beforeAll(async () => {
  hall = await openHall(({ database, clock, sites }) => {
    content = createContentModule({ pool: database.pool, clock, sites });
    return [content];
  });
});
afterAll(() => hall.close());
beforeEach(() => content.purge());

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const there = { host: 'harbor.test' };

describe('an address that is code', () => {
  /** What follows looks at rows of before the tables refused them. */
  afterAll(() =>
    run(`alter table banner drop constraint banner_leads_safely;
         alter table footer_link drop constraint footer_link_leads_safely;
         alter table float_item drop constraint float_item_leads_safely`),
  );
  const hang = {
    banner: (url: string, type = 0) =>
      run(`insert into banner (site_id, use_type, scene, link_type, url) values (1, 1, 'x', $2, $1)`, [
        url,
        type,
      ]),
    footer_link: (url: string) =>
      run(`insert into footer_link (site_id, section, title, url) values (1, 'safe', '{}', $1)`, [url]),
    float_item: (url: string) =>
      run(`insert into float_item (site_id, kind, title, url) values (1, 'link', '{}', $1)`, [url]),
  };
  beforeAll(() => run(`insert into footer_section (site_id, section, title) values (1, 'safe', '{}')`));
  afterAll(() =>
    run(`delete from banner; delete from footer_link; delete from footer_section; delete from float_item`),
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'https://user:pass@evil.test/',
    'https:evil.test',
    'http://',
    'main/../../x',
  ])('%j is not taken in anywhere', async (url) => {
    await expect(hang.banner(url)).rejects.toThrow('banner_leads_safely');
    await expect(hang.banner(url, 1)).rejects.toThrow('banner_leads_safely');
    await expect(hang.footer_link(url)).rejects.toThrow('footer_link_leads_safely');
    await expect(hang.float_item(url)).rejects.toThrow('float_item_leads_safely');
  });

  test('is told from one that leads to a page', async () => {
    await hang.banner('https://a.test/x?y=1#z');
    await hang.banner('/main/about', 1);
    await hang.banner('', 1);
    await expect(hang.banner('/main/about', 0)).rejects.toThrow('banner_leads_safely');
    await expect(hang.banner('https://a.test', 1)).rejects.toThrow('banner_leads_safely');
    for (const url of ['https://a.test', 'http://a.test', 'main/about', 'faq/how-to-join', '/discount/x'])
      await hang.footer_link(url);
    await hang.float_item('/main/contact');
    await hang.float_item('https://a.test/help');
    await expect(hang.float_item('http://a.test')).rejects.toThrow('float_item_leads_safely');
  });
});

describe('what open pages are told', () => {
  const told = async () => {
    const { rows } = await run('delete from outbox returning site_id, channel, event, payload');
    return rows.map(({ site_id, channel, event, payload }) => [site_id, channel, event, payload]);
  };
  beforeEach(async () => void (await told()));
  const everyCurrency = async (siteId: number) => {
    const { rows } = await run('select unnest(currencies) as currency from site where id = $1', [siteId]);
    return rows.map(({ currency }) => [siteId, `web_api.${currency}`, 'carousel_picture', {}]);
  };

  test('a banner is hung, changed or taken down: each currency of its site, and no other site', async () => {
    const expected = await everyCurrency(2);
    expect(expected.length).toBeGreaterThan(0);
    for (const change of [
      `insert into banner (site_id, use_type, scene, link_currency) values (2, 1, 'told', 'USD')`,
      `update banner set sort = 5 where scene = 'told'`,
      `delete from banner where scene = 'told'`,
    ]) {
      await run(change);
      expect(await told()).toEqual(expected);
    }
    await run(`delete from banner where scene = 'nobody has this'`);
    expect(await told()).toEqual([]);
  });

  test('customer service moves: everybody of the site, and nobody when another setting changes', async () => {
    await run(
      `update site set settings = settings || '{"customer_service": {"open_type": "window", "url": "/main/help"}}' where id = 2`,
    );
    expect(await told()).toEqual([[2, 'web_member', 'customer_service_link', { url: '/main/help' }]]);
    await run(`update site set settings = settings || '{"age_min": 22}' where id = 2`);
    await run(
      `update site set settings = settings || '{"customer_service": {"open_type": "tab", "url": "javascript:x"}}' where id = 2`,
    );
    expect(await told()).toEqual([]);
    await run(`update site set settings = settings - 'customer_service' where id = 2`);
  });
});

describe('banners', () => {
  beforeAll(async () => {
    await run(`
      insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{}', 'seamless', 'LANTERN');
      insert into banner (site_id, use_type, title, action, scene, link_type, link_method, url, link_gp_id, link_gt_id, link_game_code, link_currency, sort, enabled, starts_at, ends_at) values
        (1, 0, '{"zh_CN": "页", "en_US": "page"}', '{"zh_CN": "看"}', 'tea-house', 1, 0, '/main/about', null, null, null, null, 1, true, null, null),
        (1, 0, '{"zh_CN": "戏"}', '{"zh_CN": "玩"}', 'koi-moon', 2, 0, '', 1, 2, 'koi-lantern', null, 2, true, null, null),
        (1, 0, '{"zh_CN": "美"}', '{}', 'koi-moon', 2, 0, '', 1, 2, 'koi-lantern', 'USD', 3, true, null, null),
        (1, 0, '{"zh_CN": "坏"}', '{"zh_CN": "点我"}', 'comet-peaks', 0, 1, 'javascript:alert(1)', null, null, null, null, 4, true, null, null),
        (1, 0, '{"zh_CN": "关"}', '{}', 'comet-peaks', 1, 0, '', null, null, null, null, 5, false, null, null),
        (1, 0, '{"zh_CN": "早"}', '{}', 'comet-peaks', 1, 0, '', null, null, null, null, 6, true, '2026-11-21', null),
        (1, 0, '{"zh_CN": "晚"}', '{}', 'comet-peaks', 1, 0, '', null, null, null, null, 7, true, null, '2026-11-20T12:00:00Z'),
        (1, 2, '{"zh_CN": "手机"}', '{}', 'koi-moon', 1, 0, '', null, null, null, null, 1, true, null, null),
        (2, 0, '{"en_US": "harbor"}', '{}', 'harbor-race', 1, 0, '', null, null, null, null, 1, true, null, null)`);
  });
  const titles = async (body: Parameters<typeof hall.call<typeof carouselPicture>>[1], from = {}) =>
    (await hall.call(carouselPicture, body, from)).data.web_carousel_picture_list.map((one) => one.title);

  test('of a place, in order, switched on and in their time; each site its own', async () => {
    expect(await titles({ use_type: 0 })).toEqual(['页', '戏', '美', '坏']);
    expect(await titles({ use_type: 2 })).toEqual(['手机']);
    expect(await titles({ use_type: 1 })).toEqual([]);
    expect(await titles({ use_type: 0 }, there)).toEqual(['harbor']);
  });

  test('come in the language asked for, with English in its place', async () => {
    expect(await titles({ use_type: 0 }, { lang: 'en_US' })).toContain('page');
    expect(await titles({ use_type: 0 }, { lang: 'th_TH' })).toContain('page');
  });

  test('of another currency are left out, and those of any lead into the one asked for', async () => {
    const { data } = await hall.call(carouselPicture, { use_type: 0, currency: 'JPY' });
    const game = data.web_carousel_picture_list.find((one) => one.link_type === 2);
    expect(data.web_carousel_picture_list.map((one) => one.title)).toEqual(['页', '戏', '坏']);
    expect(game?.game_link_parameter).toEqual({
      currency: 'JPY',
      gt_id: 2,
      gp_id: 1,
      gp_gt_name: 'e_LANTERN',
      game_code: 'koi-lantern',
      customized: 0,
    });
  });

  test('of an operator’s own link lead where that leads, unless it is dangerous', async () => {
    await run(`
      insert into game (id, gp_id, gt_id, game_code, names, state, motif, customized, custom_url) values
        (951, 1, 2, 'club', '{}', 'live', 'koi-moon', true, 'https://club.test/x'),
        (952, 1, 2, 'trap', '{}', 'live', 'koi-moon', true, 'http://plain.test');
      insert into banner (site_id, use_type, action, scene, link_type, link_gp_id, link_gt_id, link_game_code, sort) values
        (2, 2, '{"en_US": "Open"}', 'tea-house', 2, 1, 2, 'club', 1), (2, 2, '{"en_US": "Open"}', 'tea-house', 2, 1, 2, 'trap', 2)`);
    const { data } = await hall.call(carouselPicture, { use_type: 2 }, there);
    expect(data.web_carousel_picture_list).toMatchObject([
      { url: 'https://club.test/x', action: 'Open', game_link_parameter: { customized: 1 } },
      { url: '', action: '', game_link_parameter: { customized: 1 } },
    ]);
  });

  test('with a dangerous link lead nowhere', async () => {
    const { data } = await hall.call(carouselPicture, { use_type: 0 });
    expect(data.web_carousel_picture_list.find((one) => one.title === '坏')).toMatchObject({
      url: '',
      action: '',
    });
  });

  test('change when they are told to, or after a few seconds at most', async () => {
    expect(await titles({ use_type: 1 })).toEqual([]);
    await run(
      `insert into banner (site_id, use_type, title, scene) values (1, 1, '{"zh_CN": "新"}', 'tea-house')`,
    );
    expect(await titles({ use_type: 1 })).toEqual([]);
    content.purge();
    expect(await titles({ use_type: 1 })).toEqual(['新']);
  });
});

test('running lines carry where they are shown, in the order asked for', async () => {
  await run(`insert into marquee (site_id, content, display_before_login, display_after_login, sort) values
    (1, '{"zh_CN": "二"}', true, false, 2), (1, '{"zh_CN": "一"}', false, true, 1), (2, '{"en_US": "harbor"}', true, true, 1)`);
  const lines = async (body: object, from = {}) =>
    (await hall.call(marquee, body, from)).data.web_announcement_list;
  expect(await lines({})).toMatchObject([
    { content: '一', display_before_login: 0, display_after_login: 1, sort: 1 },
    { content: '二', display_before_login: 1, display_after_login: 0, sort: 2 },
  ]);
  expect((await lines({ sort_field: 'id', sort_order: 'asc' })).map((line) => line.content)).toEqual([
    '二',
    '一',
  ]);
  expect((await lines({}, there)).map((line) => line.content)).toEqual(['harbor']);
});

describe('pop-ups', () => {
  let token: string;
  let other: string;
  beforeAll(async () => {
    ({ token } = await hall.addMember({ account: 'reader01' }));
    ({ token: other } = await hall.addMember({ account: 'reader02' }));
    await run(`insert into bulletin (id, site_id, display_device, display_content, title, content, sort, ends_at, updated_at) values
      (101, 1, 0, 0, '{"zh_CN": "大家"}', '{"zh_CN": "<p onclick=x>好</p><script>x</script>"}', 1, null, '2026-11-19'),
      (102, 1, 1, 1, '{"zh_CN": "访客桌面"}', '{"zh_CN": "x"}', 2, null, '2026-11-19'),
      (103, 1, 2, 2, '{"zh_CN": "会员手机"}', '{"zh_CN": "x"}', 3, null, '2026-11-19'),
      (104, 1, 0, 3, '{"zh_CN": "存款页"}', '{"zh_CN": "x"}', 4, null, '2026-11-19'),
      (105, 1, 0, 0, '{"zh_CN": "过去"}', '{"zh_CN": "x"}', 5, '2026-11-01', '2026-10-01'),
      (106, 2, 0, 0, '{"en_US": "harbor"}', '{"en_US": "x"}', 1, null, '2026-11-19')`);
  });
  const shown = async (display_device: 0 | 1 | 2, display_location: 2 | 3, from: object = { token }) =>
    (await hall.call(bulletinMember, { display_device, display_location }, from)).data.list.map(
      (one) => one.title,
    );

  test('for visitors by device, their HTML made safe', async () => {
    const desktop = await hall.call(bulletin, { display_device: 1 });
    expect(desktop.data.list.map((one) => one.title)).toEqual(['大家', '访客桌面']);
    expect(desktop.data.list[0]?.content).toBe('<p>好</p>');
    expect(desktop.data).toMatchObject({ display_frequency: 0, as_of: hall.clock.now().toISOString() });
    const phone = await hall.call(bulletin, { display_device: 2 });
    expect(phone.data.list.map((one) => one.title)).toEqual(['大家']);
    const harbor = await hall.call(bulletin, { display_device: 1 }, there);
    expect(harbor.data).toMatchObject({ list: [{ title: 'harbor' }], display_frequency: 1 });
  });

  test('for members by place', async () => {
    expect(await shown(2, 2)).toEqual(['大家', '会员手机']);
    expect(await shown(1, 2)).toEqual(['大家']);
    expect(await shown(1, 3)).toEqual(['存款页']);
    expect((await hall.call(bulletinMember, { display_device: 1, display_location: 2 })).status).toBe(401);
  });

  test('of the past are the history', async () => {
    const { data } = await hall.call(bulletinHistory, { display_device: 1 });
    expect(data.list.map((one) => one.title)).toEqual(['过去']);
  });

  test('are new from when their time begins, or from when they are edited after that', async () => {
    await run(`insert into bulletin (id, site_id, display_device, display_content, title, content, sort, starts_at, updated_at) values
      (107, 1, 2, 1, '{"zh_CN": "刚开始"}', '{"zh_CN": "x"}', 8, '2026-11-20T08:00:00Z', '2026-11-01'),
      (108, 1, 2, 1, '{"zh_CN": "改过"}', '{"zh_CN": "x"}', 9, '2026-11-01', '2026-11-19')`);
    const { data } = await hall.call(bulletin, { display_device: 2 });
    expect(data.list.map((one) => [one.title, one.updated_at])).toEqual([
      ['大家', '2026-11-19T00:00:00.000Z'],
      ['刚开始', '2026-11-20T08:00:00.000Z'],
      ['改过', '2026-11-19T00:00:00.000Z'],
    ]);
    await run('delete from bulletin where id in (107, 108)');
  });

  test('that a member puts away stay away from that member until they are edited', async () => {
    const place = { display_device: 1, display_location: 2 } as const;
    expect((await hall.call(bulletinMemberHide, place, { token })).code).toBe(100);
    expect((await hall.call(bulletinMemberHide, place, { token })).code).toBe(100);
    expect(await shown(1, 2)).toEqual([]);
    expect(await shown(1, 3)).toEqual(['存款页']);
    expect(await shown(1, 2, { token: other })).toEqual(['大家']);
    await run("update bulletin set updated_at = '2026-11-21' where id = 101");
    expect(await shown(1, 2)).toEqual(['大家']);
  });

  test('come at every visit where the site says so, whatever was put away', async () => {
    const away = await hall.addMember({ account: 'reader03', siteId: 2 });
    const from = { ...there, token: away.token };
    await hall.call(bulletinMemberHide, { display_device: 1, display_location: 2 }, from);
    expect(await shown(1, 2, from)).toEqual(['harbor']);
  });
});

describe('the jackpot', () => {
  test('is the sum of the currency’s pools, in its decimals', async () => {
    await run(`insert into jackpot (site_id, code, currency, seed_minor, shown_minor, enabled) values
      (1, 'grand', 'RMB', 100000, 100055, true), (1, 'lantern', 'RMB', 500, null, true), (1, 'off', 'RMB', 9, 9, false),
      (1, 'grand', 'JPY', 7000, 7000, true), (2, 'grand', 'RMB', 1, 1, true)`);
    const total = async (currency: 'RMB' | 'JPY' | 'USD', from = {}) =>
      (await hall.call(jackpot, { currency }, from)).data.jackpot.jackpot_amount_total;
    expect(await total('RMB')).toBe('1005.55');
    expect(await total('JPY')).toBe('7000');
    expect(await total('USD')).toBe('0.00');
    expect(await total('RMB', there)).toBe('0.01');
  });

  test('names its levels in the language of whoever asks, the one that drops by the least first', async () => {
    await run(`insert into jackpot (site_id, code, currency, seed_minor, shown_minor, enabled, names, drops_by_minor) values
      (1, 'open', 'USD', 900, 950, true, '{"zh_CN": "蟾珠", "en_US": "Pearl"}', null),
      (1, 'moon', 'USD', 100, null, true, '{"zh_CN": "明月", "en_US": "Moon"}', 500),
      (1, 'lamp', 'USD', 10, 51, true, '{"zh_CN": "灯盏"}', 50),
      (1, 'hidden', 'USD', 1, 1, false, '{"en_US": "Hidden"}', 9),
      (1, 'nameless', 'USD', 3, 3, true, '{}', 9)`);
    const levelsIn = async (locale: 'zh_CN' | 'en_US') => {
      const { data } = await hall.call(jackpot, { currency: 'USD' }, { lang: locale });
      expect(data.jackpot.jackpot_amount_total).toBe('11.04');
      return data.jackpot.levels.map(({ name, amount, drops_by }) => [name, amount, drops_by]);
    };
    expect(await levelsIn('en_US')).toEqual([
      // Never more than it can pay.
      ['灯盏', '0.50', '0.50'],
      ['Moon', '1.00', '5.00'],
      ['Pearl', '9.50', null],
    ]);
    expect((await levelsIn('zh_CN')).map(([name]) => name)).toEqual(['灯盏', '明月', '蟾珠']);
  });

  test('of a currency that the site has not enabled is refused by name', async () => {
    expect(await hall.call(jackpot, { currency: 'THB' })).toMatchObject({ status: 400, field: 'currency' });
  });
});

describe('latest wins', () => {
  test('are won rounds with masked accounts, newest first, of the site and currency', async () => {
    const { memberId } = await hall.addMember({ account: 'winner77' });
    await run(
      `insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (901, 1, 2, 'koi-lantern', '{"zh_CN": "锦鲤灯影"}', 'live', 'koi-moon')`,
    );
    const round = (ref: string, stake: number, win: number, state: string, at: string, site = 1) =>
      run(
        `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
         values ($7, 1, $1, $2, 901, 1, 'RMB', 1, $3, 0, $4, $5::round_state, $6, case when $5::round_state = 'open' then null else $6::timestamptz end)`,
        [memberId, ref, stake, win, state, at, site],
      );
    await round('r1', 100, 250, 'closed', '2026-11-20T10:00:00Z');
    await round('r2', 100, 1_000, 'closed', '2026-11-20T11:00:00Z');
    await round('lost', 100, 100, 'closed', '2026-11-20T11:00:00Z');
    await round('open', 100, 900, 'open', '2026-11-20T11:00:00Z');
    await round('returned', 100, 900, 'rolled_back', '2026-11-20T11:00:00Z');
    await round('old', 100, 900, 'closed', '2026-11-01T11:00:00Z');
    await round('elsewhere', 100, 900, 'closed', '2026-11-20T11:00:00Z', 2);
    const { data } = await hall.call(latestWins, { currency: 'RMB' });
    expect(data.list).toEqual([
      {
        member: 'wi***77',
        game_id: 901,
        game_name: '锦鲤灯影',
        win: '10.00',
        currency: 'RMB',
        at: '2026-11-20T11:00:00.000Z',
      },
      expect.objectContaining({ win: '2.50' }),
    ]);
    expect((await hall.call(latestWins, { currency: 'USD' })).data.list).toEqual([]);
  });
});

test('footers have their sections in order, each template its links, and no dangerous one', async () => {
  await run(`
    insert into footer_section (site_id, section, title, sort) values
      (1, 'wallet', '{"zh_CN": "钱包"}', 2), (1, 'announcement', '{"zh_CN": "公告"}', 1), (1, 'unheard_of', '{}', 0), (2, 'wallet', '{"en_US": "Wallet"}', 1);
    insert into footer_link (site_id, section, template, model_version, title, url, sort) values
      (1, 'wallet', 'both', null, '{"zh_CN": "外"}', 'https://help.test/a', 2), (1, 'wallet', 'wide', null, '{"zh_CN": "宽"}', 'faq/wallets', 1),
      (1, 'wallet', 'narrow', null, '{"zh_CN": "窄"}', 'main/about', 1), (1, 'wallet', 'both', null, '{"zh_CN": "坏"}', 'javascript:alert(1)', 0),
      (1, 'wallet', 'both', 'H5_3', '{"zh_CN": "独"}', 'main/third', 3)`);
  const wide = await hall.call(footer, {});
  expect(wide.data.list.map((one) => [one.section, one.title, one.links.map((link) => link.title)])).toEqual([
    ['announcement', '公告', []],
    ['wallet', '钱包', ['宽', '外']],
  ]);
  const narrowOf = async (given: object) =>
    (await hall.call(mobileFooter, given)).data.list[1]?.links.map((link) => link.url);
  const ofAll = ['main/about', 'https://help.test/a'];
  expect(await narrowOf({ template: 'H5_2' })).toEqual(ofAll);
  expect(await narrowOf({})).toEqual(ofAll);
  expect(await narrowOf({ template: 'H5_3' })).toEqual([...ofAll, 'main/third']);
  expect((await hall.call(footer, {}, there)).data.list).toMatchObject([{ title: 'Wallet', links: [] }]);
});

test('the float rail leaves out what leads somewhere dangerous', async () => {
  await run(`insert into float_item (site_id, kind, title, url, sort) values
    (1, 'top', '{"zh_CN": "顶"}', '', 3), (1, 'customer_service', '{"zh_CN": "客服"}', '/main/contact', 1), (1, 'link', '{"zh_CN": "坏"}', 'http://plain.test', 2)`);
  expect((await hall.call(float, {})).data.list.map((one) => one.title)).toEqual(['客服', '顶']);
  expect((await hall.call(float, {}, there)).data.list).toEqual([]);
});

describe('content pages', () => {
  beforeAll(async () => {
    await run(
      `insert into content_page (site_id, kind, slug, title, summary, content, scene, sort, enabled, updated_at) values
        (1, 'faq', 'second', '{"zh_CN": "二"}', '{}', '{"zh_CN": "x"}', '', 2, true, '2026-11-01'),
        (1, 'faq', 'first', '{"zh_CN": "一", "en_US": "One"}', '{"zh_CN": "摘要"}', $1, 'welcome', 1, true, '2026-11-01'),
        (1, 'faq', 'hidden', '{"zh_CN": "藏"}', '{}', '{"zh_CN": "x"}', '', 3, false, '2026-11-01'),
        (2, 'faq', 'harbor', '{"en_US": "harbor"}', '{}', '{"en_US": "x"}', '', 1, true, '2026-11-01')`,
      [{ zh_CN: '<p>好<img src=x onerror=alert(1)></p>', en_US: '<p>good</p>' }],
    );
  });

  test('of a kind, in order, each site its own', async () => {
    const { data } = await hall.call(contentPages, { kind: 'faq' });
    expect(data.list.map((page) => page.slug)).toEqual(['first', 'second']);
    expect(data.list[0]).toMatchObject({ title: '一', summary: '摘要', scene: 'welcome' });
    expect((await hall.call(contentPages, { kind: 'main' })).data.list).toEqual([]);
    expect(
      (await hall.call(contentPages, { kind: 'faq' }, there)).data.list.map((page) => page.slug),
    ).toEqual(['harbor']);
  });

  test('open as safe HTML, in the language asked for', async () => {
    const first = { kind: 'faq', slug: 'first' } as const;
    expect((await hall.call(contentPage, first)).data.page.content).toBe('<p>好</p>');
    const english = await hall.call(contentPage, { ...first, language: 'en_US' });
    expect(english.data.page).toMatchObject({ title: 'One', content: '<p>good</p>' });
  });

  test.each(['hidden', 'harbor', 'nowhere', "' or 1=1 --"])('%j is not there', async (slug) => {
    expect(await hall.call(contentPage, { kind: 'faq', slug })).toMatchObject({ status: 200, code: 404 });
  });
});
