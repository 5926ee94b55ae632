import { randomBytes } from 'node:crypto';

/** A number in [0, 1). */
export type Chance = () => number;

const poolBytes = 4_096;

/** Chance that nobody can foretell, read from a pool: a picture takes a few thousand numbers. */
export const createChance = (): Chance => {
  let pool = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at + 4 > pool.length) {
      pool = randomBytes(poolBytes);
      at = 0;
    }
    at += 4;
    return pool.readUInt32LE(at - 4) / 2 ** 32;
  };
};

export const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = (chance: Chance, low: number, high: number): number =>
  low + Math.floor(chance() * (high - low + 1));
