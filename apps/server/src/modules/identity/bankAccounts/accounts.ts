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

export const maskNumber = (number: string): string =>
  mask(number, { start: 0, end: shownEndOf(number) }) ?? '';

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
    account_number: maskNumber(number),
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

/** Also those in the place of which another was put: orders of before name them. */
interface Which {
  readonly withReplaced?: boolean;
}

/** The member's bound accounts, masked. */
export const listBankAccounts = async (
  pool: Pool,
  secret: string,
  owner: Owner,
  which: Which = {},
): Promise<BankAccount[]> =>
  (await findBankAccounts(createKysely<BankAccountTables>(pool), owner, which)).map((row) =>
    presentAccount(row, secret),
  );

/** Every account that the member has or had, in clear; for the member's own data alone. */
export const listOpenedAccounts = async (pool: Pool, secret: string, owner: Owner) =>
  (await findBankAccounts(createKysely<BankAccountTables>(pool), owner, { withReplaced: true })).map(
    (row) => ({
      bank_name: row.bank_name,
      currency: row.currency,
      ...openDetails(secret, owner, row.details_sealed),
      bound_at: row.bound_at,
      replaced_at: row.replaced_at,
    }),
  );

/** One bound account of the member in clear; undefined when it is nobody's or somebody else's. */
export const openBankAccount = async (
  pool: Pool,
  secret: string,
  owner: Owner,
  id: number,
  which: Which = {},
): Promise<OpenedBankAccount | undefined> => {
  const rows = await findBankAccounts(createKysely<BankAccountTables>(pool), owner, which);
  const row = rows.find((account) => account.id === id);
  if (row === undefined) return undefined;
  const { number, holder } = openDetails(secret, owner, row.details_sealed);
  return { currency: currencySchema.parse(row.currency), bankName: row.bank_name, number, holder };
};
