import { type Currency, currencySchema } from '@pavilion/contract';
import type { BankAccount } from '@pavilion/contract/sessions';
import { createKysely } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { mask } from '../presenter.ts';
import { openDetails } from './details.ts';
import { type BankAccountRow, findBankAccounts } from './queries.ts';
import type { BankAccountTables } from './tables.ts';

/** The last four of a number; of one so short that four would tell most of it, the last two. */
const shownEndOf = (number: string): number => (number.length < 8 ? 2 : 4);

export const maskHolder = (holder: string): string => mask(holder, { start: 1, end: 0 }) ?? '';

export const presentAccount = (row: BankAccountRow, secret: string): BankAccount => {
  const { number, holder } = openDetails(
    secret,
    { siteId: row.site_id, memberId: row.member_id },
    row.details_sealed,
  );
  const currency: Currency = currencySchema.parse(row.currency);
  return {
    id: row.id,
    currency,
    bank_name: row.bank_name,
    account_number: mask(number, { start: 0, end: shownEndOf(number) }) ?? '',
    holder: maskHolder(holder),
    bound_at: row.bound_at.toISOString(),
  };
};

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

/** A bound account in clear, for what pays to it. Never for an answer or a log. */
export interface OpenedBankAccount {
  readonly currency: Currency;
  readonly bankName: string;
  readonly number: string;
  readonly holder: string;
}

/** The member's bound accounts, masked. */
export const listBankAccounts = async (pool: Pool, secret: string, owner: Owner): Promise<BankAccount[]> =>
  (await findBankAccounts(createKysely<BankAccountTables>(pool), owner)).map((row) =>
    presentAccount(row, secret),
  );

/** One bound account of the member in clear; undefined when it is nobody's or somebody else's. */
export const openBankAccount = async (
  pool: Pool,
  secret: string,
  owner: Owner,
  id: number,
): Promise<OpenedBankAccount | undefined> => {
  const rows = await findBankAccounts(createKysely<BankAccountTables>(pool), owner);
  const row = rows.find((account) => account.id === id);
  if (row === undefined) return undefined;
  const { number, holder } = openDetails(secret, owner, row.details_sealed);
  return { currency: currencySchema.parse(row.currency), bankName: row.bank_name, number, holder };
};
