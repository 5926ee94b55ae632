import { createSignal, useStore } from '../base/store.ts';
import { kept } from '../session/storage.ts';
import { useSite } from './SiteContext.tsx';

/** Whose clock a member reads times by: the hall's unless this browser was told otherwise. */
export type ZoneChoice = 'site' | 'device';

const key = 'time_zone';
const chosen = createSignal();

const read = (): ZoneChoice => (kept.get(key) === 'device' ? 'device' : 'site');

const on = (listener: () => void): (() => void) => {
  const stop = chosen.on(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
};

export const chooseZone = (choice: ZoneChoice): void => {
  if (choice === 'site') kept.remove(key);
  else kept.set(key, choice);
  chosen.tell();
};

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The choice of this browser; on the server, and until the page is alive, the hall's. */
export const useZoneChoice = (): ZoneChoice => useStore({ on, get: read, onServer: () => 'site' });

/** The zone in which this browser shows times to a member. Days of awards stay the hall's. */
export const useTimeZone = (): string => {
  const { site } = useSite();
  return useZoneChoice() === 'device' ? deviceZone() : site.time_zone;
};
