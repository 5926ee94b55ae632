import type { PlainModalName } from '../modals/modals.ts';

declare global {
  interface Window {
    /** The `data-opens` of the button that was pressed before the page could answer; null once the page can. */
    earlyPress?: string | null;
  }
}

/** What buttons open with `data-opens`. */
const opened: readonly PlainModalName[] = [
  'login',
  'register',
  'news',
  'demoGames',
  'language',
  'search',
  'help',
];

/**
 * Opens what a press on a button or link with `data-opens` asks for. On a slow phone the page is there before its scripts are:
 * bootScript.ts notes the press until this is called. And a part that is loaded later than the page stands there, drawn by
 * the server, before it can answer for itself: React keeps a press from it, so it is heard on its way down. Answers how to
 * stop.
 */
export const answerPresses = (open: (name: PlainModalName) => void): (() => void) => {
  const answer = (wanted: string | null | undefined): boolean => {
    const name = opened.find((known) => known === wanted);
    if (name !== undefined) open(name);
    return name !== undefined;
  };
  answer(window.earlyPress);
  window.earlyPress = null;
  const onPress = (event: MouseEvent): void => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    // A link pressed for a window of its own opens there.
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
    const pressed = target.closest<HTMLElement>('[data-opens]');
    // What leads to a page without scripts must not leave this one as well.
    if (answer(pressed?.dataset.opens) && pressed instanceof HTMLAnchorElement) event.preventDefault();
  };
  window.addEventListener('click', onPress, true);
  return () => window.removeEventListener('click', onPress, true);
};
