import type { Locale } from '@pavilion/contract';
import i18next, { type TFunction } from 'i18next';
import { createContext, use } from 'react';
import { loadLocale } from '../locales/index.ts';

/** A text without values is looked up once: the language of a page never changes under it (spec §4). */
const remembering = (t: TFunction): TFunction => {
  const known = new Map<string, unknown>();
  return new Proxy(t, {
    apply: (target, self, given: Parameters<TFunction>) => {
      const [key] = given;
      if (given.length !== 1 || typeof key !== 'string') return Reflect.apply(target, self, given);
      const held = known.get(key);
      if (held !== undefined) return held;
      const text: unknown = Reflect.apply(target, self, given);
      known.set(key, text);
      return text;
    },
  });
};

const createTexts = async (locale: Locale): Promise<TFunction> => {
  const instance = i18next.createInstance();
  return remembering(
    await instance.init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: { translation: await loadLocale(locale) } },
      initAsync: false,
      interpolation: { escapeValue: false },
      returnNull: false,
    }),
  );
};

const made = new Map<Locale, Promise<TFunction>>();

/** The texts of a locale, made once in a process. */
export const textsOf = (locale: Locale): Promise<TFunction> => {
  const known = made.get(locale);
  if (known) return known;
  const texts = createTexts(locale);
  made.set(locale, texts);
  return texts;
};

/** Stands around the whole page, on the server and in the browser. */
export const TextsContext = createContext<TFunction | null>(null);

/** The texts of the page's language. */
export const useTranslation = (): { readonly t: TFunction } => {
  const t = use(TextsContext);
  if (t === null) throw new Error('useTranslation is for parts of a page, inside its texts');
  return { t };
};
