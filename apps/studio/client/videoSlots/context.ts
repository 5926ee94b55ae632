import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { createContext } from 'react';
import { unitsPerStake } from '../../src/games/units.ts';
import type { SlotFacts } from '../../src/games/videoSlots/theories.ts';
import { amountOf } from '../shell/amounts.ts';
import { useGiven, useStoreState } from '../shell/given.ts';
import type { VideoSlotGame } from './slotGame.ts';
import type { SlotView, SlotWords } from './view.ts';
import type { VideoSlotWords } from './words.ts';

export interface VideoSlotContext {
  readonly game: VideoSlotGame;
  readonly slot: SlotView['slot'];
  readonly own: SlotWords;
  readonly words: VideoSlotWords;
  readonly facts: SlotFacts;
  readonly before: SlotView['before'];
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
}

const context = createContext<VideoSlotContext | null>(null);

export const VideoSlotProvider = context.Provider;

export const useVideoSlot = (): VideoSlotContext => useGiven(context);

export const useVideoSlotState = () => useStoreState(useVideoSlot().game.play);

/** What so many twentieths of the stake are worth; without the end that says nothing. */
export const worth = (units: number, stake: string, currency: CurrencyCode): string =>
  formatMinor(minor((BigInt(units) * amountOf(stake, currency)) / BigInt(unitsPerStake)), currency);

export const shortWorth = (units: number, stake: string, currency: CurrencyCode): string =>
  worth(units, stake, currency).replace(/\.00$/, '');
