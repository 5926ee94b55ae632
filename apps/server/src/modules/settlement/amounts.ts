import type { Currency } from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';
import { parseExactMinor, toExactDecimal } from '@pavilion/settlement';

/** Minor units as the wire has them. */
export const money = (amount: bigint, currency: Currency): string => toDecimal(minor(amount), currency);

/** What a column of exact amounts holds, with as many decimals as it has. */
export const exactMoney = (text: string, currency: Currency): string => {
  const amount = parseExactMinor(text);
  if (amount === undefined) throw new Error(`${text} is no exact amount`);
  return toExactDecimal(amount, currency);
};
