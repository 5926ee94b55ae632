import { gameWindow as size, storageKeys } from '@pavilion/contract';
import { kept } from '../../session/storage.ts';

/** The window that a game plays in. Opened in the press itself, on `/loading`, so that no pop-up blocker bites. */
const windowName = 'gameWindow';
const watchEveryMs = 500;

let opened: Window | null = null;
let watch: ReturnType<typeof setInterval> | undefined;

/** A desktop window has its size and stands in the middle (spec §4); a phone opens a tab. */
export const featuresOf = (template: 'wide' | 'narrow'): string | undefined => {
  if (template === 'narrow') return undefined;
  const left = Math.max(0, (window.screen.availWidth - size.widthPx) / 2);
  const top = Math.max(0, (window.screen.availHeight - size.heightPx) / 2);
  return `popup,width=${size.widthPx},height=${size.heightPx},left=${left},top=${top}`;
};

/** Tells that it is the game's window which waits to be closed (spec §3 `waitingWindow`). */
export const noteWaitingGame = (): void => kept.set(storageKeys.waitingWindow, windowName);

/** Opens (or reuses) the game window on `/loading`. False when the browser refused it. */
export const openGameWindow = (template: 'wide' | 'narrow'): boolean => {
  const next = window.open('/loading', windowName, featuresOf(template));
  // A game that is open keeps its window when another is refused one.
  if (next === null) return false;
  opened = next;
  return true;
};

export const showInGameWindow = (url: string): void => {
  if (opened === null || opened.closed) return;
  opened.location.replace(url);
  opened.focus();
};

export const closeGameWindow = (): void => {
  opened?.close();
  opened = null;
  clearInterval(watch);
};

export const focusGameWindow = (): void => opened?.focus();

/** Calls back once when the member closes the window by hand. */
export const watchGameWindow = (onClosed: () => void): void => {
  clearInterval(watch);
  watch = setInterval(() => {
    if (opened !== null && !opened.closed) return;
    clearInterval(watch);
    opened = null;
    onClosed();
  }, watchEveryMs);
};
