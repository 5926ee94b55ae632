import { type CurrencyCode, formatMinor, minor, parseDecimal } from '@pavilion/money';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SlotMachine } from '../../src/engine/machine.ts';
import type { Game } from './game.ts';
import type { GameState } from './gameState.ts';
import type { Lang, Texts } from './texts.ts';

export interface GameContext {
  readonly game: Game;
  readonly machine: SlotMachine;
  readonly lang: Lang;
  readonly texts: Texts;
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
}

const context = createContext<GameContext | null>(null);

export const GameProvider = context.Provider;

export const useGame = (): GameContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the game');
  return value;
};

export const useGameState = (): GameState => {
  const { game } = useGame();
  return useSyncExternalStore(game.subscribe, game.getState);
};

/** An amount for a person: with the currency's sign. */
export const money = (amount: string, currency: CurrencyCode): string =>
  formatMinor(parseDecimal(amount, currency) ?? minor(0), currency);
