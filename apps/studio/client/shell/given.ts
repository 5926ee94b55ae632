import { type Context, useContext, useSyncExternalStore } from 'react';

interface Store<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => State;
}

/** What a page hands down to its parts. Throws outside its provider. */
export const useGiven = <Given extends object>(context: Context<Given | null>): Given => {
  const given = useContext(context);
  if (!given) throw new Error('outside the provider');
  return given;
};

/** The state of a store; whoever uses it is drawn anew with every change. */
export const useStoreState = <State>({ subscribe, getState }: Store<State>): State =>
  useSyncExternalStore(subscribe, getState);
