import { gameHallPath, gameRoomPath, gameTypePath } from '../../catalogue/model/paths.ts';
import type { GameHallData } from './loadLobby.ts';

/** The same lobby with another provider or studio chosen; without one, its first page. */
export const lobbyPath = (
  { place, gtId }: Pick<GameHallData, 'place' | 'gtId'>,
  gpId?: number,
  house = 0,
) => {
  switch (place) {
    case 'slotgame':
      return gameTypePath(gtId, gpId, house);
    case 'gameRoom':
      return gameRoomPath(gpId, house);
    case 'gameHall':
      return gameHallPath(gtId, gpId, house);
  }
};
