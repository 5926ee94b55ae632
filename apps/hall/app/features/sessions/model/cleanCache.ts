import { storageKeys } from '@pavilion/contract';
import { kept } from '../../../session/storage.ts';
import { logOut } from '../../identity/model/logOut.ts';

/** What an earlier release may have left in this origin's caches. */
const emptyCaches = async (): Promise<void> => {
  // Absent where the page is not served safely.
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** `app_clean_cache`: logs out, forgets what this browser has kept of the hall, and begins afresh (spec §4 Real-time). */
export const cleanCache = async (): Promise<void> => {
  await logOut('cleaned');
  await emptyCaches().catch(() => undefined);
  for (const key of Object.values(storageKeys)) kept.remove(key);
  location.reload();
};
