import type { Currency } from '@pavilion/contract';
import { formatMinor, parseDecimal } from '@pavilion/money';

/** A decimal string of the wire as it is read, for the middle of a text; what is no amount stays as it is. */
export const plainMoney = (amount: string, currency: Currency): string => {
  const minor = parseDecimal(amount, currency);
  return minor === undefined ? amount : formatMinor(minor, currency);
};
