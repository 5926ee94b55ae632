import type { DataOf } from '@pavilion/contract';
import type { withdrawalQuote } from '@pavilion/contract/cashier';
import { type Minor, parseDecimal, toDecimal } from '@pavilion/money';
import { boundMoney } from '../../../ui/plainMoney.ts';

export type Quote = DataOf<typeof withdrawalQuote>;
export type AmountProblem = 'blank' | 'format' | 'limits' | 'funds';

const wholeInBasisPoints = 10_000n;

/** How much may be asked for at once, to be read. */
export const amountLimits = ({ amount_min, amount_max, currency }: Quote) => ({
  min: boundMoney(amount_min, currency),
  max: boundMoney(amount_max, currency),
});

/** What is wrong with a typed amount, or the amount itself as the wire wants it. */
export const readAmount = (
  text: string,
  quote: Quote,
): { readonly problem: AmountProblem } | { readonly amount: string; readonly minor: Minor } => {
  const typed = text.trim();
  if (typed === '') return { problem: 'blank' };
  const amount = parseDecimal(typed, quote.currency);
  const min = parseDecimal(quote.amount_min, quote.currency) ?? 0n;
  const max = parseDecimal(quote.amount_max, quote.currency) ?? 0n;
  if (amount === undefined) return { problem: 'format' };
  if (amount < min || amount > max) return { problem: 'limits' };
  if (amount > (parseDecimal(quote.available, quote.currency) ?? 0n)) return { problem: 'funds' };
  return { amount: toDecimal(amount, quote.currency), minor: amount };
};

/** Fee and what is received, told before the button; null while the amount does not read. */
export const priceOf = (
  text: string,
  quote: Quote,
): { readonly fee: string; readonly received: string } | null => {
  const read = readAmount(text, quote);
  if ('problem' in read) return null;
  const fixed = parseDecimal(quote.fee_fixed, quote.currency) ?? 0n;
  const fee = fixed + (read.minor * BigInt(quote.fee_basis_points)) / wholeInBasisPoints;
  return {
    fee: toDecimal(fee as Minor, quote.currency),
    received: toDecimal((read.minor - fee) as Minor, quote.currency),
  };
};

/** The most that can be asked for: what is there, up to the limit. */
export const mostOf = (quote: Quote): string => {
  const available = parseDecimal(quote.available, quote.currency) ?? 0n;
  const max = parseDecimal(quote.amount_max, quote.currency) ?? 0n;
  return toDecimal((available < max ? available : max) as Minor, quote.currency);
};

const quickMax = 3;
const quickSteps = [1n, 2n, 5n] as const;

/** Up to three round amounts below the most that can be asked for, the smallest first, as decimal strings of the wire. */
export const quickAmounts = (quote: Quote): readonly string[] => {
  const least = parseDecimal(quote.amount_min, quote.currency) ?? 0n;
  const most = parseDecimal(mostOf(quote), quote.currency) ?? 0n;
  const round: bigint[] = [];
  const whole: bigint = parseDecimal('1', quote.currency) ?? 1n;
  for (let unit = whole; unit < most; unit *= 10n)
    for (const step of quickSteps) if (step * unit >= least && step * unit < most) round.push(step * unit);
  return round.slice(-quickMax).map((amount) => toDecimal(amount as Minor, quote.currency));
};
