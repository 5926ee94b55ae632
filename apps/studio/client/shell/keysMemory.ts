/** Whether letters and digits are heard as shortcuts, over games and reloads. */
interface KeysMemory {
  readonly read: () => boolean;
  readonly write: (areOn: boolean) => void;
}

const key = 'keys';

/** Kept by the browser; they are heard until somebody switches them off. */
export const browserKeysMemory: KeysMemory = {
  read: () => {
    try {
      return window.localStorage.getItem(key) !== '0';
    } catch {
      return true;
    }
  },
  write: (areOn) => {
    try {
      window.localStorage.setItem(key, areOn ? '1' : '0');
    } catch {
      // A browser that keeps nothing.
    }
  },
};
