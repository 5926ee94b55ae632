import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SlotMachine } from '../../src/engine/machine.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import type { PlayState } from '../shell/playState.ts';
import type { SlotGame, SlotView } from './slotGame.ts';
import type { SlotTheme, SlotWords } from './words.ts';

export interface SlotContext {
  readonly game: SlotGame;
  readonly machine: SlotMachine;
  readonly words: SlotWords;
  readonly theme: SlotTheme;
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
}

const context = createContext<SlotContext | null>(null);

export const SlotProvider = context.Provider;

export const useSlot = (): SlotContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the machine');
  return value;
};

export const useSlotState = (): PlayState<SlotOutcome, SlotView> => {
  const { play } = useSlot().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};
