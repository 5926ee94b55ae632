import { gameWindow as size } from '@pavilion/contract';

/** Pages that stand in a window of their own on the desktop, by the first part of their path (spec §2). */
const windowNames = { user: 'userWindow', proxy: 'proxyWindow', fastPayment: 'fpWindow' } as const;
type WindowedPlace = keyof typeof windowNames;

const isWindowed = (place: string): place is WindowedPlace => Object.hasOwn(windowNames, place);

/** Windows that belong to a login and are closed with it (spec §4 Logout). */
const owned = new Map<string, Window>();

export const ownWindow = (name: string, opened: Window): void => {
  owned.set(name, opened);
};

export const closeOwnedWindow = (name: string): void => {
  owned.get(name)?.close();
  owned.delete(name);
};

export const closeOwnedWindows = (): void => {
  for (const opened of owned.values()) opened.close();
  owned.clear();
};

/** This page stands in such a window itself: it closes too, when another tab logs out. */
export const closeIfOwned = (): void => {
  if (Object.values<string>(windowNames).includes(window.name)) window.close();
};

/** In the middle of the screen. */
const features = (): string => {
  const left = Math.max(0, (window.screen.availWidth - size.widthPx) / 2);
  const top = Math.max(0, (window.screen.availHeight - size.heightPx) / 2);
  return `popup,width=${size.widthPx},height=${size.heightPx},left=${left},top=${top}`;
};

/** What a window shows is not told once it has gone on to another origin, as a payment does. */
const shows = (opened: Window, path: string): boolean => {
  try {
    const { pathname, search, hash } = opened.location;
    return `${pathname}${search}${hash}` === path;
  } catch {
    return false;
  }
};

/**
 * Opens a path of the member centre, the agent centre or the fast payment in its window, 1500x800; one that is open goes
 * to the path, unless it is there, and comes to the front. False when the path has no window or the browser refused one.
 */
export const openMemberWindow = (path: string): boolean => {
  const place = path.split(/[/?#]/)[1] ?? '';
  if (!isWindowed(place)) return false;
  const name = windowNames[place];
  // Already in that window: it goes there itself.
  if (window.name === name) return false;
  const known = owned.get(name);
  if (known !== undefined && !known.closed && shows(known, path)) {
    known.focus();
    return true;
  }
  const opened = window.open(path, name, features());
  if (opened === null) return false;
  ownWindow(name, opened);
  opened.focus();
  return true;
};
