/** Nothing is named twice: for `refine`. */
export const isDistinct = (named: readonly unknown[]): boolean => new Set(named).size === named.length;
