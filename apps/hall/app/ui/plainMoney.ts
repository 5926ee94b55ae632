import type { Currency } from '@pavilion/contract';
import { formatMinor, parseDecimal } from '@pavilion/money';

/** A decimal string of the wire as it is read, for the middle of a text; what is no amount stays as it is. */
export const plainMoney = (amount: string, currency: Currency): string => {
  const minor = parseDecimal(amount, currency);
  return minor === undefined ? amount : formatMinor(minor, currency);
};

/** The same without decimals that say nothing: a bound is read at a glance, `¥20,000` and not `¥20,000.00`. */
export const boundMoney = (amount: string, currency: Currency): string =>
  plainMoney(amount, currency).replace(/\.00$/, '');
