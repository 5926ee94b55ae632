import { codesOf, readerOf, type Win } from './evaluate.ts';
import { cellsOf, stripsOf, type VideoSlot } from './machine.ts';

/** One picture of a spin: with cascades there may be several. */
export interface Fall {
  /** Letters in view, reel by reel, top to bottom. */
  readonly picture: readonly (readonly string[])[];
  readonly multiplier: number;
  readonly wins: readonly Win[];
}

/** What a spin comes to; the same object again for every spin of a spinner. */
export interface Spun {
  /** Twentieths of the stake, the ladder of a cascade included, a multiplier of free spins not. */
  units: number;
  /** In the first picture. */
  scatters: number;
  cash: number;
  /** Bits of the reels that a walking wild has reached in this very spin. */
  newWilds: number;
}

/** Far beyond what any strips of ours reach; proved when their return is summed up. */
const fallsMax = 64;

/** Spins of one slot by their stops. Pure: the same stops always come to the same. `fallen` gathers the pictures. */
export type Spinner = (stops: ArrayLike<number>, wildReels?: number, fallen?: Fall[]) => Spun;

export const spinner = (slot: VideoSlot, isFree: boolean): Spinner => {
  const { rows, cascade, freeSpins, hold, walking } = slot;
  const codes = codesOf(slot);
  const codeOf = (letter: string | undefined): number => (letter === undefined ? -1 : codes.indexOf(letter));
  const strips = stripsOf(slot, isFree).map((strip) => Uint8Array.from(strip, codeOf));
  const [wild, scatter, cash] = [codeOf(slot.wild), codeOf(freeSpins?.scatter), codeOf(hold?.cash)];
  const reels = strips.length;
  const picture = new Uint8Array(cellsOf(slot));
  const tops = new Int32Array(reels);
  const gone = new Uint8Array(picture.length);
  const read = readerOf(slot);
  const ladder = cascade?.[isFree ? 'free' : 'base'] ?? [1];
  const spun: Spun = { units: 0, scatters: 0, cash: 0, newWilds: 0 };

  const shown = (): string[][] =>
    Array.from({ length: reels }, (_, reel) =>
      Array.from(picture.subarray(reel * rows, (reel + 1) * rows), (code) => codes[code] ?? ''),
    );

  const refill = (wins: readonly Win[]): void => {
    gone.fill(0);
    for (const { cells } of wins) for (const cell of cells) gone[cell] = 1;
    for (let reel = 0; reel < reels; reel += 1) {
      const strip = strips[reel] ?? picture;
      let to = (reel + 1) * rows - 1;
      for (let from = to; from >= reel * rows; from -= 1) {
        if (gone[from] === 1) continue;
        picture[to] = picture[from] ?? 0;
        to -= 1;
      }
      for (; to >= reel * rows; to -= 1) {
        const top = ((tops[reel] ?? 0) + strip.length - 1) % strip.length;
        tops[reel] = top;
        picture[to] = strip[top] ?? 0;
      }
    }
  };

  return (stops, wildReels = 0, fallen) => {
    spun.scatters = 0;
    spun.cash = 0;
    spun.newWilds = 0;
    for (let reel = 0; reel < reels; reel += 1) {
      const strip = strips[reel] ?? picture;
      const stop = stops[reel] ?? -1;
      if (!(stop >= 0 && stop < strip.length)) throw new RangeError(`stop of reel ${reel} is off its strip`);
      tops[reel] = stop;
      let covered = (wildReels & (1 << reel)) !== 0;
      for (let row = 0; row < rows; row += 1) {
        const at = stop + row;
        const code = strip[at < strip.length ? at : at - strip.length] ?? 0;
        picture[reel * rows + row] = code;
        if (covered) continue;
        if (code === scatter) spun.scatters += 1;
        if (code === cash) spun.cash += 1;
        if (walking && code === wild) spun.newWilds |= 1 << reel;
      }
      covered ||= (spun.newWilds & (1 << reel)) !== 0;
      if (covered) picture.fill(wild, reel * rows, (reel + 1) * rows);
    }
    if (!cascade) {
      const wins: Win[] = [];
      spun.units = read(picture, fallen && wins);
      fallen?.push({ picture: shown(), multiplier: 1, wins });
      return spun;
    }
    spun.units = 0;
    for (let fall = 0; fall < fallsMax; fall += 1) {
      const multiplier = ladder[Math.min(fall, ladder.length - 1)] ?? 1;
      const wins: Win[] = [];
      const units = read(picture, wins);
      fallen?.push({ picture: shown(), multiplier, wins });
      if (units === 0) return spun;
      spun.units += units * multiplier;
      refill(wins);
    }
    throw new Error(`a spin of ${slot.gameCode} does not come to rest: ${Array.from(stops).join(',')}`);
  };
};
