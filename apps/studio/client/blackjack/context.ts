import { createContext } from 'react';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { BlackjackGame } from './blackjackGame.ts';
import type { BlackjackWords } from './words.ts';

export interface BlackjackContext {
  readonly game: BlackjackGame;
  readonly words: BlackjackWords;
}

const context = createContext<BlackjackContext | null>(null);

export const BlackjackProvider = context.Provider;

export const useBlackjack = (): BlackjackContext => useGiven(context);

export const useBlackjackState = () => useStoreState(useBlackjack().game.play);
