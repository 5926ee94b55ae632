import { gameTypeIds } from '@pavilion/contract';
import type { GameChoice } from './gameDoor.ts';

/**
 * The game that is to be opened anew: a game's page that was ended by another window leads to the lobby address with `again`, which
 * holds provider, type and code.
 */
export const againIn = (search: string): Pick<GameChoice, 'gpId' | 'gameType' | 'gameCode'> | null => {
  const [, gpId = '', type = '', gameCode = ''] =
    /^(\d{1,6})\.(\d)\.([\w-]{1,64})$/.exec(new URLSearchParams(search).get('again') ?? '') ?? [];
  const gameType = gameTypeIds.find((known) => known === Number(type));
  return gameType === undefined ? null : { gpId: Number(gpId), gameType, gameCode };
};
