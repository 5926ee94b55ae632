import { type CurrencyCode, currencies, exponentOf, toCurrencyCode } from '@pavilion/money';

/** Amounts of wires that count in other units than the hall: exactly, or not at all. */

/** How many of the wire's units make one minor unit; `wireDigits` are the decimal places that the wire counts in. */
const unitsPerMinor = (currency: CurrencyCode, wireDigits: number): bigint =>
  10n ** BigInt(wireDigits - exponentOf(currency));

/** Minor units; `undefined` when the amount lies between two of them. `amount` is a whole number of the wire's units. */
export const toMinorExactly = (
  amount: number,
  currency: CurrencyCode,
  wireDigits: number,
): number | undefined => {
  const units = unitsPerMinor(currency, wireDigits);
  const given = BigInt(amount);
  return given % units === 0n ? Number(given / units) : undefined;
};

/** The wire's units: a whole number that may be beyond what a JSON number is read as exactly. */
export const fromMinor = (minor: number, currency: CurrencyCode, wireDigits: number): bigint =>
  BigInt(minor) * unitsPerMinor(currency, wireDigits);

/** ISO 4217 names are the only ones that these wires know: `undefined` for the hall's own (`RMB`, `WON`). */
export const fromIso = (code: string): CurrencyCode | undefined => {
  const known = toCurrencyCode(code);
  return known !== undefined && currencies[known].iso === code ? known : undefined;
};

export const toIso = (code: string): string => {
  const known = toCurrencyCode(code);
  return known === undefined ? code : currencies[known].iso;
};

/** An object with one more field, a whole number of any size, as JSON. */
export const jsonWithWhole = (object: object, field: string, whole: bigint): string => {
  const text = JSON.stringify(object);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(field)}:${whole}}`;
};
