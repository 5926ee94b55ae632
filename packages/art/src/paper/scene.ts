import type { Light } from './backdrop.ts';
import type { FrameKind } from './frame.ts';
import type { Stage } from './stage.ts';

/** What a motif hangs on a stage of 600×800, back to front. Markup, or '' for nothing. */
export type Scene = {
  readonly light: Light;
  /** The frames that leave the figure whole; one is chosen by seed. */
  readonly frames: readonly [FrameKind, ...FrameKind[]];
  /** Pin-hole stars down to this height. */
  readonly starsTo?: number;
  /** How much nearer the seed may bring the picture; 1 when the figure already fills the sheet. */
  readonly zoomMax?: number;
  readonly back: string;
  readonly hero: string;
  /** Foreground over the hero's feet. */
  readonly front?: string;
};

export type Motif = (stage: Stage) => Scene;
