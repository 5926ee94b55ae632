import { createContext } from 'react';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { PokerGame } from './pokerGame.ts';
import type { PokerWords } from './words.ts';

export interface PokerContext {
  readonly game: PokerGame;
  readonly words: PokerWords;
}

const context = createContext<PokerContext | null>(null);

export const PokerProvider = context.Provider;

export const usePoker = (): PokerContext => useGiven(context);

export const usePokerState = () => useStoreState(usePoker().game.play);
