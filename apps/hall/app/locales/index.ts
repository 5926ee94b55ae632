import type { Locale } from '@pavilion/contract';
import type { firstTexts } from './zh_CN/first.ts';
import type { resources } from './zh_CN/index.ts';

/** The texts of a locale. zh_CN is the master: a key that another locale lacks does not compile. */
export type LocaleResources = typeof resources;

const zhCn = () => import('./zh_CN/index.ts');
const enUs = () => import('./en_US/index.ts');

const loaders: Record<Locale, () => Promise<{ resources: LocaleResources }>> = {
  zh_CN: zhCn,
  zh_TW: () => import('./zh_TW/index.ts'),
  en_US: enUs,
  vi_VN: () => import('./vi_VN/index.ts'),
  ko_KR: () => import('./ko_KR/index.ts'),
  ja_JP: () => import('./ja_JP/index.ts'),
  th_TH: () => import('./th_TH/index.ts'),
  hi_IN: () => import('./hi_IN/index.ts'),
  my_MM: () => import('./my_MM/index.ts'),
  ta_IN: () => import('./ta_IN/index.ts'),
  bn_BD: () => import('./bn_BD/index.ts'),
};

export const loadLocale = async (locale: Locale): Promise<LocaleResources> =>
  (await loaders[locale]()).resources;

/** The texts that the pages of the hall need before anything is pressed; all others come later. */
export type FirstTexts = typeof firstTexts;

const firstLoaders: Record<Locale, () => Promise<{ firstTexts: FirstTexts }>> = {
  zh_CN: () => import('./zh_CN/first.ts'),
  zh_TW: () => import('./zh_TW/first.ts'),
  en_US: () => import('./en_US/first.ts'),
  vi_VN: () => import('./vi_VN/first.ts'),
  ko_KR: () => import('./ko_KR/first.ts'),
  ja_JP: () => import('./ja_JP/first.ts'),
  th_TH: () => import('./th_TH/first.ts'),
  hi_IN: () => import('./hi_IN/first.ts'),
  my_MM: () => import('./my_MM/first.ts'),
  ta_IN: () => import('./ta_IN/first.ts'),
  bn_BD: () => import('./bn_BD/first.ts'),
};

/** Enough for the first paint of any page of the hall, and for what everybody may press there. */
export const loadFirstTexts = async (locale: Locale): Promise<FirstTexts> =>
  (await firstLoaders[locale]()).firstTexts;

/** Each language in its own words, for the language menu. */
export const localeNames: Readonly<Record<Locale, string>> = {
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  en_US: 'English',
  vi_VN: 'Tiếng Việt',
  hi_IN: 'हिन्दी',
  ko_KR: '한국어',
  ja_JP: '日本語',
  th_TH: 'ไทย',
  my_MM: 'မြန်မာ',
  ta_IN: 'தமிழ்',
  bn_BD: 'বাংলা',
};

/** BCP 47 tags, for `<html lang>` and for `Intl`. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh_CN: 'zh-Hans',
  zh_TW: 'zh-Hant',
  en_US: 'en',
  vi_VN: 'vi',
  hi_IN: 'hi',
  ko_KR: 'ko',
  ja_JP: 'ja',
  th_TH: 'th',
  my_MM: 'my',
  ta_IN: 'ta',
  bn_BD: 'bn',
};
