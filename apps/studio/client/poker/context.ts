import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PokerOutcome } from '../../src/games/videoPoker/outcome.ts';
import type { PlayState } from '../shell/playState.ts';
import type { PokerGame, PokerView } from './pokerGame.ts';
import type { PokerWords } from './words.ts';

export interface PokerContext {
  readonly game: PokerGame;
  readonly words: PokerWords;
}

const context = createContext<PokerContext | null>(null);

export const PokerProvider = context.Provider;

export const usePoker = (): PokerContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the game');
  return value;
};

export const usePokerState = (): PlayState<PokerOutcome, PokerView> => {
  const { play } = usePoker().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};
