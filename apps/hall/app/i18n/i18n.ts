import type { Locale } from '@pavilion/contract';
import i18next, { type i18n } from 'i18next';
import { loadLocale } from '../locales/index.ts';

/** An i18next instance that speaks one locale; a change of language reloads the page (spec §4). */
const createI18n = async (locale: Locale): Promise<i18n> => {
  const instance = i18next.createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: await loadLocale(locale) } },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await instance.init();
  return instance;
};

const instances = new Map<Locale, Promise<i18n>>();

/** The instance of a locale, made once in a process. */
export const i18nOf = (locale: Locale): Promise<i18n> => {
  const known = instances.get(locale);
  if (known) return known;
  const made = createI18n(locale);
  instances.set(locale, made);
  return made;
};
