import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { speak } from '../api/callOffice.ts';
import { type OfficeLocale, officeLocales, wordsOf } from '../locales/index.ts';

const storageKey = 'office_locale';

const isOfficeLocale = (value: string | null): value is OfficeLocale =>
  officeLocales.some(({ locale }) => locale === value);

/** The language that was chosen here before, else that of the browser; Chinese where it is neither of ours. */
const firstLocale = (): OfficeLocale => {
  const kept = localStorage.getItem(storageKey);
  if (isOfficeLocale(kept)) return kept;
  const first = navigator.languages.find((language) => /^(zh|en)\b/i.test(language));
  return first !== undefined && /^en/i.test(first) ? 'en_US' : 'zh_CN';
};

const htmlLanguages: Readonly<Record<OfficeLocale, string>> = { zh_CN: 'zh-Hans', en_US: 'en' };

/** What follows the language besides the words: the server's answers and what a screen reader takes the page for. */
const settle = (locale: OfficeLocale): void => {
  speak(locale);
  document.documentElement.lang = htmlLanguages[locale];
};

/** Loads the words of the first language, and those of another when it is chosen. */
export const createI18nProvider = async (): Promise<I18nProvider> => {
  const first = firstLocale();
  settle(first);
  const firstWords = await wordsOf(first);
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? firstWords : isOfficeLocale(locale) ? wordsOf(locale) : firstWords),
    first,
    [...officeLocales],
    // Names of the columns that nobody gave a word for stay as they are; the test of the words finds what is missing.
    { allowMissing: true, onMissingKey: (_key: string, options: { _?: string }) => options._ ?? _key },
  );
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale);
      if (!isOfficeLocale(locale)) return;
      localStorage.setItem(storageKey, locale);
      settle(locale);
    },
  };
};
