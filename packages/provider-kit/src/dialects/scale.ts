import { type CurrencyCode, currencies, exponentOf, toCurrencyCode } from '@pavilion/money';
import type { Fraction } from '../adapter.ts';

/** Amounts of wires that count in other units than the hall: exactly. */

/** How many of the wire's units make one minor unit; `wireDigits` are the decimal places that the wire counts in. */
const unitsPerMinor = (currency: CurrencyCode, wireDigits: number): bigint =>
  10n ** BigInt(wireDigits - exponentOf(currency));

/** An amount of the wire as whole minor units and the parts of one that are beyond them. */
export interface ScaledAmount {
  readonly minor: number;
  readonly fraction: Fraction;
}

/** `amount` is a whole number of the wire's units. */
export const toMinor = (amount: number, currency: CurrencyCode, wireDigits: number): ScaledAmount => {
  const perMinor = unitsPerMinor(currency, wireDigits);
  const given = BigInt(amount);
  return {
    minor: Number(given / perMinor),
    fraction: { perMinor: Number(perMinor), parts: Number(given % perMinor) },
  };
};

/**
 * The wire's units of whole minor units and `parts`: a whole number that may be beyond what a JSON number is read as
 * exactly.
 */
export const fromMinor = (minor: number, parts: number, currency: CurrencyCode, wireDigits: number): bigint =>
  BigInt(minor) * unitsPerMinor(currency, wireDigits) + BigInt(parts);

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
