import { type CurrencyCode, exponentOf, type Minor, minor } from '@pavilion/money';

declare const exactBrand: unique symbol;

/**
 * An amount to the last digit: whole 10⁻¹⁸ minor units. Three rates of millionths one upon the other (a deduction, a
 * deduction on what is left, a share) need no more, so nothing is rounded before the bill.
 */
export type Exact = bigint & { readonly [exactBrand]: true };

const digits = 18;
const one = 10n ** 18n;
const million = 1_000_000n;

export const exact = (parts: bigint): Exact => parts as Exact;
export const nothing = exact(0n);

export const exactOf = (amount: Minor): Exact => exact(amount * one);

/** A share of an amount. Throws `RangeError` where it would need more digits than there are: a fourth rate upon three. */
export const timesPpm = (amount: Exact, ratePpm: number): Exact => {
  const product = amount * BigInt(ratePpm);
  if (product % million !== 0n) throw new RangeError('a share of a share of a share of a share is not kept');
  return exact(product / million);
};

export const sumExact = (amounts: Iterable<Exact>): Exact => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return exact(total);
};

export const positiveOf = (amount: Exact): Exact => (amount > 0n ? amount : nothing);
export const negativeOf = (amount: Exact): Exact => (amount < 0n ? amount : nothing);
export const minus = (left: Exact, right: Exact): Exact => exact(left - right);

/** Cut to whole minor units, towards nothing: a win is the mirror of a loss. */
export const cutTowardsNothing = (amount: Exact): Minor => minor(amount / one);

/** Cut downwards to whole minor units, below nothing too. */
export const cutDown = (amount: Exact): Minor => {
  const whole = amount / one;
  return minor(whole * one > amount ? whole - 1n : whole);
};

/** Point `shift` digits from the right, then without zeros at the end beyond `decimalsMin`. */
const write = (value: bigint, shift: number, decimalsMin: number): string => {
  const text = (value < 0n ? -value : value).toString().padStart(shift + 1, '0');
  const whole = text.slice(0, text.length - shift);
  const fraction = text
    .slice(text.length - shift)
    .replace(/0+$/, '')
    .padEnd(decimalsMin, '0');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/** In minor units, with as many decimals as there are: `-780000`, `12.345`. */
export const toExactMinor = (amount: Exact): string => write(amount, digits, 0);

/** In the currency's unit, with at least its decimals: `-7800.00`, `0.12345`. */
export const toExactDecimal = (amount: Exact, currency: CurrencyCode): string =>
  write(amount, digits + exponentOf(currency), exponentOf(currency));

const decimalPattern = /^(-?)(0|[1-9][0-9]{0,19})(?:\.([0-9]{1,20}))?$/;

/** Reads what the two functions above write. */
const read = (text: string, shift: number): Exact | undefined => {
  const match = decimalPattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  if (fraction.length > shift) return undefined;
  const magnitude = BigInt(whole + fraction.padEnd(shift, '0'));
  return exact(sign === '-' ? -magnitude : magnitude);
};

export const parseExactMinor = (text: string): Exact | undefined => read(text, digits);

/** What a column of exact amounts holds. Throws a `RangeError` for anything else. */
export const readExactMinor = (text: string): Exact => {
  const amount = parseExactMinor(text);
  if (amount === undefined) throw new RangeError(`${text} is no exact amount`);
  return amount;
};

export const parseExactDecimal = (text: string, currency: CurrencyCode): Exact | undefined =>
  read(text, digits + exponentOf(currency));
