import type { VideoSlot } from '../../src/games/videoSlots/machine.ts';
import type { Lang } from '../shell/sessionTexts.ts';

/** What a slot says of itself. */
export interface SlotWords {
  readonly name: string;
  readonly tagline: string;
  readonly symbols: Readonly<Record<string, string>>;
  /** Of hold and win: what it is called, what holds, and how its cash symbols are worth. */
  readonly hold?: {
    readonly title: string;
    readonly text: string;
    readonly cash: string;
    readonly cashNote: string;
  };
  readonly rules: readonly { readonly title: string; readonly text: string }[];
}

/** All that the page fetches for one slot alone: its mathematics and its words. Its pictures are drawn at build. */
export interface SlotView {
  readonly slot: VideoSlot;
  readonly words: Readonly<Record<Lang, SlotWords>>;
}
