import type { DepositMethod } from '@pavilion/contract/cashier';
import { type Minor, parseDecimal, toDecimal } from '@pavilion/money';
import { boundMoney } from '../../../ui/plainMoney.ts';

export type AmountProblem = 'blank' | 'format' | 'limits';

/** How much may be paid in by a way, to be read. */
export const amountLimits = ({ amount_min, amount_max, currency }: DepositMethod) => ({
  min: boundMoney(amount_min, currency),
  max: boundMoney(amount_max, currency),
});

/** What is wrong with a typed amount, or the amount itself as the wire wants it. */
export const readAmount = (
  text: string,
  method: DepositMethod,
): { readonly problem: AmountProblem } | { readonly amount: string } => {
  const typed = text.trim();
  if (typed === '') return { problem: 'blank' };
  const amount = parseDecimal(typed, method.currency);
  const min = parseDecimal(method.amount_min, method.currency);
  const max = parseDecimal(method.amount_max, method.currency);
  if (amount === undefined) return { problem: 'format' };
  if (min === undefined || max === undefined || amount < min || amount > max) return { problem: 'limits' };
  return { amount: toDecimal(amount, method.currency) };
};

/** What is paid: amount and fee together. Null while the amount does not read. */
export const totalToPay = (text: string, method: DepositMethod): string | null => {
  const read = readAmount(text, method);
  const fee = parseDecimal(method.fee, method.currency);
  if (!('amount' in read) || fee === undefined) return null;
  const amount = parseDecimal(read.amount, method.currency);
  return amount === undefined ? null : toDecimal((amount + fee) as Minor, method.currency);
};
