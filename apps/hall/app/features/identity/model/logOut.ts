import { logout } from '@pavilion/contract/identity';
import { abandonSessionCalls, callApi } from '../../../api/client.ts';
import { endSession } from '../../../session/session.ts';
import { leaveGame } from '../../play/model/launcher.ts';
import { playState } from '../../play/model/playStore.ts';

/** Windows that belong to a login and are closed with it (spec §4 Logout). */
const ownedWindows = new Set<Window>();
export const ownWindow = (opened: Window): void => {
  ownedWindows.add(opened);
};

/**
 * Ends the session here and at the server. The browser forgets it even when the server cannot be reached: the token then
 * ends by idleness.
 */
export const logOut = async (): Promise<void> => {
  if (playState().phase !== 'idle') await leaveGame().catch(() => undefined);
  abandonSessionCalls();
  await callApi(logout, {}).catch(() => undefined);
  for (const opened of ownedWindows) opened.close();
  ownedWindows.clear();
  endSession('logout');
};
