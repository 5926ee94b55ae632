/**
 * The browser's storage, which may be blocked: touching it then throws. The page goes on with a memory of its own, which
 * lasts as long as the page does.
 */
export interface KeptValues {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

const createKept = (open: () => Storage): KeptValues => {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        // Blocked, or full.
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
};

/** Kept by the browser for all tabs (spec §3 Local storage). */
export const kept = createKept(() => localStorage);
/** Kept for this tab alone (spec §3 Session storage). */
export const keptInTab = createKept(() => sessionStorage);
