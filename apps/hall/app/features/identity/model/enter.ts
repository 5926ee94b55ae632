import { type Currency, cookieNames } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import { beginSession } from '../../../session/session.ts';
import { showToast, showToastAfterLoad } from '../../../ui/toast.ts';

const yearSeconds = 31_536_000;

const setCurrencyCookie = (currency: Currency | ''): void => {
  const maxAge = currency === '' ? 0 : yearSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${cookieNames.currency}=${currency}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
};

/**
 * Begins the session and turns the hall to the member's currency. When that is another than the page was rendered for,
 * the page is loaded anew (spec §4 Login); the word of welcome then follows after.
 */
export const enter = (login: LoginData, pageCurrency: Currency, welcome: string): void => {
  beginSession(login);
  setCurrencyCookie(login.member_currency);
  const word = { kind: 'success', text: welcome } as const;
  if (login.member_currency === pageCurrency) {
    showToast(word);
    return;
  }
  showToastAfterLoad(word);
  location.reload();
};

/** Turns the hall back to the visitor's own currency and leads home (spec §4 Logout). */
export const leaveForHome = (farewell: string): void => {
  setCurrencyCookie('');
  showToastAfterLoad({ kind: 'success', text: farewell });
  location.assign('/');
};
