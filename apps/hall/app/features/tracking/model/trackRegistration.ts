import type { InputOf } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import type { fbTracking } from '@pavilion/contract/ownRoutes';
import { readClickId } from './clickId.ts';

/** A browser that asks every site not to pass its user on (Global Privacy Control). */
const asksForPrivacy = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Tells the site of a completed registration (spec §4 Sign-up, §7 `/api/fb_tracking`). Of the member goes only the number,
 * which the server hashes, and the advertisement that was clicked; never a name, phone or mail address. Nothing goes when
 * the browser asks for privacy. Goes on when the page is left, and never throws: a form must not fail over it.
 */
export const trackRegistration = (login: Pick<LoginData, 'member_id' | 'member_currency'>): void => {
  try {
    if (asksForPrivacy()) return;
    const fbc = readClickId();
    const event: InputOf<typeof fbTracking> = {
      eventName: 'CompleteRegistration',
      eventTime: Math.floor(Date.now() / 1_000),
      // The same registration told twice is one event.
      eventID: `registration:${login.member_id}`,
      userData: { external_id: String(login.member_id), ...(fbc === null ? {} : { fbc }) },
      customData: { currency: login.member_currency, status: true },
    };
    fetch('/api/fb_tracking', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // No storage, no fetch: nothing that the new member should hear of.
  }
};
