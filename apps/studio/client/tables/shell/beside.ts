import { useSyncExternalStore } from 'react';

/** A table beside another: what the page of both tables (`pair/main.ts`) and the page in its frame have to say to each other. */

/** The frame in which the page of two tables shows this one; `null` where it has a page, or the hall's frame, to itself. */
const frame = (): Element | null => {
  // A test of what a table asks has no window.
  const element = globalThis.window?.frameElement;
  return element?.closest('.pair') ? element : null;
};

/** Another table is played at beside this one. */
export const isPaired = (): boolean => frame()?.hasAttribute('data-paired') ?? false;

/** Two tables at once would sound like one broken one: the one that was touched last is heard. */
export const isInFront = (): boolean => frame()?.hasAttribute('data-front') ?? true;

/** Calls `listener` when something is to be asked for anew: money has moved at the other table, or that is gone. */
export const onNewsBeside = (listener: () => void): (() => void) => {
  window.addEventListener('beside', listener);
  return () => window.removeEventListener('beside', listener);
};

/** Tells the other table what this one knows of the money that both play with. */
export const tellStanding = (standing: string): void => {
  const element = frame();
  if (!element || element.getAttribute('data-standing') === standing) return;
  element.setAttribute('data-standing', standing);
  element.dispatchEvent(new Event('standing'));
};

/** Goes to an address for good; beside another table, which stays, there is nothing to do but go. */
export const leaveTo = (url: string): void => {
  const element = frame();
  if (element) {
    element.setAttribute('data-lobby', url);
    element.dispatchEvent(new Event('leave'));
  } else window.location.assign(url);
};

/** Opens two tables in the place of this one. Their tickets stand where neither a log nor a referrer keeps them. */
export const openPair = (codes: readonly [string, string], tickets: readonly string[], lang: string): void =>
  (frame() ? window.parent : window).location.replace(
    `/pair/${codes.join('/')}?lang=${lang}#${tickets.join('.')}`,
  );

export const usePaired = (): boolean => useSyncExternalStore(onNewsBeside, isPaired);

/** Room for two tables of 550 pixels each. */
const roomy = '(min-width: 1100px)';

const onRoom = (listener: () => void): (() => void) => {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for a table beside this one. */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(onRoom, () => window.matchMedia(roomy).matches);

const lastKey = 'beside';

/** The table that was last played at beside another, for as long as the window is open. */
export const lastBeside = {
  read: (): string | null => {
    try {
      return window.sessionStorage.getItem(lastKey);
    } catch {
      return null;
    }
  },
  write: (gameCode: string): void => {
    try {
      window.sessionStorage.setItem(lastKey, gameCode);
    } catch {
      // A browser that keeps nothing.
    }
  },
};
