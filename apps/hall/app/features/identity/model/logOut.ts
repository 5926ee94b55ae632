import { storageKeys } from '@pavilion/contract';
import { logout } from '@pavilion/contract/identity';
import { callApi } from '../../../api/client.ts';
import { currentSession, type EndReason, endSession } from '../../../session/session.ts';
import { kept } from '../../../session/storage.ts';
import { leaveGame } from '../../openGame/leaving.ts';
import { playState } from '../../openGame/playStore.ts';

/** Whether a game is open, in this tab or another of this browser (spec §4 Logout). */
export const isPlaying = (): boolean => playState().phase !== 'idle' || kept.get(storageKeys.isPlay) === '1';

/** On a line that brings no answer nobody waits for one any longer; it goes on its way while the next page loads. */
const answerWithinMs = 1_000;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the session at the server. Does not throw. */
const tellServer = async (token: string): Promise<void> => {
  const told = callApi(logout, {}, { headers: { authorization: token }, keepalive: true });
  await Promise.race([told.catch(() => undefined), rest(answerWithinMs)]);
};

/**
 * Ends the session here and at the server. The browser forgets it first, so that nothing asks any more with a token that
 * is being revoked, and also when the server cannot be reached: the token then ends by idleness.
 */
export const logOut = async (reason: Exclude<EndReason, 'replaced'> = 'logout'): Promise<void> => {
  if (isPlaying()) await leaveGame().catch(() => undefined);
  const token = currentSession()?.token;
  endSession(reason);
  if (token !== undefined) await tellServer(token);
};
