import { storageKeys } from '@pavilion/contract';
import { kept } from './session/storage.ts';

/** A page that comes back as it was left knows nothing of the game that was opened from it: it begins anew (spec §4). */
export const guardBackForward = (): void => {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && kept.get(storageKeys.isPlay) === '1') location.reload();
  });
};
