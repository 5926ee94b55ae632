import type { Currency } from '@pavilion/contract';
import { parseDecimal } from '@pavilion/money';

/** About the same worth in every currency: ten renminbi. */
const worth: Readonly<Record<Currency, string>> = {
  RMB: '10',
  VND: '30000',
  WON: '2000',
  JPY: '200',
  THB: '50',
  USD: '2',
  INR: '100',
  MMK: '3000',
  BRL: '8',
  BDT: '150',
  NGN: '2000',
};

/** That in minor units. */
export const tenYuan = (currency: Currency): bigint => {
  const parsed = parseDecimal(worth[currency], currency);
  if (parsed === undefined) throw new Error(`"${worth[currency]}" is not an amount of ${currency}`);
  return parsed;
};
