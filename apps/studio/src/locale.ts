/** Languages that the studio speaks, by the hall's codes: each has a file of its own in every folder of words. Others read English. */
export const studioLocales = [
  'zh_CN',
  'en_US',
  'zh_TW',
  'ja_JP',
  'ko_KR',
  'vi_VN',
  'th_TH',
  'hi_IN',
  'ta_IN',
  'bn_BD',
  'my_MM',
] as const;
export type StudioLocale = (typeof studioLocales)[number];

export const studioLocale = (wanted: string | undefined): StudioLocale =>
  studioLocales.find((locale) => locale === wanted) ?? 'en_US';

/**
 * The first of the wanted languages that the studio speaks: BCP 47 tags in the order of preference, parted by spaces (OpenID
 * Connect's `ui_locales`) or as an `Accept-Language` header. Undefined where it speaks none of them.
 */
export const localeOfTags = (tags: string): StudioLocale | undefined => {
  for (const tag of tags.split(/[\s,]+/)) {
    const [language = '', ...parts] = (tag.split(';')[0] ?? '').toLowerCase().split(/[-_]/);
    if (language === 'zh')
      return parts.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'zh_TW' : 'zh_CN';
    const spoken = studioLocales.find((locale) => language !== '' && locale.startsWith(`${language}_`));
    if (spoken) return spoken;
  }
  return undefined;
};

/** BCP 47. Chinese is told by its place, which names its characters; any other by the language alone. */
export const htmlLang = (locale: StudioLocale): string =>
  locale.startsWith('zh') ? locale.replace('_', '-') : locale.slice(0, 2);

/** For `Intl`: the language, with the digits of amounts (0–9) in all of them. */
export const intlLocale = (locale: StudioLocale): string => `${htmlLang(locale)}-u-nu-latn`;
