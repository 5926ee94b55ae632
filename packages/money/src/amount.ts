import { type CurrencyCode, exponentOf, symbolOf } from './currency.ts';

declare const minorBrand: unique symbol;

/** An amount in minor units of some currency (cents of USD, whole đồng of VND). Never a fraction, may be negative. */
export type Minor = bigint & { readonly [minorBrand]: true };

/** Brands a whole number as minor units. Throws `RangeError` for a number that is not a safe integer. */
export const minor = (value: bigint | number): Minor => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`minor units must be a safe whole number, got ${value}`);
  }
  return BigInt(value) as Minor;
};

export const sumMinor = (amounts: Iterable<Minor>): Minor => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return minor(total);
};

const decimalPattern = /^(-?)(0|[1-9][0-9]{0,17})(?:\.([0-9]{1,2}))?$/;

/**
 * Reads a decimal string of the member-facing wire (`"1234.50"`, `"250000"`) as minor units.
 * Answers `undefined` for anything else: exponents, plus signs, spaces, other digits than 0–9, more
 * decimals than the currency has.
 */
export const parseDecimal = (text: string, currency: CurrencyCode): Minor | undefined => {
  const match = decimalPattern.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const exponent = exponentOf(currency);
  if (fraction.length > exponent) return undefined;
  const magnitude = BigInt(whole + fraction.padEnd(exponent, '0'));
  return minor(sign === '-' ? -magnitude : magnitude);
};

/** Writes minor units as the decimal string of the member-facing wire, always with the currency's decimals. */
export const toDecimal = (amount: Minor, currency: CurrencyCode): string => {
  const exponent = exponentOf(currency);
  const negative = amount < 0n;
  const digits = (negative ? -amount : amount).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${negative ? '-' : ''}${whole}${fraction}`;
};

/** A sign that is a letter, or begins with one, stands apart from the figures by a thin space that does not break. */
const parted = /^[A-Z]/;
const thinSpace = '\u202f';

/**
 * Writes an amount for a person: symbol, grouped whole part, the currency's decimals (`¥1,234.50`, `₫250,000`); `R$` and `K`
 * with a thin space behind them.
 */
export const formatMinor = (amount: Minor, currency: CurrencyCode, { symbol = true } = {}): string => {
  const decimal = toDecimal(amount < 0n ? minor(-amount) : amount, currency);
  const [whole = '0', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const body = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  const sign = symbolOf(currency);
  const shown = parted.test(sign) ? `${sign}${thinSpace}` : sign;
  return `${amount < 0n ? '−' : ''}${symbol ? shown : ''}${body}`;
};
