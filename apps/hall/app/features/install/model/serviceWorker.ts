import { keepOfflineCopy } from './offlineCopy.ts';

/** Registers the worker and leaves it the offline page. Neither is needed for anything else: a failure is left alone. */
export const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { lang, dataset } = document.documentElement;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await keepOfflineCopy(lang, dataset.theme ?? '');
  } catch {
    // Blocked by the browser, or by somebody's choice.
  }
};
