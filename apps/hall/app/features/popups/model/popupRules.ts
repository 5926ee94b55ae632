import type { Bulletin } from '@pavilion/contract/content';

/** Where pop-ups are shown: the home page to visitors, the home page to members, the deposit page (spec §4). */
export type PopupPlace = 'visitor' | 'member' | 'deposit';

const homePath = '/';
const depositPath = '/user/Deposit';

/** The place that a page is, for somebody who is logged in or not; null where no pop-up belongs. */
export const popupPlaceOf = (pathname: string, isMember: boolean): PopupPlace | null => {
  const path = pathname === homePath ? homePath : pathname.replace(/\/+$/, '');
  if (path === homePath) return isMember ? 'member' : 'visitor';
  return path === depositPath && isMember ? 'deposit' : null;
};

/** `display_location` of the member's calls (spec §7). */
export const displayLocation = { member: 2, deposit: 3 } as const;

/** `display_device` of a template (spec §3). */
export const displayDevice = { wide: 1, narrow: 2 } as const;

/**
 * The pop-ups that are to be shown. Those that were there at the last closing stay away until they are edited; the
 * deposit page neither notes nor asks when it was closed. Both times are the server's, so a browser whose clock is
 * wrong sees what everybody sees.
 */
export const duePopups = (
  list: readonly Bulletin[],
  place: PopupPlace,
  lastClosedAt: string | null,
): readonly Bulletin[] => {
  const closedMs = lastClosedAt === null ? Number.NaN : Date.parse(lastClosedAt);
  if (place === 'deposit' || Number.isNaN(closedMs)) return list;
  return list.filter((item) => Date.parse(item.updated_at) > closedMs);
};

/** Closing hides for good where the site shows each pop-up once (`display_frequency` 0) and it knows for whom. */
export const hidesForGood = (place: PopupPlace, displayFrequency: number): boolean =>
  place !== 'visitor' && displayFrequency === 0;
