import { readFileSync } from 'node:fs';
import { defaultLocale, type Locale, locales } from '@pavilion/contract';
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
/** The office speaks two languages: what is said there alone has no other. */
const officeCatalogues = { zh_CN: read('office/zh_CN'), en_US: read('office/en_US') } as const;

/** The text of a message key in a language; en_US, then zh_CN, then the key itself where a language lacks it. */
export const messageText = (key: string, locale: Locale): string =>
  (key.startsWith('office.')
    ? officeCatalogues[locale.startsWith('zh') ? 'zh_CN' : 'en_US'][key]
    : undefined) ??
  catalogues.get(locale)?.[key] ??
  catalogues.get('en_US')?.[key] ??
  catalogues.get(defaultLocale)?.[key] ??
  key;
