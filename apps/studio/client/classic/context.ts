import { createContext } from 'react';
import type { ClassicMachine } from '../../src/games/classic/machine.ts';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { ClassicGame } from './classicGame.ts';
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

export const useClassic = (): ClassicContext => useGiven(context);

export const useClassicState = () => useStoreState(useClassic().game.play);
