/** A text that the browser remembers, over reloads; `null` where none was kept, or the browser keeps nothing. */
export const rememberedText = (key: string) => ({
  read: (): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (text: string): void => {
    try {
      window.localStorage.setItem(key, text);
    } catch {
      // A browser that keeps nothing.
    }
  },
});
