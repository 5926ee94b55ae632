import { createContext } from 'react';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { KenoGame } from './kenoGame.ts';
import type { KenoWords } from './words.ts';

export interface KenoContext {
  readonly game: KenoGame;
  readonly words: KenoWords;
}

const context = createContext<KenoContext | null>(null);

export const KenoProvider = context.Provider;

export const useKeno = (): KenoContext => useGiven(context);

export const useKenoState = () => useStoreState(useKeno().game.play);
