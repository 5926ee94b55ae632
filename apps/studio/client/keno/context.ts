import { createContext, useContext, useSyncExternalStore } from 'react';
import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import type { PlayState } from '../shell/playState.ts';
import type { KenoGame, KenoView } from './kenoGame.ts';
import type { KenoWords } from './words.ts';

export interface KenoContext {
  readonly game: KenoGame;
  readonly words: KenoWords;
}

const context = createContext<KenoContext | null>(null);

export const KenoProvider = context.Provider;

export const useKeno = (): KenoContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the game');
  return value;
};

export const useKenoState = (): PlayState<KenoOutcome, KenoView> => {
  const { play } = useKeno().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};
