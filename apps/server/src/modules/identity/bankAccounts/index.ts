import { type Currency, currencySchema } from '@pavilion/contract';
import { bankAccountsMax } from '@pavilion/contract/bankRules';
import { type BankAccount, bankAccountBind, bankAccountList } from '@pavilion/contract/sessions';
import { createKysely } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { type CallHandler, handle } from '../../../http/caller.ts';
import { mask } from '../presenter.ts';
import { ownerOf } from '../secondFactors/memberCalls.ts';
import { type BindDeps, bindBankAccount } from './bindBankAccount.ts';
import { openDetails } from './details.ts';
import { type BankAccountRow, findBankAccounts, findMemberName } from './queries.ts';
import type { BankAccountTables } from './tables.ts';

/** Calls a minute and address: enough for people who share one, too few to try out whose accounts are bound. */
const bindsPerMinute = 20;

/** The last four of a number; of one so short that four would tell most of it, the last two. */
const shownEndOf = (number: string): number => (number.length < 8 ? 2 : 4);

const maskHolder = (holder: string): string => mask(holder, { start: 1, end: 0 }) ?? '';

const presentAccount = (row: BankAccountRow, secret: string): BankAccount => {
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

/** The bank accounts of a member (spec §2 BindAccount). */
export const bankAccountCalls = (deps: BindDeps): CallHandler[] => {
  const db = createKysely<BankAccountTables>(deps.pool);
  return [
    handle(bankAccountList, async ({ member }) => {
      const [rows, name] = await Promise.all([findBankAccounts(db, member), findMemberName(db, member)]);
      return {
        list: rows.map((row) => presentAccount(row, deps.secret)),
        accounts_max: bankAccountsMax,
        holder_hint: name === null ? null : maskHolder(name),
      };
    }),
    handle(
      bankAccountBind,
      async (caller, { request_id, password, proof, ...values }) => {
        const { siteId, memberId, currency } = caller.member;
        const binding = { siteId, memberId, currency, requestId: request_id, ...values };
        const row = await bindBankAccount(deps, ownerOf(caller), binding, { password, proof });
        return { bank_account: presentAccount(row, deps.secret) };
      },
      { perMinute: bindsPerMinute },
    ),
  ];
};
