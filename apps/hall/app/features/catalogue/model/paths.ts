import { slotGameType } from '@pavilion/contract';

/** Where a choice of game type leads (spec §2): slots to their lobby, the others to the hall of the type. */
export const gameTypePath = (gtId: number, gpId?: number, house = 0): string => {
  if (gtId !== slotGameType)
    return gpId === undefined ? `/gameHall/${gtId}` : `/gameHall/${gtId}?gp_id=${gpId}`;
  return `/slotgame?gt_id=${slotGameType}&gp_id=${gpId ?? 'Popular'}&house=${house}`;
};

export const tileSources = (icon: string): Readonly<Record<number, string>> => ({
  300: `${icon}-300`,
  600: `${icon}-600`,
});

export const providerMark = (mark: string): string => `/art/providers/${mark}.svg`;
