import { type Currency, cookieNames } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import { isIosApp } from '../../../session/iosApp.ts';
import { openMemberWindow } from '../../../session/memberWindows.ts';
import { beginSession } from '../../../session/session.ts';
import { takeTarget } from '../../../session/target.ts';
import { showToast, showToastAfterLoad } from '../../../ui/toast.ts';

const yearSeconds = 31_536_000;

const setCurrencyCookie = (currency: Currency | ''): void => {
  const maxAge = currency === '' ? 0 : yearSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${cookieNames.currency}=${currency}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
};

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
  setCurrencyCookie(login.member_currency);
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

/**
 * Turns the hall back to the visitor's own currency, which the server takes from the country, and leads home; the iOS app
 * has a home page of its own (spec §4 Logout).
 */
export const leaveForHome = (farewell: string): void => {
  setCurrencyCookie('');
  const word = { kind: 'success', text: farewell } as const;
  if (isIosApp()) {
    showToast(word);
    return;
  }
  showToastAfterLoad(word);
  location.assign('/');
};
