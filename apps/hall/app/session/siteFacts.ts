import { type Currency, storageKeys } from '@pavilion/contract';
import { currentSession } from './session.ts';
import { kept } from './storage.ts';

/** Whether the hall runs as an installed app: it says so in the address it is opened with, or the browser does. */
const isInstalled = (): boolean =>
  new URLSearchParams(location.search).get('pwa') === '1' || matchMedia('(display-mode: standalone)').matches;

/**
 * The kind of member that an app hands along in the address (spec §2); of whoever is logged in, the server's word counts.
 */
const keepMemberType = (): void => {
  const kind = new URLSearchParams(location.search).get('member_type');
  if (kind !== null && /^\d{1,3}$/.test(kind) && currentSession() === null)
    kept.set(storageKeys.memberType, kind);
};

/** What every page leaves in the storage about the site (spec §3 Local storage). A member's currency is not touched. */
export const keepSiteFacts = (site: { readonly name: string; readonly currency: Currency }): void => {
  kept.set(storageKeys.siteName, site.name);
  kept.set(storageKeys.isV3Ver, 'true');
  keepMemberType();
  if (isInstalled()) kept.set(storageKeys.pwa, '1');
  if (currentSession() === null) kept.set(storageKeys.currency, site.currency);
};
