import { isLocale, type Locale, localeByCountry } from '@pavilion/contract';

const localeByLanguage: Readonly<Record<string, Locale>> = {
  zh: 'zh_CN',
  en: 'en_US',
  vi: 'vi_VN',
  ko: 'ko_KR',
  ja: 'ja_JP',
  th: 'th_TH',
  hi: 'hi_IN',
  my: 'my_MM',
  ta: 'ta_IN',
  bn: 'bn_BD',
};

const fromLanguageTag = (tag: string): Locale | undefined => {
  const [language = '', ...rest] = tag.toLowerCase().split('-');
  if (language === 'zh' && rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part))) return 'zh_TW';
  return localeByLanguage[language];
};

/** Longest `Accept-Language` that is read; what follows is ignored. */
const acceptLanguageMax = 200;

/**
 * Picks the language of a page: what its address asks for, then cookie, then country, then Accept-Language, then the site's first
 * (decisions: Locales). Only languages of the site are picked.
 */
export const pickLocale = (
  given: {
    asked?: Locale | undefined;
    cookie?: string | undefined;
    country?: string | undefined;
    acceptLanguage?: string | undefined;
  },
  siteLocales: readonly Locale[],
): Locale => {
  const offered = (locale: Locale | undefined): locale is Locale =>
    locale !== undefined && siteLocales.includes(locale);
  if (offered(given.asked)) return given.asked;
  if (given.cookie !== undefined && isLocale(given.cookie) && offered(given.cookie)) return given.cookie;
  const byCountry = given.country === undefined ? undefined : localeByCountry[given.country.toUpperCase()];
  if (offered(byCountry)) return byCountry;
  const ranked = (given.acceptLanguage ?? '')
    .slice(0, acceptLanguageMax)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((left, right) => right.quality - left.quality);
  for (const { tag } of ranked) {
    const locale = fromLanguageTag(tag);
    if (offered(locale)) return locale;
  }
  return siteLocales[0] ?? 'zh_CN';
};
