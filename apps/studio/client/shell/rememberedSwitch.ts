/** A switch that the browser remembers, over games and reloads. */
export interface RememberedSwitch {
  readonly read: () => boolean;
  readonly write: (isOn: boolean) => void;
}

/** The switch of that name; as given where it was never set, or the browser keeps nothing. */
export const rememberedSwitch = (key: string, atFirst: boolean): RememberedSwitch => ({
  read: () => {
    try {
      const kept = window.localStorage.getItem(key);
      return kept === null ? atFirst : kept === '1';
    } catch {
      return atFirst;
    }
  },
  write: (isOn) => {
    try {
      window.localStorage.setItem(key, isOn ? '1' : '0');
    } catch {
      // A browser that keeps nothing.
    }
  },
});
