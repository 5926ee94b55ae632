/** One symbol in view: `row` counts from the top of the window and may lie between rows, or just outside. */
export interface PaintedSymbol {
  readonly letter: string;
  readonly row: number;
}

/** How a cell stands out. */
export interface Emphasis {
  /** 1 as it is, less to step back. */
  readonly alpha: number;
  /** 1 as it is, more to step forward. */
  readonly scale: number;
  /** Light behind the symbol, 0 to 1. */
  readonly glow: number;
}

export const plain: Emphasis = { alpha: 1, scale: 1, glow: 0 };

/** Symbols painted for a reel: the window and one beyond each edge. */
export const paintedRows = 5;

/** What draws reels: WebGL where there is some, plain elements where there is none. */
export interface Painter {
  /** The letters of one reel; `speed` 0–1 blurs them. */
  readonly paint: (reel: number, symbols: readonly PaintedSymbol[], speed: number) => void;
  readonly emphasise: (reel: number, row: number, emphasis: Emphasis) => void;
  /** Shows what was painted since the last call. */
  readonly flush: () => void;
  /** Paper petals that rise for a great win; a painter that cannot does nothing. */
  readonly celebrate: () => void;
  /** Whether something of its own is still moving. */
  readonly isBusy: () => boolean;
  readonly resize: () => void;
  readonly dispose: () => void;
}
