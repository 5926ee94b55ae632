import { formatMinor, minor } from '@pavilion/money';
import type { LetterValues } from '../letters/index.ts';
import { currencyOf } from './presenter.ts';

interface LetterOrder {
  readonly order_number: string;
  readonly amount_minor: bigint;
  readonly currency: string;
}

/** What letters tell of an order: its number and amount, and `reasonKey`'s words for a reason. */
export const letterValues = (order: LetterOrder, reasonKey?: string): LetterValues => ({
  order: order.order_number,
  amount: formatMinor(minor(order.amount_minor), currencyOf(order)),
  ...(reasonKey === undefined ? {} : { reason: { key: reasonKey } }),
});
