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

/** The round amount, one, two or five and noughts, that is most nearly worth so many hundredths of a renminbi. Minor units. */
export const roundWorth = (currency: Currency, fen: bigint): bigint => {
  const wanted = (Number(tenYuan(currency)) / 1_000) * Number(fen);
  const apart = (amount: number): number => Math.max(amount / wanted, wanted / amount);
  const amounts = Array.from({ length: 12 }, (_, noughts) => [1, 2, 5].map((digit) => digit * 10 ** noughts));
  return BigInt(amounts.flat().reduce((best, amount) => (apart(amount) < apart(best) ? amount : best)));
};
