import { locales } from '@pavilion/contract';
import { expect, it } from 'vitest';
import { pickLocale } from './locale.ts';

it.each([
  ['cookie before all', { cookie: 'th_TH', country: 'CN', acceptLanguage: 'en' }, 'th_TH'],
  ['an unknown cookie is passed over', { cookie: 'xx_XX', acceptLanguage: 'en-GB' }, 'en_US'],
  ['country before the browser', { country: 'la', acceptLanguage: 'en' }, 'vi_VN'],
  ['traditional Chinese by region', { acceptLanguage: 'zh-HK' }, 'zh_TW'],
  ['traditional Chinese by script', { acceptLanguage: 'zh-Hant' }, 'zh_TW'],
  ['quality ranks', { acceptLanguage: 'fr, en;q=0.5, ko-KR;q=0.9' }, 'ko_KR'],
  ['nothing known', { acceptLanguage: 'fr, de' }, 'zh_CN'],
  ['nothing given', {}, 'zh_CN'],
  ['a hostile header', { acceptLanguage: ';q=,,,;q=9'.repeat(10_000) }, 'zh_CN'],
] as const)('%s', (_name, given, expected) => {
  expect(pickLocale(given, ['zh_CN', ...locales.filter((locale) => locale !== 'zh_CN')])).toBe(expected);
});

it('never picks a language that the site does not offer', () => {
  expect(pickLocale({ cookie: 'th_TH', country: 'TH', acceptLanguage: 'th' }, ['en_US'])).toBe('en_US');
});
