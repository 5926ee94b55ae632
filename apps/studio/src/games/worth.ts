import type { CurrencyCode } from '@pavilion/money';

/**
 * What is worth about one renminbi, in minor units. Limits are made for renminbi; every other currency has the round amounts that
 * are worth about the same (decision 0393).
 */
const yuan: Readonly<Record<CurrencyCode, number>> = {
  RMB: 100,
  VND: 3_000,
  WON: 200,
  JPY: 20,
  THB: 500,
  USD: 20,
  INR: 1_000,
  MMK: 30_000,
  BRL: 80,
  BDT: 1_500,
  NGN: 20_000,
};

/** How far apart two amounts are: how many times the one is the other, whichever is more. */
const apart = (one: number, other: number): number => Math.max(one / other, other / one);

const nearestTo = (worth: number, amounts: readonly number[]): number =>
  amounts.reduce((best, amount) => (apart(amount, worth) < apart(best, worth) ? amount : best));

/** Round amounts that begin with one of these digits, up to a hundred million, ascending. */
const roundAmounts = (digits: readonly number[]): number[] =>
  Array.from({ length: 9 }, (_, zeros) => digits.map((digit) => digit * 10 ** zeros)).flat();

/** The round amount of a currency, in minor units, that is most nearly worth so many hundredths of a renminbi. */
export const roundWorth = (
  currency: CurrencyCode,
  fen: number,
  digits: readonly number[] = [1, 2, 5],
): number => nearestTo((fen * yuan[currency]) / 100, roundAmounts(digits));

/** That of several amounts, in minor units, which is most nearly worth so many hundredths of a renminbi. */
export const nearestWorth = (currency: CurrencyCode, fen: number, amounts: readonly number[]): number =>
  nearestTo((fen * yuan[currency]) / 100, amounts);
