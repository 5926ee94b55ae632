import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BlackjackOutcome } from '../../src/games/blackjack/outcome.ts';
import type { PlayState } from '../shell/playState.ts';
import type { BlackjackGame, BlackjackView } from './blackjackGame.ts';
import type { BlackjackWords } from './words.ts';

export interface BlackjackContext {
  readonly game: BlackjackGame;
  readonly words: BlackjackWords;
}

const context = createContext<BlackjackContext | null>(null);

export const BlackjackProvider = context.Provider;

export const useBlackjack = (): BlackjackContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the table');
  return value;
};

export const useBlackjackState = (): PlayState<BlackjackOutcome, BlackjackView> => {
  const { play } = useBlackjack().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};
