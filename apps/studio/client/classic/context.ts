import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ClassicMachine } from '../../src/games/classic/machine.ts';
import type { ClassicOutcome } from '../../src/games/classic/outcome.ts';
import type { PlayState } from '../shell/playState.ts';
import type { ClassicGame, ClassicView } from './classicGame.ts';
import type { ClassicWords } from './words.ts';

export interface ClassicContext {
  readonly game: ClassicGame;
  readonly machine: ClassicMachine;
  readonly words: ClassicWords;
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
}

const context = createContext<ClassicContext | null>(null);

export const ClassicProvider = context.Provider;

export const useClassic = (): ClassicContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the machine');
  return value;
};

export const useClassicState = (): PlayState<ClassicOutcome, ClassicView> => {
  const { play } = useClassic().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};
