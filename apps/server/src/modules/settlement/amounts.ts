import type { Currency } from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';
import { readExactMinor, toExactDecimal } from '@pavilion/settlement';

/** Minor units as the wire has them. */
export const money = (amount: bigint, currency: Currency): string => toDecimal(minor(amount), currency);

/** What a column of exact amounts holds, with as many decimals as it has. */
export const exactMoney = (text: string, currency: Currency): string =>
  toExactDecimal(readExactMinor(text), currency);
