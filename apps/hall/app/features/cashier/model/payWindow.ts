import { gameWindow as size, storageKeys } from '@pavilion/contract';
import { ownWindow } from '../../../session/memberWindows.ts';
import { kept } from '../../../session/storage.ts';

const windowName = 'depositWindow';
const fastWindowName = 'fpWindow';
/** Wide enough for a pay page; a phone opens a tab instead. */
const desktopFeatures = `popup,width=560,height=${size.heightPx}`;

/** A payment window, opened in the click itself on `/loading`. */
export interface PayWindow {
  readonly goTo: (url: string) => void;
  readonly close: () => void;
}

/** Null when the browser refused to open it. */
export const openPayWindow = (template: 'wide' | 'narrow'): PayWindow | null => {
  const opened = window.open('/loading', windowName, template === 'wide' ? desktopFeatures : undefined);
  if (opened === null) return null;
  kept.set(storageKeys.waitingWindow, windowName);
  ownWindow(windowName, opened);
  return {
    goTo: (url) => {
      if (!opened.closed) opened.location.replace(url);
    },
    close: () => opened.close(),
  };
};

/** Goes on to the gateway's page in the place of this one; the fast payment window is closed when it comes back. */
export const payHere = (url: string): void => {
  kept.set(storageKeys.waitingWindow, fastWindowName);
  window.location.assign(url);
};

/** Which window a payment page sends back: the fast payment's, where that one waits, or the one of its own. */
export const noteReturned = (): void => {
  if (kept.get(storageKeys.waitingWindow) !== fastWindowName) kept.set(storageKeys.waitingWindow, windowName);
};
