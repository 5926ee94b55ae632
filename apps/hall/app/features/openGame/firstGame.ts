import { kept } from '../../session/storage.ts';

/** That a game has been opened on this device, with money or play money. */
const key = 'first_game';

export const noteGame = (): void => kept.set(key, '1');

/** Whoever has never opened a game here is not told how to keep the hall at hand. */
export const hasPlayedHere = (): boolean => kept.get(key) !== null;
