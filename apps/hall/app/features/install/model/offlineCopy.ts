const cacheName = 'pavilion-offline';
const offlinePath = '/offline';

/** Whether the kept copy speaks the page's language and wears its theme. */
const isGood = async (kept: Response | undefined, look: string): Promise<boolean> =>
  kept !== undefined && (await kept.text()).includes(look);

/**
 * Keeps the offline page for the service worker (worker/sw.ts), in the language and the theme of the page that is open. It
 * is fetched only when the copy is of another language or theme. Storage may be blocked: then there is none.
 */
export const keepOfflineCopy = async (languageTag: string, theme: string): Promise<void> => {
  const look = `<html lang="${languageTag}" data-theme="${theme}">`;
  const cache = await caches.open(cacheName);
  if (await isGood(await cache.match(offlinePath), look)) return;
  const answer = await fetch(offlinePath);
  if (answer.ok) await cache.put(offlinePath, answer);
};
