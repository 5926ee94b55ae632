/** Random numbers that a seed repeats. For tests only: never for anything a player could guess at. */
export interface SeededRandom {
  /** Print it when a test fails, and give it back to replay the failure. */
  readonly seed: number;
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly chance: (probability: number) => boolean;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

const twoTo32 = 2 ** 32;

/** Splitmix32: one 32-bit word of state, well mixed, and short enough to be read. */
const splitmix32 = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / twoTo32;
  };
};

export const createRandom = (seed: number = Math.floor(Math.random() * twoTo32)): SeededRandom => {
  const next = splitmix32(seed);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    seed,
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ item }) => item),
  };
};
