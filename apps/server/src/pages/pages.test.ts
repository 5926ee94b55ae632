import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHall, type TestHall } from '../testing/testHall.ts';
import { loadPageRenderer } from './pageRenderer.ts';

/** The built pages inside the whole house. */

let hall: TestHall;
beforeAll(async () => {
  hall = await createTestHall({ pageRenderer: await loadPageRenderer() });
});
afterAll(() => hall.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  hall.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

/** `REQUESTS_PER_MINUTE` unless told. */
const pagesPerMinute = 600;

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
  'sec-ch-ua-mobile': '?1',
};

describe('a page', () => {
  it('comes rendered in the language of the visitor, with its content', async () => {
    const chinese = await get('/', { 'accept-language': 'zh-CN' });
    expect(chinese.statusCode).toBe(200);
    expect(chinese.body).toContain('<html lang="zh-Hans"');
    expect(chinese.body).toContain('锦鲤灯影');
    const english = await get('/', { 'accept-language': 'en' });
    expect(english.body).toContain('<html lang="en"');
    expect(english.body).toContain('Koi Lanterns');
    expect((await get('/', { 'accept-language': 'en', cookie: 'i18n_redirected=zh_CN' })).body).toContain(
      '<html lang="zh-Hans"',
    );
  });

  it('comes in the template of the device, and in the one that the window asked for', async () => {
    expect((await get('/')).body).toContain('data-template="wide"');
    expect((await get('/', phone)).body).toContain('data-template="narrow"');
    expect((await get('/', { ...phone, cookie: 'template=wide' })).body).toContain('data-template="wide"');
  });

  it('allows its own inline scripts by hash and no others', async () => {
    const page = await get('/');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is not kept from its reader by the files of others: those count for themselves', async () => {
    const [file] = readdirSync(new URL('../../../hall/build/client/assets', import.meta.url));
    const remoteAddress = '198.51.100.7';
    const statuses: number[] = [];
    for (let asked = 0; asked <= pagesPerMinute; asked += 1)
      statuses.push((await hall.app.inject({ url: `/assets/${file}`, remoteAddress })).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await hall.app.inject({ url: '/', remoteAddress })).statusCode).toBe(200);
  });

  it('comes compressed to who takes it', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('</html>');
  });

  it('is the same for a member as for a visitor: nothing private is ever rendered', async () => {
    const { token, account } = await hall.joinMember();
    const visitor = await get('/');
    const member = await get('/', { authorization: token, cookie: `token=${token}` });
    expect(member.body).toBe(visitor.body);
    expect(member.body).not.toContain(account);
  });

  it.each([
    ['/', 'same-origin-allow-popups'],
    ['/loading', 'unsafe-none'],
    ['/loading?deposit=1', 'unsafe-none'],
    ['/loading/', 'unsafe-none'],
    ['/LOADING', 'unsafe-none'],
    ['/loading/more', 'same-origin-allow-popups'],
    ['/close', 'unsafe-none'],
    ['/authCallback', 'unsafe-none'],
  ])('%s keeps its windows: %s', async (url, policy) => {
    expect((await get(url)).headers['cross-origin-opener-policy']).toBe(policy);
  });

  it.each(['/?enc=', '/faq?tk=', '/nowhere?enc=', '/authCallback?state=s&code='])(
    '%s… is rendered without what its address hands over, and no file is told that address',
    async (start) => {
      const secret = 'a-secret-of-somebody';
      const page = await get(`${start}${secret}`);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).not.toContain(secret);
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.headers['cache-control']).toBe('no-store');
    },
  );

  it('follows a change of content at once, whoever makes it', async () => {
    await get('/', { 'accept-language': 'zh-CN' });
    await hall.database.owner.query(
      `update game set names = names || '{"zh_CN": "改名的锦鲤"}' where game_code = 'koi-lantern'`,
    );
    await waitFor(async () => (await get('/', { 'accept-language': 'zh-CN' })).body.includes('改名的锦鲤'));
  });
});

describe('what is not a page', () => {
  it.each([
    ['/nowhere', 404, 'Page not found: /nowhere'],
    ['/gameHall/1', 404, 'Page Not Found: /gameHall/1'],
    ['/gameHall/%27;drop', 404, 'Page Not Found: /gameHall/'],
  ])('%s answers %i', async (url, status, words) => {
    const answer = await get(url, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain('noindex');
  });

  it.each([
    ['/register?invite=LANTERN8', 'isRouteRegister', '/?invite=LANTERN8'],
    ['/fastDeposit', 'isFastDeposit', '/'],
    ['/fastDeposit/?token=a-hand-off', 'isFastDeposit', '/?token=a-hand-off'],
  ])('%s leaves its flag and leads home, entry parameters and all', async (url, flag, target) => {
    const answer = await get(url, {});
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({ location: target, 'cache-control': 'no-store' });
    expect(answer.headers['set-cookie']).toBe(`${flag}=1; Max-Age=60; Path=/; SameSite=Lax`);
  });

  it('the router inside a page is led home as well', async () => {
    const answer = await get('/register.data?_routes=routes%2Fregister&ccy=USD', {});
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({ 'x-remix-redirect': '/?ccy=USD', 'x-remix-status': '302' });
    expect(answer.headers['set-cookie']).toContain('isRouteRegister=1');
  });

  /** Segments that somebody crafted: each is a page that is not there, and none of them an error. */
  const crafted = [
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '__proto__',
    'constructor',
    '-1',
    '1e3',
    '2.0',
    '0x2',
    '%D9%A2',
    '99999999999999999999',
    "'%20or%201=1--",
    'a'.repeat(3_000),
    '%ff',
    '%E0%A4%A',
  ];
  const kinds = ['gameHall', 'main', 'faq', 'discount', 'sponsor'];
  it('a crafted id is no page, of whichever kind', async () => {
    for (const kind of kinds)
      for (const made of crafted) {
        const path = `/${kind}/${made}`;
        const answer = await get(path, { 'accept-language': 'en' });
        expect([400, 404, 414], path.slice(0, 80)).toContain(answer.statusCode);
        expect(answer.body).not.toContain('<script>alert(1)');
      }
  });

  it.each(['/main', '/gameHall', '/slotgame'])('exact %s leads home', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
  });

  it('an unknown call is a refusal in JSON, not a page', async () => {
    const answer = await get('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404 });
  });
});

describe('a home page of which a part does not come', () => {
  let broken: TestHall;
  beforeAll(async () => {
    broken = await createTestHall({ pageRenderer: await loadPageRenderer() });
    for (const table of ['round', 'content_page', 'banner', 'marquee', 'footer_section', 'template_item'])
      await broken.database.owner.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  });
  afterAll(() => broken.close());

  it.each([
    ['desktop', {}],
    ['phone', phone],
  ])('stands, and says so in its place: %s', async (_device, headers) => {
    const page = await broken.app.inject({
      method: 'GET',
      url: '/',
      headers: { host: 'localhost', 'accept-language': 'en', ...headers },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Koi Lanterns');
    // The wins and the offers; a wall without banners shows the house's own scene.
    expect(page.body.match(/This section did not load/g)).toHaveLength(2);
    expect(page.body).not.toContain('No big wins recently');
    expect(page.body).toContain('grand-opening');
  });

  it.each(['/discount', '/faq', '/main/about'])('%s says that it failed, and leads home', async (url) => {
    const page = await broken.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('noindex');
    expect(page.body).toContain('href="/"');
    expect(page.body).not.toMatch(/content_page|relation/);
  });

  it('is whole where nobody has won yet, and leads to the games', async () => {
    const page = await get('/', { 'accept-language': 'en' });
    expect(page.body).toContain('No big wins recently');
    expect(page.body).not.toContain('This section did not load');
  });
});
