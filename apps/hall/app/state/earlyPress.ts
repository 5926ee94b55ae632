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
 * Opens what a press on a button with `data-opens` asks for. On a slow phone the page is there before its scripts are:
 * bootScript.ts notes the press until this is called. And a part that is loaded later than the page stands there, drawn by
 * the server, before it can answer for itself: React keeps a press from it, so it is heard on its way down. Answers how to
 * stop.
 */
export const answerPresses = (open: (name: PlainModalName) => void): (() => void) => {
  const answer = (wanted: string | null | undefined): void => {
    const name = opened.find((known) => known === wanted);
    if (name !== undefined) open(name);
  };
  answer(window.earlyPress);
  window.earlyPress = null;
  const onPress = ({ target }: MouseEvent): void => {
    if (target instanceof Element) answer(target.closest<HTMLElement>('[data-opens]')?.dataset.opens);
  };
  window.addEventListener('click', onPress, true);
  return () => window.removeEventListener('click', onPress, true);
};
