import { type Currency, storageKeys } from '@pavilion/contract';
import { currentSession } from './session.ts';
import { kept } from './storage.ts';

/** Whether the hall runs as an installed app: it says so in the address it is opened with, or the browser does. */
const isInstalled = (): boolean =>
  new URLSearchParams(location.search).get('pwa') === '1' || matchMedia('(display-mode: standalone)').matches;

/** What every page leaves in the storage about the site (spec §3 Local storage). A member's currency is not touched. */
export const keepSiteFacts = (site: { readonly name: string; readonly currency: Currency }): void => {
  kept.set(storageKeys.siteName, site.name);
  kept.set(storageKeys.isV3Ver, 'true');
  if (isInstalled()) kept.set(storageKeys.pwa, '1');
  if (currentSession() === null) kept.set(storageKeys.currency, site.currency);
};
