import { defaultLocale, isLocale, type Locale } from '@pavilion/contract';
import { createContext, use } from 'react';
import { type LocaleResources, languageTags, loadFirstTexts, loadLocale } from '../locales/index.ts';

/** A text with plural forms is named without the ending of a form (`_one`, `_other`). */
type Named<Key extends string> = Key extends `${infer Counted}_other` ? Key | Counted : Key;

type KeysOf<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${Named<Key>}`
    : KeysOf<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

export type TextKey = KeysOf<LocaleResources>;

/** What is written into the holes of a text; `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text of a key in the language of the page. */
export type Translate = (key: TextKey, values?: TextValues) => string;

interface Tree {
  readonly [key: string]: string | Tree;
}

const hole = /\{\{(\w+)\}\}/g;

/** The texts of one language, by whole key. */
class Texts {
  readonly #byKey = new Map<string, string>();
  readonly #plurals: Intl.PluralRules;

  constructor(locale: Locale) {
    this.#plurals = new Intl.PluralRules(languageTags[locale]);
  }

  add(tree: Tree, path = ''): this {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') this.#byKey.set(path + key, value);
      else this.add(value, `${path}${key}.`);
    }
    return this;
  }

  /** A key that nobody has written a text for is shown as it is, so that somebody sees it. */
  readonly t: Translate = (key, values) => {
    if (values === undefined) return this.#byKey.get(key) ?? key;
    const form = typeof values.count === 'number' ? `${key}_${this.#plurals.select(values.count)}` : key;
    const text = this.#byKey.get(form) ?? this.#byKey.get(key) ?? key;
    return text.replace(hole, (_, name: string) => String(values[name] ?? ''));
  };
}

const made = new Map<Locale, Promise<Texts>>();

const make = async (locale: Locale): Promise<Texts> =>
  new Texts(locale).add(import.meta.env.SSR ? await loadLocale(locale) : await loadFirstTexts(locale));

const known = (locale: Locale): Promise<Texts> => {
  const texts = made.get(locale) ?? make(locale);
  made.set(locale, texts);
  return texts;
};

/** The texts of a locale, made once in a process. A browser begins with those that every page of the hall needs. */
export const textsOf = async (locale: Locale): Promise<Translate> => (await known(locale)).t;

/** Texts in which `{{site}}` is the name that the site goes by. */
export const textsAt =
  (t: Translate, site: string): Translate =>
  (key, values) =>
    t(key, { site, ...values });

/** The site whose page the server has rendered, as sentences call it. */
export const pageSite = (): string => document.documentElement.dataset.site ?? '';

/** The language that the server has rendered the page in. */
export const pageLocale = (): Locale => {
  const { locale = defaultLocale } = document.documentElement.dataset;
  return isLocale(locale) ? locale : defaultLocale;
};

let rest: Promise<unknown> | undefined;

const bringRest = async (locale: Locale): Promise<void> => {
  const [texts, whole] = await Promise.all([known(locale), loadLocale(locale)]);
  texts.add(whole);
};

/** Brings all other texts of the page's language. Whatever is loaded after the page itself waits for them. */
export const restOfTexts = async (): Promise<void> => {
  if (import.meta.env.SSR) return;
  rest ??= bringRest(pageLocale()).catch((error: unknown) => {
    // A file that did not arrive may arrive at the next try.
    rest = undefined;
    throw error;
  });
  await rest;
};

/** Stands around the whole page, on the server and in the browser. */
export const TextsContext = createContext<Translate | null>(null);

/** The texts of the page's language. */
export const useTranslation = (): { readonly t: Translate } => {
  const t = use(TextsContext);
  if (t === null) throw new Error('useTranslation is for parts of a page, inside its texts');
  return { t };
};
