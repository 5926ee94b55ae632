/**
 * PostgreSQL array literals. The driver's own go through a quoting function for every element; a batch has thousands
 * of numbers in it.
 */

export const numberArray = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;

/** For values that need no quoting: the ledger's own enums and currency codes. */
export const nameArray = (values: readonly string[]): string => `{${values.join(',')}}`;

const special = /["\\]/g;
const quote = (text: string): string =>
  `"${text.includes('"') || text.includes('\\') ? text.replace(special, '\\$&') : text}"`;

export const textArray = (values: readonly (string | undefined)[]): string =>
  `{${values.map((value) => (value === undefined ? 'NULL' : quote(value))).join(',')}}`;

/** `null`, which the ledger's functions take for "none at all", when no element is set. */
export const optionalTextArray = (values: readonly (string | undefined)[]): string | null =>
  values.some((value) => value !== undefined) ? textArray(values) : null;
