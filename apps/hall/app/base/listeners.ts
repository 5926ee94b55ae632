/** Those who want to be called when something has happened. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Calls back from now on. Answers how to stop listening. */
  readonly listen: (listener: (...args: Args) => void) => () => void;
  readonly tell: (...args: Args) => void;
}

export const createListeners = <Args extends readonly unknown[] = []>(): Listeners<Args> => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
};
