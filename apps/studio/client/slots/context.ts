import { createContext } from 'react';
import type { SlotMachine } from '../../src/engine/machine.ts';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { Pictures } from '../shell/pictures.ts';
import type { SlotGame } from './slotGame.ts';
import type { SlotTheme, SlotWords } from './words.ts';

export interface SlotContext {
  readonly game: SlotGame;
  readonly machine: SlotMachine;
  readonly words: SlotWords;
  readonly theme: SlotTheme;
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Addresses of what stands before the sky, for a machine under one. */
  readonly near?: Pictures['near'];
}

const context = createContext<SlotContext | null>(null);

export const SlotProvider = context.Provider;

export const useSlot = (): SlotContext => useGiven(context);

export const useSlotState = () => useStoreState(useSlot().game.play);
