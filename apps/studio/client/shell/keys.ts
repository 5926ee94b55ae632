import { useLayoutEffect } from 'react';
import { browserKeysMemory } from './keysMemory.ts';

/**
 * Keys of the game while no panel is open and nothing else has the focus, by their place on the keyboard (`KeyM`), the
 * question mark as `?`: `true` when a key was the game's.
 */
export type KeyHandler = (code: string) => boolean;

/** Keys of a game with one button. */
export const onSpace =
  (press: () => void): KeyHandler =>
  (code) => {
    if (code !== 'Space') return false;
    press();
    return true;
  };

/** Letters, digits and signs: what a voice that types may press by mistake (WCAG 2.1.4). */
const isCharacter = (code: string): boolean => /^(?:Key|Digit|Numpad)|^\?$/.test(code);

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** The game's key, or `null` for one that belongs to something else. Characters count only while they are switched on. */
export const gameKeyOf = (event: Pressed, areCharactersOn: boolean): string | null => {
  const { target, code, key, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey) return null;
  const pressed = key === '?' ? '?' : code;
  if (isCharacter(pressed) && !areCharactersOn) return null;
  if (!(target instanceof Element)) return pressed;
  return target.closest(ownOf(code)) ? null : pressed;
};

/**
 * What a key belongs to when it has the focus. The space bar and Enter belong to whatever has it, arrows to every field, other keys
 * to a field alone that is typed in: a button, or a choice, keeps the focus of a press.
 */
const ownOf = (code: string): string => {
  if (code === 'Space') return 'input, select, textarea, a, button:not([data-action="play"]), dialog';
  if (code === 'Enter') return 'input, select, textarea, a, button, dialog';
  if (code.startsWith('Arrow')) return 'input, select, textarea, dialog';
  return 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog';
};

export const useKeys = (enabled: boolean, onKey: KeyHandler): void => {
  // With the frame in which the panel goes: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent): void => {
      const key = gameKeyOf(event, browserKeysMemory.read());
      // A panel that has just been opened may not have the focus yet.
      if (key === null || document.querySelector('dialog[open]')) return;
      if (onKey(key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled, onKey]);
};
