import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryOf } from '../http/request.ts';
import type { Site } from '../infra/site.ts';
import { visitorOf } from './visitor.ts';

const site: Site = {
  id: 1,
  code: 'pavilion',
  settings: {
    site_id: 1,
    site_name: 'Pavilion',
    time_zone: 'America/Caracas',
    languages: ['zh_CN', 'en_US', 'vi_VN'],
    currencies: ['RMB', 'USD', 'VND', 'INR'],
    is_demo: false,
    game_room: false,
    icon_fallback_hosts: [],
    link_expire_minutes: 60,
    desktop_theme: 'H5_1',
    mobile_theme: 'H5_1',
    theme_preview: true,
    age_min: 18,
    service_hours: '',
    customer_service: { open_type: 'window', url: 'https://hall.example/help' },
  },
};

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  app.decorateRequest('country', null);
  app.addHook('onRequest', async (request) => {
    request.country = countryOf(request, 'X-Country');
  });
  app.get('/', (request) => {
    const { currency, locale } = visitorOf(request, site);
    return { currency, locale };
  });
});
afterAll(() => app.close());

const ask = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
  (await app.inject({ url: '/', headers })).json();

describe("a visitor's currency", () => {
  it.each([
    ['the one of the cookie before all', { cookie: 'ccy=INR', 'x-country': 'VN' }, 'INR'],
    ['that of the country', { 'x-country': 'VN' }, 'VND'],
    [
      'that of the country, whatever the language',
      { 'x-country': 'IN', cookie: 'i18n_redirected=en_US' },
      'INR',
    ],
    [
      'that of the language where the country has none',
      { 'x-country': 'DE', 'accept-language': 'en' },
      'USD',
    ],
    ['that of the language where nobody knows the country', { 'accept-language': 'vi' }, 'VND'],
    ['the first of the site where it does not offer that of the country', { 'x-country': 'JP' }, 'RMB'],
    ['not one that the site does not offer', { cookie: 'ccy=THB', 'accept-language': 'en' }, 'USD'],
    ['unmoved by a country that is none', { 'x-country': 'VNX', 'accept-language': 'en' }, 'USD'],
  ] as const)('is %s', async (_case, headers, currency) => {
    expect(await ask(headers)).toMatchObject({ currency });
  });
});

describe("a visitor's theme", () => {
  const phone = { 'sec-ch-ua-mobile': '?1' };
  const themes = { desktop_theme: 'H5_2', mobile_theme: 'H5_8' } as const;
  const themeOf = async (
    headers: Readonly<Record<string, string>>,
    settings: Partial<Site['settings']> = themes,
  ): Promise<string> => {
    const place = Fastify();
    await place.register(cookie);
    place.decorateRequest('country', null);
    place.get('/', (request) => visitorOf(request, { ...site, settings: { ...site.settings, ...settings } }));
    const answer = await place.inject({ url: '/', headers });
    await place.close();
    return answer.json().theme;
  };

  it('is the site’s own, one for desktops and one for phones', async () => {
    expect(await themeOf({})).toBe('H5_2');
    expect(await themeOf(phone)).toBe('H5_8');
  });

  it('is the one they chose for themselves, where the site lets them', async () => {
    const chosen = { ...phone, cookie: 'theme=H5_6' };
    expect(await themeOf(chosen)).toBe('H5_6');
    expect(await themeOf(chosen, { ...themes, theme_preview: false })).toBe('H5_8');
  });

  it('is no name that nobody knows', async () => {
    expect(await themeOf({ ...phone, cookie: 'theme=H5_9' })).toBe('H5_8');
  });
});
