import { logout } from '@pavilion/contract/identity';
import { abandonSessionCalls, callApi } from '../../../api/client.ts';
import { currentSession, endSession } from '../../../session/session.ts';
import { leaveGame } from '../../play/model/launcher.ts';
import { playState } from '../../play/model/playStore.ts';

/** Windows that belong to a login and are closed with it (spec §4 Logout). */
const ownedWindows = new Set<Window>();
export const ownWindow = (opened: Window): void => {
  ownedWindows.add(opened);
};

/**
 * Ends the session here and at the server. The browser forgets it first, so that nothing asks any more with a token that
 * is being revoked, and also when the server cannot be reached: the token then ends by idleness.
 */
export const logOut = async (): Promise<void> => {
  if (playState().phase !== 'idle') await leaveGame().catch(() => undefined);
  const token = currentSession()?.token;
  abandonSessionCalls();
  endSession('logout');
  for (const opened of ownedWindows) opened.close();
  ownedWindows.clear();
  if (token !== undefined)
    await callApi(logout, {}, { headers: { authorization: token } }).catch(() => undefined);
};
