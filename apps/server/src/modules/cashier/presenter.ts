import { type Currency, currencySchema, type Locale } from '@pavilion/contract';
import type { Deposit, DepositMethod } from '@pavilion/contract/cashier';
import { minor, toDecimal } from '@pavilion/money';
import { textOf } from '../../infra/stored-text.ts';
import type { MethodRow, OrderRow } from './queries.ts';

/** A stored currency as the hall's code. Throws for a row that no migration or seed may have written. */
export const currencyOf = (row: { readonly currency: string }): Currency =>
  currencySchema.parse(row.currency);

export const presentMethod = (row: MethodRow, locale: Locale): DepositMethod => {
  const currency = currencyOf(row);
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  return {
    id: row.id,
    code: row.code,
    name: textOf(row.name, locale),
    description: textOf(row.description, locale),
    currency,
    amount_min: money(row.min_minor),
    amount_max: money(row.max_minor),
    fee: money(row.fee_minor),
    presets: row.presets_minor.map(money),
    takes_seconds: row.takes_seconds,
  };
};

export const presentDeposit = (row: OrderRow, locale: Locale): Deposit => {
  const currency = currencyOf(row);
  return {
    order_number: row.order_number,
    state: row.state,
    amount: toDecimal(minor(row.amount_minor), currency),
    fee: toDecimal(minor(row.fee_minor), currency),
    currency,
    method: textOf(row.method_name, locale),
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
};
