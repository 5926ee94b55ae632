import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlayState } from '../shell/playState.ts';
import type { MachineView } from './machineView.ts';
import type { MachineWords } from './words.ts';

export interface MachineContext {
  readonly press: () => void;
  readonly getState: () => PlayState<unknown, MachineView>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly words: MachineWords;
  /** What free spins bring in this machine. */
  readonly freeText: string;
}

interface PlayedMachine {
  readonly press: () => void;
  readonly play: Pick<MachineContext, 'getState' | 'subscribe'>;
}

export const machineOf = (
  { press, play: { getState, subscribe } }: PlayedMachine,
  words: MachineWords,
  freeText: string,
): MachineContext => ({ press, getState, subscribe, words, freeText });

const context = createContext<MachineContext | null>(null);

export const MachineProvider = context.Provider;

export const useMachine = (): MachineContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the machine');
  return value;
};

export const useMachineState = (): PlayState<unknown, MachineView> => {
  const { subscribe, getState } = useMachine();
  return useSyncExternalStore(subscribe, getState);
};
