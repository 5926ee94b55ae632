import { type CurrencyCode, isCurrencyCode } from '@pavilion/money';
import type { Selectable } from 'kysely';
import type { StudioTables } from '../infra/tables.ts';

export type PaymentRow = Selectable<StudioTables['payment']>;
export type NoticeRow = Selectable<StudioTables['payment_notice']>;

export const currencyOfPayment = (payment: PaymentRow): CurrencyCode => {
  if (!isCurrencyCode(payment.currency))
    throw new Error(`payment in an unknown currency ${payment.currency}`);
  return payment.currency;
};
