import { type Locale, languageQueryKey, localeCookie, storageKeys } from '@pavilion/contract';
import { kept } from '../../../session/storage.ts';

/**
 * The address of this page in a language. A language that the address asks for goes before the one that is kept (a link from
 * a search engine does): it gives way, or is asked for where the browser keeps no cookie.
 */
const addressIn = (locale: Locale): string => {
  const url = new URL(location.href);
  const isKept = document.cookie.split('; ').includes(`${localeCookie.name}=${locale}`);
  if (isKept) url.searchParams.delete(languageQueryKey);
  else url.searchParams.set(languageQueryKey, locale);
  return url.href;
};

/**
 * Keeps the choice for a year and reads the page anew in that language (spec §4). False while a game window is open:
 * the choice is then refused with `pg.err_is_playing`.
 */
export const switchLanguage = (locale: Locale): boolean => {
  if (kept.get(storageKeys.isPlay) === '1') return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`;
  const address = addressIn(locale);
  if (address === location.href) location.reload();
  else location.replace(address);
  return true;
};
