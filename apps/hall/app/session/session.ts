import { type Currency, storageKeys } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import { isCurrencyCode } from '@pavilion/money';
import { createSignal, useStore } from '../base/store.ts';
import { forgetCurrency } from './currencyCookie.ts';
import { kept } from './storage.ts';

/** Who is logged in, as this browser's storage says. The server never knows when it renders. */
export interface Session {
  readonly token: string;
  readonly memberId: number;
  readonly account: string;
  readonly currency: Currency;
  /** Public id of this login, to tell it from a later one; never the token. */
  readonly loginId: string;
}

/**
 * Why a session ended: the member left, the token is no longer good (401), another login took over, or the house asked
 * every page to begin afresh (`app_clean_cache`).
 */
export type EndReason = 'logout' | 'expired' | 'replaced' | 'cleaned';

const loginIdKey = 'member_login_id';
/** What a logout clears (spec §4). What is the browser's own choice stays: the eye, the site's name. */
const memberKeys = [
  loginIdKey,
  storageKeys.token,
  storageKeys.memberId,
  storageKeys.memberAccount,
  storageKeys.memberType,
  storageKeys.agentType,
  storageKeys.currency,
  storageKeys.isPlay,
  storageKeys.waitingWindow,
  storageKeys.skipReloadGetInfo,
] as const;

let current: Session | null | undefined;
const changed = new Set<() => void>();
const ended = createSignal<EndReason>();

const read = (): Session | null => {
  const token = kept.get(storageKeys.token);
  const memberId = Number(kept.get(storageKeys.memberId));
  const account = kept.get(storageKeys.memberAccount);
  const currency = kept.get(storageKeys.currency);
  const loginId = kept.get(loginIdKey) ?? '';
  if (!token || !Number.isSafeInteger(memberId) || memberId <= 0 || !account) return null;
  if (currency === null || !isCurrencyCode(currency)) return null;
  return { token, memberId, account, currency, loginId };
};

const refresh = (): void => {
  current = read();
  // The same mark that bootScript.ts sets before first paint.
  document.documentElement.toggleAttribute('data-member', current !== null);
  for (const listener of changed) listener();
};

/** This tab goes on as what the storage says by now, and forgets what belonged to a member who is gone. */
const follow = (before: Session): void => {
  refresh();
  if (before.memberId !== currentSession()?.memberId) ended.tell('logout');
};

export const currentSession = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

export const beginSession = (login: LoginData): void => {
  kept.set(storageKeys.memberId, String(login.member_id));
  kept.set(storageKeys.memberAccount, login.member_account);
  kept.set(storageKeys.currency, login.member_currency);
  kept.set(loginIdKey, login.member_login_id);
  // Last: the other tabs follow the token, and find whose it is beside it.
  kept.set(storageKeys.token, login.token);
  refresh();
};

/** A newer token for the same session, from the `authorization` header of an answer (spec §7). */
export const renewToken = (token: string): void => {
  if (currentSession() === null) return;
  kept.set(storageKeys.token, token);
  refresh();
};

/** What the layout call tells of the member beside the login (spec §3 Local storage). */
export const keepMemberKind = (kind: { readonly memberType: number; readonly agentType: number }): void => {
  if (currentSession() === null) return;
  kept.set(storageKeys.memberType, String(kind.memberType));
  kept.set(storageKeys.agentType, String(kind.agentType));
};

/** Whether a login is the one that this browser holds by now: another tab may have logged in a moment ago. */
export const isOwnLogin = (loginId: string): boolean => read()?.loginId === loginId;

/**
 * Whether another tab was first: the storage holds another session than the one that is to end, which is not ours to take
 * away, or none any more, as when an answer to a token that a logout has just revoked is faster than the news of the logout.
 */
const isSuperseded = (ending: Session, reason: EndReason): boolean => {
  if (reason === 'logout' || reason === 'cleaned') return false;
  const stored = read();
  if (stored === null) return true;
  return reason === 'expired' ? stored.token !== ending.token : stored.loginId !== ending.loginId;
};

/** Ends the session in this browser. Answers whether there was one to end; its end is told once. */
export const endSession = (reason: EndReason): boolean => {
  const ending = currentSession();
  if (ending === null) return false;
  if (isSuperseded(ending, reason)) {
    follow(ending);
    return false;
  }
  for (const key of memberKeys) kept.remove(key);
  forgetCurrency();
  refresh();
  ended.tell(reason);
  return true;
};

/** Calls back when a session ends in this tab. Answers how to stop listening. */
export const onSessionEnd = ended.on;

/** Another tab logged in or out: this one follows. */
const onOtherTab = (event: StorageEvent): void => {
  if (event.key !== null && event.key !== storageKeys.token) return;
  const before = currentSession();
  if (before === null) refresh();
  else follow(before);
};

const subscribe = (listener: () => void): (() => void) => {
  if (changed.size === 0) window.addEventListener('storage', onOtherTab);
  changed.add(listener);
  return () => {
    changed.delete(listener);
    if (changed.size === 0) window.removeEventListener('storage', onOtherTab);
  };
};

const onServer = (): null => null;

/** The session, `null` for a visitor and while the server's page is being hydrated. */
export const useSession = (): Session | null => useStore({ on: subscribe, get: currentSession, onServer });
