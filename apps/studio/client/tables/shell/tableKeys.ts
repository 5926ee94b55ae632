import type { KeyHandler } from '../../shell/keys.ts';
import type { TableStore } from './tableStore.ts';

type Keyed = Pick<TableStore, 'getState' | 'setChip' | 'undo' | 'setSound'> & {
  readonly press: () => unknown;
};

/** How many chips have a digit. */
export const chipKeysMax = 6;

/** Keys of every table; while hands are decided, the game's own go before them. */
export const tableKeys =
  (
    store: Keyed,
    {
      onSheet,
      decidingKeys,
    }: { onSheet: (sheet: 'history' | 'keys') => void; decidingKeys: readonly string[] },
  ): KeyHandler =>
  (code) => {
    const { table, chips, moves, busy, sound } = store.getState();
    if (table?.phase === 'deciding' && decidingKeys.includes(code)) return false;
    const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
    const chip = digit <= chipKeysMax ? chips[digit - 1] : undefined;
    if (chip !== undefined) store.setChip(chip);
    else if (code === 'Space' || code === 'Enter') {
      // Where nothing lies to bet, the page scrolls.
      if (moves.length === 0) return false;
      store.press();
    } else if (code === 'Backspace') {
      if (moves.length === 0 || busy) return false;
      store.undo();
    } else if (code === 'KeyM') store.setSound(!sound);
    else if (code === 'KeyH') onSheet('history');
    else if (code === '?') onSheet('keys');
    else return false;
    return true;
  };
