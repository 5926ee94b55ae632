import type { Fall } from '../../src/games/videoSlots/spin.ts';

/** A symbol on the board: it keeps its identity while it falls. */
export interface Placed {
  readonly id: number;
  readonly letter: string;
  readonly reel: number;
  readonly row: number;
  /** Has won, and goes. */
  readonly gone: boolean;
  /** A mystery that has turned. */
  readonly turned: boolean;
}

/** Gives every symbol that comes onto the board a number of its own. */
export class Placer {
  #nextId = 0;

  #place(letter: string, reel: number, row: number): Placed {
    this.#nextId += 1;
    return { id: this.#nextId, letter, reel, row, gone: false, turned: false };
  }

  placed({ picture }: Fall): Placed[] {
    return picture.flatMap((column, reel) => column.map((letter, row) => this.#place(letter, reel, row)));
  }

  /** What is left, further down; and what has come from above. */
  fallen(symbols: readonly Placed[], { picture }: Fall): Placed[] {
    return picture.flatMap((column, reel) => {
      const kept = symbols
        .filter((symbol) => symbol.reel === reel && !symbol.gone)
        .sort((a, b) => a.row - b.row);
      const fresh = column.length - kept.length;
      return column.map((letter, row): Placed => {
        const old = kept[row - fresh];
        return row >= fresh && old ? { ...old, row } : this.#place(letter, reel, row);
      });
    });
  }
}
