import { type ModalName, modals } from './modals.ts';

declare global {
  interface Window {
    /** The `data-opens` of the button that was pressed before the page could answer; null once the page can. */
    earlyPress?: string | null;
  }
}

const isModalName = (name: string): name is ModalName => Object.hasOwn(modals, name);

/** On a slow phone the page is there before its scripts are. What bootScript.ts noted meanwhile, told once. */
export const takeEarlyPress = (): ModalName | null => {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  return typeof pressed === 'string' && isModalName(pressed) ? pressed : null;
};
