import type { Currency } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import { keepCurrency } from '../../../session/currencyCookie.ts';
import { isIosApp } from '../../../session/iosApp.ts';
import { openMemberWindow } from '../../../session/memberWindows.ts';
import { beginSession } from '../../../session/session.ts';
import { takeTarget } from '../../../session/target.ts';
import { showToast, showToastAfterLoad } from '../../../ui/toast.ts';

/** Pages of the centres open beside the hall on the desktop, in the same window elsewhere (spec §2). */
const opensBeside = (path: string): boolean =>
  document.documentElement.dataset.template === 'wide' && openMemberWindow(path);

/**
 * Begins the session, turns the hall to the member's currency, and goes where the visitor was going when the login was
 * asked for. When the currency is another than the page was rendered for, the page is loaded anew (spec §4 Login); the
 * word of welcome then follows after.
 */
export const enter = (login: LoginData, pageCurrency: Currency, welcome: string): void => {
  beginSession(login);
  keepCurrency(login.member_currency);
  const word = { kind: 'success', text: welcome } as const;
  const target = takeTarget();
  if (target !== null && !opensBeside(target)) {
    showToastAfterLoad(word);
    location.assign(target);
    return;
  }
  if (login.member_currency === pageCurrency) {
    showToast(word);
    return;
  }
  showToastAfterLoad(word);
  location.reload();
};

/** Leads home after a logout; the iOS app has a home page of its own (spec §4 Logout). */
export const leaveForHome = (farewell: string): void => {
  const word = { kind: 'success', text: farewell } as const;
  if (isIosApp()) {
    showToast(word);
    return;
  }
  showToastAfterLoad(word);
  location.assign('/');
};
