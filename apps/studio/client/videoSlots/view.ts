import type { ComponentType } from 'react';
import type { VideoSlot } from '../../src/games/videoSlots/machine.ts';
import type { Lang } from '../shell/sessionTexts.ts';
import type { SoundFamily } from '../shell/sound.ts';

/** What a slot says of itself. */
export interface SlotWords {
  readonly name: string;
  readonly tagline: string;
  readonly symbols: Readonly<Record<string, string>>;
  /** Of hold and win: what it is called, and what holds. */
  readonly hold?: { readonly title: string; readonly text: string };
  /** How cash symbols are worth. */
  readonly cash?: { readonly title: string; readonly note: string };
  /** Of spins that follow a wild: what they are called, and what is told when they begin and end. */
  readonly walk?: {
    readonly title: string;
    readonly begins: string;
    readonly over: (amount: string) => string;
  };
  /** Where free spins gather something: that, and how far it is. */
  readonly meter?: (gathered: number, needed: number) => string;
  /** Where beads are counted: what a win is, how the pays are read, and how many beads are carried. */
  readonly beads?: {
    readonly won: (symbol: string, rods: number, beads: number) => string;
    readonly paysNote: string;
    readonly carried: (beads: number) => string;
  };
  readonly rules: readonly { readonly title: string; readonly text: string }[];
}

/** All that the page fetches for one slot alone: its mathematics and its words. Its pictures are drawn at build. */
export interface SlotView {
  readonly slot: VideoSlot;
  readonly words: (lang: Lang) => SlotWords;
  /** A part of the board that stands before its reels, and how wide it is: as so many of them. */
  readonly before?: { readonly reels: number; readonly Part: ComponentType };
  /** What the slot sounds like, where it is not as all others. */
  readonly family?: SoundFamily;
}
