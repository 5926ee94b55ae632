import { createContext } from 'react';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { Play } from '../shell/play.ts';
import type { PlayState } from '../shell/playState.ts';
import type { MachineView } from './machineView.ts';
import type { MachineWords } from './words.ts';

export interface MachineContext {
  readonly press: () => void;
  /** Puts the card of a bonus away that is over. */
  readonly closeSummary: () => void;
  readonly getState: () => PlayState<unknown, MachineView>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly words: MachineWords;
  /** What free spins bring in this machine. */
  readonly freeText: string;
  /** What the button says of a spin that is not like others; `null` of one that is. */
  readonly spinWord?: (() => string | null) | undefined;
  readonly celebrated?: (() => Promise<void>) | undefined;
  /** Said where the stake stands, while what is played costs nothing more. */
  readonly unpaidWord?: (() => string | null) | undefined;
  /** What brought the free spins that wait, besides them. */
  readonly featureNote?: (() => string | null) | undefined;
  /** What those that wait bring, where that differs from time to time. */
  readonly freeNow?: (() => string) | undefined;
  /** Of a bonus that is over, besides what every machine tells of it. */
  readonly summaryNote?: (() => string | null) | undefined;
}

interface PlayedMachine<View extends MachineView> {
  readonly press: () => void;
  readonly play: Pick<Play<unknown, View>, 'subscribe' | 'set'> & {
    readonly getState: () => PlayState<unknown, View>;
  };
}

export const machineOf = <View extends MachineView>(
  { press, play }: PlayedMachine<View>,
  words: MachineWords,
  freeText: string,
  own: Pick<
    MachineContext,
    'spinWord' | 'celebrated' | 'unpaidWord' | 'featureNote' | 'freeNow' | 'summaryNote'
  > = {},
): MachineContext => ({
  press,
  closeSummary: () => play.set({ view: { ...play.getState().view, summary: null } }),
  getState: play.getState,
  subscribe: play.subscribe,
  words,
  freeText,
  ...own,
});

const context = createContext<MachineContext | null>(null);

export const MachineProvider = context.Provider;

export const useMachine = (): MachineContext => useGiven(context);

export const useMachineState = () => useStoreState(useMachine());
