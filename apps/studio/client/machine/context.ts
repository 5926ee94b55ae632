import { createContext } from 'react';
import { useGiven, useStoreState } from '../shell/given.ts';
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

export const useMachine = (): MachineContext => useGiven(context);

export const useMachineState = () => useStoreState(useMachine());
