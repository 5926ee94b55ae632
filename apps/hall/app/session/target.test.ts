import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samePlacePath } from './target.ts';

const origin = 'https://hall.example';

describe('a target of this origin', () => {
  it.each([
    ['/', '/'],
    ['/user/Deposit', '/user/Deposit'],
    ['/user?page=Deposit', '/user?page=Deposit'],
    ['/proxy?page=Register#top', '/proxy?page=Register#top'],
    ['/fastPayment', '/fastPayment'],
    ['/discount/%E6%98%9F', '/discount/%E6%98%9F'],
    ['/faq/星', '/faq/%E6%98%9F'],
    ['/a/../user/Info', '/user/Info'],
    ['/faq?next=https://other.example', '/faq?next=https://other.example'],
  ])('%s', (raw, path) => {
    expect(samePlacePath(raw, origin)).toBe(path);
  });
});

describe('a target that would lead away, or might', () => {
  it.each([
    '',
    'user/Deposit',
    'https://other.example',
    'https:other.example',
    'https:/other.example',
    'http://hall.example/user',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/user\\..\\..\\other.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '\u0001javascript:alert(1)',
    ' /user/Deposit',
    '/\t/other.example',
    '/\n/other.example',
    '/\r\nset-cookie:a=b',
    '/user\u0000',
    '/.//other.example',
    '/..//other.example',
    '/user/..//other.example',
    '/%2F%2Fother.example',
    '/%2f/other.example',
    '/%5Cother.example',
    '/%09/other.example',
    '/%252f%252fother.example',
    '/@other.example\\@hall.example',
    '/loading',
    '/close?deposit=1',
    '/authCallback',
    '/api/logout',
    `/${'x'.repeat(600)}`,
  ])('%j', (raw) => {
    expect(samePlacePath(raw, origin)).toBeNull();
  });
});

describe('the stored target', () => {
  let stored: Map<string, string>;
  let target: typeof import('./target.ts');
  beforeEach(async () => {
    vi.useFakeTimers();
    stored = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('location', { origin, pathname: '/', search: '' });
    vi.resetModules();
    target = await import('./target.ts');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told once', () => {
    target.rememberTarget('/user/Deposit');
    expect(target.takeTarget()).toBe('/user/Deposit');
    expect(target.takeTarget()).toBeNull();
  });

  it('is forgotten after ten minutes', () => {
    target.rememberTarget('/user/Deposit');
    vi.advanceTimersByTime(10 * 60_000 + 1);
    expect(target.takeTarget()).toBeNull();
  });

  it('is none when it is where one already is', () => {
    target.rememberTarget('/');
    expect(target.takeTarget()).toBeNull();
  });

  it('is not kept, nor believed from storage, when it leads away', () => {
    target.rememberTarget('//other.example');
    expect(stored.size).toBe(0);
    stored.set('login-target', `${Date.now()} //other.example`);
    expect(target.takeTarget()).toBeNull();
    stored.set('login-target', `${Date.now()} javascript:alert(1)`);
    expect(target.takeTarget()).toBeNull();
  });
});
