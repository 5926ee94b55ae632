/** Cents as the hall shows them. */
export const dollars = (minor: bigint): string => `$${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
