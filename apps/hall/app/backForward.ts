import { storageKeys } from '@pavilion/contract';
import { currentSession } from './session/session.ts';
import { kept } from './session/storage.ts';

/**
 * A page that comes back as it was left begins anew where it knows nothing of the game that was opened from it (spec §4), or
 * of who has logged out or in meanwhile: nothing was told to it while it lay there.
 */
export const guardBackForward = (): void => {
  window.addEventListener('pageshow', (event) => {
    const isAnother = kept.get(storageKeys.token) !== (currentSession()?.token ?? null);
    if (event.persisted && (isAnother || kept.get(storageKeys.isPlay) === '1')) location.reload();
  });
};
