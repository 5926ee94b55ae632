import type { Withdrawal } from '@pavilion/contract/cashier';
import type { BankAccount } from '@pavilion/contract/sessions';
import { minor, toDecimal } from '@pavilion/money';
import { currencyOf } from '../presenter.ts';
import type { WithdrawalRow } from './queries.ts';

/** `accounts` are the member's bound ones, masked; bound accounts are never deleted. */
export const presentWithdrawal = (row: WithdrawalRow, accounts: readonly BankAccount[]): Withdrawal => {
  const currency = currencyOf(row);
  const account = accounts.find(({ id }) => id === row.bank_account_id);
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  return {
    order_number: row.order_number,
    state: row.state,
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    received: money(row.amount_minor - row.fee_minor),
    currency,
    bank_name: account?.bank_name ?? '',
    account_number: account?.account_number ?? '',
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
};
