import { createContext } from 'react';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { ManyHandsGame } from './manyHandsGame.ts';
import type { ManyHandsWords } from './words.ts';

export interface ManyHandsContext {
  readonly game: ManyHandsGame;
  readonly words: ManyHandsWords;
}

const context = createContext<ManyHandsContext | null>(null);

export const ManyHandsProvider = context.Provider;

export const useManyHands = (): ManyHandsContext => useGiven(context);

export const useManyHandsState = () => useStoreState(useManyHands().game.play);
