import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RouteRule, usableRules } from '../modules/content/index.ts';
import { createTestHall, type TestHall } from '../testing/testHall.ts';

/** A house whose pages say where they are: rules stand before any rendering. */
let hall: TestHall;
beforeAll(async () => {
  hall = await createTestHall({
    pageRenderer: async ({ url }) => ({
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: new TextEncoder().encode(`page ${new URL(url).pathname}`),
      scriptHashes: [],
    }),
  });
  await hall.database.owner.query(
    `insert into route_rule (site_id, path, target, status, enabled) values
       (1, '/old', '/discount', 301, true),
       (1, '/news/*', '/main/news', 302, true),
       (1, '/news/far', 'https://far.example/news', 302, true),
       (1, '/off', '/discount', 302, false),
       (1, '/round', '/about', 302, true),
       (1, '/about', '/round', 302, true),
       (2, '/harbor', '/faq', 302, true)`,
  );
  await waitFor(async () => (await get('/old')).statusCode === 301);
});
afterAll(() => hall.close());

const get = (url: string, host = 'localhost') => hall.app.inject({ method: 'GET', url, headers: { host } });

describe('a rule of the site', () => {
  it.each([
    ['/old', 301, '/discount'],
    ['/old/', 301, '/discount'],
    ['/old?gt_id=2', 301, '/discount'],
    ['/news/a/b', 302, '/main/news'],
    ['/news/far', 302, 'https://far.example/news'],
  ])('leads %s on with %i to %s', async (url, status, target) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(target);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/off', '/older', '/news', '/round', '/about', '/harbor'])('leaves %s alone', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`page ${url}`);
  });

  it('is not one of another site', async () => {
    expect((await get('/harbor', 'harbor.localhost')).headers.location).toBe('/faq');
    expect((await get('/old', 'harbor.localhost')).statusCode).toBe(200);
  });

  it('tells the router inside a page, and to load a whole page for another site', async () => {
    const inside = await get('/old.data');
    expect(inside.statusCode).toBe(204);
    expect(inside.headers).toMatchObject({ 'x-remix-redirect': '/discount', 'x-remix-status': '301' });
    expect(inside.headers['x-remix-reload-document']).toBeUndefined();
    const outside = await get('/news/far.data');
    expect(outside.headers).toMatchObject({
      'x-remix-redirect': 'https://far.example/news',
      'x-remix-reload-document': 'true',
    });
  });

  it('never stands before a call', async () => {
    await expect(hall.call('/v2/get_jackpot', { currency: 'USD' })).resolves.toMatchObject({ status: 200 });
  });
});

describe('the table', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//other.example',
    '/\\other.example',
    'http://other.example/',
    'https://user@other.example/',
    '/a b',
    '',
  ])('refuses the target %j', async (target) => {
    await expect(
      hall.database.owner.query(`insert into route_rule (site_id, path, target) values (1, '/bad', $1)`, [
        target,
      ]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it.each(['bad', '//bad', '/bad?x', '/bad#x', '/b\\ad'])('refuses the path %j', async (path) => {
    await expect(
      hall.database.owner.query(`insert into route_rule (site_id, path, target) values (1, $1, '/')`, [path]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

it('what cannot be followed is left out, whoever wrote it', () => {
  const rule = (path: string, target: string): RouteRule => ({ path, target, status: 302 });
  const good = rule('/good', '/discount');
  expect(
    usableRules([
      good,
      rule('/script', 'javascript:alert(1)'),
      rule('/self/*', '/self/again'),
      rule('/one', '/two?x=1'),
      rule('/two', '/one'),
    ]),
  ).toEqual([good]);
});

describe('the builds', () => {
  it('are told apart by id, never from a cache, with the rules of the site that asks', async () => {
    const latest = await get('/builds/latest.json?1');
    expect(latest.statusCode).toBe(200);
    expect(latest.headers['cache-control']).toBe('no-store');
    const { id } = latest.json<{ id: string }>();
    const own = await get(`/builds/meta/${id}.json`);
    expect(own.json()).toMatchObject({
      id,
      rules: expect.arrayContaining([{ path: '/old', target: '/discount', status: 301 }]),
    });
    const harbor = await get(`/builds/meta/${id}.json`, 'harbor.localhost');
    expect(harbor.json()).toMatchObject({ rules: [{ path: '/harbor', target: '/faq', status: 302 }] });
  });

  it('of another time have no description', async () => {
    expect((await get('/builds/meta/another.json')).statusCode).toBe(404);
  });
});

describe('an address that asks for a language', () => {
  it('is kept as a choice, once, and only of a language of the site', async () => {
    const first = await get('/faq?lang=vi_VN');
    expect(first.cookies).toMatchObject([{ name: 'i18n_redirected', value: 'vi_VN', path: '/' }]);
    const again = await hall.app.inject({
      url: '/faq?lang=vi_VN',
      headers: { host: 'localhost', cookie: 'i18n_redirected=vi_VN' },
    });
    expect(again.cookies).toEqual([]);
    expect((await get('/faq?lang=vi_VN', 'harbor.localhost')).cookies).toEqual([]);
    expect((await get('/faq?lang=xx')).cookies).toEqual([]);
    expect((await get('/faq')).cookies).toEqual([]);
  });
});
