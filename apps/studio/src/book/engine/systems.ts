/**
 * Systems: one stake each on every combination of so many of a bet's legs, of which those of one event are one together. Pure; the
 * pages count and name combinations by it.
 */

/** Sizes of a system's combinations: every size from the one to the other, both included. */
export interface Folds {
  readonly min: number;
  readonly max: number;
}

/** What combinations are made of: the legs of each event together, at one price. */
export const partsIn = (legs: readonly { readonly event: string }[]): number =>
  new Set(legs.map(({ event }) => event)).size;

/** So many legs a system may have. */
export const systemLegs = { min: 3, max: 8 } as const;

/**
 * The systems that are offered of so many legs: all of one size (`2` to one less than all legs), everything from doubles on, and
 * everything from singles on. None below three legs and above eight.
 */
export const systemsOf = (legs: number): readonly Folds[] => {
  if (legs < systemLegs.min || legs > systemLegs.max) return [];
  const even = Array.from({ length: legs - 2 }, (_, at) => ({ min: at + 2, max: at + 2 }));
  return [...even, { min: 2, max: legs }, { min: 1, max: legs }];
};

export const isSystemOf = (legs: number, { min, max }: Folds): boolean =>
  systemsOf(legs).some((each) => each.min === min && each.max === max);

/** In how many ways `size` of `of` things can be taken. */
const ways = (of: number, size: number): number => {
  let count = 1;
  for (let at = 0; at < size; at += 1) count = (count * (of - at)) / (at + 1);
  return size > of ? 0 : count;
};

/** How many combinations of these sizes so many legs have. */
export const combinationsOf = (legs: number, { min, max }: Folds): number => {
  let count = 0;
  for (let size = min; size <= max; size += 1) count += ways(legs, size);
  return count;
};

/** One combination of all legs: a single or a multi. */
export const allOf = (legs: number): Folds => ({ min: legs, max: legs });

/**
 * What all combinations return together, each for a stake of one: the products of the factors of its legs, added up. Factors are
 * whole parts of `one`; the answer is in parts of `one` to the power of all legs, so that nothing is cut.
 */
export const sumOfProducts = (factors: readonly bigint[], { min, max }: Folds, one: bigint): bigint => {
  // sums[k]: of the products of every k of the factors so far.
  let sums = [1n];
  for (const factor of factors)
    sums = [...sums, 0n].map((sum, size) => sum + (size === 0 ? 0n : (sums[size - 1] ?? 0n) * factor));
  return sums.reduce(
    (all, sum, size) => (size < min || size > max ? all : all + sum * one ** BigInt(factors.length - size)),
    0n,
  );
};
