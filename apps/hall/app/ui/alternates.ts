import { type Locale, languageQueryKey } from '@pavilion/contract';
import { languageTags } from '../locales/index.ts';

export interface Alternate {
  /** For `hreflang`. */
  readonly tag: string;
  readonly href: string;
}

/** The address of a page in a language. */
export const inLanguage = (origin: string, path: string, locale: Locale): string =>
  `${origin}${path}${path.includes('?') ? '&' : '?'}${languageQueryKey}=${locale}`;

/** A page's addresses in the languages of its site; without one of them the visitor's own is picked. */
export const alternatesOf = (
  origin: string,
  path: string,
  languages: readonly Locale[],
): readonly Alternate[] => [
  ...languages.map((locale) => ({ tag: languageTags[locale], href: inLanguage(origin, path, locale) })),
  { tag: 'x-default', href: `${origin}${path}` },
];
