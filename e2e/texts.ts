import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The hall's own words, so that a spec finds things by what a person reads. */
export type SpecLocale = 'zh_CN' | 'en_US';

/** What sentences call the demo hall. */
const siteNames: Readonly<Record<SpecLocale, string>> = { zh_CN: '华庭', en_US: 'Pavilion' };

type Texts = { readonly [key: string]: string | Texts };
const textsSchema: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), textsSchema])));

/**
 * Text of a key such as `shell.join`, its places filled with the values; `message.` is the file of the plain names.
 * Throws when there is none.
 */
export const textOf = (
  locale: SpecLocale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const [file = '', ...path] = key.split('.');
  const url = new URL(`../apps/hall/app/locales/${locale}/${file}.json`, import.meta.url);
  let found: string | Texts | undefined = textsSchema.parse(JSON.parse(readFileSync(url, 'utf8')));
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`no text ${key} in ${locale}`);
  const filled: Readonly<Record<string, string | number>> = { site: siteNames[locale], ...values };
  return found.replaceAll(/{{(\w+)}}/g, (place, name: string) => String(filled[name] ?? place));
};

/** What the server says for a key, as it stands in its own messages. */
export const serverTextOf = (locale: SpecLocale, key: string): string => {
  const url = new URL(`../apps/server/src/messages/${locale}.json`, import.meta.url);
  const found = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(url, 'utf8')))[key];
  if (found === undefined) throw new Error(`the server has no text ${key} in ${locale}`);
  return found;
};
