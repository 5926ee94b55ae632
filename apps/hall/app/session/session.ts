import { type Currency, storageKeys } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import { isCurrencyCode } from '@pavilion/money';
import { useSyncExternalStore } from 'react';

/** Who is logged in, as this browser's storage says. The server never knows when it renders. */
export interface Session {
  readonly token: string;
  readonly memberId: number;
  readonly account: string;
  readonly currency: Currency;
  /** Public id of this login, to tell it from a later one; never the token. */
  readonly loginId: string;
}

/** Why a session ended: the member left, the token is no longer good (401), or another login took over. */
export type EndReason = 'logout' | 'expired' | 'replaced';

const loginIdKey = 'member_login_id';
const memberKeys = [
  loginIdKey,
  storageKeys.token,
  storageKeys.memberId,
  storageKeys.memberAccount,
  storageKeys.memberType,
  storageKeys.agentType,
] as const;

let current: Session | null | undefined;
const changed = new Set<() => void>();
const ended = new Set<(reason: EndReason) => void>();

const read = (): Session | null => {
  const token = localStorage.getItem(storageKeys.token);
  const memberId = Number(localStorage.getItem(storageKeys.memberId));
  const account = localStorage.getItem(storageKeys.memberAccount);
  const currency = localStorage.getItem(storageKeys.currency);
  const loginId = localStorage.getItem(loginIdKey) ?? '';
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

export const currentSession = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

export const beginSession = (login: LoginData): void => {
  localStorage.setItem(storageKeys.token, login.token);
  localStorage.setItem(storageKeys.memberId, String(login.member_id));
  localStorage.setItem(storageKeys.memberAccount, login.member_account);
  localStorage.setItem(storageKeys.currency, login.member_currency);
  localStorage.setItem(loginIdKey, login.member_login_id);
  refresh();
};

/** A newer token for the same session, from the `authorization` header of an answer (spec §7). */
export const renewToken = (token: string): void => {
  if (currentSession() === null) return;
  localStorage.setItem(storageKeys.token, token);
  refresh();
};

export const endSession = (reason: EndReason): void => {
  if (currentSession() === null) return;
  for (const key of memberKeys) localStorage.removeItem(key);
  refresh();
  for (const listener of ended) listener(reason);
};

/** Calls back when a session ends in this tab. Answers how to stop listening. */
export const onSessionEnd = (listener: (reason: EndReason) => void): (() => void) => {
  ended.add(listener);
  return () => ended.delete(listener);
};

/** Another tab logged in or out: this one follows, and forgets what belonged to the member who is gone. */
const onOtherTab = (event: StorageEvent): void => {
  if (event.key !== null && event.key !== storageKeys.token) return;
  const before = currentSession();
  refresh();
  if (before === null || before.memberId === currentSession()?.memberId) return;
  for (const listener of ended) listener('logout');
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
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession, onServer);
