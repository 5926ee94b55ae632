import type { ModalName } from './modals.ts';

declare global {
  interface Window {
    /** The `data-opens` of the button that was pressed before the page could answer; null once the page can. */
    earlyPress?: string | null;
  }
}

/** What buttons open with `data-opens`. */
const opensEarly: readonly ModalName[] = ['login', 'register', 'news'];

/** On a slow phone the page is there before its scripts are. What bootScript.ts noted meanwhile, told once. */
export const takeEarlyPress = (): ModalName | null => {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  return opensEarly.find((name) => name === pressed) ?? null;
};
