import { type GameTypeId, gameTypeIds, slotGameType } from '@pavilion/contract';
import type { LobbyPlace, LobbyQuery } from './loadLobby.ts';

const wholeNumber = /^[0-9]{1,9}$/;

const numberOf = (text: string | null): number | undefined =>
  text !== null && wholeNumber.test(text) ? Number(text) : undefined;

export const gameTypeOf = (text: string | undefined | null): GameTypeId | undefined =>
  gameTypeIds.find((id) => String(id) === text);

/** Reads the lobby's query (spec §2); `undefined` when it does not make sense. */
export const lobbyQueryOf = (place: LobbyPlace, search: URLSearchParams): LobbyQuery | undefined => {
  const gtId = search.has('gt_id') ? gameTypeOf(search.get('gt_id')) : slotGameType;
  const gp = search.get('gp_id');
  const gpId = gp === null || gp === 'Popular' ? 'Popular' : numberOf(gp);
  const house = search.has('house') ? numberOf(search.get('house')) : 0;
  if (gtId === undefined || gpId === undefined || gpId === 0 || house === undefined) return undefined;
  return { place, gtId, gpId, house };
};
