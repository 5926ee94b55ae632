import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { unitsPerStake } from '../../src/games/units.ts';
import type { VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import type { SlotFacts } from '../../src/games/videoSlots/theories.ts';
import { amountOf } from '../shell/amounts.ts';
import type { PlayState } from '../shell/playState.ts';
import type { VideoSlotGame, VideoSlotView } from './slotGame.ts';
import type { SlotView, SlotWords } from './view.ts';
import type { VideoSlotWords } from './words.ts';

export interface VideoSlotContext {
  readonly game: VideoSlotGame;
  readonly slot: SlotView['slot'];
  readonly own: SlotWords;
  readonly words: VideoSlotWords;
  readonly facts: SlotFacts;
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
}

const context = createContext<VideoSlotContext | null>(null);

export const VideoSlotProvider = context.Provider;

export const useVideoSlot = (): VideoSlotContext => {
  const value = useContext(context);
  if (!value) throw new Error('outside the machine');
  return value;
};

export const useVideoSlotState = (): PlayState<VideoSlotOutcome, VideoSlotView> => {
  const { play } = useVideoSlot().game;
  return useSyncExternalStore(play.subscribe, play.getState);
};

/** What so many twentieths of the stake are worth; without the end that says nothing. */
export const worth = (units: number, stake: string, currency: CurrencyCode): string =>
  formatMinor(minor((BigInt(units) * amountOf(stake, currency)) / BigInt(unitsPerStake)), currency);

export const shortWorth = (units: number, stake: string, currency: CurrencyCode): string =>
  worth(units, stake, currency).replace(/\.00$/, '');
