import type { WindowMessage } from '@pavilion/contract/handoff';
import { pendingAttempt } from './pendingAttempt.ts';
import { takeAddress } from './takenAddress.ts';
import { tellWindows } from './tellWindows.ts';

/** Somebody who thought better of it needs no notice. */
const cancelled = 'access_denied';
/** As the server says of a third party that fails. */
const failedCode = 302;

/**
 * What a third party's answer means for the tab that began. Its own words (`error_description`) are never passed on: a
 * notice says what this house says.
 */
export const messageOf = (query: string, failedText: string): WindowMessage => {
  const answer = new URLSearchParams(query);
  const [state, code, iss] = [answer.get('state') ?? '', answer.get('code'), answer.get('iss')];
  if (code !== null && state !== '' && !answer.has('error')) {
    return { msg: 'authLogin', data: { state, code, ...(iss === null ? {} : { iss }) } };
  }
  const said = answer.get('error') === cancelled ? {} : { resCode: failedCode, resMessage: failedText };
  return { msg: 'authLoginClose', data: { state: state.slice(0, 256) }, ...said };
};

/** Passes the answer on and closes; in a tab that went to the third party itself, goes back to the hall. */
export const passAnswerOn = (failedText: string): void => {
  const query = takeAddress()?.auth;
  if (query !== undefined) tellWindows(messageOf(query, failedText));
  const attempt = pendingAttempt();
  if (attempt?.inThisTab === true) location.replace(attempt.purpose === 'link' ? '/user/Security' : '/');
  else window.close();
};
