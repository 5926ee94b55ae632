import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ManyHandsOutcome } from '../../src/games/manyHands/outcome.ts';
import type { PlayState } from '../shell/playState.ts';
import type { ManyHandsGame, ManyHandsView } from './manyHandsGame.ts';
import type { ManyHandsWords } from './words.ts';

export interface ManyHandsContext {
  readonly game: ManyHandsGame;
  readonly words: ManyHandsWords;
}

const context = createContext<ManyHandsContext | null>(null);

export const ManyHandsProvider = context.Provider;

export const useManyHands = (): ManyHandsContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the game');
  return value;
};

export const useManyHandsState = (): PlayState<ManyHandsOutcome, ManyHandsView> => {
  const { play } = useManyHands().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};
