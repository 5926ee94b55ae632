import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHall, type TestHall } from '../testing/testHall.ts';
import { loadPageRenderer } from './pageRenderer.ts';

/** The built office inside the whole house. */

let hall: TestHall;
beforeAll(async () => {
  hall = await createTestHall({ pageRenderer: await loadPageRenderer() });
});
afterAll(() => hall.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  hall.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

const assets = new URL('../../../office/build/assets', import.meta.url);
const script = readdirSync(assets).find((name) => /^index-.+\.js$/.test(name));

/** `REQUESTS_PER_MINUTE` unless told. */
const pagesPerMinute = 600;

const nonceIn = (policy: string, directive: string): string | undefined =>
  new RegExp(`${directive} [^;]*'nonce-(?<nonce>[^']+)'`).exec(policy)?.groups?.nonce;

describe('the page of the office', () => {
  it('comes under every address within it, and under none beside', async () => {
    const page = await get('/office');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('id="office"');
    for (const url of ['/office/', '/office/login', '/office/withdrawals/W1/show?tab=1'])
      expect((await get(url)).body).toContain('id="office"');
    expect((await get('/offices')).body).not.toContain('id="office"');
    expect((await get('/')).body).not.toContain('/office/assets/');
  });

  it('runs only scripts and styles that carry the nonce of this very answer', async () => {
    const [first, second] = [await get('/office'), await get('/office')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = nonceIn(policy, 'script-src');
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonceIn(policy, 'style-src')).toBe(nonce);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    const tags = first.body.match(/<(script|link rel="(modulepreload|stylesheet)")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(1);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    expect(first.body).not.toContain('__OFFICE_NONCE__');
    expect(nonceIn(String(second.headers['content-security-policy']), 'script-src')).not.toBe(nonce);
  });

  it('is kept by nobody, framed by nobody and found by no search engine', async () => {
    const { headers } = await get('/office/members');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('is bounded as pages are, and its files count for themselves', async () => {
    const remoteAddress = '198.51.100.9';
    const statuses = new Set<number>();
    for (let asked = 0; asked <= pagesPerMinute; asked += 1)
      statuses.add((await hall.app.inject({ url: `/office/assets/${script}`, remoteAddress })).statusCode);
    expect(statuses).toEqual(new Set([200]));
    const pages: number[] = [];
    for (let asked = 0; asked <= pagesPerMinute; asked += 1)
      pages.push((await hall.app.inject({ url: '/office', remoteAddress })).statusCode);
    expect(pages.slice(0, pagesPerMinute).every((status) => status === 200)).toBe(true);
    expect(pages.at(-1)).toBe(429);
  });
});

describe('a file of the office', () => {
  it('comes compressed and is kept for a year', async () => {
    const file = await get(`/office/assets/${script}`, { 'accept-encoding': 'gzip, br' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(file.rawPayload).length).toBeGreaterThan(file.rawPayload.length);
  });

  it('that is not there is a 404, not the page', async () => {
    const missing = await get('/office/assets/index-nowhere.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).not.toContain('id="office"');
  });
});
