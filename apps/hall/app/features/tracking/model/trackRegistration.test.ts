import { fbTracking } from '@pavilion/contract/ownRoutes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClickId } from './clickId.ts';
import { trackRegistration } from './trackRegistration.ts';

const login = { member_id: 100_007, member_currency: 'USD' } as const;
let stored: Map<string, string>;
let asked: { url: string; options: RequestInit }[];

beforeEach(() => {
  stored = new Map();
  asked = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    asked.push({ url, options });
    return new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = (): unknown => JSON.parse(String(asked[0]?.options.body));

it('tells of the registration once per member, with the number alone', () => {
  trackRegistration(login);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ url: '/api/fb_tracking', options: { keepalive: true } });
  expect(told()).toMatchObject({
    eventName: 'CompleteRegistration',
    eventID: 'registration:100007',
    userData: { external_id: '100007' },
    customData: { currency: 'USD' },
  });
  expect(fbTracking.body.safeParse(told()).success).toBe(true);
});

it('says by which advertisement the member came, when the address told', () => {
  keepClickId('?fbclid=IwAR2_x-9&id=7', 1_763_640_000_000);
  trackRegistration(login);
  expect(told()).toMatchObject({ userData: { fbc: 'fb.1.1763640000000.IwAR2_x-9' } });
  expect(fbTracking.body.safeParse(told()).success).toBe(true);
});

it.each(['?fbclid=<b>', '?fbclid=', '?other=1', `?fbclid=${'x'.repeat(501)}`])(
  'keeps nothing of %s',
  (search) => {
    keepClickId(search, 1);
    expect(stored.size).toBe(0);
  },
);

it('tells nothing for a browser that asks for privacy', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  trackRegistration(login);
  expect(asked).toEqual([]);
});

it('never throws: without storage, without network, without fetch', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  expect(() => trackRegistration(login)).not.toThrow();
  vi.stubGlobal('fetch', () => {
    throw new Error('no fetch');
  });
  expect(() => trackRegistration(login)).not.toThrow();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => trackRegistration(login)).not.toThrow();
});
