import { slotGameType } from '@pavilion/contract';

/** The hall of a type; a provider and its studio may be chosen. */
export const gameHallPath = (gtId: number, gpId?: number, house = 0): string => {
  if (gpId === undefined) return `/gameHall/${gtId}`;
  return `/gameHall/${gtId}?gp_id=${gpId}${house === 0 ? '' : `&house=${house}`}`;
};

const slotQuery = (gpId: number | 'Popular' = 'Popular', house = 0): string =>
  `gt_id=${slotGameType}&gp_id=${gpId}&house=${house}`;

/** The slots of the desktop with the hall's bars around them, where a site has a game room (spec §2). */
export const gameRoomPath = (gpId?: number | 'Popular', house?: number): string =>
  `/gameRoom?${slotQuery(gpId, house)}`;

/** Where a choice of game type leads (spec §2): slots to their lobby, the others to the hall of the type. */
export const gameTypePath = (gtId: number, gpId?: number, house?: number): string =>
  gtId === slotGameType ? `/slotgame?${slotQuery(gpId, house)}` : gameHallPath(gtId, gpId, house);

/** Address of a game's drawn picture without size and type, which columns leave out (contract `icon`). */
export const gameIcon = (gameCode: string): string => `/art/games/${gameCode}`;

export const tileSources = (icon: string): Readonly<Record<number, string>> => ({
  300: `${icon}-300`,
  600: `${icon}-600`,
});
