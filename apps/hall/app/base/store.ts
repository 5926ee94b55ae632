import { useSyncExternalStore } from 'react';

export interface Signal<Told = void> {
  /** Calls back whenever it is told. Answers how to stop listening. */
  readonly on: (listener: (told: Told) => void) => () => void;
  readonly tell: (told: Told) => void;
}

/** Something that happens outside of React, and whoever listens for it. */
export const createSignal = <Told = void>(): Signal<Told> => {
  const listeners = new Set<(told: Told) => void>();
  return {
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (told) => {
      for (const listener of listeners) listener(told);
    },
  };
};

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly on: (listener: () => void) => () => void;
  /** What the server renders, and the browser until the page is alive. */
  readonly onServer: () => Value;
}

/** A value that lives outside of React, one for the whole tab, for components to follow. */
export const createStore = <Value>(initial: Value, onServer = initial): Store<Value> => {
  const changed = createSignal();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      changed.tell();
    },
    on: changed.on,
    onServer: () => onServer,
  };
};

/** The value of a store as it is now. */
export const useStore = <Value>({ on, get, onServer }: Omit<Store<Value>, 'set'>): Value =>
  useSyncExternalStore(on, get, onServer);
