import type { Line, VideoSlot } from './machine.ts';

/** Something that a picture pays for. */
export interface Win {
  readonly letter: string;
  /** Reels from the left, or symbols of a cluster. */
  readonly count: number;
  /** Ways, or beads as they count; 1 elsewhere. */
  readonly ways: number;
  /** Number of the line, from 0; `null` where there are none. */
  readonly line: number | null;
  /** Twentieths of the stake, before any multiplier. */
  readonly units: number;
  /** Cells that take part: reel × rows + row. */
  readonly cells: readonly number[];
}

/**
 * Reads a picture, a code for each cell, reel after reel: answers what it pays, and writes the wins down when they are
 * wanted. It keeps nothing, and is fast enough to be asked for every picture that there is.
 */
export type Reader = (picture: Uint8Array, wins?: Win[]) => number;

/** The fewest reels that win on lines and ways. */
const reelsMin = 3;

/** Letters as numbers, in the order of `letters`. */
export const codesOf = (slot: VideoSlot): string[] => Object.keys(slot.letters);

interface Setup {
  readonly reels: number;
  readonly rows: number;
  readonly codes: readonly string[];
  /** Code of the wild; −1 where there is none. */
  readonly wild: number;
  /** By code; `null` for what pays nothing. */
  readonly pays: readonly (readonly number[] | null)[];
  /** What each wild multiplies a line by. */
  readonly wildTimes: number;
}

const lineReader = (
  { reels, rows, codes, wild, pays, wildTimes }: Setup,
  lines: readonly Line[],
  bothWays: boolean,
): Reader => {
  const ahead = lines.map((line) => line.map((row, reel) => reel * rows + row));
  const crossed = Uint8Array.from(
    [...ahead, ...(bothWays ? ahead.map((cells) => [...cells].reverse()) : [])].flat(),
  );
  const back = lines.length * reels;
  // By code and length of the run.
  const payOf = new Int32Array(codes.length * (reels + 1));
  for (const [code, table] of pays.entries())
    for (const [more, pay] of (table ?? []).entries()) payOf[code * (reels + 1) + reelsMin + more] = pay;
  const lastOf = (code: number): number => pays[code]?.at(-1) ?? 0;
  /** What a line of nothing but wilds pays as. */
  const best = codes.reduce((found, _, code) => (lastOf(code) > lastOf(found) ? code : found), 0);
  return (picture, wins) => {
    let units = 0;
    for (let start = 0; start < crossed.length; start += reels) {
      // A wild that has walked to the first reel stands for whatever comes after it.
      let count = 0;
      while (count < reels && picture[crossed[start + count] ?? 0] === wild) count += 1;
      const code = count === reels ? best : (picture[crossed[start + count] ?? 0] ?? 0);
      while (count < reels) {
        const next = picture[crossed[start + count] ?? 0];
        if (next !== code && next !== wild) break;
        count += 1;
      }
      let pay = payOf[code * (reels + 1) + count] ?? 0;
      if (pay === 0 || (count === reels && start >= back)) continue;
      if (wildTimes > 1)
        for (let at = start; at < start + count; at += 1)
          if (picture[crossed[at] ?? 0] === wild) pay *= wildTimes;
      units += pay;
      const cells = wins && [...crossed.subarray(start, start + count)];
      wins?.push({
        letter: codes[code] ?? '',
        count,
        ways: 1,
        line: (start % back) / reels,
        units: pay,
        cells: cells ?? [],
      });
    }
    return units;
  };
};

/** What the symbols of a kind on each reel from the left come to together. */
interface Counting {
  /** What a symbol on the upper row counts; on every other row one. */
  readonly upper: number;
  /** One reel after the other: of none, and of what has been counted so far and is seen on the next. */
  readonly none: number;
  readonly with: (counted: number, seen: number) => number;
}

/** Ways: one symbol of each reel, in every combination. */
const inWays: Counting = { upper: 1, none: 1, with: (ways, seen) => ways * seen };

/** Beads of a kind are added up; those above the beam count more. */
const addedUp = (upper: number): Counting => ({ upper, none: 0, with: (beads, seen) => beads + seen });

/** Symbol by symbol of the first reel, as far as it goes on from the left without a gap. */
const runReader =
  ({ reels, rows, codes, wild, pays }: Setup, counting: Counting): Reader =>
  (picture, wins) => {
    let units = 0;
    for (let first = 0; first < rows; first += 1) {
      const code = picture[first] ?? 0;
      const table = pays[code];
      // The same symbol further up on the first reel has counted this one.
      let seenAbove = false;
      for (let row = 0; row < first; row += 1) if (picture[row] === code) seenAbove = true;
      if (!table || seenAbove) continue;
      let [count, counted] = [0, counting.none];
      for (let reel = 0; reel < reels; reel += 1) {
        let seen = 0;
        for (let row = 0; row < rows; row += 1) {
          const shown = picture[reel * rows + row];
          if (shown === code || shown === wild) seen += row === 0 ? counting.upper : 1;
        }
        if (seen === 0) break;
        count += 1;
        counted = counting.with(counted, seen);
      }
      const pay = count < reelsMin ? 0 : (table[count - reelsMin] ?? 0);
      if (pay === 0) continue;
      units += pay * counted;
      if (!wins) continue;
      const cells: number[] = [];
      for (let cell = 0; cell < count * rows; cell += 1)
        if (picture[cell] === code || picture[cell] === wild) cells.push(cell);
      wins.push({ letter: codes[code] ?? '', count, ways: counted, line: null, units: pay * counted, cells });
    }
    return units;
  };

/** Cells beside each cell: above, below, left and right. */
const neighboursOf = (reels: number, rows: number): number[][] =>
  Array.from({ length: reels * rows }, (_, cell) => {
    const [reel, row] = [Math.floor(cell / rows), cell % rows];
    return [
      row > 0 ? cell - 1 : -1,
      row < rows - 1 ? cell + 1 : -1,
      reel > 0 ? cell - rows : -1,
      reel < reels - 1 ? cell + rows : -1,
    ].filter((near) => near >= 0);
  });

const clusterReader = ({ reels, rows, codes, wild, pays }: Setup, sizes: readonly number[]): Reader => {
  const all = reels * rows;
  const seen = new Uint8Array(all);
  const queue = new Uint8Array(all);
  const smallest = sizes[0] ?? all;
  // By size: the pay that it reaches.
  const steps = Array.from(
    { length: all + 1 },
    (_, size) => sizes.filter((least) => least <= size).length - 1,
  );
  const neighbours = neighboursOf(reels, rows);
  /** Gathers the cluster of a cell into the queue; answers its size. */
  const gather = (start: number, code: number): number => {
    let [size, at] = [1, 0];
    queue[0] = start;
    seen[start] = 1;
    while (at < size) {
      const near = neighbours[queue[at] ?? 0] ?? [];
      at += 1;
      for (let side = 0; side < near.length; side += 1) {
        const cell = near[side] ?? 0;
        if (seen[cell] === 1 || (picture[cell] !== code && picture[cell] !== wild)) continue;
        seen[cell] = 1;
        queue[size] = cell;
        size += 1;
      }
    }
    // A wild may belong to several clusters.
    for (let cell = 0; cell < size; cell += 1) {
      const found = queue[cell] ?? 0;
      if (picture[found] === wild) seen[found] = 0;
    }
    return size;
  };
  let picture: Uint8Array = seen;
  return (shown, wins) => {
    picture = shown;
    let units = 0;
    seen.fill(0);
    for (let start = 0; start < all; start += 1) {
      const code = picture[start] ?? 0;
      const table = pays[code];
      if (seen[start] === 1 || !table) continue;
      const size = gather(start, code);
      const pay = size < smallest ? 0 : (table[steps[size] ?? 0] ?? 0);
      if (pay === 0) continue;
      units += pay;
      const cells = wins && [...queue.subarray(0, size)];
      wins?.push({
        letter: codes[code] ?? '',
        count: size,
        ways: 1,
        line: null,
        units: pay,
        cells: cells ?? [],
      });
    }
    return units;
  };
};

export const readerOf = (slot: VideoSlot, isFree = false): Reader => {
  const { rows, evaluation } = slot;
  const codes = codesOf(slot);
  const setup: Setup = {
    reels: slot.strips.base.length,
    rows,
    codes,
    wild: slot.wild === undefined ? -1 : codes.indexOf(slot.wild),
    pays: codes.map((letter) => evaluation.pays[letter] ?? null),
    wildTimes: slot.wildTimes?.[isFree ? 'free' : 'base'] ?? 1,
  };
  switch (evaluation.kind) {
    case 'lines':
      return lineReader(setup, evaluation.lines, evaluation.bothWays ?? false);
    case 'ways':
      return runReader(setup, inWays);
    case 'beads':
      return runReader(setup, addedUp(evaluation.upper));
    case 'clusters':
      return clusterReader(setup, evaluation.sizes);
  }
};
