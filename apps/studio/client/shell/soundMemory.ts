/** Whether the player wants sound, over games and reloads. */
export interface SoundMemory {
  readonly read: () => boolean;
  readonly write: (isOn: boolean) => void;
}

const key = 'sound';

/** Kept by the browser; where it keeps nothing, every game begins in silence. */
export const browserSoundMemory: SoundMemory = {
  read: () => {
    try {
      return window.localStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  },
  write: (isOn) => {
    try {
      window.localStorage.setItem(key, isOn ? '1' : '0');
    } catch {
      // A browser that keeps nothing.
    }
  },
};
