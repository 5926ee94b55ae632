import type { LaunchMode } from '@pavilion/contract/play';
import { keptInTab } from '../../session/storage.ts';
import { closeGameWindow, focusGameWindow, openGameWindow, showInGameWindow } from './gameWindow.ts';
import { notePlay } from './playStore.ts';

/** The place in which a game opens: opened in the press, filled when the address is known. */
export interface Stage {
  /** False when the browser refuses the place. */
  readonly open: () => boolean;
  readonly show: (url: string) => void;
  readonly close: () => void;
  readonly focus: () => void;
}

/** The in-page game view (spec §2). */
export const playPath = '/play';

let navigate: (path: string) => void = (path) => location.assign(path);
/** Lets the page mode go through the page's own router. Answers how to take it away. */
export const setNavigator = (next: (path: string) => void): (() => void) => {
  const before = navigate;
  navigate = next;
  return () => {
    navigate = before;
  };
};

/** Where the member was when the in-page view opened. */
let cameFrom = '/';

const goToPage = (): boolean => {
  if (location.pathname !== playPath) cameFrom = `${location.pathname}${location.search}`;
  navigate(playPath);
  return true;
};

const leavePage = (): void => {
  if (location.pathname === playPath) navigate(cameFrom);
};

const redirectKey = 'redirected-from';

const redirect = (url: string): void => {
  keptInTab.set(redirectKey, `${location.pathname}${location.search}`);
  location.assign(url);
};

/** Where this very tab was before it went to a game by redirect, once; null when it did not. */
export const takeRedirected = (): string | null => {
  const from = keptInTab.get(redirectKey);
  keptInTab.remove(redirectKey);
  return from;
};

const nothing = (): void => undefined;

export const stageOf = (mode: LaunchMode, template: 'wide' | 'narrow'): Stage => {
  switch (mode) {
    case 'window':
      return {
        open: () => openGameWindow(template),
        show: showInGameWindow,
        close: closeGameWindow,
        focus: focusGameWindow,
      };
    case 'modal':
      return { open: () => true, show: (frameUrl) => notePlay({ frameUrl }), close: nothing, focus: nothing };
    case 'page':
      return {
        open: goToPage,
        show: (frameUrl) => notePlay({ frameUrl }),
        close: leavePage,
        focus: () => navigate(playPath),
      };
    case 'redirect':
      return { open: () => true, show: redirect, close: nothing, focus: nothing };
  }
};
