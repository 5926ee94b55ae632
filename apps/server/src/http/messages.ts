import { readFileSync } from 'node:fs';
import { defaultLocale, type Locale, locales } from '@pavilion/contract';
import namedEn from '@pavilion/contract/officeWords/en_US.json' with { type: 'json' };
import namedZh from '@pavilion/contract/officeWords/zh_CN.json' with { type: 'json' };
import { z } from 'zod';

const catalogueSchema = z.record(z.string(), z.string());

const read = (locale: Locale | `office/${'zh_CN' | 'en_US'}`): Readonly<Record<string, string>> => {
  try {
    return catalogueSchema.parse(
      JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
};

const catalogues = new Map(locales.map((locale) => [locale, read(locale)]));
interface Words {
  readonly [key: string]: string | Words;
}

const flat = (words: Words, prefix = ''): readonly [string, string][] =>
  Object.entries(words).flatMap(([name, said]): readonly [string, string][] =>
    typeof said === 'string' ? [[`${prefix}${name}`, said]] : flat(said, `${prefix}${name}.`),
  );

/** The office speaks two languages: what is said there alone, and what its states and calls are named, has no other. */
const officeCatalogues = {
  zh_CN: { ...Object.fromEntries(flat(namedZh)), ...read('office/zh_CN') },
  en_US: { ...Object.fromEntries(flat(namedEn)), ...read('office/en_US') },
} as const;

const officeCatalogue = (locale: Locale): Readonly<Record<string, string>> =>
  officeCatalogues[locale.startsWith('zh') ? 'zh_CN' : 'en_US'];

/** What a code of the office is called (`office.state.deposit`, `credited`); the code itself where it has no name. */
export const officeName = (group: string, code: string, locale: Locale): string =>
  officeCatalogue(locale)[`${group}.${code}`] ?? code;

/** The text of a message key in a language; en_US, then zh_CN, then the key itself where a language lacks it. */
export const messageText = (key: string, locale: Locale): string =>
  (key.startsWith('office.') ? officeCatalogue(locale)[key] : undefined) ??
  catalogues.get(locale)?.[key] ??
  catalogues.get('en_US')?.[key] ??
  catalogues.get(defaultLocale)?.[key] ??
  key;
