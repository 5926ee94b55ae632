import type { WindowMessage } from '@pavilion/contract/handoff';
import type { LoginData } from '@pavilion/contract/identity';
import {
  memberThirdPartyBegin,
  memberThirdPartyLink,
  thirdPartyBegin,
  thirdPartyLogin,
} from '@pavilion/contract/oidc';
import { callApi } from '../../../api/client.ts';
import { deviceInfo } from '../../identity/model/deviceInfo.ts';
import type { Confirmed } from '../../secondFactors/model/confirm.ts';
import { forgetAttempt, keepAttempt, type PendingAttempt } from './pendingAttempt.ts';
import { forgetWindowMessage } from './tellWindows.ts';

/** The name of the third party's window: a second press takes the same one. */
const windowName = 'authCallback';
const windowSize = 'popup,width=480,height=720';
const bindingBytes = 32;

let opened: Window | null = null;

/** A secret that never leaves this tab but to the server: an answer that another tab shows is nobody's. */
const newBinding = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bindingBytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A window of the hall itself hears no messages (spec §4): it goes to the third party and back on its own. */
const openWindow = (): Window | null =>
  window.opener === null ? window.open('/loading', windowName, windowSize) : null;

/** Sends the window on, or this tab where there is none. */
const goOn = (
  { authorization_url, state }: { readonly authorization_url: string; readonly state: string },
  attempt: Pick<PendingAttempt, 'binding' | 'purpose'>,
): void => {
  forgetWindowMessage();
  keepAttempt({ state, ...attempt, inThisTab: opened === null });
  if (opened === null) location.assign(authorization_url);
  else opened.location.replace(authorization_url);
};

/**
 * Begins a login in a click: the window is opened in the same tick, so that no blocker bites, and goes on when the address is
 * known. Where no window opens (in-app browsers), this tab goes itself. Throws `CallFailure`.
 */
export const beginThirdParty = async (provider: string): Promise<void> => {
  // Before the window is there: it begins with a copy of what this tab keeps.
  forgetAttempt();
  opened = openWindow();
  const binding = newBinding();
  try {
    goOn(await callApi(thirdPartyBegin, { provider, binding }), { binding, purpose: 'login' });
  } catch (error) {
    opened?.close();
    throw error;
  }
};

/**
 * Begins a link that the member has confirmed. The window opens once the server has taken the confirmation; a browser
 * that takes the press for too long ago opens none, and this tab goes itself. Throws `CallFailure`.
 */
export const beginLink = async (provider: string, confirmed: Confirmed): Promise<void> => {
  forgetAttempt();
  const binding = newBinding();
  const begun = await callApi(memberThirdPartyBegin, { provider, binding, ...confirmed });
  opened = openWindow();
  goOn(begun, { binding, purpose: 'link' });
};

export const closeAuthWindow = (): void => {
  opened?.close();
  opened = null;
};

export type AuthAnswer = Extract<WindowMessage, { msg: 'authLogin' }>['data'];

/** Finishes what this tab began: the login data for a login, null for a link. Throws `CallFailure`. */
export const finishThirdParty = async (
  { binding, purpose }: PendingAttempt,
  answer: AuthAnswer,
): Promise<LoginData | null> => {
  // Good once, whatever becomes of it.
  forgetAttempt();
  if (purpose === 'login') return callApi(thirdPartyLogin, { ...deviceInfo(), ...answer, binding });
  await callApi(memberThirdPartyLink, { ...answer, binding });
  return null;
};
