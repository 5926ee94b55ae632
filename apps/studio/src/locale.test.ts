import { expect, it } from 'vitest';
import { localeOfTags, studioLocale } from './locale.ts';

it.each([
  ['zh-CN', 'zh_CN'],
  ['zh', 'zh_CN'],
  ['zh-Hant-HK', 'zh_TW'],
  ['zh-TW', 'zh_TW'],
  ['fr-FR, vi;q=0.8, en;q=0.5', 'vi_VN'],
  ['ta en-GB', 'ta_IN'],
  ['my-MM', 'my_MM'],
  ['en-GB,en;q=0.9', 'en_US'],
])('of the tags %s the studio speaks %s', (tags, locale) => {
  expect(localeOfTags(tags)).toBe(locale);
});

it('languages that it does not speak are none, and their pages English', () => {
  for (const tags of ['', '*', 'fr-FR, de;q=0.5']) expect(localeOfTags(tags)).toBeUndefined();
  expect(studioLocale('fr_FR')).toBe('en_US');
  expect(studioLocale(undefined)).toBe('en_US');
});
