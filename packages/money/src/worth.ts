import { type Minor, minor } from './amount.ts';
import type { CurrencyCode } from './currency.ts';

/**
 * What is worth about one renminbi, in minor units. Limits are made for renminbi; every other currency has the round amounts that
 * are worth about the same (decision 0393).
 */
const yuan: Readonly<Record<CurrencyCode, bigint>> = {
  RMB: 100n,
  VND: 3_000n,
  WON: 200n,
  JPY: 20n,
  THB: 500n,
  USD: 20n,
  INR: 1_000n,
  MMK: 30_000n,
  BRL: 80n,
  BDT: 1_500n,
  NGN: 20_000n,
};

/** What is worth about one renminbi, in minor units of a currency. */
export const yuanIn = (currency: CurrencyCode): bigint => yuan[currency];

const fenPerYuan = 100n;

/** Whether `one` is fewer times more or less than `worth` than `other` is: ratios, compared by multiplying across. */
const isNearer = (one: bigint, other: bigint, worth: bigint): boolean => {
  const [more, less] = one > worth ? [one, worth] : [worth, one];
  const [otherMore, otherLess] = other > worth ? [other, worth] : [worth, other];
  return more * otherLess < otherMore * less;
};

/** That of several amounts, in minor units, which is most nearly worth so many hundredths of a renminbi. */
export const nearestWorth = (currency: CurrencyCode, fen: bigint, amounts: readonly bigint[]): Minor => {
  const worth = fen * yuan[currency];
  const [first = 0n, ...others] = amounts;
  return minor(
    others.reduce(
      (best, amount) => (isNearer(amount * fenPerYuan, best * fenPerYuan, worth) ? amount : best),
      first,
    ),
  );
};

/** Round amounts that begin with one of these digits, up to a hundred million, ascending. */
const roundAmounts = (digits: readonly bigint[]): bigint[] =>
  Array.from({ length: 9 }, (_, zeros) => digits.map((digit) => digit * 10n ** BigInt(zeros))).flat();

/** The round amount of a currency, in minor units, that is most nearly worth so many hundredths of a renminbi. */
export const roundWorth = (
  currency: CurrencyCode,
  fen: bigint,
  digits: readonly bigint[] = [1n, 2n, 5n],
): Minor => nearestWorth(currency, fen, roundAmounts(digits));
