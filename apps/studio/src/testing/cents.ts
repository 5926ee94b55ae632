import { parseDecimal } from '@pavilion/money';

/** Minor units of an amount in dollars as the wire tells it; of none at all, zero. Throws `RangeError` for what is no amount. */
export const centsOf = (amount: string | null | undefined): number => {
  const cents = parseDecimal(amount ?? '0', 'USD');
  if (cents === undefined) throw new RangeError(`no amount in dollars: ${amount}`);
  return Number(cents);
};
