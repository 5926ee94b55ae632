import { type CurrencyCode, formatMinor, type Minor, minor, parseDecimal, toDecimal } from '@pavilion/money';

export const amountOf = (text: string, currency: CurrencyCode): Minor =>
  parseDecimal(text, currency) ?? minor(0);

/** An amount of minor units for a person: with the currency's sign. */
export const coins = (amount: bigint, currency: CurrencyCode): string => formatMinor(minor(amount), currency);

/** An amount for a person: with the currency's sign. */
export const money = (amount: string, currency: CurrencyCode): string =>
  coins(amountOf(amount, currency), currency);

/** The balance while a win that it holds already is not yet shown. */
export const less = (balance: string, win: string, currency: CurrencyCode): string =>
  toDecimal(minor(amountOf(balance, currency) - amountOf(win, currency)), currency);

/** A session's net after a step that took `paid` and won `win`; `null` for a step that cost nothing. */
export const netAfter = (net: string, win: string, paid: string | null, currency: CurrencyCode): string => {
  const cost = paid === null ? 0n : amountOf(paid, currency);
  return toDecimal(minor(amountOf(net, currency) + amountOf(win, currency) - cost), currency);
};

/** The sum of decimal strings. */
export const sumOf = (amounts: readonly string[], currency: CurrencyCode): string =>
  toDecimal(minor(amounts.reduce((sum, amount) => sum + amountOf(amount, currency), 0n)), currency);
