import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** One value of the page that parts far from each other show or change. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  /** The value, shown anew when it changes. */
  readonly use: () => State;
}

/** `onServer` is what the server's page is rendered with, and the browser's first picture after it. */
export const createStore = <State>(first: State, onServer: State = first): Store<State> => {
  let state = first;
  const changed = createListeners();
  const get = (): State => state;
  const getOnServer = (): State => onServer;
  return {
    get,
    set: (next) => {
      state = next;
      changed.tell();
    },
    use: () => useSyncExternalStore(changed.listen, get, getOnServer),
  };
};
