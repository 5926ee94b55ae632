import { type Locale, localeCookie, storageKeys } from '@pavilion/contract';
import { kept } from '../../../session/storage.ts';

/**
 * Keeps the choice for a year and reads the page anew in that language (spec §4). False while a game window is open:
 * the choice is then refused with `pg.err_is_playing`.
 */
export const switchLanguage = (locale: Locale): boolean => {
  if (kept.get(storageKeys.isPlay) === '1') return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`;
  location.reload();
  return true;
};
